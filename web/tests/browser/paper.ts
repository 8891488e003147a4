// A player of Paper Tales who plays through the page alone: by hand and board, or by keys.
import { expect, type Page } from '@playwright/test';
import { pressTwice } from './answering';
import type { Someone } from './fixture';

const phaseOf = async (page: Page): Promise<string> =>
  (await page.locator('[data-phase]').getAttribute('data-phase')) ?? '';

export class PaperPlayer {
  answers = 0;
  constructor(readonly who: Someone) {}
  get page(): Page {
    return this.who.page;
  }
  isOver(): Promise<boolean> {
    return this.page.locator('.scores').isVisible();
  }
  async isAsked(): Promise<boolean> {
    return (await this.page.locator('.frame.mine').count()) > 0;
  }

  /** One answer with the mouse: a card, a slot, a building, or "ready". */
  async act(): Promise<void> {
    const phase = await phaseOf(this.page);
    const quick = { timeout: 4000 };
    this.answers++;
    if (await this.doubts()) return;
    if (phase === 'recruit') {
      const cards = this.page.locator('.held.legal:not(.chosen)');
      await cards.first().click(quick);
      if (await this.page.locator('.held.chosen').count())
        await this.page
          .locator('.held.legal:not(.chosen)')
          .first()
          .click({ timeout: 800 })
          .catch(() => undefined);
      return;
    }
    if (phase === 'deploy' && (await this.deploy())) return;
    const work = this.page.locator('.work.legal');
    if (phase === 'build' && (await work.count())) return work.last().click(quick);
    const spot = this.page.locator('.spot.legal');
    if (await spot.count()) {
      await spot.first().click(quick);
      if (phase === 'deploy') return; // a unit that a card asks for, the Time Master's
    }
    await this.who.choices.first().click(quick);
  }
  /** "You deploy nothing. Go on?" Yes. */
  private async doubts(): Promise<boolean> {
    const yes = this.page.locator('dialog[open] .button.primary');
    if (!(await yes.count())) return false;
    await yes.click({ timeout: 4000 });
    return true;
  }
  private async deploy(): Promise<boolean> {
    const free = this.page.locator('.spot.empty');
    const card = this.page.locator('.held.legal:not(.chosen)');
    if ((await free.count()) && (await card.count())) {
      await card.first().click({ timeout: 4000 });
      await this.page.locator('.spot.empty.legal').first().click({ timeout: 4000 });
      return true;
    }
    const ready = this.page.locator('[data-done]');
    if (!(await ready.count())) return false;
    await ready.click({ timeout: 4000 });
    return true;
  }

  /** One answer with the keyboard alone: the number of a line in the list. */
  async key(): Promise<void> {
    this.answers++;
    if (await this.page.locator('dialog[open]').count()) return this.page.keyboard.press('Enter');
    const done = this.who.choices.filter({ hasText: /^.?\s*(Done|Ready)/ });
    const place = this.who.choices.filter({ hasText: /Front|Back/ });
    const phase = await phaseOf(this.page);
    const wanted =
      phase === 'deploy' && (await done.count()) && (this.answers % 5 === 0 || !(await place.count()))
        ? done.first()
        : this.who.choices.first();
    const key = (await wanted.locator('kbd, .key').first().textContent({ timeout: 3000 }))?.trim() ?? '1';
    await pressTwice(this.page, key.toLowerCase());
  }
}

/** Everybody answers when asked until the table is over. */
export async function playOut(
  players: PaperPlayer[],
  how: 'act' | 'key',
  between?: (answers: number) => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + 200_000;
  let answers = 0;
  while (Date.now() < deadline) {
    let moved = false;
    for (const player of players) {
      if (await player.isOver()) return;
      if (!(await player.isAsked())) continue;
      await player[how]().catch(() => undefined); // the table may have gone on meanwhile: look again
      moved = true;
      await between?.(++answers);
    }
    await players[0]?.page.waitForTimeout(moved ? 60 : 150);
  }
  expect(false, 'the game did not end in time').toBe(true);
}
