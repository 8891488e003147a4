// How fast the engine is in Chromium, beside the native one: random play, by the processor time that either takes, which other
// work on the machine hardly touches; and what `hard` takes to answer, by the clock.
//   node bench/engine-in-browser.mjs [--wasm build/wasm/snowbound.wasm] [--program build/release/snowbound] [--hard N]
// --hard: so many decisions of `hard` a game are timed (20). Needs web/node_modules and Chromium.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const { chromium } = createRequire(resolve(root, "web/package.json"))("playwright");
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const wasm = option("wasm", resolve(root, "build/wasm/snowbound.wasm"));
const program = option("program", resolve(root, "build/release/snowbound"));
const hard = Number(option("hard", "20"));
const games = [
  { game: "paper-tales", seats: 4, games: 30000 },
  { game: "winter-tales", seats: 5, games: 6000 },
  { game: "dead-of-winter", seats: 4, games: 1500 },
  { game: "tail-feathers", seats: 2, games: 1500 },
];

const native = ({ game, seats, games }) => {
  const order = ["sim", game, "--seats", seats, "--games", games, "--bots", "random", "--threads", "1", "--json"];
  const timed = ["-c", 'TIMEFORMAT="%U %S"; time "$@"', "time", program, ...order.map(String)];
  const { stdout, stderr } = spawnSync("bash", timed, { encoding: "utf8" });
  const seconds = stderr.trim().split(" ").reduce((sum, each) => sum + Number(each), 0);
  return JSON.parse(stdout).decisions / seconds;
};

// In the page: the same as a request to the engine.
const inBrowser = ({ game, seats, games }) => window.engine.ask({ do: "sim", game, seats, games, seed: 1 }).decisions;
// Bots of all seats play a game with `hard` for one of them: how long that one took, in milliseconds.
const thoughts = ({ game, seats, hard }) => {
  const { engine } = window;
  engine.ask({ do: "new", game, seats, seed: "speed" });
  const times = [];
  for (let answers = 0; times.length < hard && answers < 4000; ++answers) {
    const open = engine.ask({ do: "decisions" }).decisions.find(({ wait }) => wait === "required");
    if (!open) break;
    const isHard = open.seat === 0 && open.options.length > 1;
    const start = performance.now();
    const thought = engine.ask({ do: "bot", seat: open.seat, level: isHard ? "hard" : "greedy" });
    if (isHard) times.push(performance.now() - start);
    const { decision, choice } = thought;
    const done = engine.ask({ do: "answer", seat: open.seat, decision, choice, by: "bot:hard" });
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
  return times.sort((a, b) => a - b);
};

const browser = await chromium.launch({
  executablePath: process.env.SNOWBOUND_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const page = await browser.newPage();
const processes = await browser.newBrowserCDPSession();
// Of all renderers: there is one page.
const spent = async () => {
  const { processInfo } = await processes.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};
await page.route("http://engine.test/**", (route) => {
  const path = new URL(route.request().url()).pathname;
  if (path === "/engine.wasm") return route.fulfill({ body: readFileSync(wasm), contentType: "application/wasm" });
  if (path === "/loader.mjs")
    return route.fulfill({ path: resolve(root, "wasm/loader.mjs"), contentType: "text/javascript" });
  return route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
});
await page.goto("http://engine.test/");
const start = await page.evaluate(async () => {
  const { loadEngine } = await import("/loader.mjs");
  const bytes = await (await fetch("/engine.wasm")).arrayBuffer();
  const start = performance.now();
  window.engine = await loadEngine(bytes);
  return performance.now() - start;
});
console.log(`${(readFileSync(wasm).length / 1e6).toFixed(2)} MB, compiled in ${start.toFixed(0)} ms`);
console.log("| game | native, decisions/s | in Chromium | share | `hard`, median ms | longest ms |");
console.log("|---|---|---|---|---|---|");
for (const each of games) {
  // In turns, the best of three each: other work on the machine only ever slows one down.
  let [here, there] = [0, 0];
  for (let i = 0; i < 3; ++i) {
    here = Math.max(here, native(each));
    const before = await spent();
    const decisions = await page.evaluate(inBrowser, each);
    there = Math.max(there, decisions / ((await spent()) - before));
  }
  const times = await page.evaluate(thoughts, { ...each, hard });
  const [middle, last] = [times[Math.floor(times.length / 2)], times.at(-1)].map((ms) => ms?.toFixed(0) ?? "–");
  const whole = (n) => Math.round(n).toLocaleString("en");
  console.log(
    `| ${each.game} | ${whole(here)} | ${whole(there)} | ${((100 * there) / here).toFixed(0)} % | ${middle} | ${last} |`,
  );
}
await browser.close();
