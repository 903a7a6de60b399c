/** The items of the auction house (content 6.5). They lie in front of their owner, not in the bag (WOW-21.24). */
export interface AuctionItem {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
}

export const AUCTION_ITEMS: readonly AuctionItem[] = [
  { id: 'ring-of-agility', name: 'Ring of Agility', effect: 'placeEnd: moveHits(damage,defense,1)' },
  { id: 'boots-of-endurance', name: 'Boots of Endurance', effect: '*afterTravel: regain(energy,1)' },
  { id: 'trusty-mount', name: 'Trusty Mount', effect: 'travel[oncePerTurn]: travelExtra(1)' },
  { id: 'hood-of-shadow', name: 'Hood of Shadow', effect: 'passive: extraSlot(instant)' },
];

/** The relic of a Kel'Thuzad event: its bearer starts a combat against him with four hits (WOW-21.19). */
export const RELIC = 'light-of-ages';
