/**
 * What counts in a position, for every side (a player, or a team): a row of numbers each. Distances are in main actions
 * until a tank can shoot at a square (`reach.ts`).
 */
import { hasSeat, type Seat } from '#engine/seats.ts';
import { PAWN_COUNT, SQUARE_COUNT } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import {
  ARMOUR,
  DIRECTION,
  EXTRA_TURN,
  isUpgrade,
  KIND_OF,
  LONGER_MOVE,
  LONGER_SHOT,
  ORDER_CHANGE,
  PICTURE_IDS,
  specialOf,
  TOKEN_IDS,
  worthOf,
} from '../content/tokens.ts';
import { wonBy } from '../rules/area.ts';
import type { Config } from '../rules/options.ts';
import { activeCard, artilleryAt, type Battlegrounds, dudAt, pawnAt, reserveOf } from '../rules/state.ts';
import { Distances } from './distances.ts';
import { MOVE_UNIT, NEVER, ORDER_UNIT, type Reach, reachOf, SHOT_UNIT, TURN_UNIT } from './reach.ts';

type CardFeature = `drives ${string}`;
const CARD_FEATURES = TANK_IDS.map((id): CardFeature => `drives ${id}`);

/** The names of the features; reasons and weights go by them. */
export const FEATURES = [
  'points',
  // Single tokens, by how many actions away the nearest mate is; `lost`: none is left, or none in reach.
  'single1',
  'single2',
  'single3',
  'singleFar',
  'singleLost',
  // A mate in reach of the next action that an opponent wants, too, and can have before.
  'contested',
  // Pictures of which two tokens are near, and tokens in reach of the next action.
  'fresh',
  'targets',
  // Special tokens: usable, held without a mate, and on the board where they would complete a pair.
  'extraTurns',
  'extraTanks',
  'unassigned',
  'specialHeld',
  'specialNear',
  // Upgrades on active cards, and on those in reserve.
  'direction',
  'longerShot',
  'longerMove',
  'orderChange',
  'armour',
  'reserveUpgrades',
  // What enemy tanks in reach are worth; `Soon`: this side is to move.
  'preySoon',
  'preyLate',
  // What own tanks are worth that an enemy can hit before their next turn, or only after it; and how many.
  'exposedSoon',
  'exposedLate',
  'exposedTanks',
  'stacks',
  'reserve',
  'missing',
  'missingPaused',
  'tempo',
  // The next turn can reach the target; the target is reached, and the turn's end is still to come (BG-12.6).
  'matchPoint',
  'reached',
  // Single tokens with a second mate near; tokens that two actions can reach; tanks with one way out, or none.
  'singleSafe',
  'cover',
  'tight',
  'cornered',
  // Which cards are driven.
  ...CARD_FEATURES,
] as const;
export type Feature = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;
const at = (name: Feature): number => FEATURES.indexOf(name);
const F = Object.fromEntries(FEATURES.map((name) => [name, at(name)])) as Record<Feature, number>;
const FIRST_CARD = at(CARD_FEATURES[0]!);

/** Features of upgrades by kind. */
const UPGRADE_FEATURE: Readonly<Record<number, number>> = {
  [DIRECTION]: F.direction,
  [LONGER_SHOT]: F.longerShot,
  [LONGER_MOVE]: F.longerMove,
  [ORDER_CHANGE]: F.orderChange,
  [ARMOUR]: F.armour,
};
const PACK_OF: Readonly<Record<number, number>> = {
  [DIRECTION]: TURN_UNIT,
  [LONGER_SHOT]: SHOT_UNIT,
  [LONGER_MOVE]: MOVE_UNIT,
  [ORDER_CHANGE]: ORDER_UNIT,
};

/** The sides of a game: seats that win together. */
export const sidesOf = (config: Config): readonly (readonly Seat[])[] =>
  config.sides.length > 0
    ? config.sides.map((side) =>
        Array.from({ length: config.seats }, (_, seat) => seat).filter((seat) => hasSeat(side, seat)),
      )
    : Array.from({ length: config.seats }, (_, seat) => [seat]);

export const sideOfSeat = (config: Config, seat: Seat): number => (config.team ? seat % 2 : seat);

const MOST_SIDES = 4;
const PICTURES = PICTURE_IDS.length;

/** Reads positions. One object serves one configuration; `rows` are valid until the next position is read. */
export class Reader {
  readonly sides: number;
  /** Side after side. */
  readonly rows: Float64Array;
  readonly points = new Int32Array(MOST_SIDES);
  readonly #config: Config;
  readonly #areas: readonly number[];
  readonly #pawns: readonly (readonly number[])[];
  /** Side × 64: main actions until this side can shoot at a square. */
  readonly distance = new Uint8Array(MOST_SIDES * SQUARE_COUNT);
  /** Side × picture. */
  readonly #held = new Uint8Array(MOST_SIDES * PICTURES);
  readonly #first = new Uint8Array(MOST_SIDES * PICTURES);
  readonly #second = new Uint8Array(MOST_SIDES * PICTURES);
  /** Card → its upgrades, packed. */
  readonly #packs = new Uint8Array(TANK_IDS.length);
  readonly #armours = new Uint8Array(TANK_IDS.length);
  readonly #distances = new Distances();
  readonly #reaches: (Reach | undefined)[] = [undefined, undefined, undefined, undefined];

  constructor(config: Config) {
    this.#config = config;
    const sides = sidesOf(config);
    this.sides = sides.length;
    this.rows = new Float64Array(this.sides * FEATURE_COUNT);
    this.#areas = sides.map(([seat]) => config.areaOf[seat!]!);
    this.#pawns = sides.map((seats) => seats.flatMap((seat) => config.pawnsOf[seat]!));
  }

  read(s: Battlegrounds): void {
    this.rows.fill(0);
    this.#readUpgrades(s);
    for (let side = 0; side < this.sides; side++) this.#readTanks(s, side);
    this.#readTokens(s);
    for (let side = 0; side < this.sides; side++) this.#readSpecials(s, side);
    this.#readThreats(s);
    this.#readOrder(s);
  }

  #add(side: number, feature: number, by: number): void {
    const i = side * FEATURE_COUNT + feature;
    this.rows[i] = this.rows[i]! + by;
  }

  #readUpgrades(s: Battlegrounds): void {
    this.#packs.fill(0);
    this.#armours.fill(0);
    for (let picture = 0; picture < PICTURES; picture++) {
      const card = s.upgrade[picture]!;
      if (card < 0) continue;
      const kind = KIND_OF[picture]!;
      if (kind === ARMOUR) this.#armours[card] = this.#armours[card]! + 1;
      const unit = PACK_OF[kind] ?? 0;
      // Direction and Order change count once.
      if (unit < TURN_UNIT || (this.#packs[card]! / unit) % 2 < 1)
        this.#packs[card] = this.#packs[card]! + unit;
    }
  }

  #reach(card: number): Reach {
    return reachOf(card, this.#packs[card]!);
  }

  #readTanks(s: Battlegrounds, side: number): void {
    const { distance } = this;
    const base = side * SQUARE_COUNT;
    distance.fill(NEVER, base, base + SQUARE_COUNT);
    for (const pawn of this.#pawns[side]!) {
      this.#reaches[pawn] = undefined;
      if (!s.inGame.has(pawn)) continue;
      const square = s.square[pawn]!;
      const card = activeCard(s, pawn);
      if (square >= 0 && card >= 0) {
        const reach = this.#reach(card);
        this.#reaches[pawn] = reach;
        this.#readWays(s, side, reach.ends[square]!);
      }
      if (card >= 0) this.#add(side, FIRST_CARD + card, 1);
      const zone = reserveOf(s, this.#config.ownerOf[pawn]!);
      let fresh = 0;
      for (let other = s.tank.first(zone); other >= 0; other = s.tank.next(other))
        if (!s.damaged.has(other)) fresh++;
      const table = this.#distances.of(s, pawn, card, zone, this.#packs);
      for (let to = 0; to < SQUARE_COUNT; to++)
        if (table[to]! < distance[base + to]!) distance[base + to] = table[to]!;
      if (square >= 0) this.#add(side, F.reserve, fresh > 0 ? 1 : 0);
      else this.#add(side, fresh > 0 ? F.missing : F.missingPaused, 1);
    }
  }

  /** Ends without a tank or a dud on them; what lies on the way is left out. */
  #readWays(s: Battlegrounds, side: number, ends: readonly number[]): void {
    let free = 0;
    for (const end of ends) if (pawnAt(s, end) < 0 && dudAt(s, end) < 0 && artilleryAt(s, end) < 0) free++;
    if (free < 2) this.#add(side, free === 0 ? F.cornered : F.tight, 1);
  }

  #readTokens(s: Battlegrounds): void {
    const { sides, distance } = this;
    this.#held.fill(0);
    this.#first.fill(NEVER);
    this.#second.fill(NEVER);
    const board = s.token.plan.base.board!;
    const area = s.token.plan.base.area!;
    const { zoneOf } = s.token;
    for (let token = 0; token < TOKEN_IDS.length; token++) {
      const zone = zoneOf[token]!;
      const picture = token >> 2;
      const square = zone - board;
      if (square >= 0 && square < SQUARE_COUNT) {
        for (let side = 0; side < sides; side++) {
          const d = distance[side * SQUARE_COUNT + square]!;
          const i = side * PICTURES + picture;
          if (d <= 2) this.#add(side, d === 1 ? F.targets : F.cover, 1);
          if (d < this.#first[i]!) {
            this.#second[i] = this.#first[i]!;
            this.#first[i] = d;
          } else if (d < this.#second[i]!) this.#second[i] = d;
        }
        continue;
      }
      for (let side = 0; side < sides; side++)
        if (zone === area + this.#areas[side]!) {
          const i = side * PICTURES + picture;
          this.#held[i] = this.#held[i]! + 1;
        }
    }
    for (let side = 0; side < sides; side++) this.#countTokens(s, side);
  }

  #countTokens(s: Battlegrounds, side: number): void {
    let pairs = 0;
    const order = this.#order(s, side);
    for (let picture = 0; picture < PICTURES; picture++) {
      const i = side * PICTURES + picture;
      const held = this.#held[i]!;
      const first = this.#first[i]!;
      pairs += held >> 1;
      if (held % 2 === 0) {
        if (this.#second[i]! <= 2) this.#add(side, F.fresh, 1);
        continue;
      }
      if (first >= NEVER) this.#add(side, F.singleLost, 1);
      else
        this.#add(
          side,
          first === 1 ? F.single1 : first === 2 ? F.single2 : first === 3 ? F.single3 : F.singleFar,
          1,
        );
      if (this.#second[i]! <= 2) this.#add(side, F.singleSafe, 1);
      if (first > 1) continue;
      for (let other = 0; other < this.sides; other++) {
        const j = other * PICTURES + picture;
        if (
          other !== side &&
          this.#first[j] === 1 &&
          this.#held[j]! % 2 === 1 &&
          this.#order(s, other) < order
        ) {
          this.#add(side, F.contested, 1);
          break;
        }
      }
    }
    this.points[side] = 2 * pairs + wonBy(s, this.#areas[side]!).sum;
    this.#add(side, F.points, this.points[side]!);
  }

  #readSpecials(s: Battlegrounds, side: number): void {
    const { zoneOf } = s.token;
    const area = s.token.plan.base.area! + this.#areas[side]!;
    const board = s.token.plan.base.board!;
    for (let picture = 0; picture < PICTURES; picture++) {
      const i = side * PICTURES + picture;
      const held = this.#held[i]!;
      const zone = zoneOf[specialOf(picture)]!;
      const kind = KIND_OF[picture]!;
      if (zone === area) {
        if (s.spent.has(picture)) continue;
        const card = s.upgrade[picture]!;
        if (card >= 0)
          this.#add(side, this.#isDriven(s, card) ? UPGRADE_FEATURE[kind]! : F.reserveUpgrades, 1);
        else if (held < 2) this.#add(side, F.specialHeld, this.#first[i]! <= 2 ? 1 : 0.3);
        else
          this.#add(
            side,
            isUpgrade(kind) ? F.unassigned : kind === EXTRA_TURN ? F.extraTurns : F.extraTanks,
            1,
          );
      } else if (held > 0 && zone >= board && zone < board + SQUARE_COUNT) {
        const d = this.distance[side * SQUARE_COUNT + zone - board]!;
        if (d <= 2) this.#add(side, F.specialNear, d === 1 ? 1 : 0.5);
      }
    }
  }

  #isDriven(s: Battlegrounds, card: number): boolean {
    for (let pawn = 0; pawn < PAWN_COUNT; pawn++) if (activeCard(s, pawn) === card) return true;
    return false;
  }

  /** Turns until a side moves: 0 for the one whose turn it is. */
  #order(s: Battlegrounds, side: number): number {
    const { seats, team } = this.#config;
    const turns = (side - s.turnOf + 2 * seats) % (team ? 2 : seats);
    return turns;
  }

  #readThreats(s: Battlegrounds): void {
    const { config } = s;
    const { seats, ownerOf } = config;
    for (let side = 0; side < this.sides; side++) {
      for (const pawn of this.#pawns[side]!) {
        const zone = s.score.plan.base.stack! + pawn;
        for (let one = s.score.first(zone); one >= 0; one = s.score.next(one))
          this.#add(side, F.stacks, worthOf(one));
        const square = s.square[pawn]!;
        if (square < 0 || config.solo) continue;
        const top = s.score.first(zone);
        const armoured = this.#armours[activeCard(s, pawn)]! > 0;
        const worth = (top < 0 ? 0 : worthOf(top)) * (armoured ? 0.15 : 1);
        const order = (ownerOf[pawn]! - s.turnOf + seats) % seats;
        let soon = 0;
        let late = 0;
        for (let enemy = 0; enemy < this.sides; enemy++) {
          if (enemy === side) continue;
          for (const hunter of this.#pawns[enemy]!) {
            const reach = this.#reaches[hunter];
            if (!reach || s.square[hunter]! < 0) continue;
            if (reach.actions[s.square[hunter]! * SQUARE_COUNT + square] !== 1) continue;
            const when = (ownerOf[hunter]! - s.turnOf + seats) % seats;
            if (when < order) soon = 1;
            else late = 1;
            const feature = when === 0 ? F.preySoon : F.preyLate;
            const row = enemy * FEATURE_COUNT + feature;
            if (worth > this.rows[row]!) this.rows[row] = worth;
          }
        }
        if (soon > 0) {
          this.#add(side, F.exposedSoon, worth);
          if (!armoured) this.#add(side, F.exposedTanks, 1);
        } else if (late > 0) this.#add(side, F.exposedLate, worth);
      }
    }
  }

  #readOrder(s: Battlegrounds): void {
    const { target } = s.config;
    const players = this.#config.team ? 2 : this.#config.seats;
    for (let side = 0; side < this.sides; side++) {
      const order = this.#order(s, side);
      const row = side * FEATURE_COUNT;
      this.#add(side, F.tempo, 1 - order / players);
      const left = target - this.points[side]!;
      if (left <= 0) this.rows[row + F.reached] = 1 - order / (2 * players);
      else if (left <= 3) {
        const gain = Math.max(
          this.rows[row + F.single1]! > 0 ? 2 : 0,
          this.rows[row + F.preySoon]!,
          this.rows[row + F.preyLate]!,
        );
        if (gain >= left) this.rows[row + F.matchPoint] = 1 - order / (2 * players);
      }
    }
  }
}
