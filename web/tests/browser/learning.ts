// How a learner takes a lesson, step by step.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture';

export const bubble = (page: Page): Locator => page.locator('aside.bubble');
export const stepOf = async (page: Page): Promise<string> => (await bubble(page).getAttribute('data-step')) ?? '';
export const says = (page: Page): Promise<string> => bubble(page).locator('.says').innerText();
export const goOn = (page: Page): Locator => bubble(page).getByRole('button', { name: 'Go on' });
export const isDone = (page: Page): Promise<boolean> =>
  bubble(page).getByRole('button', { name: 'Play your first game' }).isVisible();

export type Press = (button: Locator) => Promise<void>;
export const click: Press = (button) => button.click();

/** One step: what is right is asked for, and chosen from the list where it stands there. */
export async function step(page: Page, press: Press): Promise<void> {
  const before = [await stepOf(page), await says(page)].join();
  if (await goOn(page).isVisible()) await press(goOn(page));
  else {
    await press(bubble(page).getByRole('button', { name: 'Show me' }));
    const shown = (await bubble(page).locator('.shown').innerText()).replace('This one: ', '');
    const line = page.locator('.choices button.choice').filter({ hasText: shown }).first();
    if (await line.isVisible()) await press(line);
    else await press(bubble(page).getByRole('button', { name: 'Do it for me' }));
  }
  await expect
    .poll(async () => {
      const now = [await stepOf(page), await says(page)].join();
      const isAnother = now !== before || (await bubble(page).locator('.shown').count()) === 0;
      return isAnother && (await bubble(page).locator('.word').count()) === 0;
    })
    .toBe(true);
}
