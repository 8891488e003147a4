// node scripts/tell-stories.mjs PROGRAM: lets bots play and tell one whole match of Winter Tales in each language, keeps
// the records in testdata/winter-tales/stories and the books in docs/samples. Run it when narrator or grammar change.
import { spawn, execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [program, level = "greedy"] = process.argv.slice(2);
const engine = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const replies = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const reply = JSON.parse((await replies.next()).value);
  if (!reply.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${reply.error.message}`);
  return reply;
}

async function play({ lang, seats, seed, options }) {
  await ask({ do: "new", game: "winter-tales", seats, options, seed });
  for (;;) {
    const { decisions } = await ask({ do: "decisions" });
    const open = decisions.find((d) => d.wait === "required");
    if (!open) break;
    const { decision, choice, text, concept } = await ask({ do: "bot", seat: open.seat, level, tell: lang });
    await ask({ do: "answer", seat: open.seat, decision, choice, text, concept });
  }
  return (await ask({ do: "record" })).record;
}

const matches = [
  { lang: "en", seats: 4, seed: "the-first-snow", options: { powers: true, abilities: true } },
  { lang: "de", seats: 5, seed: "der-erste-schnee", options: { memories: 4, mood: "dark" } },
  { lang: "it", seats: 3, seed: "la-prima-neve", options: { edition: "it", powers: true, missions: true } },
];
mkdirSync("testdata/winter-tales/stories", { recursive: true });
mkdirSync("docs/samples", { recursive: true });
for (const match of matches) {
  const file = `testdata/winter-tales/stories/${match.lang}.json`;
  writeFileSync(file, JSON.stringify(await play(match)) + "\n");
  const book = execFileSync(program, ["story", file, "--lang", match.lang]);
  writeFileSync(`docs/samples/winter-tales-${match.lang}.md`, book);
}
await ask({ do: "quit" });
