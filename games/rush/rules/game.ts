/**
 * Rush by the engine's `Game` interface. A turn is a series of decisions. The first step of a decision names the act,
 * and every question that an effect asks is a separate decision. The rules are in `points/`, one file for each
 * decision point.
 */
import type { Game } from '#engine/game.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import { auditRush, completeImagined } from './audit.ts';
import type { RushEvent } from './events.ts';
import { configOf, OPTIONS, type RushConfig, V2 } from './options.ts';
import { revealOpen } from './piles.ts';
import { questions } from './questions.ts';
import { outcome, scoreSheet } from './scoring.ts';
import { setUp } from './setup.ts';
import { blankState, type RushState } from './state.ts';

/** The score sheet is public, because cards join squads openly (RUSH-2.7, 13.7). */
const derived = (s: RushState): JsonObject => {
  const { standings, scores } = scoreSheet(s);
  return {
    standings: standings.map(({ id, values, leader }) => ({
      id,
      values: [...values],
      leader: leader < 0 ? null : leader + 1,
    })),
    scores: scores.map((score) => ({ ...score })),
  };
};

export const rush: Game<RushState, RushConfig, RushEvent> = {
  id: 'rush',
  version: '1',
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  presets: [V2],

  config: configOf,
  blank: blankState,
  setup: setUp,

  ...questions,
  outcome,
  // Nobody is obliged to do anything (RUSH-3.11), so a match could go on for ever. This limit allows 60 rounds and
  // more.
  maxDecisions: ({ seats }) => 4000 * seats,

  derived,
  complete: completeImagined,
  audit: auditRush,
  revealOpen,

  table: ({ clock }) => ({
    undo: { clause: 'RUSH-13.1', late: 'RUSH-13.2', policy: 'free' },
    clock: { clause: 'RUSH-13.5', onFall: 'answer', setting: clock },
  }),
  // No act of the table concerns the rules: a bot replaces a player who leaves (RUSH-13.6), and when time runs out the
  // server answers (RUSH-13.5).
  fact: (_s, fact) => {
    throw new Error(`Rush knows no ${fact.kind}`);
  },
};
