/** Page object for a table of Tank Chess. */
import { expect, type Page } from '@playwright/test';
import { Match } from '#engine/match/match.ts';
import { type View, viewOf } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import { createBot } from '#games/tank-chess/bot/index.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';
import { DIRECTIONS, parseSquare, squareName } from '#games/tank-chess/rules/geometry.ts';
import { distanceTo } from '#games/tank-chess/rules/manoeuvre.ts';
import { targetsAt } from '#games/tank-chess/rules/shot.ts';
import type { TankState } from '#games/tank-chess/rules/state.ts';
import { OUT, turnFacing, turnFrom, turnShot, turnTo } from '#games/tank-chess/rules/types.ts';
import { freeHeight, nextFrame } from './layout.ts';
import { openTable, quickBots, typeMove } from './support.ts';

export interface Wishes {
  readonly level: string;
  readonly scenario?: string;
  readonly colour?: 'random' | 'hostWhite' | 'hostBlack';
  /** Bots play at the pace of a first game. */
  readonly slowly?: boolean;
}

/** From the front page to a table: a tap on Play, a tap on a level. */
export const sitDownByTaps = async (
  page: Page,
  url: string,
  { level, scenario = 'basic-16', colour, slowly }: Wishes,
): Promise<void> => {
  if (!slowly) await quickBots(page);
  await page.goto(url);
  await page.locator('[data-play="tank-chess"]').click();
  // Newcomers are offered another board.
  await page.locator('select[name=scenario]').selectOption(scenario);
  if (colour) await page.locator(`.segments label:has(input[value=${colour}])`).click();
  await page.locator(`[data-level="${level}"]`).click();
  await expect(page.locator('.shell')).toBeVisible();
};

/** Opens a table against a bot, and goes there. */
export const sitDown = async (
  page: Page,
  url: string,
  { level, scenario = 'basic-16', colour = 'random', slowly }: Wishes,
): Promise<void> => {
  if (!slowly) await quickBots(page);
  const options = { scenarioId: scenario, colours: colour, clock: 'none' };
  const seats = [{ kind: 'human' as const }, { kind: 'bot' as const, level }];
  await page.goto(await openTable(page, url, { game: 'tank-chess', options, seats }));
  await expect(page.locator('.shell')).toBeVisible();
};

/** Opens a table against a bot that starts from this position, and goes there. The bot plays quickly, or at first slowly. */
export const openPosition = async (
  page: Page,
  url: string,
  position: string,
  colours: 'hostWhite' | 'hostBlack' = 'hostWhite',
  level = 'recruit',
  slowly = false,
): Promise<TablePage> => {
  if (!slowly) await quickBots(page);
  await page.goto(
    await openTable(page, url, {
      game: 'tank-chess',
      options: { position, colours, clock: 'none' },
      seats: [{ kind: 'human' }, { kind: 'bot', level }],
    }),
  );
  const seated = new TablePage(page, 'basic-16', position);
  await seated.settle();
  return seated;
};

/** The table as a player sees and taps it, and the same match in the rules of this process. */
export class TablePage {
  readonly page: Page;
  readonly match: Match;
  #played = 0;

  constructor(page: Page, scenarioId = 'basic-16', position = '') {
    this.page = page;
    const made = Match.create(tankChess, {
      id: 'mirror',
      options: { scenarioId, position },
      seats: 2,
      secret: new Uint8Array(32),
      entropy: [],
    });
    if (!made.ok) throw new Error(made.error.code);
    this.match = made.value;
  }

  get state(): TankState {
    return this.match.state as TankState;
  }
  get shell() {
    return this.page.locator('.shell');
  }
  get board() {
    return this.page.locator('svg[role=application]');
  }

  /** Waits until this device has to decide, or the game is over, and nothing is animated any more. */
  async settle(): Promise<'asked' | 'over'> {
    await expect
      .poll(
        async () => {
          const { asked, over, at, waking } = await this.shell.evaluate(({ dataset, ariaBusy }) => ({
            asked: dataset.asked,
            over: dataset.over,
            at: dataset.at,
            waking: ariaBusy === 'true',
          }));
          const { busy, moment } = await this.board.evaluate(({ dataset }) => dataset);
          if (waking) return 'is being built';
          if (busy === 'true') return `moves at ${moment}`;
          if (moment !== at) return `shows ${moment}, not ${at}`;
          return asked !== '' || over !== '' ? '' : `somebody else decides at ${at}`;
        },
        { message: 'what is waited for', timeout: 90_000, intervals: [50, 100, 200] },
      )
      .toBe('');
    await this.#mirror();
    return (await this.shell.getAttribute('data-over')) === '' ? 'asked' : 'over';
  }

  /** The move list as shown, for example `Lf3>h5/N+`. */
  async record(): Promise<string[]> {
    return (await this.page.locator('.record li:not(.fact) button').allTextContents()).map((t) => t.trim());
  }

  /** Replays the shown moves in the rules of this process. Throws where they disagree. */
  async #mirror(): Promise<void> {
    const record = await this.record();
    for (const text of record.slice(this.#played)) {
      const done = this.match.submit(this.state.side, text);
      if (!done.ok) throw new Error(`The page shows ${text}, the rules say ${done.error.code}`);
    }
    this.#played = record.length;
  }

  view(seat: number): View {
    return viewOf(this.match, seatBit(seat));
  }

  /** The turn that a bot of this strength would play for the side to move. */
  think(strength: string, nodes?: number): string {
    const { side } = this.state;
    return createBot(strength).choose(this.view(side), side + 1, { seed: this.#played, nodes }).text;
  }

  /** The middle of a square on the screen, at any zoom. */
  async middleOf(square: string): Promise<{ readonly x: number; readonly y: number }> {
    const { width, height } = this.state.config;
    return this.board.evaluate(
      (svg, { name, width, height }) => {
        const turned = document.querySelector('.shell .own [data-seat]')?.getAttribute('data-seat') === '2';
        const file = name.charCodeAt(0) - 97;
        const rank = Number(name.slice(1)) - 1;
        const x = ((turned ? width - 1 - file : file) + 0.5) * 40;
        const y = ((turned ? rank : height - 1 - rank) + 0.5) * 40;
        const point = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM()!);
        return { x: point.x, y: point.y };
      },
      { name: square, width, height },
    );
  }

  async tap(square: string): Promise<void> {
    // A prompt that has just grown scrolls the page.
    await nextFrame(this.page);
    let at = await this.middleOf(square);
    const free = await freeHeight(this.page);
    if (at.y < 0 || at.y > free) {
      // On small screens the page is scrolled to one's own side, and the prompt stands over the rest.
      await this.page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), at.y - free / 2);
      at = await this.middleOf(square);
    }
    await this.page.mouse.click(at.x, at.y);
  }

  /** Plays a turn with the mouse: tank, square, facing, target or none. */
  async playByMouse(text: string): Promise<void> {
    const read = tankChess.read(this.state, this.state.side, text);
    if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
    const turn = read.value[0]!;
    const { width, height } = this.state.config;
    const name = (square: number): string => squareName(square, width);
    const [from, to] = [turnFrom(turn), turnTo(turn)];
    await this.tap(name(from));
    if (to === OUT) {
      const leave = this.page.locator('[data-action=leave]');
      const rank = this.state.side === 0 ? height + 1 : 0;
      for (let file = 0; file < width && !(await leave.isVisible()); file++)
        await this.tap(`${String.fromCharCode(97 + file)}${rank}`);
      await leave.click();
      return;
    }
    await this.tap(name(to));
    const done = this.page.locator('[data-action=done]');
    const facing = this.page.locator(`[data-facing="${DIRECTIONS[turnFacing(turn)]}"]`);
    await expect(done.or(facing)).toBeVisible();
    if (await facing.isVisible()) await facing.click();
    const shot = turnShot(turn);
    const target = targetsAt(this.state, from, to, turnFacing(turn)).find((t) => t.shot === shot);
    await this.page
      .locator(target ? `[data-action=fire-${name(target.square)}]` : '[data-action=done]')
      .click();
  }

  async playByKeyboard(text: string): Promise<void> {
    await typeMove(this.page, text);
  }

  /** Waits until the move list has this many turns of both sides together. */
  async waitForTurns(n: number): Promise<void> {
    await expect
      .poll(async () => (await this.record()).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(n);
  }
}

/** The number of other squares on which the tank there can end its turn. */
export const reachableFrom = (table: TablePage, square: string): number => {
  const { state } = table;
  const { width, height } = state.config;
  const from = parseSquare(square, width, height)!;
  const { steps, reverse } = distanceTo(state, from);
  const squares = new Set([...steps.keys()].filter((at) => steps[at]! > 0).map((at) => at >> 3));
  if (reverse >= 0) squares.add(reverse);
  squares.delete(from);
  return squares.size;
};
