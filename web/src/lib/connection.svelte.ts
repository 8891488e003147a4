// One table over one WebSocket, or in this browser's own worker: comes back by itself, and remembers what it has.
import type { Banned, Card } from './api';
import { Asked } from './asked';
import type { Choice, Fact, Refusal, Scene, Seen, Telling } from './contract';
import { readFrame, wire, type Frame, type Line, type ViewFrame } from './frames';
import { isLocal, LocalSocket } from './local';
import { Pace, type Course } from './pace.svelte';
import { recallHere, rememberHere } from './settings.svelte';
import { Told } from './told';

export type Link = 'connecting' | 'open' | 'lost' | 'waiting' | 'closed';

const slowest = 30_000;
const storeAway = 10_000;
const silence = 25_000; // a line that says nothing for so long is asked whether it is there

/** As much of a WebSocket as is used here. */
export type Socket =
  WebSocket | Pick<LocalSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror' | 'send' | 'close'>;
type TableFrame = Extract<Frame, { t: 'table' }>;
const isView = (what: ViewFrame | TableFrame): what is ViewFrame => 'view' in what;

/** What the seat sees: the last view, and all that was told and written up to it. */
interface Seeing {
  view: ViewFrame | null;
  facts: readonly Fact[];
  fresh: number;
  joined: number;
  scenes: readonly Scene[];
}
const isSame = (one: Fact, other: Fact | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
const nothing: Seeing = { view: null, facts: [], fresh: 0, joined: 0, scenes: [] };

export class TableConnection {
  link = $state<Link>('connecting');
  /** Why the server sent us away for good. */
  closedBecause = $state('');
  retryAt = $state(0);
  card = $state.raw<Card | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  /** There is an operator to whom something can be reported. */
  canReport = $state(false);
  /** The server knows who we are. */
  known = $state(false);
  banned = $state.raw<Banned | null>(null);
  /** The seats that this browser plays, one after the other, on one device. */
  seats = $state.raw<readonly number[]>([]);
  private seen = $state.raw<Seeing>(nothing); // set once a view: whatever reads any of it is looked at once
  // What stays from view to view, apart: whatever reads only these is not looked at again.
  hasView = $state(false);
  /** Whose view it is. */
  viewSeat = $state<number | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  typing = $state<{ [seat: number]: string }>({});
  present = $state.raw<readonly number[]>([]);
  watching = $state(0);
  clock = $state.raw<{ left: number[]; running: number[]; at: number } | null>(null);
  /** The answer on its way: its question's number. */
  pending = $state(0);
  refused = $state.raw<Refusal | null>(null);
  trouble = $state('');

  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;
  private chatting = false; // the first `said` after a join replaces what we have
  private unsent: object[] = []; // chat and votes said while the line was down
  private answer: { decision: number; frame: object } | null = null;
  private resent = 0; // the number of a question that was answered twice: it counts once
  private as: { seat: number } | { watch: true } | object = {};
  /** How fast views follow each other; whoever looks at them says. */
  course: Course = { rest: () => 0, isBusy: () => false };
  private readonly told = new Told();
  readonly pace = new Pace<ViewFrame | TableFrame>(
    (frame) => (isView(frame) ? this.takeView(frame) : this.takeTable(frame)),
    { rest: () => this.course.rest(), isBusy: () => this.course.isBusy() },
  );

  constructor(
    readonly id: string,
    watch = false,
    private readonly open: (url: string) => Socket = (url) => (isLocal(id) ? new LocalSocket() : new WebSocket(url)),
    private readonly random: () => number = Math.random,
  ) {
    const sat = /^[0-7]$/.exec(recallHere(this.chair) ?? '');
    if (watch) this.as = { watch: true };
    else if (sat) this.as = { seat: Number(sat[0]) }; // of several on this device; the server knows whose they are
    this.connect();
    if (typeof window !== 'undefined') {
      addEventListener('online', this.hurry);
      addEventListener('offline', this.doubt);
      document.addEventListener('visibilitychange', this.hurry);
    }
  }

  private get chair(): string {
    return `snowbound.chair.${this.id}`;
  }
  get view(): ViewFrame | null {
    return this.seen.view;
  }
  get facts(): readonly Fact[] {
    return this.seen.facts;
  }
  /** How many of the facts the last view told. */
  get fresh(): number {
    return this.seen.fresh;
  }
  /** How many of the facts were there already when this seat joined, or came back after a gap: no news. */
  get joined(): number {
    return this.seen.joined;
  }
  get scenes(): readonly Scene[] {
    return this.seen.scenes;
  }

  end(): void {
    this.ended = true;
    this.pace.forget();
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    if (typeof window !== 'undefined') {
      removeEventListener('online', this.hurry);
      removeEventListener('offline', this.doubt);
      document.removeEventListener('visibilitychange', this.hurry);
    }
    this.socket?.close();
  }

  /** Another of our own seats: what the first one saw is put away before. */
  sitAs(seat: number): void {
    this.as = { seat };
    this.pace.forget();
    this.told.forget();
    rememberHere(this.chair, String(seat));
    this.seen = nothing;
    this.hasView = false;
    this.viewSeat = null;
    this.pending = 0;
    this.answer = null;
    this.refused = null;
    this.seat = seat;
    this.again();
  }

  /** A new cookie needs a new line. */
  again(): void {
    this.tries = 0;
    this.drop();
    this.connect();
  }

  private hurry = (): void => {
    if (this.ended || this.link === 'open' || this.link === 'closed' || document.visibilityState === 'hidden') return;
    if (this.link === 'connecting' && this.socket) return;
    this.tries = 0;
    this.drop();
    this.connect();
  };

  private doubt = (): void => {
    if (!this.ended && this.link === 'open' && !isLocal(this.id)) this.lost(1006, '');
  };

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private connect(): void {
    if (this.ended) return;
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    let socket: Socket;
    try {
      socket = this.open(url);
    } catch {
      this.later(1006);
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.link = 'open';
      this.chatting = false;
      socket.send(JSON.stringify({ t: 'join', table: this.id, wire, ...this.as, ...this.told.has }));
      this.listen();
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (socket !== this.socket) return;
      this.listen();
      const frame = readFrame(event.data);
      if (frame) this.take(frame);
    };
    socket.onclose = (event: { code: number; reason: string }) => {
      if (socket === this.socket) this.lost(event.code, event.reason);
    };
    socket.onerror = () => undefined; // a close follows
  }

  // Half-open lines are found by asking.
  private listen(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      this.raw({ t: 'ping', id: 1 });
      this.quiet = setTimeout(() => this.lost(1006, ''), silence / 2);
    }, silence);
  }

  private lost(code: number, reason: string): void {
    this.drop();
    if (this.ended) return;
    if (code === 1008) {
      this.link = 'closed';
      this.closedBecause = reason;
      return;
    }
    this.later(code);
  }

  private later(code: number): void {
    this.link = code === 1013 ? 'waiting' : 'lost';
    const base = code === 1013 ? storeAway : code === 1012 ? 1000 : Math.min(slowest, 1000 * 2 ** this.tries);
    this.tries += 1;
    const wait = base * (0.75 + this.random() / 2);
    this.retryAt = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private raw(frame: object): boolean {
    if (!this.socket || this.socket.readyState !== 1) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  private take(frame: Frame): void {
    switch (frame.t) {
      case 'table':
        // How it ended is told after the moves that ended it.
        if (this.pace.behind > 0 && frame.table.status !== this.card?.status) this.pace.take(frame, false);
        else this.takeTable(frame);
        this.tries = 0;
        this.flush();
        break;
      case 'view':
        this.told.whole(frame);
        this.showNext(frame);
        break;
      case 'change': {
        const view = this.told.change(frame);
        if (view === 'gap') this.raw({ t: 'whole', ...this.told.has });
        else if (view) this.showNext(view);
        break;
      }
      case 'refused':
        this.takeRefusal(frame);
        break;
      case 'error':
        this.pending = 0;
        this.trouble = frame.code;
        this.banned = frame.banned ?? this.banned;
        break;
      case 'clock':
        this.clock = { left: frame.left, running: frame.running, at: Date.now() };
        break;
      case 'said':
        this.lines = [...(this.chatting && !frame.anew ? this.lines : []), ...frame.lines].slice(-200);
        this.chatting = true;
        break;
      case 'typing':
        this.typing[frame.seat] = frame.text;
        break;
      case 'presence':
        this.present = frame.seats;
        this.watching = frame.watching;
        break;
      case 'preview':
      case 'advise':
      case 'weigh':
        this.asked.take(frame.id, frame);
        break;
      case 'pong':
        break;
    }
  }

  // What I did myself, and what is all there is to see, does not wait.
  private showNext(view: ViewFrame): void {
    this.pace.take(view, this.view === null || this.pending !== 0 || view.facts.length === 0);
  }

  private takeTable(frame: TableFrame): void {
    this.card = frame.table;
    this.seat = frame.you.seat;
    this.host = frame.you.host;
    this.canReport = frame.you.canReport;
    this.known = frame.you.known;
    this.seats = frame.you.seats;
  }

  private takeView(frame: ViewFrame): void {
    const before = this.facts.slice(0, frame.facts_from);
    const facts = [...before, ...frame.facts];
    const same = frame.facts_from > 0 ? -1 : this.facts.findIndex((fact, i) => !isSame(fact, facts[i]));
    const kept = this.facts.slice(0, frame.facts_from > 0 ? frame.facts_from : same < 0 ? this.facts.length : same);
    const isWhole = this.view === null || frame.facts_from > before.length;
    this.seen = {
      view: frame,
      facts,
      fresh: isWhole ? 0 : facts.length - kept.length,
      joined: isWhole ? facts.length : Math.min(this.joined, kept.length),
      scenes: [...this.scenes.slice(0, frame.scenes_from), ...frame.scenes],
    };
    this.hasView = true;
    this.viewSeat = frame.seat;
    if (Object.keys(this.typing).length > 0) this.typing = {};
    if (!frame.decisions.some((decision) => decision.id === this.pending)) {
      if (this.pending) this.refused = null;
      this.pending = 0;
      this.answer = null;
    }
  }

  private takeRefusal(frame: Extract<Frame, { t: 'refused' }>): void {
    if (frame.code === 'stale_decision' && frame.decision === this.resent) return;
    this.refused = { why: frame.why || frame.code, rule: frame.rule, words: frame.message };
    if (frame.decision === this.pending || frame.decision === 0) {
      this.pending = 0;
      this.answer = null;
    }
  }

  // After coming back: what was said meanwhile, and the answer whose arrival nobody confirmed (a number is used once).
  private flush(): void {
    const waiting = this.unsent;
    this.unsent = [];
    if (this.answer && this.raw(this.answer.frame)) this.resent = this.answer.decision;
    for (const frame of waiting) this.raw(frame);
  }

  choose(decision: number, choice: Choice, telling: Telling): boolean {
    this.pace.catchUp(); // who answers has seen enough
    this.refused = null;
    this.trouble = '';
    const frame = { t: 'answer', decision, choice, ...telling };
    this.pending = decision;
    this.answer = { decision, frame };
    this.raw(frame);
    return true;
  }

  readonly asked = new Asked((frame) => this.raw(frame));
  /** What a choice would lead to. */
  async preview(choice: Choice): Promise<Seen> {
    const seen = await this.asked.ask('preview', 5000, choice);
    return { preview: seen?.preview ?? null, refusal: seen?.refusal ?? null };
  }

  private sendOrKeep(frame: object): void {
    if (!this.raw(frame)) this.unsent.push(frame);
  }

  undo(): void {
    this.refused = null;
    this.raw({ t: 'undo' });
  }
  say(text: string): void {
    this.sendOrKeep({ t: 'say', text });
  }
  ask(about: string, more: object = {}): void {
    this.refused = null;
    this.sendOrKeep({ t: 'ask', about, ...more });
  }
  /** `id`: the question that was read; by the time this arrives there may be another. */
  vote(id: string, yes: boolean): void {
    this.sendOrKeep({ t: 'vote', id, yes });
  }
  type(text: string): void {
    this.raw({ t: 'type', text: text.slice(0, 8000) });
  }
}
