/** The state of a game. */
import { element, flag, int, oneOf, seatOrNone, seatSet } from '#engine/layout/domain.ts';
import { grid, perSeat, records, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import type { Seat } from '#engine/seats.ts';
import { CHIPS } from '../content/base-camp.ts';
import { CAMP_COPIES, TRAVEL_COPIES } from '../content/copies.ts';
import { SLOTS } from '../content/effects.ts';
import { NATIONS } from '../content/nations.ts';
import { LANDS, SPACES, TERRAIN_IDS } from '../content/terrain.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import type { Config } from './options.ts';

/** What is asked: the decision points. `act` is all of phase 2. */
export const ASKED = [
  'over',
  'chooseNation',
  'placeTerrain',
  'drift',
  'chooseVictim',
  'explosionMode',
  'interfere',
  'react',
  'act',
  'gasBalloonEnd',
  'spyDiscard',
  'reflectSlot',
  'discardHand',
  'drawFrom',
  'duelDeck',
] as const;
export const OVER = 0;
export const NATION = 1;
export const PLACE = 2;
export const DRIFT = 3;
export const VICTIM = 4;
export const EXPLOSION = 5;
export const INTERFERE = 6;
export const REACT = 7;
export const ACT = 8;
export const GAS = 9;
export const SPY = 10;
export const REFLECT = 11;
export const DISCARD = 12;
export const DRAW = 13;
export const DUEL = 14;

/** How far the turn has come; what goes on within a stage is on the stack of frames. */
export const STAGES = [
  /** Before the first turn. */
  'none',
  /** Balloons drift (EC-4.2a). */
  'drift',
  /** The window at the start (EC-4.2e). */
  'opening',
  'act',
  /** An action is being carried out; a window may follow it (EC-9.6). */
  'after',
  /** The window at the end of phase 2 with `interferencePace = lean` (EC-18.1). */
  'closing',
  'discard',
  'draw',
] as const;
export const [NONE, DRIFTING, OPENING, ACTING, AFTER, CLOSING, DISCARDING, DRAWING] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

/** What waits on the stack; see the files that resume them. */
const FRAMES = [
  /** Balloons drift; `left`: owners that have been dealt with, clockwise from the active seat. */
  'drift',
  /** A window for interference (EC-9.6). */
  'window',
  /** The action card `travel` is discarded when what is above is done (EC-8.1). */
  'card',
  /** The used upgrade is covered, or discarded (`left` 1), when what is above is done (EC-13.11, 13.13). */
  'use',
  /** The vehicle on turn enters `left` spaces more, `size` ahead each time (EC-6.6). */
  'enter',
  /** An attack of `by` (nobody for a chip adrift) on `at` by the card `travel` or by the weapon card `weapon`. */
  'attack',
] as const;
export const [F_DRIFT, F_WINDOW, F_CARD, F_USE, F_ENTER, F_ATTACK] = [0, 1, 2, 3, 4, 5] as const;

/** Slots as numbers; in frames and answers one more, where 0 is none. */
export const [CREW, UPGRADE, WEAPON] = [0, 1, 2] as const;

/** A player who never moves would play for ever: at this many turns the count stops. */
export const MOST_TURNS = 9999;
/** More than the steam of one turn behind the finish can drive. */
export const MOST_PROGRESS = 127;
export const LEAST_PRESSURE = 2;
export const MOST_STEAM = 9;
const FIRST_PRESSURE = 5;
const MOST_FRAMES = 6;
/** The greatest sum of modifications of a cost. */
const MOST_EASE = 20;
/** Window answers: 0 none, 1 a pass, above it the interference (see interference.ts). */
const MOST_ANSWER = 2 + TRAVEL_KINDS.length * 16;

const fieldsFor = ({ seats, gapSize, terrainAt, openTerrain }: Config) => ({
  asked: scalar(oneOf(ASKED)),
  /** The active player; during world creation who places (EC-2.5) or chooses a nation. */
  turnOf: scalar(seatOrNone(seats)),
  /** Turns begun so far. */
  turns: scalar(int(0, MOST_TURNS)),
  stage: scalar(oneOf(STAGES)),
  frames: records(MOST_FRAMES, {
    frame: oneOf(FRAMES),
    stage: int(0, 9),
    by: seatOrNone(seats),
    at: seatOrNone(seats),
    travel: element(TRAVEL_COPIES),
    weapon: element(CAMP_COPIES),
    /** What is destroyed or removed; `none` also for damage. */
    slot: oneOf(['none', ...SLOTS]),
    left: int(0, 9),
    size: int(0, 9),
    /** Damage that a reaction takes off (EC-11.6). */
    less: int(0, 9),
    /** The attack comes from the one who reflected it (EC-10.6). */
    reflected: flag(),
  }),
  /** The answers of a window while they are applied: every state that is seen contains zeros. */
  answer: perSeat(int(0, MOST_ANSWER)),

  nation: perSeat(element(NATIONS)),
  pressure: perSeat(int(LEAST_PRESSURE, MOST_STEAM, FIRST_PRESSURE)),
  ap: perSeat(int(0, MOST_STEAM, FIRST_PRESSURE)),
  progress: perSeat(int(0, MOST_PROGRESS)),
  /** The terrain to which the crew member is bound (EC-17.6). */
  bound: perSeat(element(LANDS)),
  /** Whether the upgrade is covered (EC-13.14). */
  covered: perSeat(flag()),
  /** With `baseCampRefill = replaceOnly`: base-camp cards that have left the hand since the last phase 3 (EC-14.6). */
  replaceable: perSeat(int(0, CAMP_COPIES.length)),

  /** Chip → its space, or -1; who launched it; whether it is adrift (EC-12.13). */
  chipAt: grid(CHIPS, int(-1, SPACES - 1, -1)),
  chipBy: grid(CHIPS, seatOrNone(seats)),
  adrift: grid(CHIPS, flag()),

  /** Of the present turn: an action other than a `turnStart` card was taken (EC-4.8). */
  acted: scalar(flag()),
  /** A move action was taken (EC-6.8). */
  moved: scalar(flag()),
  /** Springs or booster rockets were used (EC-13.12). */
  used: scalar(flag()),
  /** EC-17.12 */
  campAnywhere: scalar(flag()),
  /** EC-9.12 */
  halted: scalar(flag()),
  /** What cards of this turn change in the cost of a move into each terrain (EC-17.6). */
  ease: grid(LANDS.length, int(-MOST_EASE, MOST_EASE, 0)),
  /** The terrain to which active whole-turn interference is bound (EC-9.11). */
  stormOn: scalar(element(LANDS)),

  /** Who crossed the finish line first (EC-15.2). */
  across: scalar(seatOrNone(seats)),
  winners: scalar(seatSet(seats)),
  /** Whether a duel has decided (EC-15.10). */
  duelled: scalar(flag()),

  travel: zones(
    TRAVEL_COPIES,
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      /** The first card is the last one discarded. */
      discard: { per: 'table', see: 'open', ordered: true },
      /** Cards that are being resolved. */
      played: { per: 'table', see: 'open', ordered: false },
      crew: { per: 'seat', see: 'open', ordered: false },
      /** Whole-turn interference on a vehicle, in the order played (EC-9.9, 9.10). */
      pending: { per: 'seat', see: 'open', ordered: true },
      active: { per: 'seat', see: 'open', ordered: true },
    },
    'deck',
  ),
  camp: zones(
    CAMP_COPIES,
    {
      deck: { per: 'table', see: 'secret', ordered: true },
      hand: { per: 'seat', see: 'owner', ordered: false },
      discard: { per: 'table', see: 'open', ordered: true },
      played: { per: 'table', see: 'open', ordered: false },
      upgrade: { per: 'seat', see: 'open', ordered: false },
      weapon: { per: 'seat', see: 'open', ordered: false },
    },
    'deck',
  ),
  terrain: zones(
    TERRAIN_IDS,
    {
      /** Only while they are dealt (EC-1.6). */
      stack: { per: 'table', see: 'secret', ordered: true },
      reserve: { per: 'table', see: 'open', ordered: false },
      hand: { per: 'seat', see: openTerrain ? 'open' : 'owner', ordered: false },
      ring: { per: terrainAt.map((card) => slotName(card, gapSize)), see: 'open', ordered: false },
    },
    'stack',
  ),
});

/** A slot of the ring as `GAP.SLOT` (EC-2.6): gaps from 1, slots from 0. */
export const slotName = (ringCard: number, gapSize: number): string =>
  `${Math.floor(ringCard / (gapSize + 1)) + 1}.${(ringCard % (gapSize + 1)) - 1}`;

export type Eighty = StateOf<ReturnType<typeof fieldsFor>, Config>;

const factories = new WeakMap<Config, () => Eighty>();
export const blankState = (config: Config): Eighty => {
  let make = factories.get(config);
  if (!make) {
    make = stateFactory(fieldsFor(config), { seats: config.seats }, config);
    factories.set(config, make);
  }
  return make();
};

// Zones, as plain property reads.
export const travelDeck = (s: Eighty): number => s.travel.plan.base.deck!;
export const travelHand = (s: Eighty, seat: Seat): number => s.travel.plan.base.hand! + seat;
export const travelDiscard = (s: Eighty): number => s.travel.plan.base.discard!;
export const travelPlayed = (s: Eighty): number => s.travel.plan.base.played!;
export const crewSlot = (s: Eighty, seat: Seat): number => s.travel.plan.base.crew! + seat;
export const pendingOn = (s: Eighty, seat: Seat): number => s.travel.plan.base.pending! + seat;
export const activeOn = (s: Eighty, seat: Seat): number => s.travel.plan.base.active! + seat;
export const campDeck = (s: Eighty): number => s.camp.plan.base.deck!;
export const campHand = (s: Eighty, seat: Seat): number => s.camp.plan.base.hand! + seat;
export const campDiscard = (s: Eighty): number => s.camp.plan.base.discard!;
export const campPlayed = (s: Eighty): number => s.camp.plan.base.played!;
export const upgradeSlot = (s: Eighty, seat: Seat): number => s.camp.plan.base.upgrade! + seat;
export const weaponSlot = (s: Eighty, seat: Seat): number => s.camp.plan.base.weapon! + seat;
/** The zone of a place of the ring, by its index in `Config.terrainAt`. */
export const ringPlace = (s: Eighty, place: number): number => s.terrain.plan.base.ring! + place;
export const terrainHand = (s: Eighty, seat: Seat): number => s.terrain.plan.base.hand! + seat;
export const terrainStack = (s: Eighty): number => s.terrain.plan.base.stack!;
export const terrainReserve = (s: Eighty): number => s.terrain.plan.base.reserve!;
/** The round of the turn that is played, from 1; 0 before the first. */
export const roundOf = ({ turns, config }: Eighty): number => Math.ceil(turns / config.seats);
