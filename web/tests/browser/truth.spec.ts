// Every sentence of a board agrees with the facts: stored games are walked through, and what is read on the page is
// compared with what happened, before and after.
import { readFileSync } from 'node:fs';
import type { Fact, Fields } from '../../src/lib/contract';
import { expect, test, type Someone } from './fixture';

interface Step {
  step: number;
  of: number;
  facts: Fact[];
}
const said = (game: string) =>
  JSON.parse(readFileSync(`../locales/en/${game}.json`, 'utf8')) as { readonly [key: string]: string };

class Walk {
  /** How many facts had been told by each step, and all of them. */
  readonly told: number[] = [];
  facts: Fact[] = [];
  constructor(
    readonly who: Someone,
    readonly table: string,
    readonly seat: number,
  ) {}
  async learn(): Promise<this> {
    let of = 0;
    for (let step = 0; step <= of; ++step) {
      const path = `/tables/${this.table}/replay?step=${step}&seat=${this.seat}`;
      const past = await this.who.api<Step>('GET', path);
      of = past.of;
      this.facts = past.facts;
      this.told.push(past.facts.length);
    }
    return this;
  }
  get last(): number {
    return this.told.length - 1;
  }
  /** The facts known at a step, and those that came with it. */
  until = (step: number): Fact[] => this.facts.slice(0, this.told[step]);
  newAt = (step: number): Fact[] => this.facts.slice(this.told[step - 1] ?? 0, this.told[step]);
  /** The steps at which something of this kind was told. */
  stepsOf(...verbs: string[]): number[] {
    return this.told.flatMap((_, step) =>
      step > 0 && this.newAt(step).some(({ fact }) => verbs.some((verb) => verb in fact)) ? [step] : [],
    );
  }
  async show(step: number): Promise<string> {
    const { page } = this.who;
    await this.who.go(`/replay/${this.table}?step=${step}&seat=${this.seat}`);
    await expect(page.locator('output')).toHaveText(new RegExp(`\\b${step}\\b`));
    return page.getByRole('main', { name: 'Board' }).innerText();
  }
}
const fieldsOf = (facts: readonly Fact[], verb: string): Fields[] =>
  facts.flatMap(({ fact }) => (fact[verb] ? [fact[verb]] : []));

const english = said('paper_tales');
for (const game of ['3-seats-1-most_legend', '4-seats-2-most_legend']) {
  test(`Paper Tales: wars, income and deaths are as they were, ${game}`, async ({ someone, server }) => {
    test.setTimeout(180_000);
    const seat = 0;
    const ada = await someone('Ada');
    const walk = await new Walk(ada, server.take(`paper-tales/games/${game}.json`), seat).learn();
    const { page } = ada;
    const [wars, agings] = [walk.stepsOf('strength'), walk.stepsOf('grew_older')];
    expect([wars.length, agings.length]).toEqual([4, 4]);
    for (const step of [...wars, ...wars.map((each) => each - 1), ...agings.map((each) => each - 1), walk.last]) {
      await walk.show(step);
      const known = walk.until(step);
      const round = known.slice(known.findLastIndex(({ fact }) => 'round_started' in fact));
      const strengths = fieldsOf(round, 'strength');
      for (const sheet of await page.locator('.beside').all()) {
        const line = (await sheet.locator('.war strong').textContent())?.trim();
        const sums = await sheet.locator('.sums').getAttribute('aria-label');
        if (strengths.length === 0) {
          expect(line).toBe('Before the plans are open');
          continue;
        }
        const side = (await sheet.getAttribute('class'))?.includes('left') ? 1 : -1;
        const other = (seat + side + strengths.length) % strengths.length;
        const [mine, theirs] = [seat, other].map((of) =>
          Number(strengths.find((each) => each['seat'] === of)?.['strength']),
        );
        expect(sums).toBe(`${mine} against ${theirs}`);
        const won = fieldsOf(round, 'war_won').find((each) => each['seat'] === seat && each['other'] === other);
        expect(line).toBe(won ? `You won this war: ${won['points']} legend points` : `Lost by ${theirs! - mine!}`);
      }
      const income = fieldsOf(walk.newAt(step), 'income').find((each) => each['seat'] === seat);
      if (income) await expect(page.locator('.tally .row').nth(1).locator('b')).toHaveText(String(income['gold']));
    }
    for (const step of agings) {
      const after = walk.newAt(step);
      const leaving = [...fieldsOf(after, 'died'), ...fieldsOf(after, 'saved')].filter((each) => each['seat'] === seat);
      await walk.show(step - 1);
      const names = leaving.map((each) => english[`card.${String(each['card'])}.name`] ?? '').sort();
      expect((await page.locator('.tally .who').allInnerTexts()).map((name) => name.trim()).sort()).toEqual(names);
      expect(await page.locator('.kingdom .foot.dies').count()).toBe(leaving.length);
    }
    expect(await walk.show(walk.last)).not.toMatch(/dies this round/i);
  });
}

for (const game of ['3-seats-141-rounds', '2-seats-8-goal']) {
  test(`Dead of Winter: food, crisis and morale are as they were, ${game}`, async ({ someone, server }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada');
    const walk = await new Walk(ada, server.take(`dead-of-winter/games/${game}.json`), 0).learn();
    const nights = walk.stepsOf('crisis_prevented', 'crisis_failed');
    const changes = walk.stepsOf('food_changed', 'morale_changed');
    expect(nights.length).toBeGreaterThan(0);
    let checks = 0;
    const agree = (text: string, sentence: RegExp, with_: unknown): void => {
      const found = sentence.exec(text.replaceAll(/\s+/g, ' '));
      if (!found || with_ === undefined) return;
      expect(`${sentence}: ${found[1]}`).toBe(`${sentence}: ${String(with_)}`);
      checks++;
    };
    for (const step of new Set([
      ...changes.filter((_, i) => i % 2 === 0),
      ...nights,
      ...nights.map((each) => each - 1),
    ])) {
      const text = await walk.show(step);
      const known = walk.until(step);
      agree(text, /Food (\d+) \d+ food needed/, fieldsOf(known, 'food_changed').at(-1)?.['food']);
      agree(text, /Morale (\d+)/, fieldsOf(known, 'morale_changed').at(-1)?.['morale']);
      if (!nights.includes(step + 1)) continue;
      const night = walk.newAt(step + 1);
      const counted = night.findIndex(({ fact }) => 'crisis_prevented' in fact || 'crisis_failed' in fact);
      const between = ['turn_started', 'died', 'exiled', 'eliminated', 'joined'];
      const isOther = night.slice(0, counted).some(({ fact }) => between.some((verb) => verb in fact));
      if (isOther || !('turn_ended' in (night[0]?.fact ?? {}))) continue; // something happened before the night
      const crisis = Object.values(night[counted]!.fact)[0];
      agree(text, /Tonight it takes (\d+)/, crisis?.['need']);
      const eaten = fieldsOf(night.slice(0, counted), 'food_changed')[0];
      const starved = fieldsOf(night.slice(0, counted), 'starved').length > 0;
      const need = /(\d+) food needed tonight/.exec(text)?.[1];
      if (eaten && !starved) agree(text, /(\d+) food needed tonight/, -Number(eaten['change']));
      else if (starved && need) {
        const stock = Number(fieldsOf(known, 'food_changed').at(-1)?.['food'] ?? 0);
        expect(Number(need)).toBeGreaterThan(stock);
        checks++;
      }
    }
    expect(checks).toBeGreaterThan(6);
  });
}

for (const game of ['2-seats-13-nest_life', '2-seats-0-nest_destroyed']) {
  test(`Tail Feathers: nests, cheese and the fallen are as they were, ${game}`, async ({ someone, server }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada');
    const walk = await new Walk(ada, server.take(`tail-feathers/games/${game}.json`), 0).learn();
    const { page } = ada;
    const hits = walk.stepsOf('nest_wounded');
    const meals = walk.stepsOf('cheese_gained').filter((_, i) => i % 4 === 0);
    expect(hits.length).toBeGreaterThan(0);
    for (const step of new Set([...hits, ...meals, walk.last])) {
      await walk.show(step);
      const known = walk.until(step);
      for (const seat of [0, 1]) {
        const left = fieldsOf(known, 'nest_wounded').findLast((each) => each['seat'] === seat)?.['left'];
        // A bid and a wheel that is emptied cost cheese too: only what was told last with this step is compared.
        const news = walk.newAt(step);
        const isOther = ['dice_bid', 'revived', 'nut_taken'].some((verb) => fieldsOf(news, verb).length > 0);
        const cheese = isOther ? [] : news.flatMap(({ fact }) => [fact['cheese_gained']]);
        const now = cheese.findLast((each) => each?.['seat'] === seat)?.['now'];
        const side = page.locator('.sides > section').nth(seat);
        if (left !== undefined)
          await expect(side.locator('header small')).toHaveText(new RegExp(`nest ${Number(left)}$`));
        if (now !== undefined)
          await expect(side.locator('header img')).toHaveAttribute('alt', `Cheese: ${Number(now)}`);
      }
    }
  });
}

for (const game of ['4-seats-1-spring', '5-seats-2-author']) {
  test(`Winter Tales: the line of memories, the chapter and who lies down are as they were, ${game}`, async ({
    someone,
    server,
  }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada');
    const walk = await new Walk(ada, server.take(`winter-tales/games/${game}.json`), 0).learn();
    const { page } = ada;
    const made = walk.stepsOf('memory_made');
    expect(made.length).toBeGreaterThan(2);
    for (const step of new Set([...made, ...made.map((each) => each - 1)])) {
      await walk.show(step);
      const known = walk.until(step);
      const spaces = new Set(fieldsOf(known, 'memory_made').map((each) => each['space']));
      await expect(page.locator('.track .space:not(.none)')).toHaveCount(spaces.size);
      const last = fieldsOf(known, 'memory_made').at(-1)?.['space'];
      const moved = fieldsOf(known, 'bookmark_moved').length > 0;
      if (last !== undefined && !moved)
        await expect(page.locator('.track .space:has(.bookmark)')).toHaveAttribute(
          'aria-label',
          new RegExp(`\\b${Number(last)}\\b`),
        );
      const chapter = fieldsOf(known, 'chapter_started').at(-1)?.['chapter'];
      const begun = fieldsOf(known, 'epilogue_started').length > 0;
      if (chapter !== undefined && !begun)
        await expect(page.getByText(new RegExp(`^Chapter ${Number(chapter)} ·`)).first()).toBeVisible();
    }
  });
}
