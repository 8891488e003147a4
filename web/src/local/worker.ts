// The worker behind the page: the engines, the tables of this device, and their secrets.
import { loadEngine, type Engine } from '../../../wasm/loader.mjs';
import { isBag } from '../lib/read';
import { House } from './house';
import type { ToPage, ToWorker } from './messages';
import { Modules } from './modules';
import type { Guest, Room } from './room';
import { Store } from './store';
import { Thinker, type Tongue } from './thinking';
import { Trouble, troubleOf } from './trouble';

const say = (message: ToPage): void => postMessage(message);

let modules = new Modules({});
let begun: (house: Promise<House>) => void;
const house = new Promise<House>((resolve) => (begun = resolve));

async function begin(tales: { [language: string]: string }): Promise<House> {
  const grammars = new Map<string, unknown>();
  const tongue = async (game: string, language: string): Promise<{ tongue?: Tongue }> => {
    const grammar = game === 'winter-tales' ? tales[language] : undefined;
    if (grammar === undefined) return {};
    if (!grammars.has(grammar)) grammars.set(grammar, await (await fetch(grammar)).json());
    return { tongue: { game, language, grammar: grammars.get(grammar) } };
  };
  const load = async (game: string, language: string): Promise<Engine> => {
    const [module, { tongue: told }] = await Promise.all([modules.of(game), tongue(game, language)]);
    const fresh = await loadEngine(module);
    if (told) fresh.teach(told.game, told.language, told.grammar);
    return fresh;
  };
  const think = async (game: string, language: string): Promise<Thinker> =>
    new Thinker({ module: await modules.of(game), ...(await tongue(game, language)) });
  return new House(await Store.open(), load, think);
}

class Socket implements Guest {
  seat: number | null = null;
  facts = 0;
  mark = 0;
  room: Room | null = null;

  constructor(private readonly number: number) {}

  send(frame: object): void {
    say({ do: 'frame', socket: this.number, text: JSON.stringify(frame) });
  }
  async hear(frame: unknown): Promise<void> {
    if (!isBag(frame)) return;
    if (frame['t'] !== 'join') return this.room?.heard(this, frame);
    try {
      this.room = await (await house).room(String(frame['table']));
      await this.room.join(this, frame);
    } catch (error) {
      this.send({ t: 'error', ...troubleOf(error).json() });
    }
  }
}
const sockets = new Map<number, Socket>();

async function reply(id: number, method: string, path: string, body: unknown): Promise<void> {
  try {
    say({ do: 'reply', id, status: 200, body: await (await house).answer(method, path, body) });
  } catch (error) {
    const trouble = error instanceof Trouble ? error : troubleOf(error);
    say({ do: 'reply', id, status: trouble.status, body: trouble.json() });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case 'begin':
      modules = new Modules(data.engines);
      begun(begin(data.tales));
      break;
    case 'prepare':
      modules.expect(data.game);
      break;
    case 'engine':
      modules.take(data.game, data.module);
      break;
    case 'request':
      void reply(data.id, data.method, data.path, data.body);
      break;
    case 'open':
      sockets.set(data.socket, new Socket(data.socket));
      say({ do: 'opened', socket: data.socket });
      break;
    case 'frame':
      void sockets.get(data.socket)?.hear(JSON.parse(data.text));
      break;
    case 'close': {
      const socket = sockets.get(data.socket);
      if (socket?.room) {
        const { room } = socket;
        room.leave(socket);
        void house.then((all) => all.close(room));
      }
      sockets.delete(data.socket);
      break;
    }
  }
});
