/** The message ids of the game of bids: enough to test the law "messages". */
import type { HasMessage } from '../scene.ts';

const BIDS_MESSAGES: ReadonlySet<string> = new Set([
  'point.bid',
  'event.showed',
  'event.wonRound',
  'ending.rounds',
  'ending.resign',
  'refusal.GAME_OVER',
  'refusal.NOT_YOUR_TURN',
  'refusal.STALE_DECISION',
  'refusal.ONE_TOKEN',
  'refusal.NO_SUCH_TOKEN',
  'refusal.TOKEN_SPENT',
  'refusal.BID_MADE',
  'refusal.NOT_A_BID',
]);

export const bidsHasMessage: HasMessage = (_language, key) => BIDS_MESSAGES.has(key);
