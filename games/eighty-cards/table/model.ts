/**
 * What lies where, as the viewer may see it: made of a view, drawn by everything on the table. What is hidden from the
 * viewer is a back, and only counted.
 */
import { type View, viewerOf } from '#engine/match/view.ts';
import { PUBLIC, type Seat } from '#engine/seats.ts';
import { stateFromView } from '#kit/table-config.ts';
import { CAMP_IDS, CHIPS } from '../content/base-camp.ts';
import { CAMP_COPIES, CAMP_KIND_OF, TRAVEL_COPIES, TRAVEL_KIND_OF } from '../content/copies.ts';
import { NATIONS } from '../content/nations.ts';
import { LANDS, RING_CARDS, SPACES, SPACES_A_CARD, START_CARD, TERRAIN_CARDS } from '../content/terrain.ts';
import { TRAVEL_IDS } from '../content/travel.ts';
import type { EightyEvent } from '../rules/events.ts';
import { topFrame } from '../rules/frames.ts';
import { plainGame } from '../rules/plain-game.ts';
import { isCamp, landAt, spaceOf, terrainOn } from '../rules/ring.ts';
import {
  ASKED,
  activeOn,
  CREW,
  campDeck,
  campDiscard,
  campHand,
  type Eighty,
  F_ATTACK,
  pendingOn,
  roundOf,
  STAGES,
  terrainHand,
  terrainReserve,
  travelDeck,
  travelDiscard,
  travelHand,
  UPGRADE,
  WEAPON,
} from '../rules/state.ts';
import { BASE_CAMP, TRAVEL } from '../rules/steps.ts';
import { inSlot, isFired } from '../rules/vehicle.ts';

/** A travel or base-camp card whose face is seen. */
export interface CardShown {
  /** Of the copy: `coal-2.4`. */
  readonly id: string;
  readonly deck: typeof TRAVEL | typeof BASE_CAMP;
  /** Of the kind, and its number within the deck. */
  readonly name: string;
  readonly kind: number;
}
/** A card in a hand: its face, or the deck whose back is seen. */
export type Held = CardShown | { readonly back: typeof TRAVEL | typeof BASE_CAMP };

export interface SpaceShown {
  readonly space: number;
  readonly land: (typeof LANDS)[number] | undefined;
  readonly camp: boolean;
}
export interface RingCardShown {
  readonly ringCard: number;
  /** Undefined for a slot that is still empty. */
  readonly id: string | undefined;
  /** Whose start card it is. */
  readonly start: Seat | undefined;
  readonly land: (typeof LANDS)[number] | undefined;
  readonly symbol: string;
  readonly spaces: readonly SpaceShown[];
}
export interface ChipShown {
  readonly chip: number;
  readonly space: number;
  readonly by: Seat;
  readonly adrift: boolean;
}
export interface SeatShown {
  readonly seat: Seat;
  readonly nation: string;
  readonly pressure: number;
  readonly ap: number;
  readonly progress: number;
  /** Spaces to the finish; negative beyond it. */
  readonly left: number;
  readonly space: number;
  readonly hand: readonly Held[];
  readonly travelSize: number;
  readonly campSize: number;
  readonly crew: CardShown | undefined;
  /** The terrain of the local guide. */
  readonly bound: string | undefined;
  readonly upgrade: CardShown | undefined;
  readonly covered: boolean;
  readonly weapon: CardShown | undefined;
  readonly fired: boolean;
  readonly pending: readonly CardShown[];
  readonly active: readonly CardShown[];
  /** Terrain cards that are still to be placed; those of others only where they lie open. */
  readonly terrain: readonly number[];
  readonly terrainSize: number;
}
export interface PileShown {
  readonly size: number;
  /** The last one first. */
  readonly discard: readonly CardShown[];
}
/** An attack that is being resolved. */
export interface AttackShown {
  /** Nobody for a balloon adrift. */
  readonly by: Seat | undefined;
  readonly at: Seat | undefined;
  readonly card: string;
}

export interface Model {
  /** The state as the viewer may imagine it: to ask the rules, never to be drawn. */
  readonly state: Eighty;
  readonly asked: (typeof ASKED)[number];
  readonly stage: (typeof STAGES)[number];
  /** The active seat, -1 at the end. */
  readonly turnOf: number;
  readonly round: number;
  readonly over: boolean;
  readonly ring: readonly RingCardShown[];
  readonly chips: readonly ChipShown[];
  readonly seats: readonly SeatShown[];
  readonly piles: readonly [travel: PileShown, camp: PileShown];
  readonly reserve: readonly number[];
  readonly attack: AttackShown | undefined;
  /** Who crossed the finish first. */
  readonly across: Seat | undefined;
  readonly stormOn: string | undefined;
  /** What the last decision brought about. */
  readonly told: readonly EightyEvent[];
}

const travelShown = (card: number): CardShown => {
  const kind = TRAVEL_KIND_OF[card]!;
  return { id: TRAVEL_COPIES[card]!, deck: TRAVEL, name: TRAVEL_IDS[kind]!, kind };
};
const campShown = (card: number): CardShown => {
  const kind = CAMP_KIND_OF[card]!;
  return { id: CAMP_COPIES[card]!, deck: BASE_CAMP, name: CAMP_IDS[kind]!, kind };
};
const landName = (land: number): (typeof LANDS)[number] | undefined => LANDS[land];

const ringOf = (s: Eighty): RingCardShown[] =>
  Array.from({ length: RING_CARDS }, (_, ringCard) => {
    const start = s.config.startOf.indexOf(ringCard * SPACES_A_CARD);
    const on = terrainOn(s, ringCard);
    const empty = start < 0 && on < 0;
    const card = start >= 0 ? START_CARD : TERRAIN_CARDS[on];
    return {
      ringCard,
      id: card?.id,
      start: start < 0 ? undefined : start,
      land: empty ? undefined : landName(landAt(s, ringCard * SPACES_A_CARD)),
      symbol: card?.symbol ?? '',
      spaces: Array.from({ length: SPACES_A_CARD }, (_, k) => {
        const space = ringCard * SPACES_A_CARD + k;
        return {
          space,
          land: empty ? undefined : landName(landAt(s, space)),
          camp: !empty && isCamp(s, space),
        };
      }),
    };
  });

const seatOf = (s: Eighty, eyes: number, seat: Seat): SeatShown => {
  const { travel, camp, terrain } = s;
  const slot = (which: number): number => inSlot(s, seat, which);
  const [crew, upgrade, weapon] = [slot(CREW), slot(UPGRADE), slot(WEAPON)];
  const held: Held[] = [
    ...travel
      .list(travelHand(s, seat))
      .map((card): Held => (travel.sees(eyes, card) ? travelShown(card) : { back: TRAVEL })),
    ...camp
      .list(campHand(s, seat))
      .map((card): Held => (camp.sees(eyes, card) ? campShown(card) : { back: BASE_CAMP })),
  ];
  return {
    seat,
    nation: NATIONS[s.nation[seat]!] ?? NATIONS[seat]!,
    pressure: s.pressure[seat]!,
    ap: s.ap[seat]!,
    progress: s.progress[seat]!,
    left: SPACES - s.progress[seat]!,
    space: spaceOf(s, seat),
    hand: held,
    travelSize: travel.size(travelHand(s, seat)),
    campSize: camp.size(campHand(s, seat)),
    crew: crew < 0 ? undefined : travelShown(crew),
    bound: landName(s.bound[seat]!),
    upgrade: upgrade < 0 ? undefined : campShown(upgrade),
    covered: s.covered[seat] === 1,
    weapon: weapon < 0 ? undefined : campShown(weapon),
    fired: isFired(s, seat),
    pending: travel.list(pendingOn(s, seat)).map(travelShown),
    active: travel.list(activeOn(s, seat)).map(travelShown),
    terrain: terrain.list(terrainHand(s, seat)).filter((card) => terrain.sees(eyes, card)),
    terrainSize: terrain.size(terrainHand(s, seat)),
  };
};

/** The attack on top of what is being resolved. */
const attackOf = (s: Eighty): AttackShown | undefined => {
  const { frames } = s;
  const { by, at, travel, weapon } = frames.col;
  if (topFrame(s) !== F_ATTACK) return undefined;
  const seat = (column: number): Seat | undefined => {
    const number = frames.top(column);
    return number < 0 ? undefined : number;
  };
  const card =
    frames.top(travel) >= 0 ? travelShown(frames.top(travel)).name : campShown(frames.top(weapon)).name;
  return { by: seat(by), at: seat(at), card };
};

const chipsOf = (s: Eighty): ChipShown[] =>
  Array.from({ length: CHIPS }, (_, chip) => chip)
    .filter((chip) => s.chipAt[chip]! >= 0)
    .map((chip) => ({
      chip,
      space: s.chipAt[chip]!,
      by: s.chipBy[chip]!,
      adrift: s.adrift[chip] === 1,
    }));

/** `told`: the events of the last decision, where they are known. */
export const modelOf = (view: View, told: readonly EightyEvent[]): Model => {
  const eyes = viewerOf(view) | PUBLIC;
  const s = stateFromView(plainGame, view);
  const { seats } = s.config;
  return {
    state: s,
    asked: ASKED[s.asked]!,
    stage: STAGES[s.stage]!,
    turnOf: view.outcome ? -1 : s.turnOf,
    round: roundOf(s),
    over: view.outcome !== undefined,
    ring: ringOf(s),
    chips: chipsOf(s),
    seats: Array.from({ length: seats }, (_, seat) => seatOf(s, eyes, seat)),
    piles: [
      {
        size: s.travel.size(travelDeck(s)),
        discard: s.travel.list(travelDiscard(s)).map(travelShown),
      },
      { size: s.camp.size(campDeck(s)), discard: s.camp.list(campDiscard(s)).map(campShown) },
    ],
    reserve: s.terrain.list(terrainReserve(s)),
    attack: attackOf(s),
    across: s.across < 0 ? undefined : s.across,
    stormOn: landName(s.stormOn),
    told,
  };
};
