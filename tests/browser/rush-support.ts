/** Page object for a table of Rush: what the server has sent, what the page shows, and whether they agree. */
import { expect, type Page } from '@playwright/test';
import type { OptionValues } from '#engine/options.ts';
import { createBot } from '#games/rush/bot/index.ts';
import { rush } from '#games/rush/rules/game.ts';
import { pointsOfLeads } from '#games/rush/rules/scoring.ts';
import type { Model } from '#games/rush/table/model.ts';
import { touchDecision } from './rush-touch.ts';
import { lying } from './rush-wishes.ts';
import { SeatedPage } from './seated-page.ts';
import { openTable, quickBots, typeMove } from './support.ts';

export type Seat = 'person' | 'rookie' | 'gunner' | 'veteran';

/** The settings of every test: no motion, no sound, bots that do not wait, this language. */
export const quiet = async (page: Page, language = 'en'): Promise<void> => {
  await quickBots(page);
  await page.addInitScript(
    (settings) => localStorage.setItem('ludoteca.settings', JSON.stringify(settings)),
    { language, motion: 'off', sound: false },
  );
};

/** Opens a table and returns its address. The first seat is that of this page's person. */
export const openRush = async (
  page: Page,
  url: string,
  seats: readonly Seat[],
  options: OptionValues = {},
  passAndPlay = false,
): Promise<string> =>
  openTable(page, url, {
    game: 'rush',
    options,
    seats: seats.map((seat) => (seat === 'person' ? { kind: 'human' } : { kind: 'bot', level: seat })),
    passAndPlay,
  });

export class RushPage extends SeatedPage {
  /** The table in the last view that the server sent. */
  get model(): Model {
    return lying(this.view);
  }
  get question(): string {
    return this.model.asked;
  }
  touch(text: string): Promise<void> {
    return touchDecision(this, text);
  }

  /**
   * Asserts that the page shows the same cards in the same places as the server, as far as they are rendered.
   */
  async agree(): Promise<void> {
    const { model } = this;
    const seat = this.asked >= 0 ? this.asked : (this.info?.mine[0] ?? 1) - 1;
    const drawn = await this.table.evaluate((table, seat) => {
      const things = (selector: string) =>
        [...table.querySelectorAll<HTMLElement>(selector)].map((one) =>
          one.dataset.thing?.slice('card:'.length),
        );
      const count = (thing: string) =>
        table.querySelector(`[data-thing="${thing}"] .count`)?.textContent?.trim();
      const points = table.querySelector<HTMLElement>(`[data-seat-mat="${seat + 1}"] [data-points]`)?.dataset;
      return {
        points: `${points?.points} and ${points?.leads} for leads`,
        // A hand has no order of its own: cards keep the places in which they came.
        hand: things(`[data-place="hand:${seat}"] [data-thing^="card:"]`).sort(),
        reserve: things('.reserve .slot [data-thing^="card:"]'),
        garage: count(`pile:garage-${seat + 1}`),
        depot: count(`pile:depot-${seat + 1}`),
        graveyard: count('pile:graveyard'),
        discard: count('pile:vehicleDiscard'),
        ruins: table.querySelectorAll(`[data-seat-mat="${seat + 1}"] .ruin`).length,
        medals: [...table.querySelectorAll('[data-thing^="medals:"]')].length,
      };
    }, seat);
    const own = model.seats[seat]!;
    const front = model.turnOf === seat ? [model.inPlay, ...model.attacking] : [];
    const leads = model.asked === 'over' ? 0 : pointsOfLeads(own.score);
    expect(drawn).toEqual({
      points: `${own.score.total - leads} and ${leads} for leads`,
      hand: [...front, ...own.hand]
        .filter((card) => card !== undefined)
        .map((card) => card.id)
        .sort(),
      reserve: model.reserve.map((card) => card.id),
      garage: String(own.garage),
      depot: String(own.depotSize),
      graveyard: String(model.graveyard.length),
      discard: String(model.discard.length),
      ruins: own.bases.filter(({ base }) => !base).length,
      medals: model.piles.length,
    });
  }

  /** What a bot of this strength would decide for the seat that has to decide. */
  think(level = 'veteran'): string {
    return createBot(level).choose(this.view, this.asked + 1, { seed: this.view.decision, nodes: 200 }).text;
  }
  read(text: string): readonly number[] {
    const read = rush.read(this.model.state, this.asked, text);
    if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
    return read.value;
  }

  /** Types a decision into the command box. */
  type(text: string): Promise<void> {
    return typeMove(this.page, text);
  }
}
