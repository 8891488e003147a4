// A server that lies, breaks off or sends nonsense cannot break the page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableConnection } from '../../src/lib/connection.svelte';
import { readFrame } from '../../src/lib/frames';
import { placeOf } from '../../src/lib/router.svelte';
import { readSettings } from '../../src/lib/settings.svelte';

describe('frames', () => {
  it.each([
    '',
    'null',
    '[]',
    '42',
    '{',
    '{"t":"nothing"}',
    '{"t":"view"}',
    '{"t":"view","view":7}',
    '{"t":"table","table":{"id":"x","game":"../../evil"}}',
    '{"t":"table","table":null}',
    '{"t":["view"]}',
    '{"__proto__":{"t":"view"}}',
  ])('%s is dropped', (text) => {
    expect(readFrame(text)).toBeNull();
  });
  it('a binary frame is dropped', () => {
    expect(readFrame(new ArrayBuffer(4))).toBeNull();
  });
  it('what is wrong inside a frame becomes harmless', () => {
    const frame = readFrame(
      JSON.stringify({
        t: 'view',
        view: {},
        seat: 99,
        seq: 'many',
        waiting: 'all',
        facts: [null, { fact: 3 }, { fact: { moved: {} }, rule: 5 }],
        facts_from: -7,
        decisions: [{ id: 'x' }, { id: 4, options: [1, { a: {}, b: {} }, { pick: {} }], barred: [{}], fallback: 99 }],
        scenes: [7, { text: { html: '<script>' } }],
        end: { scores: ['x', 1], winners: null },
      }),
    );
    expect(frame).toMatchObject({
      t: 'view',
      seat: null,
      seq: 0,
      waiting: [],
      facts: [{ rule: '', fact: { moved: {} } }],
      facts_from: 0,
      decisions: [{ id: 4, options: [{ pick: {} }], barred: [], fallback: 0 }],
      scenes: [{ text: '' }],
      end: { over: false, scores: [1], winners: [], ending: null },
    });
  });
  it('a table of a million seats is cut', () => {
    const frame = readFrame(
      JSON.stringify({ t: 'table', table: { id: 'a', game: 'g', seats: Array(100000).fill({}) } }),
    );
    expect(frame?.t === 'table' && frame.table.seats.length).toBe(16);
  });
});

describe('addresses', () => {
  it.each(['/table/%E0%A4', '/nowhere', '/table', '/table/a/b/c'])('%s leads nowhere', (path) => {
    expect(placeOf(new URL(`http://x${path}`)).page).toBe('lost');
  });
  it('are read', () => {
    expect(placeOf(new URL('http://x/table/ab1?seat=2'))).toMatchObject({ page: 'table', params: { id: 'ab1' } });
    expect(placeOf(new URL('http://x/rules/paper-tales/PT-5.2')).params).toEqual({
      game: 'paper-tales',
      clause: 'PT-5.2',
    });
  });
});

it('nonsense in the storage gives defaults', () => {
  for (const text of [null, '', '{', 'null', '[]', '{"theme":"pink","textSize":9999,"sound":"loud","language":"xx"}']) {
    expect(readSettings(text)).toMatchObject({ theme: 'auto', textSize: 100, language: '' });
  }
  const { loudness } = readSettings('{"loudness":{"dice":40,"bell":900,"wind":"loud"}}');
  expect(loudness).toEqual({ dice: 40 });
  expect(readSettings('{"theme":"night","textSize":150}')).toMatchObject({ theme: 'night', textSize: 150 });
});

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
  hears(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  get frames(): { t: string; [key: string]: unknown }[] {
    return this.sent.map((text) => JSON.parse(text));
  }
}
const last = () => FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;
const card = { id: 't', game: 'paper-tales', status: 'running', seats: [{ name: 'A' }, { name: 'B' }] };
const view = (seq: number, more: object = {}) => ({
  t: 'view',
  view: {},
  seat: 0,
  seq,
  waiting: [0],
  decisions: [],
  facts_from: 0,
  facts: [],
  ...more,
});

describe('the connection', () => {
  let table: TableConnection;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
    FakeSocket.all = [];
    table = new TableConnection(
      't',
      false,
      () => new FakeSocket() as unknown as WebSocket,
      () => 0.5,
    );
    last().opens();
    last().hears({ t: 'table', table: card, you: { seat: 0, host: true } });
  });
  afterEach(() => {
    table.end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes back by itself and asks only for what is new', () => {
    last().hears(view(7, { facts: [{ rule: 'X', fact: { n: {} } }], mark: 77 }));
    last().breaks();
    expect(table.link).toBe('lost');
    vi.advanceTimersByTime(1100);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(table.link).toBe('open');
    expect(last().frames[0]).toEqual({ t: 'join', table: 't', wire: 2, facts: 1, mark: 77 });
  });
  it('waits longer each time, and not for ever', () => {
    for (const wait of [1000, 2000, 4000, 8000, 16000, 30000, 30000]) {
      last().breaks();
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(2);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
  });
  it('does not come back when sent away', () => {
    last().breaks(1008);
    vi.advanceTimersByTime(120000);
    expect(table.link).toBe('closed');
    expect(FakeSocket.all).toHaveLength(1);
  });
  it('sends chat and an unconfirmed answer when it is back', () => {
    last().hears(view(1, { decisions: [{ id: 5, seat: 0, options: [{ pick: {} }] }] }));
    last().breaks();
    table.choose(5, { pick: {} }, { text: 'once' });
    table.say('hello');
    expect(table.pending).toBe(5);
    vi.advanceTimersByTime(1100);
    last().opens();
    last().hears({ t: 'table', table: card, you: { seat: 0, host: true } });
    expect(last().frames.slice(1)).toEqual([
      { t: 'answer', decision: 5, choice: { pick: {} }, text: 'once' },
      { t: 'say', text: 'hello' },
    ]);
    last().hears(view(2));
    expect(table.pending).toBe(0);
  });
  it('an answer that had arrived after all is no refusal when it is sent once more', () => {
    last().hears(view(1, { decisions: [{ id: 5, seat: 0, options: [{ pick: {} }] }] }));
    table.choose(5, { pick: {} }, {});
    last().hears({ t: 'table', table: card, you: { seat: 0, host: true } }); // another server has the table now
    expect(last().frames.filter(({ t }) => t === 'answer')).toHaveLength(2);
    const stale = { t: 'refused', code: 'stale_decision', message: 'It has changed.', rule: '', why: 'stale_decision' };
    last().hears(view(2));
    last().hears({ ...stale, decision: 5 });
    expect(table.pending).toBe(0);
    expect(table.refused).toBeNull();
    table.choose(6, { pick: {} }, {});
    last().hears({ ...stale, decision: 6 });
    expect(table.refused?.why).toBe('stale_decision');
  });
  it('keeps the facts that still stand', () => {
    const fact = (n: number) => ({ rule: 'X', fact: { n: { n } } });
    last().hears(view(1, { facts: [fact(1), fact(2), fact(3)] }));
    last().hears(view(2, { facts_from: 2, facts: [fact(9)] }));
    expect(table.facts.map((each) => each.fact['n']?.['n'])).toEqual([1, 2, 9]);
    expect(table.fresh).toBe(1);
  });
  it('puts changes into what it has', () => {
    last().hears(
      view(1, { view: { gold: [1, 2], hand: 3 }, decisions: [{ id: 5, seat: 0, options: [{ pick: {} }] }] }),
    );
    const before = table.view?.view;
    last().hears({ t: 'change', seq: 2, patch: { view: { gold: { '1': [7] } }, waiting: [[1]] } });
    expect(table.view?.view).toEqual({ gold: [1, 7], hand: 3 });
    expect(before).toEqual({ gold: [1, 2], hand: 3 });
    expect(table.view?.waiting).toEqual([1]);
    expect(table.view?.decisions.map(({ id }) => id)).toEqual([5]);
    last().hears({ t: 'change', seq: 2, patch: { view: [{}] } }); // once more: it was there
    expect(table.view?.view).toEqual({ gold: [1, 7], hand: 3 });
    last().hears({ t: 'change', seq: 3, facts_from: 0, facts: [{ rule: 'X', fact: { n: {} } }], mark: 4 });
    expect(table.facts).toHaveLength(1);
    expect(table.fresh).toBe(1);
  });
  it.each([
    { seq: 9, patch: { view: [{}] } },
    { seq: 2, patch: { view: { no: { such: [1] } } } },
    { seq: 2, patch: { view: [0, 9, []] } },
    { seq: 2, patch: 7 },
    { seq: 2, patch: { view: [7] } },
    { seq: 2, patch: { waiting: [[]] }, check: 1 },
  ])('asks once for the whole where %j does not fit', (change) => {
    last().hears(view(1, { view: { a: 1 }, facts: [{ rule: 'X', fact: { n: {} } }], mark: 5 }));
    last().hears({ t: 'change', ...change });
    last().hears({ t: 'change', ...change, seq: 3 });
    expect(last().frames.slice(1)).toEqual([{ t: 'whole', facts: 1, mark: 5 }]);
    expect(table.view?.view).toEqual({ a: 1 });
    last().hears(view(3, { view: { a: 2 }, facts_from: 1 }));
    expect(table.view?.view).toEqual({ a: 2 });
    expect(table.facts).toHaveLength(1);
  });
  it('what was told before is no news when all of it comes again', () => {
    const fact = (n: number) => ({ rule: 'X', fact: { n: { n } } });
    last().hears(view(1, { facts: [fact(1), fact(2), fact(3)] }));
    last().hears(view(1, { facts: [fact(1), fact(2), fact(4), fact(5)] }));
    expect(table.facts).toHaveLength(4);
    expect(table.fresh).toBe(2);
  });
  it('a refusal frees the hand', () => {
    table.choose(5, { pick: {} }, {});
    last().hears({ t: 'refused', decision: 5, code: 'refused', message: 'No.', rule: 'PT-4.2', why: 'not_offered' });
    expect(table.pending).toBe(0);
    expect(table.refused).toEqual({ why: 'not_offered', rule: 'PT-4.2', words: 'No.' });
  });
  it('a silent line is asked, then given up', () => {
    vi.advanceTimersByTime(26000);
    expect(last().frames.at(-1)).toEqual({ t: 'ping', id: 1 });
    vi.advanceTimersByTime(13000);
    expect(table.link).toBe('lost');
  });
});
