/** Page object for a table of Around the World in 80 Cards, played by taps on cards, spaces, vehicles and buttons. */
import { expect, type Page } from '@playwright/test';
import type { OptionValues } from '#engine/options.ts';
import { bots } from '#games/eighty-cards/bot/index.ts';
import { eightyCards } from '#games/eighty-cards/rules/game.ts';
import { VERB, verbOf } from '#games/eighty-cards/rules/steps.ts';
import { type Model, modelOf } from '#games/eighty-cards/table/model.ts';
import { thingsOf } from '#games/eighty-cards/table/steps-things.ts';
import type { OpenTable } from '#wire/rest.ts';
import { SeatedPage, type Tap } from './seated-page.ts';
import { openTable } from './support.ts';
import { byKeys } from './walking.ts';

/** Opens a table and returns its address. The first seat is that of this page's person. */
export const openEightyCards = (
  page: Page,
  url: string,
  seats: readonly ('person' | 'stoker' | 'guard')[],
  options: OptionValues = {},
  wish: Pick<OpenTable, 'pace' | 'passAndPlay'> = {},
): Promise<string> =>
  openTable(page, url, {
    game: 'eighty-cards',
    options: { firstPlayer: 'host', ...options },
    seats: seats.map((seat) => (seat === 'person' ? { kind: 'human' } : { kind: 'bot', level: seat })),
    ...wish,
  });

/** Steps that have a button of their own wherever they are legal. */
const BUTTONS: Readonly<Record<number, string>> = {
  [VERB.move]: 'move',
  [VERB.end]: 'end',
  [VERB.pass]: 'pass',
  [VERB.keep]: 'keep',
};

export class EightyCardsPage extends SeatedPage {
  get model(): Model {
    return modelOf(this.view, []);
  }
  get question(): string {
    return this.model.asked;
  }
  /** What a bot of this level would decide for the seat that has to decide. */
  think(level = 'stoker'): string {
    const view = { ...this.view, viewer: [this.asked + 1] };
    return bots.create(level).choose(view, this.asked + 1, { seed: this.view.decision }).text;
  }

  /** The page shows every vehicle where the server has it, and every boiler. */
  async agree(): Promise<void> {
    for (const { seat, pressure, left } of this.model.seats) {
      const mat = this.table.locator(`[data-seat-mat="${seat + 1}"]`);
      await expect(mat).toBeVisible();
      const label = await this.thing(`player:${seat + 1}`)
        .or(this.thing(`boiler:${seat + 1}`))
        .first()
        .getAttribute('aria-label');
      expect(label).toContain(String(pressure));
      if (left > 0) await expect(mat).toContainText(String(left));
    }
  }

  /** Composes a decision by taps. What needs no confirmation is played by that; returns whether it is still to be given. */
  async compose(text: string): Promise<boolean> {
    const { model, asked, view } = this;
    const read = eightyCards.read(model.state, asked, text);
    if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
    const [first = 0] = read.value;
    const button = BUTTONS[verbOf(first)];
    if (button) {
      await this.tap(this.action(button));
      return false;
    }
    const open = (): boolean => this.view.decision === view.decision;
    for (const [n, one] of read.value.entries()) {
      // What is the only choice was taken already.
      if (!open() || (n > 0 && (await this.action('confirm').isVisible()))) break;
      const step = this.action(`step-${one}`);
      if (await step.isVisible()) {
        await this.tap(step);
        continue;
      }
      const [thing] = thingsOf(model, asked, read.value.slice(0, n), one);
      if (thing === undefined) throw new Error(`${text}: nothing stands for step ${n}`);
      await this.tap(this.thing(thing));
      if (open() && (await step.isVisible())) await this.tap(step);
    }
    await expect
      .poll(async () => !open() || (await this.action('confirm').isVisible()), { intervals: [20, 50, 100] })
      .toBe(true);
    return open();
  }

  async touch(text: string): Promise<void> {
    if (await this.compose(text)) await this.tap(this.action('confirm'));
  }
}

/** The same without a mouse: spaces, cards and vehicles by arrows and Enter, buttons by their numbers. */
export class EightyCardsByKeys extends EightyCardsPage {
  override readonly tap: Tap = byKeys(this.page);
}
