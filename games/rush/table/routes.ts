/**
 * Which way each card goes when the table changes: where it lay and where it lies, or the pile out of which it comes
 * or into which it vanishes. Places are named as the drawing's `data-place` attribute.
 */
import { numberOf, seatOf } from '#engine/seats.ts';
import type { Change, Hit, Route } from '#kit/flights.svelte.ts';
import * as kit from '#kit/routes.ts';
import { KINDS } from '../content/cards.ts';
import { seatOfPlace } from '../rules/state.ts';
import type { Model } from './model.ts';

/** What has been played, hit, bought; what slides along the Reserve; what is drawn. */
const [PLAYED, SLID, DRAWN] = [0, 1, 2];

/** Every card whose face is somewhere on the table, with its place. */
const placesOf = (model: Model): Map<string, string> => {
  const places = new Map<string, string>();
  const lay = (place: string, cards: readonly ({ readonly id: string } | undefined)[]): void => {
    for (const card of cards) if (card) places.set(card.id, place);
  };
  lay('reserve', model.reserve);
  lay('pile:vehicleDiscard', model.discard);
  lay('pile:graveyard', model.graveyard);
  for (const { seat, hand, depot, bases } of model.seats) {
    lay(`pile:depot-${numberOf(seat)}`, depot);
    lay(`hand:${seat}`, hand);
    for (const { place, base, defender } of bases) lay(`base:${place}`, [base, defender]);
  }
  if (model.turnOf >= 0) lay(`hand:${model.turnOf}`, [model.inPlay, ...model.attacking]);
  return places;
};

const ownerOfPlace = (place: string): number => numberOf(seatOfPlace(Number(place.slice('base:'.length))));

/** Where a card goes that is seen no more. */
const vanishing = (card: string, from: string, was: Model): string => {
  if (from.startsWith('pile:depot-')) return from.replace('depot', 'garage');
  if (from.startsWith('hand:')) return `pile:depot-${numberOf(Number(from.slice('hand:'.length)))}`;
  // A captured Base goes to its captor; what defended it, to its owner.
  if (from.startsWith('base:'))
    return `pile:depot-${card.startsWith('base-') ? numberOf(was.turnOf) : ownerOfPlace(from)}`;
  if (from === 'reserve') return `pile:depot-${numberOf(was.turnOf)}`;
  return from === 'pile:vehicleDiscard' ? 'pile:vehicleDeck' : from;
};

/** Where a card comes from that was not seen before. */
const appearing = (card: string, kind: number, to: string, is: Model, was: Model): string => {
  if (to === 'reserve' || to === 'pile:vehicleDiscard') return 'pile:vehicleDeck';
  const { type, nation } = KINDS[kind]!;
  const seat = to.startsWith('hand:')
    ? Number(to.slice('hand:'.length))
    : to.startsWith('pile:depot-')
      ? seatOf(Number(to.slice('pile:depot-'.length)))
      : was.turnOf;
  if (to.startsWith('hand:')) {
    // A hand that was hidden is turned up where it lies.
    const place = is.seats[seat]!.hand.findIndex((held) => held?.id === card);
    const hidden = was.seats[seat]!.hand;
    return place >= 0 && place < hidden.length && !hidden[place]
      ? `back:${seat}-${place}`
      : `pile:garage-${numberOf(seat)}`;
  }
  if (type === 'medal' && to.startsWith('pile:depot-')) return `medals:${nation}`;
  return `hand:${seat}`;
};

const waveOf = (from: string, to: string): number => {
  if (to === 'reserve' || to === 'pile:vehicleDiscard') return SLID;
  return to.startsWith('hand:') && !from.startsWith('hand:') ? DRAWN : PLAYED;
};

export const routesBetween = (was: Model, is: Model): Route[] => {
  const kinds = new Map<string, number>();
  for (const { hand, depot } of is.seats)
    for (const card of [...hand, ...depot]) if (card) kinds.set(card.id, card.kind);
  return kit.routesBetween(placesOf(was), placesOf(is), {
    appears: (card, to) => appearing(card, kinds.get(card) ?? 0, to, is, was),
    vanishes: (card, from) => vanishing(card, from, was),
    closesUp: (place) => place === 'reserve' || place.startsWith('hand:'),
    turns: ({ from, to, seen }) => {
      if (seen) return to.includes('garage') ? 'down' : undefined;
      return from.startsWith('medals:') ? undefined : 'up';
    },
    wave: waveOf,
  });
};

export const hitsBetween = (was: Model, is: Model): Hit[] =>
  was.seats.flatMap(({ bases }, seat) =>
    bases.flatMap((old, i): Hit[] => {
      const now = is.seats[seat]!.bases[i]!;
      const place = `base:${old.place}`;
      if (old.base && !now.base) return [{ place, destroyed: true }];
      // One's own new defender in its place is no hit.
      if (old.defender && old.defender.id !== now.defender?.id)
        return seat === was.turnOf ? [] : [{ place, destroyed: true }];
      const fresh = (now.damaged && !old.damaged) || (now.defenderDamaged && !old.defenderDamaged);
      return fresh ? [{ place, destroyed: false }] : [];
    }),
  );
/** The attackers that have just struck. */
const struck = (was: Model, is: Model): string[] =>
  was.attacking.filter(({ id }) => !is.attacking.some((one) => one.id === id)).map(({ id }) => id);

export const changeBetween = (was: Model, is: Model): Change => ({
  routes: routesBetween(was, is),
  hits: hitsBetween(was, is),
  struck: struck(was, is),
});
