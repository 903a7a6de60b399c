/**
 * What lies where, as the viewer may see it: made of a view, drawn by everything on the table. Cards carry their own
 * ids, so that a drawing can follow one from place to place; what the viewer does not see has none.
 */
import { type View, viewerOf } from '#engine/match/view.ts';
import { PUBLIC, type Seat } from '#engine/seats.ts';
import { stateFromView } from '#kit/table-config.ts';
import { BASES_PER_SEAT, baseCard, CARD_IDS, KIND_IDS, KIND_OF } from '../content/cards.ts';
import { NATIONS, type Nation } from '../content/vehicle-row.ts';
import { defenderAt, placeName, stands } from '../rules/bases.ts';
import { rush } from '../rules/game.ts';
import type { Standing } from '../rules/scoring.ts';
import { type Score, scoreSheet } from '../rules/scoring.ts';
import {
  ASKED,
  type Asked,
  attackingOf,
  deckOf,
  depotOf,
  discardOf,
  firstPlace,
  garageOf,
  graveyardOf,
  handOf,
  inPlayOf,
  medalPile,
  type RushState,
  reserveOf,
  TRIGGERS,
} from '../rules/state.ts';

/** A card whose face is seen. */
export interface Shown {
  /** The card's own id, such as `engineer-7`: unique, and the same wherever it lies. */
  readonly id: string;
  readonly card: number;
  readonly kind: number;
  /** The kind's id, by which messages name it: `card.<name>`. */
  readonly name: string;
}
/** A card of a hand: its face, or undefined for a back. */
export type Held = Shown | undefined;

export interface BaseShown {
  readonly place: number;
  /** `S2.1` */
  readonly name: string;
  /** The Base card; undefined when it has been destroyed. */
  readonly base: Shown | undefined;
  readonly damaged: boolean;
  readonly defender: Shown | undefined;
  readonly defenderDamaged: boolean;
}

interface SeatShown {
  readonly seat: Seat;
  readonly bases: readonly BaseShown[];
  readonly hand: readonly Held[];
  /** Number of cards in the Garage. */
  readonly garage: number;
  readonly depotSize: number;
  /** From the top; as much of the Depot as the viewer may look through (RUSH-2.2, 2.3). */
  readonly depot: readonly Shown[];
  /** As if the game ended now (RUSH-11.15). */
  readonly score: Score;
  readonly standing: number;
}

export interface PileShown {
  readonly nation: Nation;
  readonly singles: number;
  readonly doubles: number;
}

export interface Model {
  /** The state as the viewer may imagine it: to ask the rules, never to be drawn. */
  readonly state: RushState;
  readonly asked: Asked;
  /** Whose turn it is, from 0; -1 when the game is over. */
  readonly turnOf: Seat;
  readonly first: Seat;
  readonly round: number;
  /** What brought the end about, if anything has. */
  readonly trigger: (typeof TRIGGERS)[number];
  readonly seats: readonly SeatShown[];
  /** Slot 0, next to the deck, first; the last one leaves next. */
  readonly reserve: readonly Shown[];
  readonly deck: number;
  readonly discard: readonly Shown[];
  readonly graveyard: readonly Shown[];
  readonly piles: readonly PileShown[];
  /** The card whose abilities are being resolved, and the attackers that have not struck yet. */
  readonly inPlay: Shown | undefined;
  readonly attacking: readonly Shown[];
  readonly achievements: readonly Standing[];
}

export const shownCard = (card: number): Shown => ({
  id: CARD_IDS[card]!,
  card,
  kind: KIND_OF[card]!,
  name: KIND_IDS[KIND_OF[card]!]!,
});

const basesOf = (s: RushState, seat: Seat): BaseShown[] =>
  Array.from({ length: BASES_PER_SEAT }, (_, i) => {
    const place = firstPlace(seat) + i;
    const defender = defenderAt(s, place);
    return {
      place,
      name: placeName(place),
      base: stands(s, place) ? shownCard(baseCard(place)) : undefined,
      damaged: s.damagedBases.has(place),
      defender: defender < 0 ? undefined : shownCard(defender),
      defenderDamaged: s.damagedDefenders.has(place),
    };
  });

/** Everything on the table as this view shows it. */
export const modelOf = (view: View): Model => {
  const eyes = viewerOf(view) | PUBLIC;
  // What is imagined is never drawn, so any filling-in will do – but always the same one.
  const s = stateFromView(rush, view);
  const shown = (zone: number): Shown[] =>
    s.card
      .list(zone)
      .filter((card) => s.card.sees(eyes, card))
      .map(shownCard);
  const { standings, scores } = scoreSheet(s);
  const seats = scores.map((score, seat): SeatShown => {
    const bases = basesOf(s, seat);
    return {
      seat,
      bases,
      hand: s.card
        .list(handOf(s, seat))
        .map((card) => (s.card.sees(eyes, card) ? shownCard(card) : undefined)),
      garage: s.card.size(garageOf(s, seat)),
      depotSize: s.card.size(depotOf(s, seat)),
      depot: shown(depotOf(s, seat)),
      score,
      standing: bases.filter((base) => base.base).length,
    };
  });
  return {
    state: s,
    asked: ASKED[s.asked]!,
    turnOf: s.turnOf,
    first: s.first,
    round: s.round,
    trigger: TRIGGERS[s.trigger]!,
    seats,
    reserve: shown(reserveOf(s)),
    deck: s.card.size(deckOf(s)),
    discard: shown(discardOf(s)),
    graveyard: shown(graveyardOf(s)),
    piles: NATIONS.map((nation, n) => ({
      nation,
      singles: s.card.size(medalPile(s, n, false)),
      doubles: s.card.size(medalPile(s, n, true)),
    })),
    inPlay: shown(inPlayOf(s))[0],
    attacking: shown(attackingOf(s)),
    achievements: standings,
  };
};
