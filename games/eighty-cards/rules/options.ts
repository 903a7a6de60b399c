/** The options (EC-18), and the configuration of a game that follows from them. */
import { type ClockSetting, readClock } from '#engine/match/clock.ts';
import type { OptionsSchema, OptionValues } from '#engine/options.ts';
import { ok, type Refusal, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { clockOption } from '#engine/table-options.ts';
import { CAMP_KINDS } from '../content/base-camp.ts';
import { RING_CARDS, SPACES_A_CARD } from '../content/terrain.ts';

export const TIES = ['shared', 'firstAcross', 'duelCards'] as const;
export type Tie = (typeof TIES)[number];

export interface Config {
  readonly seats: number;
  /** Terrain cards dealt to each player, and placed in each gap (EC-1.6, 2.3). */
  readonly gapSize: number;
  /** Seat → its start space (EC-3.7). */
  readonly startOf: readonly number[];
  /** The ring cards that are terrain cards, in the direction of travel. */
  readonly terrainAt: readonly number[];
  /** Ring card → its index in `terrainAt`; -1 for a start card. */
  readonly placeOf: readonly number[];
  readonly chooseNations: boolean;
  readonly openTerrain: boolean;
  readonly startCamps: boolean;
  /** Kind of base-camp card → the distances at which it fires; null for what is no weapon. */
  readonly rangeOf: readonly (readonly [least: number, most: number] | null)[];
  readonly freeAtZero: boolean;
  /** EC-18.1 */
  readonly lean: boolean;
  /** EC-14.6 */
  readonly replaceOnly: boolean;
  /** EC-15.12 */
  readonly oneMoreEach: boolean;
  readonly tie: Tie;
  /** What the boiler of the last player shows at first; that of the others always shows 5 (EC-1.5). */
  readonly lastPressure: number;
  /** Whether springs and booster rockets cost more to use than their cards say (EC-13.11, 13.13). */
  readonly dearUse: boolean;
  /** How long windows and reactions wait for an answer (EC-16.7), in milliseconds; undefined: as long as it takes. */
  readonly answerLimit: number | undefined;
  /** Undefined: no clock. */
  readonly clock: ClockSetting | undefined;
}

export const OPTIONS: OptionsSchema = [
  { kind: 'choice', id: 'nations', clause: 'EC-1.15', values: ['random', 'choose'], initial: 'random' },
  {
    kind: 'choice',
    id: 'firstPlayer',
    clause: 'EC-1.3',
    role: 'seating',
    values: ['random', 'host'],
    initial: 'random',
    host: { random: 'lot', host: 'first' },
  },
  { kind: 'choice', id: 'terrainHands', clause: 'EC-2.10', values: ['hidden', 'open'], initial: 'hidden' },
  { kind: 'flag', id: 'startCardCamps', clause: 'EC-3.12', initial: true },
  { kind: 'choice', id: 'rocketMaxRange', clause: 'EC-11.10', values: ['4', '24'], initial: '4' },
  { kind: 'flag', id: 'freeActionsAtZeroAp', clause: 'EC-5.6', initial: false },
  {
    kind: 'choice',
    id: 'interferencePace',
    clause: 'EC-18.1',
    values: ['full', 'lean'],
    initial: 'full',
    slow: 'lean',
  },
  {
    kind: 'choice',
    id: 'baseCampRefill',
    clause: 'EC-14.5',
    values: ['oneInHand', 'replaceOnly'],
    initial: 'oneInHand',
  },
  {
    kind: 'choice',
    id: 'finalTurns',
    clause: 'EC-15.12',
    values: ['finishRound', 'oneMoreEach'],
    initial: 'finishRound',
  },
  { kind: 'choice', id: 'tie', clause: 'EC-15.9', values: [...TIES], initial: 'shared' },
  // With three players the last one wins too often (docs/balance.md).
  { kind: 'choice', id: 'lastPressure', clause: 'EC-1.5', values: ['5', '4'], initial: '5' },
  // Springs and booster rockets help those who use them too much (docs/balance.md).
  { kind: 'flag', id: 'dearUse', clause: 'EC-13.11', initial: false },
  // Nobody need wait for an answer in vain. Where nobody else waits, a game is opened without it (table/Setup.svelte).
  { kind: 'choice', id: 'answerTime', clause: 'EC-16.7', values: ['20', '60', 'none'], initial: '20' },
  clockOption('EC-16.7', { usual: ['none', '10+20', '20+30'] }),
];

export const configOf = (options: OptionValues, seats: number): Result<Config, Refusal> => {
  const third = RING_CARDS / seats;
  const ring = Array.from({ length: RING_CARDS }, (_, card) => card);
  const terrainAt = ring.filter((card) => card % third !== 0);
  const far = options.rocketMaxRange === '24';
  return ok({
    seats,
    gapSize: third - 1,
    startOf: Array.from({ length: seats }, (_, seat) => seat * third * SPACES_A_CARD),
    terrainAt,
    placeOf: ring.map((card) => terrainAt.indexOf(card)),
    chooseNations: options.nations === 'choose',
    openTerrain: options.terrainHands === 'open',
    startCamps: options.startCardCamps === true,
    rangeOf: CAMP_KINDS.map((kind) => {
      if (kind.type !== 'weapon') return null;
      return (far ? kind.longRange : undefined) ?? kind.range;
    }),
    freeAtZero: options.freeActionsAtZeroAp === true,
    lean: options.interferencePace === 'lean',
    replaceOnly: options.baseCampRefill === 'replaceOnly',
    oneMoreEach: options.finalTurns === 'oneMoreEach',
    tie: options.tie as Tie,
    lastPressure: Number(options.lastPressure),
    dearUse: options.dearUse === true,
    answerLimit: options.answerTime === 'none' ? undefined : Number(options.answerTime) * 1000,
    clock: readClock(String(options.clock)),
  });
};

/** The left neighbour (EC-1.2). */
export const nextSeat = (config: Config, seat: Seat): Seat => (seat + 1) % config.seats;
