/**
 * The events. Record, announcements and digest of the table are made of them. Characters are named as `alliance-1`, cards
 * by the id of their kind, dice as `R6`. Their JSON form is stored and sent, so changing one changes the version.
 */
import type { Tell as TellAny } from '#engine/narration.ts';

type Of = { readonly hero: string };

type RoundEvent =
  | { readonly type: 'round'; readonly round: number }
  | ({ readonly type: 'attackPhase'; readonly threat: number } & Of)
  | ({ readonly type: 'switchedOff'; readonly card: string } & Of)
  /** An ability is used at its owner's choice; `energy` is its price. What it pays besides, `paid` tells. */
  | ({ readonly type: 'used'; readonly card: string; readonly energy: number } & Of)
  /** Dice of the pool by colour, and what stun and curse took (WOW-16). */
  | ({ readonly type: 'rolled'; readonly dice: string } & Of)
  | ({ readonly type: 'diceTaken'; readonly count: number } & Of)
  | ({ readonly type: 'rerolled'; readonly dice: string } & Of)
  /** What the dice of the active character show after a use that has rolled, changed or removed some (WOW-25.2). */
  | ({ readonly type: 'diceNow'; readonly dice: string } & Of)
  | ({
      readonly type: 'placed';
      readonly damage: number;
      readonly defense: number;
      readonly attrition: number;
      readonly armor: number;
    } & Of);

type FightEvent =
  | { readonly type: 'foeActed'; readonly opponent: string }
  | { readonly type: 'creatureDefeated'; readonly creature: string; readonly colour: string }
  | { readonly type: 'opponentDefeated'; readonly opponent: string }
  | { readonly type: 'wounds'; readonly faction: string; readonly count: number }
  | { readonly type: 'woundsLost'; readonly count: number }
  /** How many hits the armour of a faction takes out of the boxes of the enemy (WOW-17.5). */
  | {
      readonly type: 'armorTook';
      readonly faction: string;
      readonly damage: number;
      readonly defense: number;
      readonly attrition: number;
    }
  | { readonly type: 'hitsDropped'; readonly box: string; readonly count: number }
  | { readonly type: 'tokensMoved'; readonly damage: number }
  | { readonly type: 'stopped'; readonly round: number }
  | { readonly type: 'fightWon'; readonly by: string };

type PointsEvent =
  | ({ readonly type: 'healthLost'; readonly left: number } & Of)
  | ({ readonly type: 'petHurt'; readonly left: number } & Of)
  | ({ readonly type: 'energyLost'; readonly left: number } & Of)
  | ({ readonly type: 'regained'; readonly resource: string; readonly count: number } & Of)
  /**
   * Health or Energy for what an ability does as often as it is paid for; such Health is not lost (WOW-15.16). Also Energy
   * for equipping, for steps of a journey and for cleansing.
   */
  | ({ readonly type: 'paid'; readonly resource: string; readonly count: number } & Of)
  /** What exceeds the capacity is lost (WOW-12.9, 13.21). */
  | ({ readonly type: 'excessLost'; readonly resource: string; readonly count: number } & Of)
  | ({ readonly type: 'stunned'; readonly count: number } & Of)
  | ({ readonly type: 'cursed'; readonly count: number } & Of)
  | ({ readonly type: 'defeatedByStun'; readonly tokens: number; readonly dice: number } & Of)
  | ({ readonly type: 'defeated' } & Of)
  | ({ readonly type: 'broughtBack'; readonly health: number; readonly energy: number } & Of)
  | ({ readonly type: 'escaped' } & Of)
  | ({ readonly type: 'unequipped'; readonly card: string } & Of)
  | ({ readonly type: 'equipped'; readonly card: string } & Of)
  | ({ readonly type: 'toMerchant'; readonly card: string } & Of);

type MapEvent =
  | { readonly type: 'dealt'; readonly overlord: string }
  | ({ readonly type: 'characterChosen'; readonly seat: number; readonly character: string } & Of)
  | { readonly type: 'turn'; readonly space: number; readonly faction: string }
  | ({ readonly type: 'travelled'; readonly region: string } & Of)
  | ({ readonly type: 'moved'; readonly region: string } & Of)
  | ({ readonly type: 'rested' } & Of)
  | ({ readonly type: 'learned'; readonly card: string; readonly gold: number } & Of)
  | ({ readonly type: 'sold'; readonly item: string; readonly gold: number } & Of)
  | ({ readonly type: 'bought'; readonly item: string; readonly gold: number } & Of)
  | ({ readonly type: 'dropped'; readonly item: string } & Of)
  | ({ readonly type: 'passed' } & Of)
  | ({ readonly type: 'challenged'; readonly opponent: string; readonly region: string } & Of)
  | ({ readonly type: 'joined' } & Of)
  | { readonly type: 'traded'; readonly from: string; readonly to: string }
  /** What changes hands in a trade, after `traded`: `hero` has it now. */
  | ({ readonly type: 'itemHanded'; readonly item: string; readonly from: string } & Of)
  | ({ readonly type: 'goldHanded'; readonly count: number; readonly from: string } & Of)
  | { readonly type: 'tradeDeclined'; readonly from: string; readonly to: string }
  | { readonly type: 'toMerchantDeck'; readonly item: string }
  | { readonly type: 'finalBattle'; readonly attackers: string }
  | ({ readonly type: 'looted'; readonly item: string; readonly from: string } & Of)
  | { readonly type: 'gameEnded'; readonly by: string };

type QuestEvent =
  | { readonly type: 'questDrawn'; readonly quest: string; readonly faction: string }
  | { readonly type: 'questPutBack'; readonly quest: string }
  | { readonly type: 'spawned'; readonly creature: string; readonly region: string }
  | { readonly type: 'questCompleted'; readonly quest: string; readonly faction: string }
  | ({ readonly type: 'xpGained'; readonly count: number } & Of)
  | ({ readonly type: 'goldGained'; readonly count: number } & Of)
  | { readonly type: 'itemsDrawn'; readonly items: readonly string[] }
  | ({ readonly type: 'received'; readonly item: string } & Of)
  | ({ readonly type: 'levelReached'; readonly level: number } & Of)
  | ({ readonly type: 'talentChosen'; readonly card: string } & Of)
  | ({ readonly type: 'cameBack'; readonly region: string } & Of);

type CardEvent =
  | { readonly type: 'eventDrawn'; readonly event: string }
  | { readonly type: 'eventRepeated' }
  | { readonly type: 'eventDiscarded'; readonly event: string }
  | ({ readonly type: 'goldPut'; readonly count: number } & Of)
  | ({ readonly type: 'itemPut'; readonly item: string } & Of)
  | ({ readonly type: 'bid'; readonly gold: number } & Of)
  | ({ readonly type: 'auctionWon'; readonly item: string; readonly gold: number } & Of)
  | { readonly type: 'overlordMoved'; readonly region: string }
  | { readonly type: 'counterRevealed'; readonly region: string; readonly found: 'true' | 'false' }
  | ({ readonly type: 'counterSeen'; readonly region: string } & Of)
  | ({ readonly type: 'plagueCleansed'; readonly region: string } & Of)
  | { readonly type: 'beastsMoved'; readonly creature: string; readonly region: string }
  | { readonly type: 'questReplaced'; readonly quest: string; readonly faction: string }
  | ({ readonly type: 'relearned'; readonly cards: readonly string[] } & Of)
  | { readonly type: 'lastBattles'; readonly first: string };

export type WarcraftEvent = CardEvent | RoundEvent | FightEvent | PointsEvent | MapEvent | QuestEvent;
export type Tell = TellAny<WarcraftEvent>;
