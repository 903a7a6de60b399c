/** The small games of the law kit, each with the settings that the suite plays it with. */
import type { AnyGame } from '../../game.ts';
import type { LawSettings } from '../scene.ts';
import { ambush } from './ambush.ts';
import { barter } from './barter.ts';
import { bids } from './bids.ts';
import { combat } from './combat.ts';
import { hands } from './hands.ts';
import { ORDERS, parry } from './parry.ts';
import { summit } from './summit.ts';
import { bidsHasMessage } from './text.ts';
import { tokens } from './tokens.ts';

export interface SmallGame {
  readonly game: AnyGame;
  readonly settings: Partial<LawSettings>;
}

export const SMALL_GAMES: readonly SmallGame[] = [
  { game: hands, settings: {} },
  { game: bids, settings: { messages: bidsHasMessage } },
  { game: parry, settings: { orders: ORDERS } },
  { game: combat, settings: {} },
  { game: summit, settings: {} },
  { game: ambush, settings: {} },
  { game: barter, settings: {} },
  { game: tokens, settings: {} },
];
