// A table as the frame and the boards see it: connection, words, offers, story and what is new, in one place.
import { textOf } from './api';
import { paceOf } from './beats';
import { LiveChooser } from './chooser.svelte';
import { Coach } from './coach.svelte';
import { TableConnection, type Socket } from './connection.svelte';
import type { Line } from './frames';
import type {
  BoardProps,
  Choice,
  Decision,
  GameModule,
  Offer,
  Pick,
  Player,
  Refusal,
  Series,
  Story,
  Surroundings,
  Telling,
} from './contract';
import { speech } from './i18n.svelte';
import { isLesson } from './local';
import { offersOf, same } from './match';
import { moment } from './pace.svelte';
import { chairName } from './play';
import { hasMotion, recall, recallHere, remember, rememberHere, settings } from './settings.svelte';
import { Show } from './show.svelte';
import { tried } from './tried';
import { Teller, verbOf } from './words';

const colours = ['#ad430c', '#1f628f', '#3f6030', '#6b3a7d', '#7e5a00', '#992525', '#2f5d62'];
const shapes: Player['shape'][] = ['disc', 'square', 'hexagon', 'shield', 'diamond', 'drop', 'star'];
const none = {};
const allKey = 'snowbound.all_choices';
const answeredKey = (id: string): string => `snowbound.answered.${id}`;
export const colourOf = (seat: number): string => colours[seat % colours.length] ?? '#444';

/** What more is said beside the question, and in which words it is answered. */
export interface Doubt {
  more?: readonly string[];
  yes?: string;
  no?: string;
}

class Draft implements Story {
  private sending: ReturnType<typeof setTimeout> | undefined;
  private words = $state('');
  private line = $state('');

  constructor(private readonly table: TableModel) {
    const kept = recall(this.key);
    try {
      const { text, concept } = JSON.parse(kept ?? '{}') as { text?: unknown; concept?: unknown };
      this.words = typeof text === 'string' ? text : '';
      this.line = typeof concept === 'string' ? concept : '';
    } catch {
      // An old draft that cannot be read is no draft.
    }
  }

  private get key(): string {
    return `snowbound.draft.${this.table.connection.id}`;
  }
  get scenes() {
    return this.table.connection.scenes;
  }
  get typing() {
    return this.table.connection.typing;
  }
  get draft(): string {
    return this.words;
  }
  set draft(text: string) {
    this.words = text;
    this.keep();
    this.sending ??= setTimeout(() => {
      this.sending = undefined;
      this.table.connection.type(this.words);
    }, 300);
  }
  get concept(): string {
    return this.line;
  }
  set concept(text: string) {
    this.line = text;
    this.keep();
  }
  private keep(): void {
    const has = this.words !== '' || this.line !== '';
    remember(this.key, has ? JSON.stringify({ text: this.words, concept: this.line }) : null);
  }
  clear(): void {
    clearTimeout(this.sending);
    this.sending = undefined;
    this.words = this.line = '';
    this.keep();
  }
  begin = async (choice: Choice): Promise<string> =>
    this.table.firstLine ?? textOf('POST', `/tables/${this.table.connection.id}/begin`, 'line', { choice });
}

export class TableModel {
  readonly connection: TableConnection;
  readonly ask: LiveChooser;
  readonly story: Draft;
  readonly show = new Show();
  module = $state.raw<GameModule | null>(null);
  /** How a lesson helps to begin. */
  firstLine: string | null = null;
  layout = $state<BoardProps['layout']>('desktop');
  now = $state(Date.now());
  /** What is about to be reported to the operator; a line of the chat, or to be chosen. */
  reporting = $state.raw<{ line: Line | null } | null>(null);
  /** All choices lie open, not only the next step; kept on this device. */
  wantsAll = $state(recall(allKey) !== null);
  wantAll(yes: boolean): void {
    this.wantsAll = yes;
    remember(allKey, yes ? '1' : null);
  }
  /** What somebody wants to be told again. */
  wonders = $state<'happened' | 'where' | null>(null);
  /** The last step of a plan on this side, of which nobody tells anything. */
  laid = $state('');
  /** How many facts there were when somebody answered here last, also before a reload; null: not known. */
  answeredAt = $state<number | null>(null);
  /** On a phone the choices are folded away until they are wanted; the next question folds them again. */
  private unfolded = $state('');
  private readonly asked = $derived.by(() => this.questions.map((question) => question.id).join());
  readonly isUnfolded = $derived.by(() => this.unfolded !== '' && this.unfolded === this.asked);
  unfold(yes: boolean): void {
    this.unfolded = yes ? this.asked : '';
  }
  /** A question to be answered before a choice is sent. */
  doubt = $state.raw<(Doubt & { words: string; settle: (yes: boolean) => void }) | null>(null);
  readonly coach = new Coach(this);

  constructor(id: string, watch = false, open?: () => Socket) {
    this.connection = new TableConnection(id, watch, open);
    const answered = recallHere(answeredKey(id));
    if (/^\d+$/.test(answered ?? '')) this.answeredAt = Number(answered);
    this.story = new Draft(this);
    this.connection.course = { rest: () => this.rest(), isBusy: () => this.show.run !== null };
    const model = () => this;
    this.given = {
      get view() {
        return model().view ?? null;
      },
      get seat() {
        return model().seat;
      },
      get players() {
        return model().players;
      },
      get questions() {
        return model().questions;
      },
      get words() {
        return model().words;
      },
      get facts() {
        return model().connection.facts;
      },
      get fresh() {
        return model().connection.fresh;
      },
      get motion() {
        return hasMotion();
      },
      get end() {
        return model().connection.view?.end ?? null;
      },
      get options() {
        return model().connection.card?.options ?? none;
      },
      get layout() {
        return model().layout;
      },
      get ask() {
        return model().ask;
      },
      get story() {
        return model().story;
      },
    };
    this.ask = new LiveChooser({
      get offers() {
        return model().offers;
      },
      get grammar() {
        return model().module?.grammar ?? none;
      },
      get pending() {
        return model().connection.pending !== 0 || model().planner?.busy === true;
      },
      get refused() {
        return model().refused;
      },
      send: (question, choice, telling) => this.send(question, choice, telling),
      confirm: (choice, question) => this.confirm(choice, question),
      preview: async (choice) => {
        const seen = await this.connection.preview(choice);
        const why = seen.refusal?.why ?? '';
        return seen.refusal && this.words.has(`refusal.${why}`)
          ? { ...seen, refusal: { ...seen.refusal, words: this.words.refusal(why) } }
          : seen;
      },
    });
  }

  /** Moves of others are followed as the great moments are: by setting, and not where nothing moves or time runs. */
  private rest(): number {
    if (this.connection.card?.clock.kind !== 'none' || document.hidden) return 0;
    return moment * paceOf(settings.shows, hasMotion());
  }
  catchUp(): void {
    this.connection.pace.catchUp();
    this.show.clear();
  }

  end(): void {
    this.connection.end();
    this.show.end();
  }

  readonly seat = $derived.by(() => this.connection.viewSeat ?? this.connection.seat);
  readonly names = $derived.by(() =>
    (this.connection.card?.seats ?? []).map((chair, i) => chairName(chair, i, this.connection.id)),
  );
  readonly words = $derived.by(
    () => new Teller(speech.texts, this.names, this.seat, (field, n) => this.numbered(field, n)),
  );
  private numbered(field: string, n: number): string | null {
    const view = this.view;
    return tried(() => this.module?.numbered?.(view, field, n, (key) => speech.texts.text(key)) ?? null, null);
  }
  /** The server's view, with what is planned on this side. */
  readonly planner = $derived.by(() =>
    isLesson(this.connection.id) ? null : (this.module?.planner?.(this.connection.id) ?? null),
  );
  readonly view = $derived.by(() => {
    const view = this.connection.view?.view;
    return view === undefined ? view : (tried(() => this.planner?.view(view) as typeof view, undefined) ?? view);
  });
  readonly questions = $derived.by((): Decision[] => {
    const view = this.connection.view;
    if (!this.isRunning || !view) return [];
    return view.decisions.map((each) => tried(() => this.planner?.question(each, view.view), undefined) ?? each);
  });
  readonly game = $derived.by(() => this.connection.card?.game ?? '');
  readonly isRunning = $derived.by(() => this.connection.card?.status === 'running');
  readonly waiting = $derived.by(() => (this.isRunning ? (this.connection.view?.waiting ?? []) : []));
  readonly mustAct = $derived.by(
    () => this.seat !== null && this.waiting.includes(this.seat) && !this.connection.card?.seats[this.seat]?.bot,
  );

  readonly players = $derived.by((): Player[] => {
    const { card, present } = this.connection;
    return (card?.seats ?? []).map((chair, seat) => ({
      seat,
      name: this.names[seat] ?? '',
      colour: colours[seat % colours.length] ?? '#444',
      shape: shapes[seat % shapes.length] ?? 'disc',
      bot: chair.bot ?? null,
      you: seat === this.seat,
      host: chair.host === true,
      here: chair.bot !== undefined || present.includes(seat),
      awaited: this.waiting.includes(seat),
      clock: this.clockOf(seat),
    }));
  });

  private clockOf(seat: number): number | null {
    const { clock, card } = this.connection;
    const left = clock?.left[seat];
    if (!clock || left === undefined || card?.clock.kind === 'none') return null;
    const runs = clock.running.includes(seat) && card?.status === 'running';
    return Math.max(0, runs ? left - (this.now - clock.at) : left);
  }

  readonly around = $derived.by((): Surroundings => {
    const view = this.view;
    const given =
      view === undefined ? null : tried(() => this.module?.around?.(view, this.words, this.seat), undefined);
    return given ?? { notes: {}, byPlace: {} };
  });
  readonly offers = $derived.by((): Offer[] => {
    const view = this.view;
    if (view === undefined || this.questions.length === 0) return [];
    const shown = this.questions.map((question) => {
      const options = tried(() => this.module?.options?.(question, view), undefined);
      return options ? { ...question, options } : question;
    });
    return offersOf(shown, this.words, this.around);
  });

  readonly picks = $derived.by((): Pick[] => {
    const view = this.view;
    const { module, words } = this;
    if (!module?.picks || view === undefined) return [];
    return this.questions.flatMap((question) => tried(() => module.picks?.(question, view, words), undefined) ?? []);
  });

  /** A series goes on: how it stands, once this match is over. */
  readonly series = $derived.by((): Series | null => {
    const view = this.connection.view?.view;
    if (view === undefined || this.connection.card?.status !== 'over') return null;
    return tried(() => this.module?.series?.(view, this.players, this.words) ?? null, null);
  });

  /** In words of my language, where the server's are of the table's. */
  readonly refused = $derived.by((): Refusal | null => {
    const refused = this.connection.refused;
    if (!refused) return null;
    const known = this.words.has(`refusal.${refused.why}`);
    const other = `web.refused.${refused.why}`;
    const words = known ? this.words.refusal(refused.why) : this.words.has(other) ? this.words.t(other) : refused.words;
    return { ...refused, words };
  });

  /** One object for ever, so that what reads the words of a board is not looked at again for each of its views. */
  private readonly given: BoardProps;
  readonly props = $derived.by((): BoardProps | null => (this.connection.hasView ? this.given : null));

  private send(question: Decision, choice: Choice, telling: Telling): boolean {
    const view = this.connection.view?.view;
    const step = view !== undefined && this.planner?.step(choice, view, this.ask.preview);
    if (step) {
      const words = this.offers.find((offer) => same(offer.choice, choice))?.words ?? this.words.choice(choice);
      void step.then((refusal) => (refusal ? this.ask.explain(refusal) : (this.laid = words)));
      return true;
    }
    this.show.clear(); // who answers has seen enough
    this.answeredAt = this.connection.facts.length;
    rememberHere(answeredKey(this.connection.id), String(this.answeredAt));
    if ('done' in choice) choice = this.planner?.whole(view) ?? choice;
    const wants = question.tell?.[verbOf(choice)[0]];
    const fitted = tried(() => (wants ? this.module?.telling?.(choice, wants, this.story) : undefined), undefined);
    const text = telling.text ?? fitted?.text ?? (wants ? this.story.draft.trim() : '');
    const concept = telling.concept ?? fitted?.concept ?? (wants?.concept ? this.story.concept.trim() : '');
    this.told = wants ? question.id : 0;
    return this.connection.choose(question.id, choice, { ...(text ? { text } : {}), ...(concept ? { concept } : {}) });
  }
  meetPlan(): void {
    const view = this.connection.view?.view;
    if (view !== undefined) void this.planner?.meet(view, this.ask.preview);
  }
  /** Shortly before my time is up, a plan that was begun goes as it lies. */
  hurry(): void {
    const view = this.connection.view?.view;
    const question = this.questions.find((each) => each.wait === 'required');
    const left = this.seat === null ? null : this.clockOf(this.seat);
    if (!question || left === null || left > 1500 || this.connection.pending !== 0) return;
    const whole = this.planner?.begun(view) ? this.planner.whole(view) : null;
    if (whole) this.connection.choose(question.id, whole, {});
  }
  private told = 0;
  /** A telling that was taken leaves the desk; one that was refused stays on it. */
  settleDraft(): void {
    if (this.told === 0 || this.connection.pending !== 0) return;
    if (!this.questions.some((question) => question.id === this.told)) this.story.clear();
    this.told = 0;
  }

  undone(choice: Choice): string | null {
    const { props, module } = this;
    if (props && module?.undone) return tried(() => module.undone?.(choice, props) ?? null, null);
    const { legal, grammar } = this.ask;
    const mannerOf = (verb: string) => grammar[verb]?.manner ?? 'usual';
    const n = legal.filter(({ verb }) => mannerOf(verb) === 'usual').length;
    return mannerOf(verbOf(choice)[0]) === 'last' && n > 0 ? speech.texts.text('web.still_possible', { n }) : null;
  }
  private async confirm(choice: Choice, question: Decision): Promise<boolean> {
    const props = this.props;
    if (!props || isLesson(this.connection.id)) return true;
    const words = settings.confirm ? tried(() => this.module?.confirm?.(choice, props) ?? null, null) : null;
    return (words === null || (await this.sure(words))) && this.coach.agrees(choice, question);
  }
  sure(words: string, more: Doubt = {}): Promise<boolean> {
    return new Promise((resolve) => {
      this.doubt = {
        ...more,
        words,
        settle: (yes) => {
          this.doubt = null;
          resolve(yes);
        },
      };
    });
  }
}
