// Whole games of Dead of Winter, from the deal to the scores.
import { answerUntil, fitsAcross, isOver, phone, skipFirstSteps, told, wire, type Wanted } from './answering';
import { expect, test, type Someone } from './fixture';

const game = 'dead-of-winter';

test('three people and a bot play to the end, with crossroads, a vote and an exile', async ({ someone }) => {
  test.setTimeout(640_000);
  const people = [await someone('Ada'), await someone('Bo'), await someone('Cy')];
  const [ada, bo, cy] = people as [Someone, Someone, Someone];
  const frames = people.map((who) => wire(who.page));
  for (const who of people) await skipFirstSteps(who, game);
  // Everybody goes out, so that something happens; then Cy is voted out; then the winter takes its course.
  const busy: Wanted = [/^Call an exile vote: Cy/, /^Vote: yes/, /^Move /, /searches/, /^End the turn/];
  const calm: Wanted = [/^Keep/, /^No$/, /^End the turn/];
  const wanted = (): Wanted => {
    const seen = told(frames[0] ?? []);
    return seen.has('exiled') && seen.has('crossroads_triggered') ? calm : busy;
  };
  // A colony that is lost early may see no crossroads card trigger: then another one is founded.
  for (let games = 0; games < 3; games++) {
    for (const each of frames) each.length = 0;
    const table = await ada.table({ game, seats: 4, bots: 1, start: false });
    await bo.sit(table);
    await cy.sit(table);
    await ada.start(table);
    for (const who of people) {
      await who.open(table);
      await expect(who.page.locator('.colony')).toBeVisible();
    }
    await answerUntil(people, isOver(ada), wanted, { within: 200_000 });
    if (wanted() === calm) break;
  }
  for (const each of frames) {
    const seen = told(each);
    for (const kind of ['vote_called', 'voted', 'vote_ended', 'exiled', 'crossroads_triggered']) {
      expect([...seen]).toContain(kind);
    }
  }
  for (const who of people) await expect(who.page.locator('.scores')).toBeVisible();
});

for (const [how, by, device] of [
  ['by keyboard alone', 'key', {}],
  ['on a phone', 'finger', phone],
] as const) {
  test(`a whole game ${how}`, async ({ someone }) => {
    test.setTimeout(240_000);
    const ada = await someone('Ada', device);
    await skipFirstSteps(ada, game);
    await ada.open(await ada.table({ game, seats: 3 }));
    await expect(ada.page.locator('.colony')).toBeVisible();
    if (by === 'key') await ada.page.mouse.move(0, 0);
    await answerUntil([ada], isOver(ada), [/^Move /, /searches/, /^Keep/, /^End the turn/], { by, within: 200_000 });
    await fitsAcross(ada);
  });
}

test('the ballots of a vote lie face down until all are in, then everybody sees them', async ({ someone }) => {
  test.setTimeout(200_000);
  const people = [await someone('Ada'), await someone('Bo'), await someone('Cy')];
  const [ada, bo, cy] = people as [Someone, Someone, Someone];
  for (const who of people) await skipFirstSteps(who, game);
  const table = await ada.table({ game, seats: 3, bots: 0, start: false });
  await bo.sit(table);
  await cy.sit(table);
  await ada.start(table);
  for (const who of people) await who.open(table);
  const asked = (who: Someone) => async () => (await who.choices.filter({ hasText: /^.?\s*Vote: yes/ }).count()) > 0;
  await answerUntil(people, asked(ada), [/^Call an exile vote: Cy/, /^Keep/, /^No$/, /^End the turn/], {
    within: 150_000,
  });
  // Ada has not voted: whatever the others have said lies face down.
  const open = (who: Someone) => who.page.locator('.after .ballot');
  await expect(ada.page.locator('.ballot').first()).toBeVisible();
  for (const who of people) await expect(open(who)).toHaveCount(0);
  for (const who of people) await answerUntil([who], async () => !(await asked(who)()), /^Vote: yes/);
  for (const who of people) await expect.poll(() => open(who).count()).toBeGreaterThan(1);
});
