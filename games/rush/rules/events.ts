/**
 * The events of Rush. Record, announcements, sounds, coach and digest of the table are made of them. `seat` is the
 * acting seat; cards are named by kind. Their JSON form is stored and sent, so changing an event changes the version of
 * the rules.
 */
import type { Tell as TellAny } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';
import type { KindId } from '../content/cards.ts';
import type { ActiveAbility, Nation } from '../content/vehicle-row.ts';
import type { Trigger } from './state.ts';

/** The place of a Base in the notation: `S2.1` is the first Base of seat 2. */
export type PlaceName = `S${number}.${number}`;
/** `S2.1` → seat 2, Base 1. */
export const placeOf = (name: PlaceName): { readonly seat: SeatNumber; readonly base: number } => {
  const [seat = 0, base = 0] = name.slice(1).split('.').map(Number);
  return { seat, base };
};

/** Beginning and steps of a turn, and the end of the game. */
type TurnEvent =
  /** A turn begins (RUSH-3.1). */
  | { readonly type: 'turn'; readonly seat: SeatNumber; readonly round: number }
  /** Step I reveals the hand (RUSH-3.3). */
  | { readonly type: 'handShown'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** By option, the player restores the Reserve or keeps it (RUSH-12.2). */
  | { readonly type: 'refreshed'; readonly seat: SeatNumber }
  | { readonly type: 'keptReserve'; readonly seat: SeatNumber }
  /** The player ends step II (RUSH-3.14). */
  | { readonly type: 'stepTwoEnded'; readonly seat: SeatNumber }
  /** The cards left in the hand go to the Depot (RUSH-9.2). Not told if there are none. */
  | { readonly type: 'handDiscarded'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** The game ends with this round (RUSH-11.1, 11.2, 12.14). */
  | { readonly type: 'endTriggered'; readonly reason: Trigger };

/** Cards move between hands and piles. */
type PileEvent =
  /** Cards are drawn. Told to everybody in the seat's own step II (RUSH-2.6), else only to the seat … */
  | { readonly type: 'drew'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** … and the others are told this (RUSH-2.5, 9.6). */
  | { readonly type: 'drewHidden'; readonly seat: SeatNumber; readonly count: number }
  /** The Depot, of `count` cards, is shuffled and becomes the Garage (RUSH-10.1). */
  | { readonly type: 'garageShuffled'; readonly seat: SeatNumber; readonly count: number }
  /** A captured Base goes from the hand to the Depot (RUSH-3.4, 6.3, 12.10). */
  | { readonly type: 'baseLeftHand'; readonly seat: SeatNumber; readonly card: KindId }
  /** The Vehicle discard pile, of `count` cards, is shuffled and becomes the deck (RUSH-10.5). */
  | { readonly type: 'vehiclesShuffled'; readonly count: number }
  /** A card is revealed into the Reserve (RUSH-4.7), or the furthest one is discarded (RUSH-9.1). */
  | { readonly type: 'revealed'; readonly card: KindId }
  | { readonly type: 'leftReserve'; readonly card: KindId }
  /** Reconnaissance discards the whole Reserve; told even if that is empty (RUSH-6.6). */
  | { readonly type: 'reserveDiscarded'; readonly cards: readonly KindId[] };

/** Purchases, cards that are played, and the effects of their abilities. */
type PlayEvent =
  /** A purchase, with the cards paid and their points (RUSH-4.4). No cards if points were left over (RUSH-4.14). */
  | {
      readonly type: 'bought';
      readonly seat: SeatNumber;
      readonly card: KindId;
      readonly with: readonly KindId[];
      readonly points: number;
    }
  /** A card is played for its abilities (RUSH-5.1). */
  | { readonly type: 'played'; readonly seat: SeatNumber; readonly card: KindId }
  /** An ability has no effect and is skipped (RUSH-5.6). */
  | { readonly type: 'noEffect'; readonly seat: SeatNumber; readonly ability: ActiveAbility }
  /** From now on the seat may purchase any number of times this turn (RUSH-4.11, 6.4). */
  | { readonly type: 'conscription'; readonly seat: SeatNumber }
  /** Every opponent must give up a card (RUSH-6.8) … */
  | { readonly type: 'sabotage'; readonly seat: SeatNumber }
  /** … and this one gave it up. Told when all have chosen (RUSH-6.10). */
  | { readonly type: 'gaveUp'; readonly seat: SeatNumber; readonly card: KindId }
  /** A Vehicle is gained by Research (RUSH-6.26). */
  | { readonly type: 'gained'; readonly seat: SeatNumber; readonly card: KindId }
  /** Cards leave the game by Research or Repair (RUSH-6.25, 6.32). */
  | { readonly type: 'toGraveyard'; readonly seat: SeatNumber; readonly cards: readonly KindId[] };

/** Bases and their defenders. Of damage and destruction `seat` is the seat that caused it. */
type BaseEvent =
  /** A seat puts a Vehicle on its Base (RUSH-5.7). */
  | { readonly type: 'placed'; readonly seat: SeatNumber; readonly card: KindId; readonly base: PlaceName }
  /** A defender goes from its Base to the Depot of its owner `seat` without being destroyed (RUSH-5.9, 6.20). */
  | { readonly type: 'displaced'; readonly seat: SeatNumber; readonly card: KindId; readonly base: PlaceName }
  /** Step I removes damage (RUSH-3.2). */
  | { readonly type: 'baseRepaired'; readonly seat: SeatNumber; readonly base: PlaceName }
  | {
      readonly type: 'vehicleRepaired';
      readonly seat: SeatNumber;
      readonly card: KindId;
      readonly base: PlaceName;
    }
  /** A Base or its defender is hit: damaged, or destroyed (RUSH-6.16, 7.9–7.15). */
  | { readonly type: 'baseDamaged'; readonly seat: SeatNumber; readonly base: PlaceName }
  | { readonly type: 'baseDestroyed'; readonly seat: SeatNumber; readonly base: PlaceName }
  | {
      readonly type: 'vehicleDamaged';
      readonly seat: SeatNumber;
      readonly card: KindId;
      readonly base: PlaceName;
    }
  | {
      readonly type: 'vehicleDestroyed';
      readonly seat: SeatNumber;
      readonly card: KindId;
      readonly base: PlaceName;
    };

/** The attack, and Medals. */
type AttackEvent =
  /** The attackers are declared (RUSH-7.4). */
  | { readonly type: 'attackDeclared'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** An attacker hits the defender `target`, or the Base itself if that is '' (RUSH-7.5). */
  | {
      readonly type: 'struck';
      readonly seat: SeatNumber;
      readonly card: KindId;
      readonly base: PlaceName;
      readonly target: KindId | '';
    }
  /** An attacker has no target left (RUSH-7.22). */
  | { readonly type: 'struckNothing'; readonly seat: SeatNumber; readonly card: KindId }
  /** Medals of a nation go to the Depot (RUSH-6.36, 8.1). */
  | {
      readonly type: 'tookMedals';
      readonly seat: SeatNumber;
      readonly nation: Nation;
      readonly singles: number;
      readonly doubles: number;
    }
  /** No single Medal is left for Invulnerability (RUSH-6.37), or the pile cannot pay everything (RUSH-8.5). */
  | { readonly type: 'noMedalLeft'; readonly seat: SeatNumber; readonly nation: Nation }
  | { readonly type: 'medalsLost'; readonly seat: SeatNumber; readonly nation: Nation };

export type RushEvent = TurnEvent | PileEvent | PlayEvent | BaseEvent | AttackEvent;
export type Tell = TellAny<RushEvent>;
