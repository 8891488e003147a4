// A thread beside the one that keeps the tables: bots and reviews think here, so that the tables stay answerable.
import { loadEngine } from '../../../wasm/loader.mjs';
import { Reader } from './engine';
import type { FromThinker, ToThinker } from './thinking';
import { troubleOf } from './trouble';

let reader: Promise<Reader> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if (data.do === 'begin') {
    reader = loadEngine(data.module).then((engine) => {
      if (data.tongue) engine.teach(data.tongue.game, data.tongue.language, data.tongue.grammar);
      return new Reader(engine);
    });
    return;
  }
  const { id, match, steps, requests } = data;
  void (async () => {
    let said: FromThinker;
    try {
      const at = await reader;
      if (!at) throw new Error('not begun');
      said = { id, replies: at.ask(match, steps, requests) };
    } catch (error) {
      said = { id, trouble: troubleOf(error).json() };
    }
    postMessage(said);
  })();
});
