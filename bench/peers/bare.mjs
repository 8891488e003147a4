// The compared room on ws alone, without a framework: a path names room and seat, a move is checked and sent to all four,
// nothing is stored. As little as a server in Node can do.
//   node bare.mjs PORT
import { WebSocketServer } from 'ws';

const kSeats = 4;
const kCells = 16;
const rooms = new Map();

function room(id) {
  let found = rooms.get(id);
  if (!found) {
    found = { cells: new Array(kCells).fill(0), turn: 0, seq: 0, people: [] };
    rooms.set(id, found);
  }
  return found;
}

function move(here, person, seat, data) {
  let message;
  try {
    message = JSON.parse(data);
  } catch {
    return person.send('{"no":"json"}');
  }
  const fits = Number.isInteger(message?.cell) && message.cell >= 0 && message.cell < kCells && typeof message.ts === 'number';
  if (!fits) return person.send('{"no":"cell"}');
  if (seat !== here.turn) return person.send('{"no":"turn"}');
  const val = ++here.cells[message.cell];
  here.turn = (here.turn + 1) % kSeats;
  const text = JSON.stringify({ seq: ++here.seq, seat, cell: message.cell, val, turn: here.turn, ts: message.ts });
  for (const each of here.people) each.send(text);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2]), perMessageDeflate: false });
server.on('connection', (person, request) => {
  const [, id, seat] = request.url.split('/');
  const here = room(id);
  here.people.push(person);
  person.on('message', (data) => move(here, person, Number(seat), data));
  person.send('{"ready":true}');
});
server.on('listening', () => console.log('ready'));
