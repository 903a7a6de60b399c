/** Which way every piece goes between two drawings of the table, and what has been hit. */

import { numberOf } from '#engine/seats.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { Change, Hit } from '#kit/flights.svelte.ts';
import { type Places, routesBetween } from '#kit/routes.ts';
import { COLOURS } from '../content/board.ts';
import type { Model } from './model.ts';
import { squareThing } from './things.ts';

const placesOf = ({ squares, seats, solo, offer }: Model): Places => {
  const places = new Map<string, string>();
  for (const { square, token, dud, artillery, pawn } of squares) {
    const at = squareThing(square);
    if (token) places.set(`token-${token.id}`, at);
    if (dud) places.set(dud, at);
    if (artillery) places.set(artillery, at);
    if (pawn >= 0) places.set(`pawn-${pawn}`, at);
  }
  for (const { seat, area, won, pawns, active, reserve } of seats) {
    for (const { tokens } of area)
      for (const { id } of tokens) places.set(`token-${id}`, `area:${numberOf(seat)}`);
    for (const { id } of won) places.set(`score-${id}`, `won:${numberOf(seat)}`);
    for (const { pawn, stack } of pawns)
      for (const { id } of stack) places.set(`score-${id}`, `stack:${pawn}`);
    for (const { id } of [...active, ...reserve]) places.set(`card-${id}`, `cards:${numberOf(seat)}`);
  }
  for (const { id } of offer) places.set(`card-${id}`, 'offer');
  for (const { id } of solo?.tokens ?? []) places.set(`token-${id}`, 'artillery');
  return places;
};

const hitsOf = ({ told }: Model): Hit[] => {
  const blasts = allOf(told, 'destroyed', 'boxed', 'ranOntoDud', 'ranIntoTank', 'ranIntoArtillery');
  const others = allOf(
    told,
    'armourSpent',
    'took',
    'tookSpecial',
    'removedDud',
    'removedArtillery',
    'laidDud',
    'fired',
  );
  const lost = new Set<string>(blasts.map(({ square }) => square));
  return [
    ...blasts.map(({ square }) => ({ place: `square:${square}`, destroyed: true })),
    ...others
      .filter(({ square }) => !lost.has(square))
      .map(({ square }) => ({ place: `square:${square}`, destroyed: false })),
  ];
};

export const changeBetween = (was: Model, is: Model): Change => {
  const shot = firstOf(is.told, 'shotAt', 'took', 'tookSpecial', 'removedDud', 'removedArtillery', 'laidDud');
  const family = is.state.config.family;
  return {
    routes: routesBetween(placesOf(was), placesOf(is), {
      appears: (piece, to) =>
        piece.startsWith('dud-')
          ? 'duds'
          : piece.startsWith('card-') && to.startsWith('cards')
            ? 'deck'
            : undefined,
      vanishes: (piece) => (piece.startsWith('dud-') ? 'duds' : undefined),
    }),
    ...(family || is.told === was.told
      ? {}
      : {
          hits: hitsOf(is),
          struck: shot ? [`pawn-${(COLOURS as readonly string[]).indexOf(shot.pawn)}`] : [],
        }),
  };
};
