/** The options (C-9) and the configuration of a game that follows from them and from the variant (C-7). */
import { type ClockSetting, readClock } from '#engine/match/clock.ts';
import type { OptionsSchema, OptionValues, When } from '#engine/options.ts';
import { ok, type Refusal, type Result } from '#engine/result.ts';
import type { Seat, SeatSet } from '#engine/seats.ts';
import { clockOption } from '#engine/table-options.ts';
import { PAWN_COUNT } from '../content/board.ts';

export const VARIANTS = ['battle', 'team', 'family', 'solo'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Config {
  readonly seats: number;
  readonly variant: Variant;
  readonly family: boolean;
  readonly solo: boolean;
  readonly team: boolean;
  readonly draft: boolean;
  /** BG-6.20: every turn in which a pawn returns is a pause turn. */
  readonly alwaysPause: boolean;
  /** BG-12.7: the game ends as soon as somebody has reached the target. */
  readonly winAtOnce: boolean;
  /** BG-12.15: the points are checked when everybody has had the same number of turns. */
  readonly winAtRoundEnd: boolean;
  /** Turns in a row without progress after which the game ends (BG-12.10, 15.22). */
  readonly stall: number;
  readonly chooseCards: boolean;
  readonly seatOneStarts: boolean;
  readonly target: number;
  /** Pawn → its seat; -1 when nobody has it (BG-1.8, 1.11). */
  readonly ownerOf: readonly Seat[];
  /** Seat → its pawns. In Solo only two of them are in the game, which the state says. */
  readonly pawnsOf: readonly (readonly number[])[];
  /** Seat → the seat at which its tokens lie: its own, or the first one of its team (BG-14.3). */
  readonly areaOf: readonly Seat[];
  /** The teams; empty where everybody plays alone. */
  readonly sides: readonly SeatSet[];
  /** Undefined: no clock. */
  readonly clock: ClockSetting | undefined;
}

const fighting: When = { options: { variant: ['battle', 'team'] } };
const tanks: When = { options: { variant: ['battle', 'team', 'solo'] } };
const several: When = { options: { variant: ['battle', 'team', 'family'] } };

export const OPTIONS: OptionsSchema = [
  {
    kind: 'choice',
    id: 'variant',
    clause: 'BG-18.3',
    values: [...VARIANTS],
    initial: 'battle',
    only: {
      battle: { seats: [2, 3, 4] },
      team: { seats: [4] },
      family: { seats: [2, 3, 4] },
      solo: { seats: [1] },
    },
  },
  { kind: 'flag', id: 'draft', clause: 'BG-2.1', initial: false, when: fighting, elsewhere: 'ignored' },
  {
    kind: 'choice',
    id: 'returnPause',
    clause: 'BG-6.20',
    values: ['repairOnly', 'always'],
    initial: 'repairOnly',
    when: tanks,
    elsewhere: 'ignored',
  },
  {
    kind: 'choice',
    id: 'winCheck',
    clause: 'BG-12.7',
    values: ['ownTurnEnd', 'immediate', 'roundEnd'],
    initial: 'ownTurnEnd',
    when: fighting,
    elsewhere: 'ignored',
  },
  {
    kind: 'number',
    id: 'stallRounds',
    clause: 'BG-12.10',
    min: 5,
    max: 30,
    initial: 10,
    when: fighting,
    elsewhere: 'ignored',
  },
  {
    kind: 'choice',
    id: 'soloCards',
    clause: 'BG-16.3',
    values: ['random', 'choose'],
    initial: 'random',
    when: { options: { variant: ['solo'] } },
    elsewhere: 'ignored',
  },
  {
    kind: 'choice',
    id: 'startPlayer',
    clause: 'BG-18.2',
    values: ['random', 'seat1'],
    initial: 'random',
    when: several,
    elsewhere: 'ignored',
  },
  clockOption('BG-18.1', { usual: ['none', '5+10', '10+15'] }),
];

/** BG-1.8, 1.11, 15.6: which seat each corner belongs to. */
const ownersOf = (variant: Variant, seats: number): Seat[] => {
  if (variant === 'solo') return [0, 0, 0, 0];
  if (seats === 2) return variant === 'family' ? [0, -1, 1, -1] : [0, 1, 0, 1];
  return Array.from({ length: PAWN_COUNT }, (_, corner) => (corner < seats ? corner : -1));
};

/** BG-12.4, 14.9, 15.20, 16.40. */
const targetOf = (variant: Variant, seats: number): number => {
  if (variant === 'team') return 20;
  if (variant === 'family') return 10;
  if (variant === 'solo') return 16;
  return 20 - 2 * seats;
};

export const configOf = (options: OptionValues, seats: number): Result<Config, Refusal> => {
  const variant = options.variant as Variant;
  const ownerOf = ownersOf(variant, seats);
  const team = variant === 'team';
  const family = variant === 'family';
  const solo = variant === 'solo';
  // BG-18.1: a variant ignores options that it does not offer.
  const fights = !family && !solo;
  return ok({
    seats,
    variant,
    family,
    team,
    solo,
    draft: fights && options.draft === true,
    alwaysPause: options.returnPause === 'always',
    winAtOnce: fights && options.winCheck === 'immediate',
    winAtRoundEnd: fights && options.winCheck === 'roundEnd',
    stall: family ? 20 * seats : Number(options.stallRounds) * seats,
    chooseCards: options.soloCards === 'choose',
    seatOneStarts: options.startPlayer === 'seat1',
    target: targetOf(variant, seats),
    ownerOf,
    pawnsOf: Array.from({ length: seats }, (_, seat) =>
      ownerOf.flatMap((owner, pawn) => (owner === seat ? [pawn] : [])),
    ),
    areaOf: Array.from({ length: seats }, (_, seat) => (team ? seat % 2 : seat)),
    sides: team ? [0b0101, 0b1010] : [],
    clock: readClock(String(options.clock)),
  });
};
