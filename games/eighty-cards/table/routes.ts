/** Which way cards, pawns and balloons go between two drawings of the table, and what has been hit. */
import { numberOf, seatOf } from '#engine/seats.ts';
import { allOf } from '#kit/events.ts';
import type { Change, Hit } from '#kit/flights.svelte.ts';
import { type Places, routesBetween } from '#kit/routes.ts';
import { TRAVEL_COPIES } from '../content/copies.ts';
import { TERRAIN_IDS } from '../content/terrain.ts';
import type { CardShown, Model } from './model.ts';
import { boilerThing, DECK_THINGS, DISCARD_THINGS, ringThing, slotThing, spaceThing } from './things.ts';

const placesOf = ({ seats, chips, ring, piles, reserve }: Model): Places => {
  const places = new Map<string, string>();
  const lay = (card: CardShown | undefined, place: string): void => {
    if (card) places.set(card.id, place);
  };
  for (const { seat, space, hand, crew, upgrade, weapon, pending, active, terrain } of seats) {
    places.set(`pawn-${numberOf(seat)}`, spaceThing(space));
    for (const held of hand) if ('id' in held) places.set(held.id, `hand:${seat}`);
    for (const [slot, card] of [crew, upgrade, weapon].entries()) lay(card, slotThing(slot, seat));
    for (const card of [...active, ...pending]) lay(card, `attached:${numberOf(seat)}`);
    for (const card of terrain) places.set(TERRAIN_IDS[card]!, `hand:${seat}`);
  }
  for (const { chip, space } of chips) places.set(`chip-${chip + 1}`, spaceThing(space));
  for (const { id, ringCard, start } of ring)
    if (id && start === undefined) places.set(id, ringThing(ringCard));
  for (const card of reserve) places.set(TERRAIN_IDS[card]!, 'reserve');
  for (const [deck, { discard }] of piles.entries()) lay(discard[0], DISCARD_THINGS[deck as 0 | 1]);
  return places;
};

const deckOf = (piece: string): 0 | 1 => (TRAVEL_COPIES.includes(piece) ? 0 : 1);

const hitsOf = ({ told, seats }: Model): Hit[] => [
  ...allOf(told, 'exploded').map(({ at }) => ({ place: spaceThing(at), destroyed: true })),
  ...allOf(told, 'lost').map(({ seat, slot }) => ({ place: `${slot}:${seat}`, destroyed: true })),
  ...allOf(told, 'pressure')
    .filter(({ from, to }) => to < from)
    .map(({ seat }) => ({ place: boilerThing(seats[seatOf(seat)]!.seat), destroyed: false })),
];

export const changeBetween = (was: Model, is: Model): Change => {
  /** Who has just acted: a card that nobody has seen before comes out of their hand. */
  const actor = is.told.find((event) => 'seat' in event);
  const seat = actor && 'seat' in actor ? seatOf(actor.seat) : was.turnOf;
  return {
    routes: routesBetween(placesOf(was), placesOf(is), {
      appears: (piece, to) => {
        if (piece.startsWith('chip-')) return slotThing(2, seat);
        if (to.startsWith('hand:')) return piece in TERRAIN_IDS ? undefined : DECK_THINGS[deckOf(piece)];
        return `hand:${seat}`;
      },
      vanishes: (piece, from) => {
        if (piece.startsWith('chip-') || from.startsWith('discard:') || from === 'reserve') return undefined;
        return DISCARD_THINGS[deckOf(piece)];
      },
      turns: ({ to, seen }) => (!seen && to.startsWith('hand:') ? 'up' : undefined),
    }),
    ...(is.told === was.told
      ? {}
      : { hits: hitsOf(is), struck: allOf(is.told, 'fired').map(({ seat: by }) => `pawn-${by}`) }),
  };
};
