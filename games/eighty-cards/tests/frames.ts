/**
 * Positions for the tests, in the words of the specification: the reference worlds REF-3 and REF-4 (C-6), and what
 * differs from them. Written from the specification, not from the rules.
 */
import type { ScriptedResult } from '#engine/chance-script.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import type { OptionValue } from '#engine/options.ts';

export type Options = Readonly<Record<string, OptionValue>>;
export type Ref = 'REF-3' | 'REF-4';
/** Seat number → something. */
type By<T> = Readonly<Record<number, T>>;

/** Kind → copies, of travel and of base-camp cards (C-3, C-4). */
const count = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(text.split(/\s+/).map((one) => [one.split('*')[0]!, Number(one.split('*')[1] ?? 1)]));
export const TRAVEL =
  count(`coal-1*6 coal-2*9 coal-3*5 full-steam*2 tailwind*2 short-cut good-going*2 relief-valve
  field-workshop new-maps telegram salvage-yard local-guide*3 stoker*2 mechanic gunner lookout navigator telegraphist
  evasive-manoeuvre*2 emergency-armour not-with-us*2 return-to-sender fog storm*2 leaking-pipe*2 sabotage*2 homesickness
  customs-check wet-coal strike spy`);
export const CAMP =
  count(`earth-torpedo*4 rocket*4 explosive-balloon-1 explosive-balloon-2 skids treads climbing-claws
  paddle-wheels icebreaker-ram gas-balloon*2 springs*2 booster-rockets`);
export const NATIONS = ['britain', 'germany', 'russia', 'france'];

/** Slots in the direction of travel, and the cards in them (C-6). */
export const WORLDS = {
  'REF-4': {
    seats: 4,
    ring: {
      '1.0': 'sea-atlantic',
      '1.1': 'desert-sahara',
      '2.0': 'forest-amazon',
      '2.1': 'ice-arctic',
      '3.0': 'mountain-himalaya',
      '3.1': 'sea-pacific',
      '4.0': 'desert-gobi',
      '4.1': 'forest-taiga',
    },
    reserve: ['sea-indian', 'ice-antarctic', 'mountain-rockies'],
  },
  'REF-3': {
    seats: 3,
    ring: {
      '1.0': 'sea-indian',
      '1.1': 'forest-amazon',
      '1.2': 'desert-gobi',
      '2.0': 'ice-arctic',
      '2.1': 'mountain-rockies',
      '2.2': 'sea-atlantic',
      '3.0': 'mountain-himalaya',
      '3.1': 'ice-antarctic',
      '3.2': 'desert-sahara',
    },
    reserve: ['sea-pacific', 'forest-taiga'],
  },
} as const;

export interface Given {
  readonly options?: Options;
  /** The active player, by default 1. */
  readonly turn?: number;
  /** By default phase 2 (`act`); `discardHand` or `drawFrom` for phase 3. */
  readonly asked?: 'act' | 'discardHand' | 'drawFrom';
  /** Seat → space, less than once round the ring; by default its start space. */
  readonly at?: By<number>;
  readonly progress?: By<number>;
  readonly pressure?: By<number>;
  /** Of the active player. */
  readonly ap?: number;
  /** Seat → kinds of cards, travel and base camp. */
  readonly hand?: By<string>;
  readonly crew?: By<string>;
  /** Seat → the terrain of a local guide. */
  readonly guide?: By<string>;
  /** Seat → an upgrade; `covered` before it. */
  readonly upgrade?: By<string>;
  readonly weapon?: By<string>;
  readonly pending?: By<string>;
  readonly active?: string;
  readonly storm?: string;
  /** Chip → `SPACE` of the player with its card aboard, `SPACE adrift PLAYER` otherwise. */
  readonly chips?: By<string>;
  /** From the top; the deck holds what lies nowhere else, too, unless a seat holds it (`hoard`). */
  readonly travelDeck?: string;
  readonly campDeck?: string;
  readonly travelDiscard?: string;
  readonly campDiscard?: string;
  /** The seat whose hand holds all cards that lie nowhere else. */
  readonly hoard?: number;
  readonly across?: number;
  /** Further fields of the state. */
  readonly fields?: JsonObject;
  readonly script?: readonly ScriptedResult[];
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/** Hands out the copies of kinds, one after another. */
class Copies {
  readonly #kinds: Readonly<Record<string, number>>;
  readonly #used = new Map<string, number>();

  constructor(kinds: Readonly<Record<string, number>>) {
    this.#kinds = kinds;
  }
  has(kind: string): boolean {
    return kind in this.#kinds;
  }
  take(kind: string): string {
    const copies = this.#kinds[kind]!;
    const n = (this.#used.get(kind) ?? 0) + 1;
    if (n > copies) throw new Error(`there are only ${copies} of ${kind}`);
    this.#used.set(kind, n);
    return copies === 1 ? kind : `${kind}.${n}`;
  }
  list(text: string | undefined): string[] {
    return words(text)
      .filter((kind) => this.has(kind))
      .map((kind) => this.take(kind));
  }
  /** All that have not been taken. */
  rest(): string[] {
    return Object.entries(this.#kinds).flatMap(([kind, copies]) =>
      Array.from({ length: copies - (this.#used.get(kind) ?? 0) }, () => this.take(kind)),
    );
  }
}

/** The named form of a position. */
export const positionOf = (ref: Ref, what: Given): JsonObject => {
  const { seats, ring, reserve } = WORLDS[ref];
  const numbers = Array.from({ length: seats }, (_, i) => i + 1);
  const by = <T>(values: By<T> | undefined, initial: T): T[] => numbers.map((n) => values?.[n] ?? initial);
  const travel = new Copies(TRAVEL);
  const camp = new Copies(CAMP);
  const turn = what.turn ?? 1;
  const asked = what.asked ?? 'act';
  const start = (n: number): number => ((n - 1) * 48) / seats;
  const progress = numbers.map(
    (n) => what.progress?.[n] ?? ((what.at?.[n] ?? start(n)) - start(n) + 48) % 48,
  );
  const hands = by(what.hand, '');
  for (const kind of hands.flatMap(words))
    if (!travel.has(kind) && !camp.has(kind)) throw new Error(`there is no ${kind}`);
  const travelZones = {
    hand: hands.map((hand) => travel.list(hand)),
    crew: by(what.crew, '').map((kind) => travel.list(kind)),
    pending: by(what.pending, '').map((kinds) => travel.list(kinds)),
    active: numbers.map((n) => (n === turn ? travel.list(what.active) : [])),
    discard: travel.list(what.travelDiscard),
    deck: travel.list(what.travelDeck),
  };
  const campZones = {
    hand: hands.map((hand) => camp.list(hand)),
    upgrade: by(what.upgrade, '').map((kind) => camp.list(kind.replace('covered ', ''))),
    weapon: by(what.weapon, '').map((kind) => camp.list(kind)),
    discard: camp.list(what.campDiscard),
    deck: camp.list(what.campDeck),
  };
  if (what.hoard) {
    travelZones.hand[what.hoard - 1]!.push(...travel.rest());
    campZones.hand[what.hoard - 1]!.push(...camp.rest());
  } else {
    travelZones.deck.push(...travel.rest());
    campZones.deck.push(...camp.rest());
  }
  const chips = [1, 2].map((chip) => words(what.chips?.[chip]));
  const owner = (chip: number): number | null => {
    const [space, , former] = chips[chip - 1]!;
    if (space === undefined) return null;
    if (former) return Number(former.replace('P', ''));
    return numbers.find((n) => what.weapon?.[n] === `explosive-balloon-${chip}`) ?? null;
  };
  return {
    asked,
    turnOf: turn,
    turns: seats,
    stage: { act: 'act', discardHand: 'discard', drawFrom: 'draw' }[asked],
    nation: NATIONS.slice(0, seats),
    pressure: by(what.pressure, 5),
    ap: numbers.map((n) => (n === turn ? (what.ap ?? 5) : 0)),
    progress,
    bound: by<string | null>(what.guide, null),
    covered: by(what.upgrade, '').map((kind) => kind.startsWith('covered ')),
    chipAt: chips.map(([space]) => Number(space ?? -1)),
    chipBy: [1, 2].map(owner),
    adrift: chips.map(([, adrift]) => adrift === 'adrift'),
    stormOn: what.storm ?? null,
    across: what.across ?? null,
    travel: travelZones,
    camp: campZones,
    terrain: {
      reserve: [...reserve],
      ring: Object.fromEntries(Object.entries(ring).map(([slot, card]) => [slot, [card]])),
    },
    ...what.fields,
  };
};
