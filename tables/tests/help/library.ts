/** The games for tests of tables and server. */
import type { AnyGame } from '#engine/game.ts';
import { ambush } from '#engine/laws/small/ambush.ts';
import { barter } from '#engine/laws/small/barter.ts';
import { bids as timedBids } from '#engine/laws/small/bids.ts';
import { parry } from '#engine/laws/small/parry.ts';
import { summit } from '#engine/laws/small/summit.ts';
import type { Library } from '../../tables.ts';
import { bids } from './bids.ts';
import { nim } from './nim.ts';
import { laidTokens } from './tokens.ts';

const GAMES: Readonly<Record<string, AnyGame>> = {
  nim: nim as AnyGame,
  bids: bids as AnyGame,
  [timedBids.id]: timedBids as AnyGame,
  [summit.id]: summit as AnyGame,
  [ambush.id]: ambush as AnyGame,
  [parry.id]: parry as AnyGame,
  [laidTokens.id]: laidTokens,
  [barter.id]: barter as AnyGame,
};

export const library: Library = { ids: Object.keys(GAMES), load: async (id) => GAMES[id] };
