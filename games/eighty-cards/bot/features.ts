/**
 * What counts in a position, as a row of numbers for each seat. The rows are read with the eyes of one seat: of its own
 * hand it counts the cards, of other hands only how many cards they hold.
 */
import type { Seat } from '#engine/seats.ts';
import { CAMP_IDS, CAMP_KINDS, CHIPS, type Upgrade } from '../content/base-camp.ts';
import { CAMP_COPIES, CAMP_KIND_OF, TRAVEL_COPIES, TRAVEL_KIND_OF } from '../content/copies.ts';
import type { CrewEffect } from '../content/effects.ts';
import { LANDS, SPACES } from '../content/terrain.ts';
import { TRAVEL_IDS, TRAVEL_KINDS } from '../content/travel.ts';
import type { Config } from '../rules/options.ts';
import { distance, spaceOf } from '../rules/ring.ts';
import {
  CLOSING,
  CREW,
  campHand,
  type Eighty,
  LEAST_PRESSURE,
  NONE,
  pendingOn,
  travelHand,
  UPGRADE,
  WEAPON,
} from '../rules/state.ts';
import { handLimit } from '../rules/turn.ts';
import { inSlot, isFired } from '../rules/vehicle.ts';
import { Road } from './road.ts';

const crewIds = TRAVEL_KINDS.flatMap((kind) => (kind.type === 'crew' ? kind.id : []));
const wholeTurnIds = TRAVEL_KINDS.flatMap((kind) =>
  kind.type === 'interference' && kind.wholeTurn ? kind.id : [],
);
const upgradeIds = CAMP_KINDS.flatMap((kind) => (kind.type === 'upgrade' ? kind.id : []));

/** The features of a seat, in the order of a row. */
export const FEATURES: readonly string[] = [
  /** Spaces driven, in eighths of a card of the ring: see `PER`. */
  'progress',
  /** Has not begun its turn of this round; and with how much steam. */
  'yetToMove',
  'steamToCome',
  /** Is on turn and can still act; with how many action points. */
  'acting',
  'ap',
  'pressure',
  'pressureAbove7',
  'pressureBelow4',
  /** Cards that will be drawn at the end of the turn. */
  'fresh',
  ...TRAVEL_IDS.map((id) => `holds ${id}`),
  ...CAMP_IDS.map((id) => `holds ${id}`),
  /** Spaces that an upgrade in hand would help; the way to the next camp while the hand holds something to install. */
  'heldHelp',
  'heldFar',
  ...crewIds.map((id) => `aboard ${id}`),
  ...CAMP_IDS.map((id) => `aboard ${id}`),
  ...upgradeIds.map((id) => `covered ${id}`),
  /** Spaces soon and later ahead that upgrade or crew make cheaper. */
  'helpSoon',
  'helpLater',
  'guideSoon',
  'guideLater',
  /** The way that a gas balloon has left. */
  'gasWay',
  /** What the weapon aboard could take from the best target in reach. */
  'reach',
  /** A balloon of one's own in the air: near others; chips ahead that others may let explode, or that are adrift. */
  'balloonNear',
  'chipsAhead',
  ...wholeTurnIds.map((id) => `pending ${id}`),
];
export const FEATURE_COUNT = FEATURES.length;

const at = (name: string): number => {
  const index = FEATURES.indexOf(name);
  if (index < 0) throw new Error(`No feature ${name}`);
  return index;
};
const F = {
  progress: at('progress'),
  yetToMove: at('yetToMove'),
  steamToCome: at('steamToCome'),
  acting: at('acting'),
  ap: at('ap'),
  pressure: at('pressure'),
  above: at('pressureAbove7'),
  below: at('pressureBelow4'),
  fresh: at('fresh'),
  travel: at(`holds ${TRAVEL_IDS[0]}`),
  camp: at(`holds ${CAMP_IDS[0]}`),
  heldHelp: at('heldHelp'),
  heldFar: at('heldFar'),
  weapon: at(`aboard ${CAMP_IDS[0]}`),
  helpSoon: at('helpSoon'),
  helpLater: at('helpLater'),
  guideSoon: at('guideSoon'),
  guideLater: at('guideLater'),
  gasWay: at('gasWay'),
  reach: at('reach'),
  balloonNear: at('balloonNear'),
  chipsAhead: at('chipsAhead'),
} as const;
/** Kind → its feature, or -1. */
const CREW_AT = TRAVEL_KINDS.map(({ id, type }) => (type === 'crew' ? at(`aboard ${id}`) : -1));
const PENDING_AT = TRAVEL_KINDS.map((kind) =>
  kind.type === 'interference' && kind.wholeTurn ? at(`pending ${kind.id}`) : -1,
);
const COVERED_AT = CAMP_KINDS.map(({ id, type }) => (type === 'upgrade' ? at(`covered ${id}`) : -1));

/** Numbers are scaled so that most lie between 0 and 2. */
const PER_SPACE = 1 / 8;
const PER_STEAM = 1 / 4;
/** The finish, and a little road behind it. */
const ROAD_LENGTH = SPACES + 4;
const CHIPS_AHEAD = 4;
const HAND_TRAVEL = TRAVEL_COPIES.length;
const HAND_CAMP = CAMP_COPIES.length;

/** Kind of upgrade → whether it helps in each terrain. */
const HELPS: readonly (Uint8Array | undefined)[] = CAMP_KINDS.map((kind) => {
  if (kind.type !== 'upgrade' || !kind.moveCost || !Array.isArray(kind.moveCost.scope)) return undefined;
  const { scope } = kind.moveCost;
  return Uint8Array.from(LANDS, (land) => (scope.includes(land) ? 1 : 0));
});
const dot = (helps: Uint8Array, counts: Float64Array): number => {
  let sum = 0;
  for (let land = 0; land < helps.length; land++) sum += helps[land]! * counts[land]!;
  return sum;
};
const isGuide = ({ effect }: { readonly effect: CrewEffect }): boolean =>
  effect.do === 'moveCost' && effect.scope === 'nextTerrain';

export class Reader {
  readonly rows: Float64Array;
  readonly #road = new Road();
  readonly #seats: number;

  constructor(config: Config) {
    this.#seats = config.seats;
    this.rows = new Float64Array(config.seats * FEATURE_COUNT);
  }

  /** Fills the rows with what `viewer` sees. */
  read(s: Eighty, viewer: Seat): void {
    this.rows.fill(0);
    this.#road.read(s);
    for (let seat = 0; seat < this.#seats; seat++) {
      const from = seat * FEATURE_COUNT;
      this.#race(s, seat, from);
      this.#road.look(spaceOf(s, seat), Math.max(0, ROAD_LENGTH - s.progress[seat]!));
      this.#hand(s, seat, from, seat === viewer);
      this.#vehicle(s, seat, from);
      this.#chips(s, seat, from);
    }
  }

  #race(s: Eighty, seat: Seat, from: number): void {
    const { rows } = this;
    const pressure = s.pressure[seat]!;
    rows[from + F.progress] = s.progress[seat]! * PER_SPACE;
    rows[from + F.pressure] = pressure * PER_STEAM;
    rows[from + F.above] = Math.max(0, pressure - 7);
    rows[from + F.below] = Math.max(0, 4 - pressure);
    if (s.stage === NONE || seat > s.turnOf) {
      rows[from + F.yetToMove] = 1;
      rows[from + F.steamToCome] = pressure * PER_STEAM;
    } else if (seat === s.turnOf && s.stage < CLOSING) {
      rows[from + F.acting] = 1;
      rows[from + F.ap] = s.ap[seat]! * PER_STEAM;
    }
    const pending = pendingOn(s, seat);
    for (let card = s.travel.first(pending); card >= 0; card = s.travel.next(card)) {
      const place = from + PENDING_AT[TRAVEL_KIND_OF[card]!]!;
      rows[place] = rows[place]! + 1;
    }
  }

  #hand(s: Eighty, seat: Seat, from: number, seen: boolean): void {
    const { rows } = this;
    const [travel, camp] = [travelHand(s, seat), campHand(s, seat)];
    const [cards, tools] = [s.travel.size(travel), s.camp.size(camp)];
    rows[from + F.fresh] = Math.max(0, handLimit(s, seat) - cards - tools);
    if (tools > 0) rows[from + F.heldFar] = this.#road.toCamp * PER_SPACE;
    if (!seen) {
      for (let kind = 0; kind < TRAVEL_KINDS.length; kind++)
        rows[from + F.travel + kind] = (cards * TRAVEL_KINDS[kind]!.copies) / HAND_TRAVEL;
      for (let kind = 0; kind < CAMP_KINDS.length; kind++)
        this.#holdTool(kind, from, (tools * CAMP_KINDS[kind]!.copies) / HAND_CAMP);
      return;
    }
    for (let card = s.travel.first(travel); card >= 0; card = s.travel.next(card)) {
      const place = from + F.travel + TRAVEL_KIND_OF[card]!;
      rows[place] = rows[place]! + 1;
    }
    for (let card = s.camp.first(camp); card >= 0; card = s.camp.next(card))
      this.#holdTool(CAMP_KIND_OF[card]!, from, 1);
  }

  #holdTool(kind: number, from: number, copies: number): void {
    const { rows } = this;
    const road = this.#road;
    rows[from + F.camp + kind] = rows[from + F.camp + kind]! + copies;
    const helps = HELPS[kind];
    if (!helps) return;
    const help = dot(helps, road.soon) + dot(helps, road.later);
    rows[from + F.heldHelp] = rows[from + F.heldHelp]! + copies * help * PER_SPACE;
  }

  #vehicle(s: Eighty, seat: Seat, from: number): void {
    const { rows } = this;
    const road = this.#road;
    const crew = inSlot(s, seat, CREW);
    if (crew >= 0) {
      const kind = TRAVEL_KIND_OF[crew]!;
      const card = TRAVEL_KINDS[kind]!;
      rows[from + CREW_AT[kind]!] = 1;
      if (card.type === 'crew' && isGuide(card)) {
        rows[from + F.guideSoon] = road.soon[s.bound[seat]!]! * PER_SPACE;
        rows[from + F.guideLater] = road.later[s.bound[seat]!]! * PER_SPACE;
      }
    }
    const upgrade = inSlot(s, seat, UPGRADE);
    if (upgrade >= 0) {
      const kind = CAMP_KIND_OF[upgrade]!;
      if (s.covered[seat] === 1) rows[from + COVERED_AT[kind]!] = 1;
      else {
        rows[from + F.weapon + kind] = 1;
        const helps = HELPS[kind];
        if (helps) {
          rows[from + F.helpSoon] = dot(helps, road.soon) * PER_SPACE;
          rows[from + F.helpLater] = dot(helps, road.later) * PER_SPACE;
        }
        if ((CAMP_KINDS[kind] as Upgrade).untilCamp) rows[from + F.gasWay] = road.toCamp * PER_SPACE;
      }
    }
    const weapon = inSlot(s, seat, WEAPON);
    if (weapon < 0) return;
    const kind = CAMP_KIND_OF[weapon]!;
    if (isFired(s, seat)) return;
    rows[from + F.weapon + kind] = 1;
    rows[from + F.reach] = this.#reach(s, seat, kind) * PER_STEAM;
  }

  /** The most that this weapon could take from somebody in its range now. */
  #reach(s: Eighty, seat: Seat, kind: number): number {
    const weapon = CAMP_KINDS[kind]!;
    if (weapon.type !== 'weapon') return 0;
    const [least, most] = s.config.rangeOf[kind]!;
    let best = 0;
    for (let other = 0; other < this.#seats; other++) {
      if (other === seat) continue;
      const far = distance(spaceOf(s, seat), spaceOf(s, other));
      if (far >= least && far <= most)
        best = Math.max(best, Math.min(weapon.icons, s.pressure[other]! - LEAST_PRESSURE));
    }
    return best;
  }

  #chips(s: Eighty, seat: Seat, from: number): void {
    const { rows } = this;
    for (let chip = 0; chip < CHIPS; chip++) {
      const space = s.chipAt[chip]!;
      if (space < 0) continue;
      const ahead = (space - spaceOf(s, seat) + SPACES) % SPACES;
      if (s.chipBy[chip] === seat && s.adrift[chip] === 0) {
        let near = SPACES;
        for (let other = 0; other < this.#seats; other++)
          if (other !== seat) near = Math.min(near, distance(space, spaceOf(s, other)));
        rows[from + F.balloonNear] = 1 / (1 + near);
      } else if (ahead > 0 && ahead <= CHIPS_AHEAD)
        rows[from + F.chipsAhead] = rows[from + F.chipsAhead]! + 1;
    }
  }
}

/** What holding a card of this kind adds to the row, for choosing what to discard and what to draw. */
export const HOLDS_TRAVEL = F.travel;
export const HOLDS_CAMP = F.camp;
