/** The options of RUSH-12, and the configuration of a game that follows from them. */
import { type ClockSetting, readClock } from '#engine/match/clock.ts';
import type { OptionsSchema, OptionValues, Preset } from '#engine/options.ts';
import { ok, type Refusal, type Result } from '#engine/result.ts';
import { everybody, numberOf, type SeatSet, seatOf } from '#engine/seats.ts';
import { clockOption } from '#engine/table-options.ts';
import { MAX_SEATS } from '../content/cards.ts';

export interface RushConfig {
  readonly seats: number;
  readonly reserveSize: number;
  /** RUSH-12.2: the player may restore the Reserve in step I, instead of having to in step III. */
  readonly refreshAtStart: boolean;
  readonly attackerExposure: boolean;
  /** RUSH-12.8: Siege deals one damage point. */
  readonly siegeByPoint: boolean;
  /** RUSH-12.9: a Vehicle destroyed by Siege is paid at once. */
  readonly paidAtOnce: boolean;
  /** RUSH-12.10: Base cards leave the hand when it is drawn. */
  readonly basesLeaveOnDraw: boolean;
  readonly squadIncludesDefenders: boolean;
  readonly openDepots: boolean;
  /** The seat of the First Player card, or -1 for a random one (RUSH-12.13). */
  readonly firstPlayer: number;
  /** 0 = none (RUSH-12.14). */
  readonly roundLimit: number;
  /** Undefined: no clock (RUSH-13.5). */
  readonly clock: ClockSetting | undefined;
  /** Everybody: all seats and spectators. */
  readonly all: SeatSet;
}

const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => String(numberOf(seat)));
const LEAST_ROUNDS = 5;
const MOST_ROUNDS = 999;

export const OPTIONS: OptionsSchema = [
  { kind: 'number', id: 'reserveSize', clause: 'RUSH-12.1', min: 4, max: 5, initial: 4 },
  {
    kind: 'choice',
    id: 'reserveRefresh',
    clause: 'RUSH-12.2',
    values: ['mandatoryAtEnd', 'optionalAtStart'],
    initial: 'mandatoryAtEnd',
  },
  { kind: 'flag', id: 'attackerExposure', clause: 'RUSH-12.5', initial: false },
  { kind: 'choice', id: 'siegeDamage', clause: 'RUSH-12.8', values: ['step', 'point'], initial: 'step' },
  {
    kind: 'choice',
    id: 'killMedalTiming',
    clause: 'RUSH-12.9',
    values: ['pooled', 'immediate'],
    initial: 'pooled',
  },
  {
    kind: 'choice',
    id: 'baseCardsLeaveHand',
    clause: 'RUSH-12.10',
    values: ['onReveal', 'onDraw'],
    initial: 'onReveal',
  },
  { kind: 'flag', id: 'squadIncludesDefenders', clause: 'RUSH-12.11', initial: false },
  { kind: 'flag', id: 'openDepots', clause: 'RUSH-12.12', initial: false },
  {
    kind: 'choice',
    id: 'firstPlayer',
    clause: 'RUSH-12.13',
    values: ['random', ...SEATS],
    initial: 'random',
    only: { '3': { seats: [3, 4, 5] }, '4': { seats: [4, 5] }, '5': { seats: [5] } },
  },
  {
    kind: 'number',
    id: 'roundLimit',
    clause: 'RUSH-12.14',
    min: LEAST_ROUNDS,
    max: MOST_ROUNDS,
    also: [0],
    initial: 0,
  },
  clockOption('RUSH-13.5', { usual: ['none', '10+5', '15+10', '30+15'] }),
];

/** The three changes of v2.0. */
export const V2: Preset = {
  id: 'v2',
  clause: 'RUSH-12.1',
  options: { reserveSize: 5, reserveRefresh: 'optionalAtStart', attackerExposure: true },
};

export const configOf = (options: OptionValues, seats: number): Result<RushConfig, Refusal> => {
  return ok({
    seats,
    reserveSize: Number(options.reserveSize),
    refreshAtStart: options.reserveRefresh === 'optionalAtStart',
    attackerExposure: options.attackerExposure === true,
    siegeByPoint: options.siegeDamage === 'point',
    paidAtOnce: options.killMedalTiming === 'immediate',
    basesLeaveOnDraw: options.baseCardsLeaveHand === 'onDraw',
    squadIncludesDefenders: options.squadIncludesDefenders === true,
    openDepots: options.openDepots === true,
    firstPlayer: options.firstPlayer === 'random' ? -1 : seatOf(Number(options.firstPlayer)),
    roundLimit: Number(options.roundLimit),
    clock: readClock(String(options.clock)),
    all: everybody(seats),
  });
};
