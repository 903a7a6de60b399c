/**
 * The events. Record, announcements, sounds, coach and digest of the table are made of them. `seat` is the acting seat
 * unless it says otherwise; cards are named by kind, terrain cards, terrains, slots and nations by id; spaces are
 * numbers of EC-3.5. Their JSON form is stored and sent, so changing an event changes the version of the rules.
 */
import type { Tell as TellAny } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';

type Of = { readonly seat: SeatNumber };
type At = Of & { readonly target: SeatNumber };

/** Set-up, and the frame of a turn. */
type TurnEvent =
  /** EC-1.15 */
  | ({ readonly type: 'nation'; readonly nation: string } & Of)
  /** EC-2.5: the slot as `GAP.SLOT`. */
  | ({ readonly type: 'placed'; readonly card: string; readonly slot: string } & Of)
  /** The world is complete (EC-2.8). */
  | { readonly type: 'worldMade' }
  | ({ readonly type: 'turn' } & Of)
  /** EC-4.4, 4.5: the AP, and the pressure that is left. */
  | ({ readonly type: 'steam'; readonly ap: number; readonly pressure: number } & Of)
  /** Whole-turn interference becomes active (EC-9.9); `terrain` is what it is bound to. */
  | ({ readonly type: 'activated'; readonly card: string } & Of)
  | ({ readonly type: 'activatedOn'; readonly card: string; readonly terrain: string } & Of)
  | ({ readonly type: 'actionsEnded' } & Of)
  | ({ readonly type: 'discarded'; readonly card: string } & Of)
  | ({ readonly type: 'discardedNothing' } & Of)
  /** From which deck is public, which card is told to its owner alone (EC-16.5). */
  | ({ readonly type: 'drew'; readonly deck: string; readonly card: string } & Of)
  | ({ readonly type: 'drewUnseen'; readonly deck: string } & Of)
  /** EC-14.8 */
  | { readonly type: 'reshuffled'; readonly deck: string }
  /** EC-14.10 */
  | ({ readonly type: 'expired'; readonly card: string } & Of);

/** Movement. */
type MoveEvent =
  /** A move action (EC-6.1). */
  | ({ readonly type: 'moved'; readonly to: number; readonly terrain: string; readonly cost: number } & Of)
  /** A space is entered without cost (EC-6.6). */
  | ({ readonly type: 'advanced'; readonly to: number; readonly terrain: string } & Of)
  | ({ readonly type: 'leapt'; readonly to: number; readonly terrain: string } & Of)
  /** EC-9.12 */
  | ({ readonly type: 'halted'; readonly at: number } & Of)
  /** EC-15.1 */
  | ({ readonly type: 'crossed' } & Of)
  | ({ readonly type: 'covered'; readonly card: string } & Of)
  /** A card leaves a slot by its owner's choice (EC-5.7, 13.8, 13.10). */
  | ({ readonly type: 'threwAway'; readonly card: string; readonly slot: string } & Of);

/** Cards and the boiler. */
type CardEvent =
  /** `pressure` is what the boiler shows now (EC-7). */
  | ({ readonly type: 'shovelled'; readonly card: string; readonly pressure: number } & Of)
  | ({ readonly type: 'played'; readonly card: string } & Of)
  | ({ readonly type: 'boarded'; readonly card: string } & Of)
  /** The crew member, or the card of this turn, is bound to a terrain (EC-3.13). */
  | ({ readonly type: 'bound'; readonly card: string; readonly terrain: string } & Of)
  | ({ readonly type: 'pressure'; readonly from: number; readonly to: number } & Of)
  | ({ readonly type: 'ap'; readonly from: number; readonly to: number } & Of)
  /** EC-17.13 */
  | ({ readonly type: 'swapped'; readonly out: string; readonly in: string; readonly at: number } & Of)
  | ({ readonly type: 'salvaged'; readonly card: string } & Of)
  | ({ readonly type: 'installed'; readonly card: string } & Of)
  | ({ readonly type: 'rearmed'; readonly card: string } & Of)
  | ({ readonly type: 'used'; readonly card: string } & Of);

/** Interference, reactions and weapons. */
type AttackEvent =
  /** In the own turn, for AP (EC-9.2). */
  | ({ readonly type: 'interfered'; readonly card: string } & At)
  /** Out of turn, for pressure (EC-9.3). */
  | ({ readonly type: 'interrupted'; readonly card: string; readonly price: number } & At)
  | ({ readonly type: 'attached'; readonly card: string } & Of)
  | ({ readonly type: 'reacted'; readonly card: string; readonly against: string } & Of)
  /** The attack comes to nothing (EC-10.5). */
  | ({ readonly type: 'cancelled'; readonly card: string } & Of)
  /** `seat` sends the card back to `target` (EC-10.6). */
  | ({ readonly type: 'reflected'; readonly card: string } & At)
  /** There is nothing that the reflected card could do (EC-10.6). */
  | ({ readonly type: 'fizzled'; readonly card: string } & Of)
  /** A card of `seat` is destroyed, or removed by interference (EC-11.5, 17.11). */
  | ({ readonly type: 'lost'; readonly card: string; readonly slot: string } & Of)
  | ({ readonly type: 'spied' } & At)
  | ({ readonly type: 'spyDiscarded'; readonly card: string } & At)
  | ({ readonly type: 'fired'; readonly card: string; readonly mode: string } & At)
  | ({ readonly type: 'launched'; readonly card: string; readonly at: number } & Of)
  | ({ readonly type: 'drifted'; readonly card: string; readonly at: number } & Of)
  /** The chip stays where it is, and nobody moves it any more (EC-12.13). */
  | { readonly type: 'adrift'; readonly card: string; readonly at: number }
  /** `seat` is the victim (EC-12.8, 12.9). */
  | ({ readonly type: 'exploded'; readonly card: string; readonly at: number } & Of);

/** The end. */
type EndEvent =
  | ({ readonly type: 'duelDeck'; readonly deck: string } & Of)
  | ({ readonly type: 'duelCard'; readonly card: string; readonly value: number } & Of)
  | ({ readonly type: 'won'; readonly progress: number } & Of);

export type EightyEvent = TurnEvent | MoveEvent | CardEvent | AttackEvent | EndEvent;
export type Tell = TellAny<EightyEvent>;
