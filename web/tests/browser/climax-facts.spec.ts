// Winter Tales and Tail Feathers: what the stage and the last page show of stored games agrees with what was told.
import { readdirSync } from 'node:fs';
import { acts as flights, type FlightScene } from '../../src/games/tail-feathers/acts';
import { lostBy } from '../../src/games/tail-feathers/ending';
import { acts as scenes, pointsOf, type EpilogueScene } from '../../src/games/winter-tales/acts';
import { lengthOf, tellsOf, type Act } from '../../src/lib/beats';
import type { Fact, Fields } from '../../src/lib/contract';
import { expect, test, type Server, type Someone } from './fixture';

interface Past {
  of: number;
  facts: Fact[];
}
const stored = (game: string): string[] =>
  readdirSync(`../testdata/${game}/games`).map((file) => `${game}/games/${file}`);
async function told(who: Someone, server: Server, file: string): Promise<Fact[]> {
  const table = server.take(file);
  const at = (step: number) => who.api<Past>('GET', `/tables/${table}/replay?step=${step}`);
  return (await at((await at(0)).of)).facts;
}
const all = (facts: readonly Fact[], verb: string): Fields[] =>
  facts.flatMap(({ fact }) => (fact[verb] ? [fact[verb]] : []));
/** Acts of three to five seconds whose beats have names of their own, and which tell only what was told. */
function wellMade(acts: readonly Act[], facts: readonly Fact[]): void {
  const known = new Set(facts.map(({ fact }) => fact));
  for (const act of acts) {
    expect(lengthOf(act)).toBeLessThanOrEqual(5400);
    expect(new Set(act.beats.map((beat) => beat.step)).size).toBe(act.beats.length);
    for (const each of tellsOf(act)) expect(known.has(each)).toBe(true);
  }
}

test('stored tales: every fight, trap, quest and memory is an act; the points of the last page add up', async ({
  someone,
  server,
}) => {
  test.setTimeout(240_000);
  const ada = await someone('Ada');
  for (const file of stored('winter-tales')) {
    const facts = await told(ada, server, file);
    const acts = scenes(facts, 0);
    wellMade(acts, facts);
    const of = (kind: string): number => acts.filter((act) => act.kind === kind).length;
    expect(of('combat')).toBe(all(facts, 'combat_ended').length);
    expect(of('trap')).toBe(all(facts, 'trap_ended').length);
    expect(of('quest')).toBe(all(facts, 'quest_counted').length);
    expect(of('memory')).toBe(all(facts, 'memory_made').length);
    const [sums] = all(facts, 'totals').slice(-1);
    const epilogue = acts.find((act) => act.kind === 'epilogue')?.scene as EpilogueScene | undefined;
    expect(epilogue?.sums).toEqual({ spring: sums?.['spring'], winter: sums?.['winter'] });
    for (const side of ['spring', 'winter'] as const)
      expect(pointsOf(facts, side, 0).reduce((sum, each) => sum + each, 0)).toBe(sums?.[side]);
  }
});

test('stored battles: every flight ends on the stage where it ended on the field; nests lose what they lost', async ({
  someone,
  server,
}) => {
  test.setTimeout(300_000);
  const ada = await someone('Ada');
  for (const file of stored('tail-feathers').filter((_, i) => i % 3 === 0)) {
    const facts = await told(ada, server, file);
    const acts = flights(facts, 0);
    wellMade(acts, facts);
    const ends = acts
      .filter((act) => act.kind === 'flight')
      .map((act) => (act.scene as FlightScene).legs.at(-1)?.poses.at(-1));
    for (const flew of all(facts, 'flew')) expect(ends).toContainEqual(flew['pose']);
    expect(acts.filter((act) => act.kind === 'spiral')).toHaveLength(
      all(facts, 'spiral_over').length + all(facts, 'spiral_tied').length,
    );
    for (const seat of [0, 1]) {
      const wounds = all(facts, 'nest_wounded').filter((each) => each['seat'] === seat);
      const lost = [...lostBy(facts, seat).values()].reduce((sum, each) => sum + each, 0);
      expect(lost).toBe(wounds.reduce((sum, each) => sum + Number(each['wounds']), 0));
    }
  }
});
