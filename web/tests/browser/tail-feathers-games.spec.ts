// Whole games of Tail Feathers: the first scenario, from the first figure to a nest that falls.
import { answerUntil, fitsAcross, isOver, phone, skipFirstSteps, told, wire, type By, type Wanted } from './answering';
import { expect, test, type Someone } from './fixture';

const game = 'tail-feathers';

// Whoever has something to strike strikes; birds take off, swoop and land.
const wanted: Wanted = [
  /: (swoop|ranged|melee) on /,
  /^Swoop/,
  /gets ready to launch/,
  /^Take off/,
  /^Land$/,
  /^Route:/,
  /^Activate/,
  /^Mission: /,
  /^Send/,
  /^All others/,
  /goes to:/,
];

async function playOut(who: Someone, by: By, nest: number): Promise<Set<string>> {
  const frames = wire(who.page);
  await skipFirstSteps(who, game);
  const options = { scenario: 'show_of_force', militia_nest: nest, raiders_nest: nest };
  await who.open(await who.table({ game, seats: 2, options }));
  await expect(who.page.getByRole('group', { name: 'The battlefield' })).toBeVisible();
  await answerUntil([who], isOver(who), wanted, { by, within: 280_000 });
  return told(frames);
}

test('the first scenario with a mouse: nests of one life fall', async ({ someone }) => {
  test.setTimeout(300_000);
  const ada = await someone('Ada');
  const seen = await playOut(ada, 'mouse', 1);
  for (const kind of ['launched', 'attacked', 'nest_destroyed']) expect([...seen]).toContain(kind);
  await expect(ada.page.getByText('The nest is destroyed', { exact: false }).first()).toBeVisible();
});

for (const [how, by, device] of [
  ['by keyboard alone', 'key', {}],
  ['on a phone', 'finger', phone],
] as const) {
  test(`the first scenario ${how}: launches, routes, landings, swoops and missions`, async ({ someone }) => {
    test.setTimeout(300_000);
    const ada = await someone('Ada', device);
    const seen = await playOut(ada, by, 6);
    for (const kind of ['launched', 'route_announced', 'flew', 'landed', 'mission_placed', 'attacked swoop']) {
      expect([...seen]).toContain(kind);
    }
    await fitsAcross(ada);
  });
}
