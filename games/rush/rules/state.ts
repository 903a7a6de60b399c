/** The state of a game of Rush. Seats are those of the table; any of them may be First Player. */
import { element, flag, int, oneOf, seatOrNone, seatSet } from '#engine/layout/domain.ts';
import { bits, grid, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { ACHIEVEMENT_IDS } from '../content/achievements.ts';
import {
  BASES_PER_SEAT,
  CARD_IDS,
  isBase,
  isMedal,
  isVehicle,
  KIND_IDS,
  KIND_OF,
  KINDS,
  MAX_SEATS,
  placeOfBase,
} from '../content/cards.ts';
import { NATIONS } from '../content/vehicle-row.ts';
import { VEHICLES } from '../content/vehicles.ts';
import type { PlaceName } from './events.ts';
import type { RushConfig } from './options.ts';

/** What is asked: the decision points of the specification, with those of step II as one. */
export const ASKED = [
  'over',
  'chooseReserveRefresh',
  'stepTwo',
  'chooseDefendedBase',
  'chooseSiegeTarget',
  'chooseResearchGain',
  'chooseRepairCards',
  'chooseSabotageDiscard',
  'chooseAttackStep',
  'chooseExposedAttacker',
  'chooseMedalPayout',
] as const;
export type Asked = (typeof ASKED)[number];
export const OVER = 0;
export const REFRESH = 1;
export const STEP_TWO = 2;
export const PLACEMENT = 3;
export const SIEGE = 4;
export const RESEARCH = 5;
export const REPAIR = 6;
export const SABOTAGE = 7;
export const STRIKE = 8;
export const EXPOSURE = 9;
export const PAYOUT = 10;

/** What triggered the end (RUSH-11.1, 11.2, 12.14). */
export const TRIGGERS = ['none', 'bases', 'medals', 'rounds'] as const;
export type Trigger = Exclude<(typeof TRIGGERS)[number], 'none'>;

/** The Medal piles in the order of `pileOf`: nation × 2, + 1 for doubles. */
const PILES = NATIONS.flatMap((nation) => [`${nation}-single`, `${nation}-double`]);
export const pileOf = (nation: number, double: boolean): number => nation * 2 + (double ? 1 : 0);

const VEHICLE_IDS = VEHICLES.map((one) => one.id);
/** Components other than cards of the game: five Reference cards, the Graveyard card, the First Player card. */
const MARKERS = [
  ...Array.from({ length: MAX_SEATS }, (_, seat) => `reference-${numberOf(seat)}`),
  'graveyard-card',
  'first-player-card',
];
export const GRAVEYARD_CARD: number = MARKERS.indexOf('graveyard-card');
export const FIRST_PLAYER_CARD: number = MARKERS.indexOf('first-player-card');

/** The names of all places, in order: `S2.1` is the first Base of seat 2. */
export const placeNames = (seats: number): PlaceName[] =>
  Array.from(
    { length: seats * BASES_PER_SEAT },
    (_, place): PlaceName => `S${numberOf(seatOfPlace(place))}.${(place % BASES_PER_SEAT) + 1}`,
  );

/**
 * Where a card lies before the deal: Vehicles in their deck, Medals on their piles, Bases standing; else in the box.
 */
const restOf = (seats: number) => (card: number) => {
  const kind = KIND_OF[card]!;
  if (isVehicle(kind)) return ['vehicleDeck', 0] as const;
  if (isMedal(kind)) return ['medalPiles', PILES.indexOf(KINDS[kind]!.id.slice('medal-'.length))] as const;
  const owner = isBase(kind) ? Math.floor(placeOfBase(card) / BASES_PER_SEAT) : MAX_SEATS;
  return owner < seats ? (['standing', owner] as const) : undefined;
};

const fieldsFor = (seats: number, openDepots: boolean) => ({
  asked: scalar(oneOf(ASKED)),
  /** The seat on turn, and the seat with the First Player card. */
  turnOf: scalar(seatOrNone(seats)),
  first: scalar(seatOrNone(seats)),
  round: scalar(int(0, 0xffff)),
  trigger: scalar(oneOf(TRIGGERS)),

  /** The kind whose abilities are being resolved, and how many of them are done. */
  resolving: scalar(element(KIND_IDS)),
  abilitiesDone: scalar(int(0, 8)),
  /** Sabotage: seats that still owe an answer, and seats whose only card is taken (RUSH-6.13). */
  owing: scalar(seatSet(seats)),
  onlyCard: scalar(seatSet(seats)),
  /** Step II has been ended, but Medals must be paid before step III (RUSH-8.13). */
  closing: scalar(flag()),

  /** Of this turn: purchases made, Conscription in force, the attack used (RUSH-4.8, 4.11, 7.1). */
  purchases: scalar(int(0, 999)),
  conscription: scalar(flag()),
  attacked: scalar(flag()),
  /** The turn account (RUSH-4.12, 4.20): points and cards paid, ordinary and by nation, and costs by nation. */
  paid: scalar(int(0, 9999)),
  paidCards: scalar(int(0, 999)),
  nationalPaid: grid(NATIONS.length, int(0, 999)),
  nationalCards: grid(NATIONS.length, int(0, 999)),
  bought: grid(NATIONS.length, int(0, 9999)),
  /** Vehicles played this turn (RUSH-3.8), and those declared for the attack. */
  played: bits(VEHICLE_IDS),
  declared: bits(VEHICLE_IDS),
  /** Vehicles destroyed and not yet paid, by nation of the Medals (RUSH-8.8). */
  noted: grid(NATIONS.length, int(0, 99)),

  /** Places with a damaged Base, and with a damaged defender (RUSH-5.16). */
  damagedBases: bits(placeNames(seats)),
  damagedDefenders: bits(placeNames(seats)),

  card: zones(
    CARD_IDS,
    {
      box: { per: 'table', see: 'open', ordered: false },
      vehicleDeck: { per: 'table', see: 'secret', ordered: true },
      vehicleDiscard: { per: 'table', see: 'open', ordered: true },
      reserve: { per: 'table', see: 'open', ordered: true },
      graveyard: { per: 'table', see: 'open', ordered: true },
      medalPiles: { per: PILES, see: 'open', ordered: true },
      standing: { per: 'seat', see: 'open', ordered: false },
      defender: { per: placeNames(seats), see: 'open', ordered: true },
      /** The card whose abilities are being resolved (RUSH-2.12), and the attackers that have not struck yet. */
      inPlay: { per: 'table', see: 'open', ordered: true },
      attacking: { per: 'table', see: 'open', ordered: false },
      // Cards join a squad openly (RUSH-2.7). So the cards of a squad are public, but not in which zone they lie.
      garage: { per: 'seat', see: 'secret', ordered: true, pooled: true },
      hand: { per: 'seat', see: 'owner', ordered: true, pooled: true },
      depot: { per: 'seat', see: openDepots ? 'open' : 'owner', ordered: true, pooled: true },
    },
    'box',
    restOf(seats),
  ),
  achievement: zones(
    ACHIEVEMENT_IDS,
    {
      inGame: { per: 'table', see: 'open', ordered: true },
      aside: { per: 'table', see: 'open', ordered: false },
    },
    'aside',
  ),
  marker: zones(
    MARKERS,
    {
      box: { per: 'table', see: 'open', ordered: false },
      table: { per: 'table', see: 'open', ordered: false },
      seat: { per: 'seat', see: 'open', ordered: false },
    },
    'box',
  ),
});

export type RushState = StateOf<ReturnType<typeof fieldsFor>, RushConfig>;

const factories = new WeakMap<RushConfig, () => RushState>();

export const blankState = (config: RushConfig): RushState => {
  let make = factories.get(config);
  if (!make) {
    make = stateFactory(fieldsFor(config.seats, config.openDepots), { seats: config.seats }, config);
    factories.set(config, make);
  }
  return make();
};

export const seatOfPlace = (place: number): Seat => (place / BASES_PER_SEAT) | 0;
export const firstPlace = (seat: Seat): number => seat * BASES_PER_SEAT;

// The zones of a state. Plain property reads, because these run a million times a second.
const base = (s: RushState): Readonly<Record<string, number>> => s.card.plan.base;

export const reserveOf = (s: RushState): number => base(s).reserve!;
export const deckOf = (s: RushState): number => base(s).vehicleDeck!;
export const discardOf = (s: RushState): number => base(s).vehicleDiscard!;
export const graveyardOf = (s: RushState): number => base(s).graveyard!;
export const inPlayOf = (s: RushState): number => base(s).inPlay!;
export const attackingOf = (s: RushState): number => base(s).attacking!;
export const medalPile = (s: RushState, nation: number, double: boolean): number =>
  base(s).medalPiles! + pileOf(nation, double);
export const standingOf = (s: RushState, seat: Seat): number => base(s).standing! + seat;
export const defenderZone = (s: RushState, place: number): number => base(s).defender! + place;
export const garageOf = (s: RushState, seat: Seat): number => base(s).garage! + seat;
export const handOf = (s: RushState, seat: Seat): number => base(s).hand! + seat;
export const depotOf = (s: RushState, seat: Seat): number => base(s).depot! + seat;
