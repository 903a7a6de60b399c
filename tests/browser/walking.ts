/** The cursor on a table, moved by the keyboard. */
import type { Page } from '@playwright/test';
import type { Tap } from './seated-page.ts';

/** The positions of the cursor and of an element, in pixels. */
const look = (page: Page, thing: string) =>
  page.evaluate((wanted) => {
    const middle = (element: Element | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const at = document.activeElement as HTMLElement | null;
    return {
      on: at?.dataset.thing,
      from: middle(at),
      to: middle(document.querySelector(`[role=application] [data-thing="${wanted}"]`)),
    };
  }, thing);

/** Moves the cursor to an element with the arrow keys alone. */
export const walk = async (page: Page, thing: string): Promise<void> => {
  const tried = new Set<string>();
  if ((await look(page, thing)).on === undefined) await page.keyboard.press('Home');
  for (let n = 0; n < 80; n++) {
    const { on, from, to } = await look(page, thing);
    if (on === thing) return;
    if (!from || !to) throw new Error(`${thing} is not on the table`);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
    const wishes = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
    // A key that led nowhere from here is not tried again.
    const key = [...wishes, 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].find(
      (one) => !tried.has(`${on} ${one}`),
    );
    if (key === undefined) break;
    tried.add(`${on} ${key}`);
    await page.keyboard.press(key);
  }
  throw new Error(`No arrow leads to ${thing}`);
};

/** Goes to the table by keys, from wherever the focus is: out of the field for typed moves, and on by Tab. */
export const enterTable = async (page: Page): Promise<void> => {
  for (let n = 0; n < 60; n++) {
    const at = await page.evaluate(() => {
      const here = document.activeElement;
      if (here instanceof HTMLInputElement) return 'field';
      return here?.closest('[role=application]') ? 'table' : 'elsewhere';
    });
    if (at === 'table') return;
    await page.keyboard.press(at === 'field' ? 'Escape' : 'Tab');
  }
  throw new Error('Tab does not lead to the table');
};

/** Presses a button of the prompt by its number, or by Tab and Enter beyond the ninth. */
export const pressButton = async (page: Page, id: string): Promise<void> => {
  const ids = await page
    .locator('.prompt [data-action]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action));
  const n = ids.indexOf(id);
  if (n < 0) throw new Error(`No button ${id} among ${ids.join(', ')}`);
  if (n < 9) await page.keyboard.press(String(n + 1));
  else await page.locator(`[data-action="${id}"]`).press('Enter');
};

/** Instead of a tap: what lies on the table by arrows and Enter, buttons by their numbers. */
export const byKeys =
  (page: Page): Tap =>
  async (target) => {
    await enterTable(page);
    const { thing, action } = await target.evaluate((one) => ({ ...(one as HTMLElement).dataset }));
    if (action !== undefined) return pressButton(page, action);
    await walk(page, thing!);
    await page.keyboard.press('Enter');
  };
