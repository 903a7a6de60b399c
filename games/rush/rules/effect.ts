/** What an ability does when its turn comes among those of the card that was played (RUSH-5.3). */
import type { Chance } from '#engine/chance.ts';
import type { Params } from '#engine/result.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { KIND_IDS, KINDS } from '../content/cards.ts';
import type { Ability } from '../content/vehicles.ts';
import type { Tell } from './events.ts';
import { inPlayOf, type RushState, STEP_TWO } from './state.ts';

export interface Effect {
  /** Carries it out, or sets `asked` where it needs an answer; that answer ends with `resolved`. */
  start(s: RushState, seat: Seat, ability: Ability, chance: Chance, tell: Tell | null): void;
  /** The clause that makes playing the card final, because the server will answer for the seat. */
  final?(s: RushState, seat: Seat): string | undefined;
}

/** RUSH-5.1: can a card of this kind be played for abilities at all? */
export const hasAbility = (kind: number): boolean => ABILITIES[kind]! > 0;
const ABILITIES: Int32Array = Int32Array.from(KINDS, (kind) => kind.abilities.length);

/** The card whose abilities are being resolved, or -1 when it has left the game (RUSH-6.25). */
export const cardInPlay = (s: RushState): number => s.card.first(inPlayOf(s));

/** It fills the prompts of what its abilities ask. */
export const playedCard = (s: RushState): Params | undefined =>
  s.resolving < 0 ? undefined : { card: KIND_IDS[s.resolving]! };

/** RUSH-5.6: an ability that can do nothing is passed over. */
export const tellIdle = (s: RushState, seat: Seat, tell: Tell | null): void => {
  const { id } = KINDS[s.resolving]!.abilities[s.abilitiesDone - 1]!;
  tell?.({ type: 'noEffect', seat: numberOf(seat), ability: id });
};

/** What an ability asked is answered: the card in play goes on. */
export const resolved = (s: RushState): void => {
  s.asked = STEP_TWO;
};
