// Whole games of all four, question by question, through the engine: however long the list is, the panel shows at most
// seven lines, each option can be reached through them, by at most four inputs, and each line is said in words.
import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { grammar as deadOfWinter } from '../../src/generated/dead-of-winter.gen';
import { grammar as paperTales } from '../../src/generated/paper-tales.gen';
import { grammar as tailFeathers } from '../../src/generated/tail-feathers.gen';
import { grammar as winterTales } from '../../src/generated/winter-tales.gen';
import type { Choice, Decision, Grammar, Offer } from '../../src/lib/contract';
import { lineOf } from '../../src/lib/lines';
import { offersOf } from '../../src/lib/match';
import { Texts } from '../../src/lib/texts';
import { mostInputs, mostLines, walk, type Entry } from '../../src/lib/walk';
import { Teller } from '../../src/lib/words';

const root = resolve(import.meta.dirname, '../../..');
const program = process.env['SNOWBOUND_PROGRAM'] ?? join(root, 'build/test/snowbound');
type Reply = { ok: boolean; decisions: Decision[]; decision: number; choice: Choice; error?: { message: string } };

class Engine {
  private readonly child = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly replies = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  async ask(request: object): Promise<Reply> {
    this.child.stdin.write(JSON.stringify(request) + '\n');
    const reply = JSON.parse((await this.replies.next()).value as string) as Reply;
    if (!reply.ok) throw new Error(`${JSON.stringify(request).slice(0, 200)}: ${reply.error?.message}`);
    return reply;
  }
  end(): void {
    this.child.stdin.end();
  }
}

const games: { name: string; grammar: Grammar; seats: number[] }[] = [
  { name: 'dead-of-winter', grammar: deadOfWinter, seats: [2, 3, 4, 5] },
  { name: 'paper-tales', grammar: paperTales, seats: [2, 3, 4, 5] },
  { name: 'winter-tales', grammar: winterTales, seats: [3, 5] },
  { name: 'tail-feathers', grammar: tailFeathers, seats: [2, 2] },
];
function textsOf(language: string, game: string): Texts {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(root, 'locales', language, `${file}.json`), 'utf8')) as { [key: string]: string };
  return new Texts(language, { ...read('shell'), ...read('web'), ...read(game.replaceAll('-', '_')) });
}

// With one possible answer there is nothing to ask. What is here waits for a confirmation all the same, and the page says so.
const confirmed: { readonly [prompt: string]: string } = {
  request: 'who has no such card is asked like everybody: silence would tell it',
  fuel: 'the same',
  pool: 'who has nothing that fits, or has given all of it, is waited for like everybody',
  'pool.dice': 'the same',
  'round.mission': 'who has no mission left is asked like everybody',
  'activation.act': 'the end of an activation: what it led to has been seen, and why nothing else goes',
  action: 'the end of a turn',
  'build.action': 'the end of a round, with the reason of everything that cannot be built',
  'round.activate': 'the last unit: the other side has been watched',
  'draft.pick': 'two cards alike, and nobody may know that',
  'pick.lose': 'the same: how many kinds of cards fit is nobody else’s business',
};
const isConfirmed = (asked: Decision): boolean => Object.hasOwn(confirmed, asked.prompt);

/** An id, a key, or a verb that no text knows. */
const isUnsaid = (entry: Entry, line: string): boolean =>
  line.trim() === '' ||
  /[a-z]_[a-z]|^\w+\.[\w.]+$/.test(line) ||
  (entry.is === 'verb' && line === entry.verb.replaceAll('_', ' '));

interface Found {
  inputs: Map<Offer, number>;
  lines: number;
  unsaid: Set<string>;
}
function explore(offers: readonly Offer[], grammar: Grammar, teller: Teller, path: string[], found: Found): void {
  const { entries, trail } = walk(offers, grammar, path);
  if (trail.length !== path.length) throw new Error(`a line that cannot be entered: ${path.join(' / ')}`);
  found.lines = Math.max(found.lines, entries.length);
  for (const entry of entries) {
    const line = lineOf(entry, teller);
    if (isUnsaid(entry, line)) found.unsaid.add(`${entry.id}: ${line}`);
    if (entry.is === 'leaf') for (const each of entry.offers) found.inputs.set(each, path.length + 1);
    else explore(offers, grammar, teller, [...path, entry.id], found);
  }
}

for (const { name, grammar, seats } of games) {
  test(`${name}: who, what, where leads to each option of each question`, async () => {
    test.setTimeout(240_000);
    const engine = new Engine();
    const tellers = ['en', 'de', 'it'].map(
      (language) => new Teller(textsOf(language, name), ['Ada', 'Ben', 'Cem', 'Dia', 'Eva', 'Flo', 'Gil']),
    );
    const flaws: string[] = []; // one by one they would take minutes
    const count = { questions: 0, options: 0, most: 0, lines: 0, inputs: 0 };
    for (const [match, chairs] of seats.entries()) {
      let { decisions } = await engine.ask({ do: 'new', game: name, seats: chairs, seed: `walk ${match}` });
      for (let step = 0; ; ++step) {
        const open = decisions.filter((each) => each.wait === 'required');
        const asked = open[step % Math.max(1, open.length)];
        if (!asked) break;
        const mine = decisions.filter((each) => each.seat === asked.seat);
        const teller = tellers[step % tellers.length] as Teller;
        const offers = offersOf(mine, teller, { notes: {}, byPlace: {} }).filter((offer) => !offer.refusal);
        const found: Found = { inputs: new Map(), lines: 0, unsaid: new Set() };
        explore(offers, grammar, teller, [], found);
        const where = `${asked.prompt}, ${offers.length} options`;
        const inputs = Math.max(...found.inputs.values());
        const options = mine.reduce((n, each) => n + each.options.length, 0);
        if (asked.options.length === 1 && !asked.form && !asked.tell && !isConfirmed(asked))
          flaws.push(`${where}: one possible answer, ${JSON.stringify(asked.options)}`);
        if (found.lines > mostLines) flaws.push(`${where}: ${found.lines} lines`);
        if (found.inputs.size !== options) flaws.push(`${where}: ${found.inputs.size} can be reached`);
        if (inputs > mostInputs) flaws.push(`${where}: ${inputs} inputs`);
        for (const line of found.unsaid) flaws.push(`${where}: ${line}`);
        count.questions += 1;
        count.options += offers.length;
        count.most = Math.max(count.most, offers.length);
        count.lines = Math.max(count.lines, found.lines);
        count.inputs = Math.max(count.inputs, inputs);
        const level = ['greedy', 'random'][(asked.seat + match) % 2];
        const { decision, choice } = await engine.ask({ do: 'bot', seat: asked.seat, level, simulations: 4 });
        ({ decisions } = await engine.ask({ do: 'answer', seat: asked.seat, decision, choice, concept: 'a line' }));
      }
    }
    engine.end();
    expect(flaws).toEqual([]);
    console.log(name, JSON.stringify(count));
    expect(count.questions).toBeGreaterThan(200);
    expect(count.most, 'there were long lists').toBeGreaterThan(mostLines);
  });
}
