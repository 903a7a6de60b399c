/**
 * What happens in Rush, as it is told to the table: record, announcements, sounds, coach and digest are made of these
 * events. `seat` is who does it, from 1; cards are named by kind. Their JSON form is stored and sent, so a changed
 * event is a changed version of the rules.
 */
import type { Tell as TellAny } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';
import type { KindId } from '../content/cards.ts';
import type { ActiveAbility, Nation } from '../content/vehicle-row.ts';
import type { Trigger } from './state.ts';

/** Where a Base stands, as people write it: `S2.1` is the first Base of seat 2. */
export type PlaceName = `S${number}.${number}`;
/** `S2.1` → seat 2, Base 1. */
export const placeOf = (name: PlaceName): { readonly seat: SeatNumber; readonly base: number } => {
  const [seat = 0, base = 0] = name.slice(1).split('.').map(Number);
  return { seat, base };
};

/** The frame of a turn, and the end. */
type TurnEvent =
  /** A turn begins (RUSH-3.1). */
  | { readonly type: 'turn'; readonly seat: SeatNumber; readonly round: number }
  /** Step I lays the hand open (RUSH-3.3). */
  | { readonly type: 'handShown'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** The Reserve is restored by choice, or left as it is (RUSH-12.2). */
  | { readonly type: 'refreshed'; readonly seat: SeatNumber }
  | { readonly type: 'keptReserve'; readonly seat: SeatNumber }
  /** Step II is over (RUSH-3.14). */
  | { readonly type: 'stepTwoEnded'; readonly seat: SeatNumber }
  /** What was not played goes to the Depot; not told of an empty hand (RUSH-9.2). */
  | { readonly type: 'handDiscarded'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** The game ends with this round (RUSH-11.1, 11.2, 12.14). */
  | { readonly type: 'endTriggered'; readonly reason: Trigger };

/** Cards on their way between hands and piles. */
type PileEvent =
  /** Cards come into the hand: told to everybody in one's own step II (RUSH-2.6), else to their owner alone … */
  | { readonly type: 'drew'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** … and this to the others (RUSH-2.5, 9.6). */
  | { readonly type: 'drewHidden'; readonly seat: SeatNumber; readonly count: number }
  /** The Depot becomes the Garage: so many cards (RUSH-10.1). */
  | { readonly type: 'garageShuffled'; readonly seat: SeatNumber; readonly count: number }
  /** A captured Base leaves the hand for the Depot (RUSH-3.4, 6.3, 12.10). */
  | { readonly type: 'baseLeftHand'; readonly seat: SeatNumber; readonly card: KindId }
  /** The Vehicle discard pile becomes the deck: so many cards (RUSH-10.5). */
  | { readonly type: 'vehiclesShuffled'; readonly count: number }
  /** A card comes into the Reserve (RUSH-4.7), and the furthest one leaves it (RUSH-9.1). */
  | { readonly type: 'revealed'; readonly card: KindId }
  | { readonly type: 'leftReserve'; readonly card: KindId }
  /** Reconnaissance discards the whole Reserve, even an empty one (RUSH-6.6). */
  | { readonly type: 'reserveDiscarded'; readonly cards: readonly KindId[] };

/** Cards that are played, and what their abilities do. */
type PlayEvent =
  /** A purchase, with the cards paid for it and their points (RUSH-4.4); none with points left over (RUSH-4.14). */
  | {
      readonly type: 'bought';
      readonly seat: SeatNumber;
      readonly card: KindId;
      readonly with: readonly KindId[];
      readonly points: number;
    }
  /** A card is played for its abilities (RUSH-5.1). */
  | { readonly type: 'played'; readonly seat: SeatNumber; readonly card: KindId }
  /** An ability could do nothing and is passed over (RUSH-5.6). */
  | { readonly type: 'noEffect'; readonly seat: SeatNumber; readonly ability: ActiveAbility }
  /** Any number of purchases from now on (RUSH-4.11, 6.4). */
  | { readonly type: 'conscription'; readonly seat: SeatNumber }
  /** Every opponent gives up a card (RUSH-6.8) … */
  | { readonly type: 'sabotage'; readonly seat: SeatNumber }
  /** … and this one did; told when all have chosen (RUSH-6.10). */
  | { readonly type: 'gaveUp'; readonly seat: SeatNumber; readonly card: KindId }
  /** A Vehicle is gained by Research (RUSH-6.26). */
  | { readonly type: 'gained'; readonly seat: SeatNumber; readonly card: KindId }
  /** Cards leave the game by Research or Repair (RUSH-6.25, 6.32). */
  | { readonly type: 'toGraveyard'; readonly seat: SeatNumber; readonly cards: readonly KindId[] };

/** What happens at a Base; `seat` is who caused it, also of what was hit. */
type BaseEvent =
  /** A Vehicle is put on one's own Base (RUSH-5.7). */
  | { readonly type: 'placed'; readonly seat: SeatNumber; readonly card: KindId; readonly base: PlaceName }
  /** A defender leaves its Base undestroyed, for the Depot of `seat`, its owner (RUSH-5.9, 6.20). */
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

/** The attack, and the Medals that are taken. */
type AttackEvent =
  /** All attackers are named (RUSH-7.4). */
  | { readonly type: 'attackDeclared'; readonly seat: SeatNumber; readonly cards: readonly KindId[] }
  /** One of them strikes (RUSH-7.5): the defender `target`, or the Base itself where it is ''. */
  | {
      readonly type: 'struck';
      readonly seat: SeatNumber;
      readonly card: KindId;
      readonly base: PlaceName;
      readonly target: KindId | '';
    }
  /** An attacker is left without a target (RUSH-7.22). */
  | { readonly type: 'struckNothing'; readonly seat: SeatNumber; readonly card: KindId }
  /** Medals of a nation go to the Depot (RUSH-6.36, 8.1). */
  | {
      readonly type: 'tookMedals';
      readonly seat: SeatNumber;
      readonly nation: Nation;
      readonly singles: number;
      readonly doubles: number;
    }
  /** Invulnerability finds no single Medal (RUSH-6.37); the pile cannot pay everything (RUSH-8.5). */
  | { readonly type: 'noMedalLeft'; readonly seat: SeatNumber; readonly nation: Nation }
  | { readonly type: 'medalsLost'; readonly seat: SeatNumber; readonly nation: Nation };

export type RushEvent = TurnEvent | PileEvent | PlayEvent | BaseEvent | AttackEvent;
export type Tell = TellAny<RushEvent>;
