/** The zones of a state by name. Each is a plain property read: these run a million times a second. */
import { pileOf, type RushState } from './state.ts';

const base = (s: RushState): Readonly<Record<string, number>> => s.card.plan.base;

export const reserveOf = (s: RushState): number => base(s).reserve!;
export const deckOf = (s: RushState): number => base(s).vehicleDeck!;
export const discardOf = (s: RushState): number => base(s).vehicleDiscard!;
export const graveyardOf = (s: RushState): number => base(s).graveyard!;
export const inPlayOf = (s: RushState): number => base(s).inPlay!;
export const attackingOf = (s: RushState): number => base(s).attacking!;
export const medalPile = (s: RushState, nation: number, double: boolean): number =>
  base(s).medalPiles! + pileOf(nation, double);
export const standingOf = (s: RushState, seat: number): number => base(s).standing! + seat;
export const defenderZone = (s: RushState, place: number): number => base(s).defender! + place;
export const garageOf = (s: RushState, seat: number): number => base(s).garage! + seat;
export const handOf = (s: RushState, seat: number): number => base(s).hand! + seat;
export const depotOf = (s: RushState, seat: number): number => base(s).depot! + seat;
