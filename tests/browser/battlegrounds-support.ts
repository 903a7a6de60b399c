/** Page object for a table of Battlegrounds, played by taps on squares, cards and buttons. */
import { expect, type Page } from '@playwright/test';
import type { OptionValues } from '#engine/options.ts';
import { bots } from '#games/battlegrounds/bot/index.ts';
import { SQUARES } from '#games/battlegrounds/content/board.ts';
import { TANK_IDS } from '#games/battlegrounds/content/tanks.ts';
import { PICTURE_IDS } from '#games/battlegrounds/content/tokens.ts';
import { battlegrounds } from '#games/battlegrounds/rules/game.ts';
import { aboutOf, VERB, verbOf } from '#games/battlegrounds/rules/steps.ts';
import { waysOf } from '#games/battlegrounds/table/foresee.ts';
import { type Model, modelOf } from '#games/battlegrounds/table/model.ts';
import { SeatedPage, type Tap } from './seated-page.ts';
import { openTable } from './support.ts';
import { byKeys } from './walking.ts';

type Seat = 'person' | 'cadet' | 'driver';

/** Opens a table and returns its address. The first seat is that of this page's person. */
export const openBattlegrounds = (
  page: Page,
  url: string,
  seats: readonly Seat[],
  options: OptionValues = {},
  passAndPlay = false,
): Promise<string> =>
  openTable(page, url, {
    game: 'battlegrounds',
    options,
    seats: seats.map((seat) => (seat === 'person' ? { kind: 'human' } : { kind: 'bot', level: seat })),
    passAndPlay,
  });

export class BattlegroundsPage extends SeatedPage {
  get model(): Model {
    return modelOf(this.view, []);
  }
  get question(): string {
    return this.model.asked;
  }
  square(square: number): Promise<void> {
    return this.tap(this.thing(`square:${SQUARES[square]}`));
  }

  /** What a bot of this level would decide for the seat that has to decide. */
  think(level = 'driver'): string {
    const view = { ...this.view, viewer: [this.asked + 1] };
    return bots.create(level).choose(view, this.asked + 1, { seed: this.view.decision, nodes: 200 }).text;
  }

  /** The page shows every square as the server knows it, and everybody's points. */
  async agree(): Promise<void> {
    const { squares, seats, state } = this.model;
    const drawn = await this.table.locator('[data-square]').evaluateAll((all) =>
      all.map((one) => ({
        square: (one as HTMLElement).dataset.square,
        token: one.querySelector('[data-piece^=token-]')?.getAttribute('data-piece')?.slice(6),
        pawn: one.querySelector('[data-piece^=pawn-]')?.getAttribute('data-piece')?.slice(5),
      })),
    );
    const known = squares.map(({ square, token, pawn }) => ({
      square: SQUARES[square],
      token: token?.id,
      pawn: pawn < 0 ? undefined : String(pawn),
    }));
    const inOrder = (list: typeof drawn) =>
      list.toSorted((a, b) => String(a.square).localeCompare(String(b.square)));
    expect(inOrder(drawn)).toEqual(inOrder(known));
    if (state.config.solo) return;
    const target = state.config.target;
    const shown = await this.table
      .locator('[data-seat-mat]')
      .evaluateAll((all) =>
        all.map((one) => [(one as HTMLElement).dataset.seatMat, one.querySelector('.points')?.textContent]),
      );
    for (const [seat, text] of shown)
      if (text) expect(text, seat).toBe(`${seats[Number(seat) - 1]!.points}/${target}`);
  }

  /** Presses a button of the prompt. */
  private press(id: string): Promise<void> {
    return this.tap(this.action(id));
  }
  /** Picks one of several tanks. */
  private async pick(pawn: number): Promise<void> {
    const { model, asked } = this;
    if (model.seats[asked]!.pawns.filter(({ square }) => square >= 0).length < 2) return;
    const stands = model.state.square[pawn]!;
    if ((await this.thing(`square:${SQUARES[stands]}`).getAttribute('data-chosen')) === null)
      await this.square(stands);
  }
  /** Presses the button of one of several meanings, if the touch on the square was not enough. */
  private async mean(id: string, before: number): Promise<void> {
    const button = this.action(id);
    await expect
      .poll(async () => this.view.decision !== before || (await button.isVisible()), {
        intervals: [20, 50, 100],
      })
      .toBe(true);
    if (this.view.decision === before && (await button.isVisible())) await this.tap(button);
  }

  async touch(text: string): Promise<void> {
    const { model, asked, view } = this;
    const read = battlegrounds.read(model.state, asked, text);
    if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
    const [first = 0, ...rest] = read.value;
    const about = aboutOf(first);
    const last = aboutOf(rest.at(-1) ?? first);
    switch (verbOf(first)) {
      case VERB.move: {
        await this.pick(about);
        const ways = waysOf(model.state, asked, about);
        const exact = ways.findIndex(({ decision }) => decision.join() === read.value.join());
        // Of paths that come to the same the page offers one.
        const n = exact >= 0 ? exact : ways.findIndex(({ end }) => end === last);
        await this.square(last);
        return this.mean(`way-${n}`, view.decision);
      }
      case VERB.shoot:
        await this.pick(about);
        await this.square(last);
        return this.mean(`shot-${verbOf(rest[0]!)}-${last}`, view.decision);
      case VERB.hold:
        await this.pick(about);
        // Where nothing else is left, the page offers to end the turn instead.
        return this.press((await this.action('hold').isVisible()) ? 'hold' : 'end');
      case VERB.end:
        return this.press('end');
      case VERB.skipEntry:
        return this.press('skip');
      case VERB.place:
      case VERB.go:
      case VERB.reveal:
        return this.square(last);
      case VERB.collect:
        for (const one of read.value) await this.square(aboutOf(one));
        return this.press('both');
      case VERB.cards:
        for (const one of read.value) await this.tap(this.thing(`tank:${TANK_IDS[aboutOf(one)]}`).first());
        return this.press('both');
      case VERB.draft:
      case VERB.keep:
        return this.press(`card-${TANK_IDS[about]}`);
      case VERB.activate:
        return this.press(`card-${TANK_IDS[last]}`);
      case VERB.base:
        return this.press(`corner-${['sw', 'nw', 'ne', 'se'][last]}`);
      case VERB.enter:
        if (await this.action(`pawn-${['green', 'yellow', 'blue', 'red'][about]}`).isVisible())
          await this.press(`pawn-${['green', 'yellow', 'blue', 'red'][about]}`);
        await this.press(`with-${TANK_IDS[aboutOf(rest[0]!)]}`);
        return this.press(`on-${SQUARES[last]}`);
      case VERB.change:
        await this.press('change');
        return this.press(`card-${last}-${first}`);
      case VERB.play:
        await this.press(`special-${PICTURE_IDS[about]}`);
        return this.press('play');
      case VERB.assign:
        await this.press(`special-${PICTURE_IDS[about]}`);
        return this.press(`on-${TANK_IDS[last]}`);
      default:
        throw new Error(`Nobody taps ${text}`);
    }
  }
}

/** The same without a mouse: squares, cards and pictures by arrows and Enter, buttons by their numbers. */
export class BattlegroundsByKeys extends BattlegroundsPage {
  override readonly tap: Tap = byKeys(this.page);
}
