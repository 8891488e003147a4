// One way through a lesson: asks the engine, of this device or of the server, and speaks to a table as a server would.
import { api, ApiError, type Card } from './api';
import type { Choice } from './contract';
import { speech } from './i18n.svelte';
import { askHere, canPlayHere, type LocalSocket } from './local';
import { keepProgress, lessonUrl, progressOf, readStanding, type Given, type Lesson, type Standing } from './lesson';
import { isBag, text, type Bag } from './read';

export interface Speech {
  words: string;
  speaker: string;
  spot: readonly string[];
}

export class Course {
  private standing = $state.raw<Standing | null>(null);
  /** What is said before the next step is: one after the other. */
  private queue = $state.raw<readonly Speech[]>([]);
  /** Said to the last answer, which was not taken. */
  word = $state.raw<{ words: string; rule: string } | null>(null);
  misses = $state(0);
  trouble = $state(false);
  socket: LessonSocket | null = null;

  constructor(
    readonly lesson: Lesson,
    private readonly file: Bag,
    private readonly me: string,
  ) {}

  get at(): Standing['at'] {
    return this.standing?.at ?? 'asks';
  }
  get isReady(): boolean {
    return this.standing !== null;
  }
  get scene(): number {
    return this.standing?.scene ?? 0;
  }
  get answers(): readonly Given[] {
    return this.standing?.answers ?? [];
  }
  readonly step = $derived.by(() => this.lesson.scenes[this.scene]?.steps[this.standing?.step ?? 0]);
  readonly right = $derived.by((): Choice | null => {
    const choice = this.standing?.right?.['choice'];
    return isBag(choice) ? (choice as Choice) : null;
  });
  /** What is said now. */
  readonly speech = $derived.by((): Speech => {
    const { lesson, step } = this;
    const first = this.queue[0];
    if (first) return first;
    const last = step?.speaker ?? '';
    if (this.at === 'done') return { words: this.t(lesson.done.say), speaker: lesson.done.speaker || last, spot: [] };
    if (this.at === 'again') return { words: this.t(this.standing?.retry ?? ''), speaker: last, spot: [] };
    return { words: this.t(step?.say ?? ''), speaker: last, spot: step?.spot ?? [] };
  });
  /** Something is told that only wants to be read. */
  readonly isTelling = $derived.by(() => this.queue.length > 0);

  t(key: string): string {
    return key === '' ? '' : speech.texts.text(`${this.lesson.texts}.${key}`);
  }

  private async ask(more: Bag): Promise<Bag> {
    if (!canPlayHere) return api('POST', '/lesson', (said) => said, { lesson: lessonUrl(this.lesson.id), ...more });
    const { status, body } = await askHere('POST', '/local/lesson', { lesson: this.file, ...more });
    if (status === 200 && isBag(body)) return body;
    throw new ApiError(text(isBag(body) ? body['code'] : ''), '', status);
  }

  /** Begins, or goes on where somebody was; a way that fits no more begins anew. */
  async open(way: { from: number; answers: readonly Given[] }): Promise<void> {
    try {
      this.take(await this.ask({ from: way.from, answers: [...way.answers] }));
    } catch (error) {
      if (way.from > 0 || way.answers.length > 0) return this.open({ from: 0, answers: [] });
      this.trouble = true;
      throw error;
    }
  }

  private take(reply: Bag): Standing {
    const standing = readStanding(reply);
    if (!standing) throw new ApiError('unreachable', '', 0);
    this.trouble = false;
    this.word = standing.word && { words: this.wordOf(standing.word), rule: standing.word.rule };
    this.misses = standing.word ? this.misses + 1 : 0;
    if (!standing.word)
      this.queue = standing.said.map((each) => ({ words: this.t(each.say), speaker: each.speaker, spot: each.spot }));
    this.standing = standing;
    const done = standing.at === 'done';
    const way = done ? { from: 0, answers: [] } : { from: standing.from, answers: standing.answers };
    keepProgress(this.lesson.id, { ...way, done: done || progressOf(this.lesson.id).done });
    return standing;
  }
  private wordOf({ say, why }: { say: string; why: string }): string {
    if (say) return this.t(say);
    const key = `refusal.${why}`;
    return speech.texts.text(why && speech.texts.has(key) ? key : 'web.lesson.otherwise');
  }

  /** The frame that follows an answer; null: it was not taken. */
  async answer(answer: Given): Promise<Bag | null> {
    const { from, answers } = this.standing ?? { from: 0, answers: [] };
    const standing = this.take(await this.ask({ from, answers, try: answer }));
    return standing.word ? null : this.worded(standing.frame);
  }
  async preview(choice: unknown): Promise<Bag> {
    const { from, answers } = this.standing ?? { from: 0, answers: [] };
    return this.ask({ from, answers, preview: choice });
  }
  /** The whole of it, for who comes to the table. */
  get frame(): Bag {
    return this.worded(this.standing?.frame ?? {});
  }
  // What the others tell is told in the reader's language; and there is Back instead of taking back.
  private worded(whole: Bag): Bag {
    const { without } = this.lesson;
    const isShown = (choice: unknown) => !isBag(choice) || !without.some((verb) => verb in choice);
    const decisions = (Array.isArray(whole['decisions']) ? whole['decisions'] : []).map((each: unknown) =>
      isBag(each) && Array.isArray(each['options']) ? { ...each, options: each['options'].filter(isShown) } : each,
    );
    const frame: Bag = { ...whole, decisions, undo: false };
    const own = `${this.lesson.texts}.`;
    const said = (value: unknown) => (text(value).startsWith(own) ? speech.texts.text(text(value)) : value);
    const scenes = Array.isArray(frame['scenes']) ? frame['scenes'] : null;
    if (!scenes) return frame;
    const told = scenes.map((each: unknown) =>
      isBag(each) ? { ...each, text: said(each['text']), concept: said(each['concept']) } : each,
    );
    return { ...frame, scenes: told };
  }

  /** Read. */
  goOn(): void {
    this.queue = this.queue.slice(1);
  }
  hush(): void {
    this.queue = [];
  }

  /** The way up to before the last answer; in a scene of its own, to the scene before. */
  get before(): { from: number; answers: readonly Given[] } | null {
    const { from, answers } = this.standing ?? { from: 0, answers: [] };
    if (answers.length > 0) return { from, answers: answers.slice(0, -1) };
    const earlier = this.lesson.scenes.findLastIndex((scene, i) => i < from && scene.isOwn);
    return earlier < 0 ? null : { from: earlier, answers: [] };
  }
  async skip(): Promise<void> {
    const { from, answers } = this.standing ?? { from: 0, answers: [] };
    this.take(await this.ask({ from, answers, skip: true }));
  }

  get card(): Card {
    const { game, names, seat } = this.lesson;
    const view = this.standing?.frame['view'];
    const players = isBag(view) && Array.isArray(view['players']) ? view['players'].length : 2;
    const seats = Math.max(players, seat + 1, ...Object.keys(names).map((each) => Number(each) + 1));
    return {
      id: 'local-lesson',
      game,
      options: {},
      status: 'running',
      seats: Array.from({ length: seats }, (_, i) =>
        i === seat ? { name: this.me } : { name: names[String(i)] ?? '', bot: 'easy' },
      ),
      clock: { kind: 'none' },
      listed: false,
      spectators: false,
      locked: false,
      pace: 'none',
      language: speech.language,
      leavers: 'wait',
      created: 0,
    };
  }
}

/** As much of a WebSocket as a table's connection uses; at its other end is a course. */
export class LessonSocket implements Pick<LocalSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'> {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(
    private readonly course: Course,
    private readonly wrong: () => void,
  ) {
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  private say(frame: object): void {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(frame) });
  }
  send(data: string): void {
    void this.hear(JSON.parse(data) as Bag);
  }
  private async hear(frame: Bag): Promise<void> {
    const { course } = this;
    if (frame['t'] === 'join') {
      const { seat } = course.lesson;
      this.say({ t: 'table', table: course.card, you: { seat, host: false, seats: [seat] } });
      this.say({ t: 'presence', seats: course.card.seats.map((_, i) => i), watching: 0 });
      this.say(course.frame);
    } else if (frame['t'] === 'answer') await this.answer(frame);
    else if (frame['t'] === 'ping') this.say({ t: 'pong' });
    else if (frame['t'] === 'preview') {
      const shown = await course.preview(frame['choice']).catch(() => ({ preview: null }));
      this.say({ t: 'preview', id: frame['id'], ...shown });
    }
  }
  private async answer(frame: Bag): Promise<void> {
    const { choice, text: told, concept } = frame;
    const given = { choice, ...(told ? { text: told } : {}), ...(concept ? { concept } : {}) };
    try {
      const view = await this.course.answer(given);
      if (view) return this.say(view);
    } catch {
      this.course.trouble = true;
    }
    this.say({ t: 'refused', decision: frame['decision'], code: 'lesson', message: '' });
    this.wrong();
  }
  close(): void {
    this.readyState = 3;
  }
}
