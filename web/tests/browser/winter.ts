// A player of Winter Tales who answers through the page alone: what is on the list, what lies in the hand.
import { type Locator, type Page } from '@playwright/test';
import { openList, pressTwice } from './answering';
import type { Someone } from './fixture';

const quick = { timeout: 4000 };
const ORDER = [
  /^Resolve the quest/,
  /^Tell it/,
  /^Declare/,
  /^Memory:/,
  /^Lay the memory/,
  /^(The marker|Bound|Destroy|Remove)/,
  /^For (Spring|Winter)/,
  /^Take part/,
  /^Play (?!no card)/,
  /^Trap card/,
  /^Start a combat/,
  /^Set a trap/,
  /^Rescue/,
  /^(Play|Come along)/,
  /^Quest /,
  /^(Go on|Move without)/,
  /^Activate/,
  /^Choose/,
  /^End the activation/,
  /^Pass/,
];

export class WinterPlayer {
  answers = 0;
  wantsEpilogue = false;
  keyboard = false;
  tells: string[] = [];

  constructor(readonly who: Someone) {}

  get page(): Page {
    return this.who.page;
  }
  get editor(): Locator {
    return this.page.locator('[data-editor]:visible');
  }

  async isAsked(): Promise<boolean> {
    return (await this.page.locator('.frame.mine').count()) > 0 && (await this.who.choices.count()) > 0;
  }
  isOver(): Promise<boolean> {
    return this.page.locator('.scores').isVisible();
  }

  // Now and then something is written, with a card set into the line where cards are played.
  private async tell(): Promise<void> {
    const text = this.tells[0];
    if (text === undefined || !(await this.editor.count())) return;
    const plays = (await this.page.getByRole('button', { name: /^(Play|Take part|For (Spring|Winter))/ }).count()) > 0;
    const card = this.page.locator('button.held.wanted:visible').first();
    const sets = plays && (await card.count()) > 0;
    if (this.tells.length < 3 && !sets) return; // the later ones wait for a card
    this.tells.shift();
    await this.editor.fill(text, quick);
    if (!sets) return;
    if (this.keyboard) {
      await card.focus(quick);
      await this.page.keyboard.press('Enter');
    } else await card.click(quick);
  }
  private async note(): Promise<void> {
    const line = this.page.locator('.composer .concept input:visible');
    if ((await line.count()) && !(await line.inputValue())) await line.fill(`what remained of day ${this.answers}`);
  }

  private pick(words: string[]): number {
    if (this.wantsEpilogue) {
      const vote = words.findIndex((each) => each.startsWith('Vote for going'));
      if (vote >= 0) return vote;
    }
    for (const pattern of ORDER) {
      const fit = words.flatMap((each, i) => (pattern.test(each) ? [i] : []));
      if (fit.length) return fit[(this.answers * 7) % fit.length] ?? 0;
    }
    return 0;
  }

  // One answer, and the wait until it has been taken. Others may have answered first: then there is nothing to click.
  async answer(): Promise<void> {
    await this.act().catch(() => undefined);
    this.answers += 1;
  }
  private async act(): Promise<void> {
    await this.tell();
    await this.note();
    if (!this.keyboard) await openList(this.who);
    const words = await this.who.choices.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    const chosen = this.who.choices.nth(this.pick(words));
    const before = await this.page.locator('[data-testid=spoken]').textContent();
    if (this.keyboard) {
      await this.page.locator('h1').first().click({ trial: true });
      const key = await chosen.getAttribute('aria-keyshortcuts', quick);
      if (key) {
        await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await pressTwice(this.page, key);
      } else {
        await chosen.focus(quick);
        await this.page.keyboard.press('Enter');
      }
    } else await chosen.click(quick);
    const yes = this.page.locator('dialog[open] .button.primary');
    if (await yes.count()) await yes.click(quick);
    await this.page
      .waitForFunction((old) => document.querySelector('[data-testid=spoken]')?.textContent !== old, before, {
        timeout: 4000,
      })
      .catch(() => undefined);
  }
}

// Everybody answers in turn until the game is over or the bound is reached.
export async function playOn(players: WinterPlayer[], bound: number, until: () => Promise<boolean>): Promise<number> {
  let answers = 0;
  for (let idle = 0; answers < bound && idle < 400;) {
    let acted = false;
    for (const player of players) {
      if (!(await player.isAsked())) continue;
      await player.answer();
      answers += 1;
      acted = true;
    }
    if (await until()) break;
    idle = acted ? 0 : idle + 1;
    if (!acted) await players[0]?.page.waitForTimeout(60);
  }
  return answers;
}
