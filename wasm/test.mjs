// node wasm/test.mjs MODULE PROGRAM: the WebAssembly engine and the native one say the same, to the byte.
// Stored games are replayed in it with every hash compared; then both play whole games with bots.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEngine } from "./loader.mjs";

const [modulePath, program] = process.argv.slice(2);
const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const bytes = readFileSync(modulePath);
let checks = 0;

function expect(condition, what) {
  checks += 1;
  if (condition) return;
  console.error(`failed: ${what}`);
  process.exit(1);
}

function storedGames() {
  const testdata = join(root, "testdata");
  const files = [];
  for (const game of readdirSync(testdata)) {
    const folder = join(testdata, game, "games");
    try {
      for (const file of readdirSync(folder)) files.push(join(folder, file));
    } catch {
      // a game without stored matches
    }
  }
  return files;
}

async function replayStoredGames() {
  const engine = await loadEngine(bytes);
  const files = storedGames();
  expect(files.length > 0, "there are stored games to replay");
  for (const file of files) {
    const record = JSON.parse(readFileSync(file, "utf8"));
    const reply = engine.ask({ do: "replay", record });
    expect(reply.ok, `${file}: ${reply.error?.message}`);
    const last = record.events.at(-1)?.hash ?? record.setup_hash;
    expect(reply.hash === last, `${file}: the last hash`);
  }
}

// A refusal is said in a sentence where the program carries the words, and by its key where it does not.
function sameButForWords(a, b) {
  const bare = (line) => {
    const reply = JSON.parse(line);
    if (reply.error?.why) delete reply.error.message;
    return JSON.stringify(reply);
  };
  return bare(a) === bare(b);
}

// Plays a game in WebAssembly with bots, keeps every line, and lets the native engine answer the same lines.
async function playAsNative(game, seats, levels) {
  const engine = await loadEngine(bytes);
  const lines = [];
  const replies = [];
  const ask = (request) => {
    lines.push(JSON.stringify(request));
    replies.push(engine.handle(lines.at(-1)));
    return JSON.parse(replies.at(-1));
  };
  ask({ do: "games" });
  ask({ do: "new", game, seats, seed: `wasm-${seats}` });
  for (let step = 0; ; step += 1) {
    const open = ask({ do: "decisions" }).decisions.filter((d) => d.wait === "required");
    if (open.length === 0) break;
    expect(step < 5000, "the game ends");
    const { seat } = open[step % open.length];
    const thought = ask({ do: "bot", seat, level: levels[step % levels.length], simulations: 12 });
    expect(thought.ok, thought.error?.message);
    ask({ do: "answer", seat, decision: thought.decision, choice: thought.choice, concept: "a line" });
    if (step % 10 === 5) ask({ do: "answer", seat, decision: thought.decision, choice: thought.choice, concept: "a line" }); // too late
    if (step % 10 === 7) ask({ do: "undo" });
    if (step % 10 === 0) ask({ do: "view", seat, since: 0 });
  }
  ask({ do: "scores" });
  ask({ do: "state" });
  ask({ do: "record" });
  ask({ do: "nonsense" });
  ask({ do: "answer", seat: 0, decision: 1, choice: {} });
  ask({ do: "new", game, seats: 99 });
  const native = spawnSync(program, ["engine"], { input: lines.join("\n") + "\n", maxBuffer: 1 << 30, encoding: "utf8" });
  const said = native.stdout.trimEnd().split("\n");
  expect(said.length === replies.length, `${game}, ${seats} seats: as many replies`);
  for (let i = 0; i < replies.length; i += 1) {
    expect(said[i] === replies[i] || sameButForWords(said[i], replies[i]), `${game}, ${seats} seats: reply ${i} to ${lines[i].slice(0, 200)}`);
  }
}

await replayStoredGames();
const games = (await loadEngine(bytes)).ask({ do: "games" }).games;
for (const { id, seats } of games) {
  for (let n = seats.min; n <= seats.max; n += 1) {
    await playAsNative(id, n, ["random", "greedy", "easy"]);
  }
}
console.log(`${checks} checks`);
