// node scripts/story-cards.mjs FOLDER: draws the story cards of Winter Tales anew, into games/winter_tales/pictures.json.
// FOLDER holds the npm package @iconify-json/game-icons. Which icon draws which card is kept in pictures.json itself: to
// change a picture, change its "icon" and run this.
import { readFileSync, writeFileSync } from "node:fs";

const file = "games/winter_tales/pictures.json";
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node scripts/story-cards.mjs FOLDER");

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const set = read(`${folder}/icons.json`);
const cards = Object.entries(read(file)).sort(([a], [b]) => (a < b ? -1 : 1));
const header = readFileSync("games/winter_tales/story_cards.h", "utf8");
const names = [...header.matchAll(/"([a-z_]+)"/g)].map(([, name]) => name);

const icons = cards.map(([, { icon }]) => icon);
const flaws = [
  ...icons.filter((icon, i) => icons.indexOf(icon) !== i).map((icon) => `${icon} is used twice`),
  ...icons.filter((icon) => !Object.hasOwn(set.icons, icon)).map((icon) => `there is no icon ${icon}`),
  ...names.filter((name) => !cards.some(([id]) => id === name)).map((name) => `${name} has no picture`),
  ...cards.filter(([id]) => !names.includes(id)).map(([id]) => `${id} is no story card`),
];
if (flaws.length > 0) throw new Error(flaws.join("\n"));

const lines = cards.map(([id, { icon }]) => {
  const { body, width = set.width ?? 512 } = set.icons[icon];
  return `  ${JSON.stringify(id)}: ${JSON.stringify({ icon, body, size: width })}`;
});
writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
console.log(`${lines.length} cards`);
