// The compared room on boardgame.io: the same rules as a game of its own kind, kept in memory, whole-state updates as
// it sends them by default. (With koa-compose 4.2 its lobby is not found: the package pins 4.1.)
//   node boardgame.mjs PORT
import { createRequire } from 'node:module';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

const kCells = 16;

const counters = {
  name: 'counters',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ cells: new Array(kCells).fill(0), seq: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: ({ G }, cell, ts) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= kCells || typeof ts !== 'number') return INVALID_MOVE;
      G.cells[cell] += 1;
      G.seq += 1;
      return undefined;
    },
  },
};

const server = Server({ games: [counters], origins: [Origins.LOCALHOST] });
// It would listen on every address.
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);
await new Promise((ready) => {
  server.run({ port: Number(process.argv[2]) }, ready);
});
console.log('ready');
