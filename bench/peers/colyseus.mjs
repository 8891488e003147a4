// The compared room on Colyseus: a move is checked and broadcast, state patches are off, nothing is stored.
//   node colyseus.mjs PORT
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

const kSeats = 4;
const kCells = 16;

class CountersRoom extends Room {
  maxClients = kSeats;
  patchRate = null;
  autoDispose = true;

  onCreate() {
    this.cells = new Array(kCells).fill(0);
    this.turn = 0;
    this.seq = 0;
    this.seats = new Map();
    this.onMessage('move', (client, message) => this.move(client, message));
  }

  onJoin(client, options) {
    this.seats.set(client.sessionId, options.seat);
  }

  move(client, message) {
    const seat = this.seats.get(client.sessionId);
    if (typeof message !== 'object' || message === null || seat !== this.turn) return client.send('no', 'turn');
    const { cell, ts } = message;
    const fits = Number.isInteger(cell) && cell >= 0 && cell < kCells && typeof ts === 'number';
    if (!fits) return client.send('no', 'cell');
    const val = ++this.cells[cell];
    this.turn = (this.turn + 1) % kSeats;
    this.broadcast('ev', { seq: ++this.seq, seat, cell, val, turn: this.turn, ts });
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define('counters', CountersRoom);
await server.listen(Number(process.argv[2]), '127.0.0.1');
console.log('ready');
