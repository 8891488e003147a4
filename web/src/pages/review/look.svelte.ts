// The review of one game as it grows: chances first, then one decision of the chosen seat after the other. Computed in
// this browser, in threads of its own; whoever leaves stops it.
import { SvelteMap } from 'svelte/reactivity';
import { api, send, type Card } from '../../lib/api';
import { isLocal } from '../../lib/local';
import { putHere, troubleText } from '../../lib/play';
import {
  bands,
  momentsOf,
  readChances,
  readJudged,
  readOpened,
  settled,
  summaryOf,
  type Chances,
  type Judged,
  type Opened,
} from './moments';

const chunk = 40; // steps that are asked for at once
const atOnce = 2; // decisions

export class Look {
  opened = $state.raw<Opened | null>(null);
  private parts = $state.raw<Chances>({ chances: [], told: [], rounds: [] });
  readonly chances = $derived(settled(this.parts));
  readonly rounds = $derived(bands(this.parts.rounds));
  seat = $state(0);
  trouble = $state('');
  private readonly judged = new SvelteMap<number, Judged>();
  private left = false;
  private run = 0;

  /** Of the seat that looks, in order. */
  readonly decisions = $derived((this.opened?.decisions ?? []).filter((each) => each.seat === this.seat));
  readonly found = $derived(this.decisions.flatMap(({ step }) => this.judged.get(step) ?? []));
  readonly own = $derived(this.chances.map((each) => each[this.seat] ?? 0));
  readonly moments = $derived(momentsOf(this.found, this.own, this.opened?.first ?? 0));
  readonly summary = $derived(summaryOf(this.found));
  readonly isReady = $derived(this.opened !== null && this.found.length === this.decisions.length);

  of = (step: number): Judged | undefined => this.judged.get(step);

  async begin(id: string, card: Card, seat: number): Promise<void> {
    this.seat = seat;
    try {
      const given = isLocal(id)
        ? { table: id }
        : { record: await api('GET', `/tables/${encodeURIComponent(id)}/record`, (said) => said) };
      const opened = await api('POST', '/local/reviews', readOpened, given);
      if (this.left) return;
      this.opened = opened;
      for (let from = opened.first; from <= opened.events && !this.left; from += chunk) {
        const path = `/local/reviews/${opened.review}/chances?from=${from}&to=${from + chunk - 1}`;
        const { chances, told, rounds } = await api('GET', path, readChances);
        this.parts = {
          chances: [...this.parts.chances, ...chances],
          told: [...this.parts.told, ...told],
          rounds: [...this.parts.rounds, ...rounds],
        };
      }
      await this.judge(seat);
    } catch (error) {
      if (!this.left) this.trouble = troubleText(error);
    }
  }

  /** One decision after the other, of this seat; another seat or a leave ends it. */
  async judge(seat: number): Promise<void> {
    const mine = ++this.run;
    this.seat = seat;
    const { opened } = this;
    if (!opened) return;
    const rest = this.decisions.filter(({ step }) => step >= opened.first && !this.judged.has(step));
    const work = async () => {
      for (let next = rest.shift(); next && !this.left && mine === this.run; next = rest.shift()) {
        const { step } = next;
        const path = `/local/reviews/${opened.review}/decision?step=${step}`;
        const nothing: Judged = { step, seat, options: [], cost: 0, sure: false };
        // What was not asked for (a plan changed in time) is not judged.
        const found = await api('GET', path, readJudged).catch((error: { code?: string }) => {
          if (error.code === 'refused' || error.code === 'no_question') return nothing;
          throw error;
        });
        this.judged.set(step, found);
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, work));
    } catch (error) {
      if (!this.left && mine === this.run) this.trouble = troubleText(error);
    }
  }

  /** On from this step on this device: by oneself against bots, or by strong bots alone while one watches. */
  async tryFrom(step: number, names: string[], language: string, watch: boolean): Promise<string> {
    const body = { step, seat: this.seat, names, language, ...(watch ? { watch, level: 'hard' } : {}) };
    return (await putHere(`/local/reviews/${this.opened?.review ?? ''}/fork`, body)).id;
  }

  leave(): void {
    this.left = true;
    if (this.opened) void send('DELETE', '/local/reviews').catch(() => undefined);
  }
}
