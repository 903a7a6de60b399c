/**
 * Around the World in 80 Cards by the engine's `Game` interface. The rules are in `points/`, one file for each group of
 * decisions, over the state that `state.ts` declares; `turn.ts` is the course of a turn, `attack.ts` that of an attack.
 * This is all of the game but what only playouts and laws ask (`game.ts`): a page is spared that.
 */
import type { Game } from '#engine/game.ts';
import { membersOf } from '#engine/points/members.ts';
import { showHand } from './attack.ts';
import type { EightyEvent } from './events.ts';
import { outcome } from './finish.ts';
import { plainText } from './notation.ts';
import { type Config, configOf, OPTIONS } from './options.ts';
import { ORDERS } from './orders.ts';
import { POINTS } from './points/index.ts';
import type { Point } from './points/point.ts';
import { malformed, refuse } from './refusals.ts';
import { setUp } from './setup.ts';
import { ASKED, blankState, type Eighty, INTERFERE, OVER, REACT, SPY } from './state.ts';
import { isStep, verbOf } from './steps.ts';
import { goOn } from './turn.ts';

/** The game with these decision points, and whether an open question of it has more than one answer. */
export const gameOf = (
  points: readonly Point[],
): { readonly game: Game<Eighty, Config, EightyEvent>; readonly hasChoice: (s: Eighty) => boolean } => {
  const { settle, hasChoice, ...members } = membersOf<Eighty, EightyEvent>({
    game: 'eighty-cards',
    points,
    order: ASKED,
    over: 'over',
    open: (s) => s.asked,
    goOn,
    verbOf,
    isStep,
    plain: plainText,
    barred: ({ asked }) => {
      if (asked === OVER) return refuse('GAME_OVER');
      return refuse(asked === INTERFERE || asked === REACT ? 'OTHERS_ARE_ASKED' : 'NOT_YOUR_TURN');
    },
    malformed,
    otherwise: () => refuse('OTHER_QUESTION'),
    unreadable: () => refuse('UNREADABLE'),
  });
  const game: Game<Eighty, Config, EightyEvent> = {
    id: 'eighty-cards',
    version: '1',
    seats: { min: 3, max: 4 },
    options: OPTIONS,

    config: configOf,
    blank: blankState,
    setup: setUp,

    ...members,
    ...ORDERS,
    outcome,
    // Random players need some 70 rounds of some 25 answers; this is several times as many.
    maxDecisions: ({ seats }) => 10_000 * seats,
    revealOpen: (s) => {
      if (s.asked === SPY) showHand(s);
    },

    table: ({ clock, answerLimit }) => ({
      undo: { clause: 'EC-16.6', late: 'EC-16.6', policy: 'off' },
      clock: { clause: 'EC-16.7', onFall: 'answer', setting: clock },
      ...(answerLimit === undefined ? {} : { covert: { limit: answerLimit } }),
    }),
    // No act of the table concerns the rules: a bot replaces a player who leaves, and a late player is answered for.
    fact: (_s, fact) => {
      throw new Error(`Around the World in 80 Cards knows no ${fact.kind}`);
    },
  };
  return { game, hasChoice };
};

/** What a page plays and explains by. Random answers are built step by step. */
export const plainGame = gameOf(POINTS).game;
