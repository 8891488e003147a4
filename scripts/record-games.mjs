// node scripts/record-games.mjs PROGRAM GAME: writes whole games played by bots to testdata/<game>/games, one for every number
// of seats, every ending and every value of every option. Stored games must replay forever: run it when a game is new, or
// when its rules version changes, and never to make a failing test pass.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [program, wantedGame] = process.argv.slice(2);
const engine = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
const replies = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const reply = JSON.parse((await replies.next()).value);
  if (!reply.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${reply.error.message}`);
  return reply;
}

// How some games of Dead of Winter are played, so that its rare endings come up: everybody votes the others out; nobody
// plays at random, for an objective that can be reached, or one that few can outlive.
const apart = { cooperative: false };
const few = { objective: "kill_them", elimination: true, hardcore: false, ...apart };
const styles = {
  "dead-of-winter": [
    { for: ["a loyal exile", "an exiled betrayer", "two loyal exiles"], exile: true, options: { ...apart, betrayer: "likely" } },
    { for: ["goal with a betrayer", "goal without a betrayer", "somebody wins"], levels: ["greedy"], options: { objective: "find_a_cure", ...apart } },
    { for: ["rounds with a betrayer"], seats: 3, levels: ["greedy"], options: { ...few, betrayer: "likely" } },
    { for: ["rounds without a betrayer"], seats: 3, levels: ["greedy"], options: { ...few, betrayer: "none" } },
    { for: ["fuel with a betrayer", "fuel without a betrayer"], options: { objective: "winter_has_come", ...apart } },
  ],
};
function insisted(decision, style) {
  if (!style.exile) return undefined;
  if (decision.prompt === "vote.exile" || decision.prompt === "vote.tie") return decision.options.find((o) => o.vote?.option === 0);
  return decision.options.find((o) => o.call_vote);
}

// A game of mixed bots, with some answers taken back and given again.
async function play(game, seats, options, seed, style = {}) {
  let { decisions } = await ask({ do: "new", game, seats, options, seed });
  const levels = style.levels ?? ["greedy", "random", "easy"];
  for (let step = 0; ; step += 1) {
    const open = decisions.filter((d) => d.wait === "required");
    if (open.length === 0) break;
    const asked = open[step % open.length];
    const { seat } = asked;
    const wished = insisted(asked, style);
    const { decision, choice } = wished
      ? { decision: asked.id, choice: wished }
      : await ask({ do: "bot", seat, level: levels[seat % levels.length], simulations: 8 });
    const text = step % 17 === 0 ? `step ${step}` : undefined;
    ({ decisions } = await ask({ do: "answer", seat, decision, choice, text, concept: "a stored line" }));
    if (step % 11 === 0) await ask({ do: "undo" }).then((reply) => ({ decisions } = reply), () => {});
  }
  const { ending } = await ask({ do: "scores" });
  const { record } = await ask({ do: "record" });
  const { state } = await ask({ do: "state" });
  return { ending, record, state };
}

// What else a stored game should show: in Dead of Winter each ending with and without a betrayer, and each kind of exile.
const betrayals = ["serial_killers", "trigger_happy", "cult_leader", "accept_your_fate", "all_for_one", "gluttony", "mad_scientist", "obsessed", "runaway", "take_over"];
function moreWishes(about) {
  if (about.id !== "dead-of-winter") return [];
  const endings = about.endings.flatMap((e) => [`${e} with a betrayer`, `${e} without a betrayer`]);
  return [...endings, "a loyal exile", "an exiled betrayer", "two loyal exiles", "somebody wins", "nobody wins"];
}
function moreFound(about, ending, state) {
  if (about.id !== "dead-of-winter") return [];
  const players = state.players.slice(0, state.seats);
  const betrays = (p) => betrayals.includes(p.objective);
  const exiles = players.filter((p) => p.exiled);
  const found = [`${ending} ${players.some(betrays) ? "with" : "without"} a betrayer`];
  if (exiles.some((p) => !betrays(p))) found.push("a loyal exile");
  if (exiles.some(betrays)) found.push("an exiled betrayer");
  if (exiles.filter((p) => !betrays(p)).length > 1) found.push("two loyal exiles");
  return found;
}

function valuesOf(schema) {
  if (schema.enum) return schema.enum;
  if (schema.type !== "integer") return [false, true];
  return Array.from({ length: schema.maximum - schema.minimum + 1 }, (_, i) => schema.minimum + i);
}

// Few options: all combinations in turn. Many: first each value of each, then mixed, as in table/options.cpp.
function optionsFor(about, number) {
  const schemas = Object.entries(about.options.properties);
  const combinations = schemas.reduce((n, [, schema]) => n * valuesOf(schema).length, 1);
  const mostValues = Math.max(...schemas.map(([, schema]) => valuesOf(schema).length));
  const options = {};
  let digit = number;
  schemas.forEach(([key, schema], place) => {
    const values = valuesOf(schema);
    const which = combinations <= 64 ? digit : number < mostValues ? number : Math.imul(number * 31 + place, 2654435761) >>> 7;
    options[key] = values[which % values.length];
    digit = Math.floor(digit / values.length);
  });
  return options;
}

function wanted(about) {
  const wishes = new Set(about.endings.map((e) => `ending ${e}`));
  for (let n = about.seats.min; n <= about.seats.max; n += 1) wishes.add(`seats ${n}`);
  for (const [key, schema] of Object.entries(about.options.properties)) {
    for (const value of valuesOf(schema)) wishes.add(`${key} ${value}`);
  }
  for (const wish of moreWishes(about)) wishes.add(wish);
  return wishes;
}

// Games that somebody will ask for by name: Winter Tales in both editions, each module alone and all together.
function named(id) {
  if (id !== "winter-tales") return [];
  const modules = { powers: true, missions: true, abilities: true };
  const list = [];
  for (const edition of ["de", "it"]) {
    for (let seats = 3; seats <= 7; seats += 1) list.push({ name: `${edition}-all`, seats, options: { edition, ...modules } });
    Object.keys(modules).forEach((module, i) => list.push({ name: `${edition}-${module}`, seats: 3 + i, options: { edition, [module]: true } }));
  }
  return list;
}

// Endings that come up once in hundreds of games at best, and the options under which they do: played at random until then.
function rareEndings(id) {
  if (id !== "tail-feathers") return [];
  const low = { militia_nest: 2, raiders_nest: 2 };
  return [
    { wish: "freed", options: { scenario: "captured_flyer" } },
    { wish: "held", options: { scenario: "captured_flyer" } },
    { wish: "both_nests", options: { scenario: "burning_branches", ...low } },
    { wish: "draw", options: { scenario: "burning_branches", ...low } },
    { wish: "laurels", options: { scenario: "war_for_the_canopy", ...low } },
    { wish: "points", options: { scenario: "burning_branches", ...low } },
  ];
}
async function playUntil(id, seats, { wish, options }) {
  for (let number = 0; number < 20000; number += 1) {
    const { ending, record } = await play(id, seats, options, `stored-${wish}-${number}`, { levels: ["random"] });
    if (ending === wish) return record;
  }
  throw new Error(`${id}: never seen: ${wish}`);
}

for (const about of (await ask({ do: "games" })).games.filter((g) => g.id === wantedGame)) {
  const wishes = wanted(about);
  const folder = `testdata/${about.id}/games`;
  mkdirSync(folder, { recursive: true });
  for (const { name, seats, options } of named(about.id)) {
    const { ending, record } = await play(about.id, seats, options, `stored-${name}`);
    writeFileSync(`${folder}/${seats}-seats-${name}-${ending}.json`, JSON.stringify(record) + "\n");
  }
  for (const rare of rareEndings(about.id)) {
    const record = await playUntil(about.id, about.seats.min, rare);
    wishes.delete(`ending ${rare.wish}`);
    writeFileSync(`${folder}/${about.seats.min}-seats-rare-${rare.wish}.json`, JSON.stringify(record) + "\n");
  }
  for (let number = 0; wishes.size > 0 && number < 20000; number += 1) {
    const ways = [{}, ...(styles[about.id] ?? []).filter((way) => way.for.some((wish) => wishes.has(wish)))];
    const style = ways[number % ways.length];
    const seats = style.seats ?? about.seats.min + (number % (about.seats.max - about.seats.min + 1));
    const options = { ...optionsFor(about, number), ...style.options };
    const { ending, record, state } = await play(about.id, seats, options, `stored-${number}`, style);
    const { winners } = await ask({ do: "scores" });
    const won = about.id === "dead-of-winter" ? [winners.length > 0 ? "somebody wins" : "nobody wins"] : [];
    const given = Object.entries(options).map(([k, v]) => `${k} ${v}`);
    const has = [`ending ${ending}`, `seats ${seats}`, ...given, ...moreFound(about, ending, state), ...won];
    if (!has.some((h) => wishes.has(h))) continue;
    for (const h of has) wishes.delete(h);
    writeFileSync(`${folder}/${seats}-seats-${number}-${ending}.json`, JSON.stringify(record) + "\n");
  }
  if (wishes.size > 0) throw new Error(`${about.id}: never seen: ${[...wishes].join(", ")}`);
}
await ask({ do: "quit" });
