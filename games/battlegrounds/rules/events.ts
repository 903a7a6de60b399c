/**
 * The events of Battlegrounds. Record, announcements, sounds, coach and digest of the table are made of them. `seat` is
 * the acting seat unless it says otherwise; squares, colours, cards and pictures are named by id. Their JSON form is
 * stored and sent, so changing an event changes the version of the rules.
 */
import type { Tell as TellAny } from '#engine/narration.ts';
import type { SeatNumber } from '#engine/seats.ts';

type Of = { readonly seat: SeatNumber };
type OfPawn = Of & { readonly pawn: string };

/** Set-up, and the frame of a turn. */
type TurnEvent =
  /** BG-1.7 */
  | ({ readonly type: 'started' } & Of)
  /** Cards are laid out for the draft (BG-2.2). */
  | { readonly type: 'laidOut'; readonly cards: readonly string[] }
  | ({ readonly type: 'drafted'; readonly card: string } & Of)
  | ({ readonly type: 'activated'; readonly card: string } & OfPawn)
  | ({ readonly type: 'placed'; readonly square: string } & OfPawn)
  | ({ readonly type: 'turn' } & Of)
  /** A pawn comes back, or a new one enters (BG-6.8, 16.32); a dud on the square goes to the supply (BG-6.18). */
  | ({ readonly type: 'returned'; readonly card: string; readonly square: string } & OfPawn)
  | ({ readonly type: 'skippedEntry' } & Of)
  /** The turn is a pause turn (BG-6.11). */
  | ({ readonly type: 'paused' } & Of)
  | ({ readonly type: 'repaired'; readonly card: string } & Of)
  | ({ readonly type: 'turnEnded' } & Of)
  /** The seat has reached the target in somebody else's turn, and wins at the end of its own (BG-12.6). */
  | ({ readonly type: 'reached'; readonly points: number } & Of)
  /** The same where the round is played to its end (BG-12.15). */
  | ({ readonly type: 'reachedInRound'; readonly points: number } & Of)
  | ({ readonly type: 'won'; readonly points: number } & Of)
  /** Fruitless turns in a row; told when half of what ends the game has passed (BG-12.10). */
  | { readonly type: 'stalling'; readonly turns: number; readonly limit: number };

/** Moves, hazards and shots. */
type FightEvent =
  /** The tank has moved from one square by these to the last (BG-4.4), as far as it came (BG-4.17). */
  | ({ readonly type: 'moved'; readonly from: string; readonly path: readonly string[] } & OfPawn)
  /** The picked tank has no legal path (BG-4.20). */
  | ({ readonly type: 'stuck' } & OfPawn)
  /** A tank is destroyed by what it drove into (BG-4.12–4.14, 16.17). `by` is that seat's pawn, if it was one. */
  | ({ readonly type: 'ranOntoDud'; readonly square: string } & OfPawn)
  | ({ readonly type: 'ranIntoTank'; readonly square: string; readonly other: string } & OfPawn)
  | ({ readonly type: 'ranIntoArtillery'; readonly square: string } & OfPawn)
  /** One Armour of this seat's tank absorbed a shot or a hazard (BG-11.1, 11.2). */
  | ({ readonly type: 'armourSpent'; readonly square: string } & OfPawn)
  /** The seat wins a scoring token of this colour (BG-4.13, 5.11). */
  | ({ readonly type: 'scored'; readonly colour: string; readonly value: number } & Of)
  /** The stack of this colour is empty, so the seat gets nothing (BG-4.15, 5.12). */
  | ({ readonly type: 'stackEmpty'; readonly colour: string } & Of)
  | ({ readonly type: 'took'; readonly square: string; readonly picture: string } & OfPawn)
  /** The same, of a special token: what it is good for once it is in a pair (BG-8.3). */
  | ({
      readonly type: 'tookSpecial';
      readonly square: string;
      readonly picture: string;
      readonly kind: string;
    } & OfPawn)
  /** The area of the seat has one pair more of this picture (BG-8.1). */
  | ({ readonly type: 'paired'; readonly picture: string } & Of)
  | ({ readonly type: 'laidDud'; readonly square: string } & OfPawn)
  | ({ readonly type: 'removedDud'; readonly square: string } & OfPawn)
  /** A shot at the tank of another player (BG-5.11); whether it was destroyed is told next. */
  | ({ readonly type: 'shotAt'; readonly square: string; readonly target: string } & OfPawn)
  | ({ readonly type: 'destroyed'; readonly square: string } & OfPawn)
  | ({ readonly type: 'removedArtillery'; readonly square: string } & OfPawn)
  /** No shot (BG-5.1). */
  | ({ readonly type: 'heldFire' } & OfPawn)
  | ({ readonly type: 'changed'; readonly card: string } & OfPawn)
  | ({ readonly type: 'playedExtraTurn'; readonly picture: string } & Of)
  | ({ readonly type: 'playedExtraTank'; readonly picture: string; readonly cards: readonly string[] } & Of)
  | ({ readonly type: 'kept'; readonly card: string } & Of)
  | ({
      readonly type: 'assigned';
      readonly picture: string;
      readonly kind: string;
      readonly card: string;
    } & OfPawn);

/** Solo: the artillery (BG-16). */
type ArtilleryEvent =
  | { readonly type: 'fired'; readonly square: string }
  | { readonly type: 'artilleryTook'; readonly square: string; readonly picture: string }
  | { readonly type: 'artilleryPlaced'; readonly square: string }
  /** The stock is empty, or an artillery tank stands there (BG-16.27, 16.28). */
  | { readonly type: 'artilleryIdle'; readonly square: string }
  /** A tank is hit and its card goes to the box (BG-16.24). */
  | ({ readonly type: 'boxed'; readonly square: string; readonly card: string } & OfPawn)
  | { readonly type: 'pilesShuffled' };

/** Family (BG-15). No event names a picture that does not lie open. */
type FamilyEvent =
  | ({ readonly type: 'strolled'; readonly from: string; readonly square: string } & OfPawn)
  | ({ readonly type: 'revealed'; readonly square: string; readonly picture: string } & Of)
  | ({ readonly type: 'collected'; readonly picture: string; readonly squares: readonly string[] } & Of)
  | ({ readonly type: 'noMatch' } & Of)
  | { readonly type: 'covered'; readonly squares: readonly string[] }
  /** One more sub-turn a pair (BG-15.16). */
  | ({ readonly type: 'goesOn'; readonly count: number } & Of);

export type BattlegroundsEvent = TurnEvent | FightEvent | ArtilleryEvent | FamilyEvent;
export type Tell = TellAny<BattlegroundsEvent>;
