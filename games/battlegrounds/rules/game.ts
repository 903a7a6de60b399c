/**
 * Battlegrounds by the engine's `Game` interface: Battle, Team, Family and Solo. The rules are in `points/`, one file
 * for each group of decisions, over the state that `state.ts` declares.
 */
import type { Game } from '#engine/game.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { membersOf } from '#engine/points/members.ts';
import { SQUARES } from '../content/board.ts';
import { pointsOf } from './area.ts';
import { artilleryPoints } from './artillery.ts';
import { auditBattlegrounds, completeImagined, showFaceUp } from './audit.ts';
import type { BattlegroundsEvent } from './events.ts';
import { plainText } from './notation.ts';
import { type Config, configOf, OPTIONS } from './options.ts';
import { outcome } from './outcome.ts';
import { POINTS } from './points/index.ts';
import { malformed, refuse } from './refusals.ts';
import { setUp } from './setup.ts';
import { ASKED, type Battlegrounds, blankState, LAST_SHOT, OVER } from './state.ts';
import { isStep, verbOf } from './steps.ts';
import { checkAtOnce, stallLimit } from './turn.ts';

const { settle, hasChoice, ...members } = membersOf<Battlegrounds, BattlegroundsEvent>({
  game: 'battlegrounds',
  points: POINTS,
  order: ASKED,
  over: 'over',
  open: (s) => s.asked,
  goOn: (s, _chance, tell) => {
    if (s.config.winAtOnce) checkAtOnce(s, tell);
  },
  verbOf,
  isStep,
  plain: plainText,
  barred: (s) => refuse(s.asked === OVER ? 'GAME_OVER' : 'NOT_YOUR_TURN'),
  malformed,
  otherwise: () => refuse('OTHER_QUESTION'),
  unreadable: () => refuse('UNREADABLE'),
});

/** Points and what ends the game are public: everything they follow from lies open (BG-17.1). */
const derived = (s: Battlegrounds): JsonObject => ({
  points: Array.from({ length: s.config.seats }, (_, seat) => pointsOf(s, seat)),
  target: s.config.target,
  ...(s.config.solo ? { artillery: artilleryPoints(s), lastShot: LAST_SHOT } : { stallLimit: stallLimit(s) }),
});

export const battlegrounds: Game<Battlegrounds, Config, BattlegroundsEvent> = {
  id: 'battlegrounds',
  version: '1',
  seats: { min: 1, max: 4 },
  options: OPTIONS,

  config: configOf,
  blank: blankState,
  setup: setUp,

  ...members,
  sides: (s) => s.config.sides,
  // A partner points at a square (BG, "What a player must see").
  places: () => SQUARES,
  outcome,
  // BG-12.10: a game of Battle with four players and 30 rounds without progress between its 76 gains.
  maxDecisions: ({ solo, family, stall }) =>
    solo ? 12 * LAST_SHOT : family ? 4 * 40 * stall : 8 * 76 * stall,

  derived,
  complete: completeImagined,
  audit: auditBattlegrounds,
  revealOpen: showFaceUp,

  table: ({ clock }) => ({
    undo: { clause: 'BG-17.6', late: 'BG-17.6', policy: 'free' },
    clock: { clause: 'BG-18.1', onFall: 'answer', setting: clock },
  }),
  // No act of the table concerns the rules: a bot replaces a player who leaves, and a late player is answered for.
  fact: (_s, fact) => {
    throw new Error(`Battlegrounds knows no ${fact.kind}`);
  },
};
