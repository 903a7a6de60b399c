/** Page object for a table of Rush: what the server has sent, what the page shows, and whether they agree. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { View } from '#engine/match/view.ts';
import type { OptionValues } from '#engine/options.ts';
import { createBot } from '#games/rush/bot/index.ts';
import { rush } from '#games/rush/rules/game.ts';
import { pointsOfLeads } from '#games/rush/rules/scoring.ts';
import type { Model } from '#games/rush/table/model.ts';
import type { Message, StoryItem, TableInfo } from '#wire/protocol.ts';
import { touchDecision } from './rush-touch.ts';
import { lying } from './rush-wishes.ts';
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

/** A click or tap, in the middle unless given otherwise. */
export type Tap = (target: Locator, position?: { x: number; y: number }) => Promise<void>;

export class RushPage {
  readonly page: Page;
  /** Every message that the server has sent to this page. */
  readonly heard: string[] = [];
  info: TableInfo | undefined;
  story: StoryItem[] = [];
  #view: View | undefined;
  readonly tap: Tap;

  /** To be called before the page goes to the table. */
  constructor(page: Page, touch = false) {
    this.page = page;
    // An element that cannot be clicked fails after this time, not at the end of the test.
    page.setDefaultTimeout(20_000);
    this.tap = (target, position) => {
      const how = position ? { position } : {};
      return touch ? target.tap(how) : target.click(how);
    };
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.heard.push(payload.toString());
        this.#hear(JSON.parse(payload.toString()) as Message);
      }),
    );
  }

  #hear(message: Message): void {
    if (message.t === 'table' || message.t === 'info') this.info = message.info;
    if (message.t === 'table') {
      this.#view = message.view;
      this.story = [...message.story];
    } else if (message.t === 'update') {
      const { cut } = message;
      this.story = cut === undefined ? this.story : this.story.filter((item) => item.index <= cut);
      this.story.push(...message.story);
      this.#view = message.view;
    }
  }

  get shell(): Locator {
    return this.page.locator('.shell[data-at]');
  }
  get table(): Locator {
    return this.page.locator('.rush[role=application]');
  }
  thing(thing: string): Locator {
    return this.table.locator(`[data-thing="${thing}"]`);
  }
  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`);
  }
  get view(): View {
    if (!this.#view) throw new Error('Nothing has been dealt yet');
    return this.#view;
  }
  /** The table in the last view that the server sent. */
  get model(): Model {
    return lying(this.view);
  }
  /** The seat (from 0) of this page that has to decide, or -1. */
  get asked(): number {
    const mine = this.info?.mine ?? [];
    return (this.view.outcome ? 0 : (mine.find((seat) => this.view.owing.includes(seat)) ?? 0)) - 1;
  }

  /**
   * Waits until this page has to decide, is covered, or the game is over, and shows the server's last
   * message.
   */
  async settle(): Promise<'asked' | 'covered' | 'over'> {
    let state: 'asked' | 'covered' | 'over' = 'asked';
    await expect
      .poll(
        async () => {
          if (!this.#view) return 'nothing dealt';
          const shown = await this.page.evaluate(() => {
            const shell = document.querySelector<HTMLElement>('.shell[data-at]');
            const table = document.querySelector<HTMLElement>('.rush[role=application]');
            return {
              covered: document.querySelector('[data-handover]') !== null,
              asked: shell?.dataset.asked,
              over: shell?.dataset.over ?? '',
              waking: shell?.ariaBusy === 'true',
              at: shell?.dataset.at,
              moment: table?.dataset.moment,
              question: table?.dataset.asked,
              flying: document.querySelector<HTMLElement>('[data-flying]')?.dataset.flying,
            };
          });
          const { asked, model } = this;
          const last = String(this.story.at(-1)?.index ?? 0);
          if (shown.waking) return 'not all laid';
          if (shown.at !== last) return `at ${shown.at} of ${last}`;
          if (this.view.outcome) {
            state = 'over';
            return shown.over === this.view.outcome.reason && shown.moment === last
              ? 'still'
              : 'not over yet';
          }
          if (asked < 0) return 'others are asked';
          if (shown.covered) {
            state = 'covered';
            return 'still';
          }
          state = 'asked';
          if (shown.asked !== String(asked + 1)) return `asks ${shown.asked}, not ${asked + 1}`;
          if (shown.moment !== last || shown.question !== model.asked) return `shows ${shown.question}`;
          return shown.flying === '0' ? 'still' : 'flying';
        },
        { timeout: 120_000, intervals: [50, 100, 200] },
      )
      .toBe('still');
    return state;
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
        hand: things(`[data-place="hand:${seat}"] [data-thing^="card:"]`),
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
      hand: [...front, ...own.hand].filter((card) => card !== undefined).map((card) => card.id),
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

  /** Plays it in some way, and waits until the server has accepted it. */
  async play(
    text: string,
    way: (text: string) => Promise<void> = (one) => touchDecision(this, one),
  ): Promise<void> {
    const [before, seat] = [this.view, this.asked + 1];
    await way(text);
    const taken = async (): Promise<string> => {
      const { decision, sealed, outcome } = this.view;
      if (decision !== before.decision || sealed.includes(seat) || outcome) return 'taken';
      return `${text}: ${(await this.page.locator('.prompt').allInnerTexts()).join(' ')}`;
    };
    await expect.poll(taken, { intervals: [20, 50, 100] }).toBe('taken');
  }
}
