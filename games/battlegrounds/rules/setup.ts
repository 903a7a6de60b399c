/** Set-up (BG-1, 2, 15.1–15.6, 16.1–16.10). */
import type { Chance } from '#engine/chance.ts';
import { BOTTOM } from '#engine/layout/zones.ts';
import { numberOf, type Seat } from '#engine/seats.ts';
import { PAWN_COUNT, squareNamed } from '../content/board.ts';
import { TANK_IDS } from '../content/tanks.ts';
import type { Tell } from './events.ts';
import { beginSubTurn, turnUp } from './family.ts';
import {
  ACTIVE,
  activeCard,
  type Battlegrounds,
  CYCLES,
  DRAFT,
  deckOf,
  onBoard,
  PLACE,
  reserveOf,
  SHOTS_A_CYCLE,
  SOLO_BASES,
  SOLO_CARDS,
  tokenZone,
} from './state.ts';
import { hiddenLayout, openLayout, type TokenLayout } from './tokens-layout.ts';
import { beginTurn } from './turn.ts';

/** BG-15.2. */
const FIRST_OPEN = [squareNamed('D4'), squareNamed('E5')] as const;
/** BG-1.13, 16.3: cards that a pawn brings. */
const CARDS_A_PAWN = 2;
const SOLO_TANKS = 2;

const layTokens = (s: Battlegrounds, layout: TokenLayout): void => {
  for (let square = 0; square < layout.length; square++) s.token.move(layout[square]!, tokenZone(s, square));
};

/** Moves so many cards from the top of the deck. */
const deal = (s: Battlegrounds, count: number, to: number): void => {
  for (let i = 0; i < count; i++) s.tank.move(s.tank.first(deckOf(s)), to);
};

/** How many cards a seat has in the end: two a pawn (BG-1.13, 2.3, 2.4). */
const cardsASeat = (s: Battlegrounds): number => CARDS_A_PAWN * s.config.pawnsOf[0]!.length;
/** How many cards are drafted in all. */
export const draftedInAll = (s: Battlegrounds): number => cardsASeat(s) * s.config.seats;
export const PICKS_A_ROUND = 4;
/** BG-2.2, 2.4: with two players four cards twice, else two a player. */
const laidOut = (s: Battlegrounds): number =>
  s.config.seats === 2 ? PICKS_A_ROUND : CARDS_A_PAWN * s.config.seats;

export const layOut = (s: Battlegrounds, tell: Tell | null): void => {
  const offer = s.tank.zone('offer');
  deal(s, laidOut(s), offer);
  tell?.({ type: 'laidOut', cards: s.tank.list(offer).map((card) => TANK_IDS[card]!) });
};

/** BG-2.3, 2.4: whose turn it is to pick. */
export const picker = (s: Battlegrounds): Seat => {
  const { picks, start } = s;
  const { seats } = s.config;
  if (seats === 2) {
    const first = (start + ((picks / PICKS_A_ROUND) | 0)) % 2;
    return picks % PICKS_A_ROUND === 0 || picks % PICKS_A_ROUND === 3 ? first : 1 - first;
  }
  const back = 2 * seats - 1 - picks;
  return (start + Math.min(picks, back)) % seats;
};

/** The pawn of this seat that is still without a card (BG-1.15), or -1. */
export const undriven = (s: Battlegrounds, seat: Seat): number => {
  for (const pawn of s.config.pawnsOf[seat]!) if (s.inGame.has(pawn) && activeCard(s, pawn) < 0) return pawn;
  return -1;
};
/** The pawn of this seat that is still to be placed (BG-1.18), or -1. */
export const unplaced = (s: Battlegrounds, seat: Seat): number => {
  for (const pawn of s.config.pawnsOf[seat]!) if (s.inGame.has(pawn) && !onBoard(s, pawn)) return pawn;
  return -1;
};

/** Asks for what is still to be chosen at set-up, and begins the game when nothing is (BG-1.19). */
export const goOnSettingUp = (s: Battlegrounds, tell: Tell | null): void => {
  const { config } = s;
  if (config.draft && s.picks < draftedInAll(s)) {
    s.turnOf = picker(s);
    s.asked = DRAFT;
    return;
  }
  for (let i = 0; i < config.seats; i++) {
    const seat = (s.start + i) % config.seats;
    s.turnOf = seat;
    const waits = unplaced(s, seat);
    if (!config.family && undriven(s, seat) >= 0) s.asked = ACTIVE;
    else if (waits >= 0) s.asked = PLACE;
    else continue;
    return;
  }
  if (config.family) beginSubTurn(s, s.start, tell);
  else beginTurn(s, s.start, tell);
};

/** Solo asks for two bases once the cards are there (BG-16.5), and then goes on. */
export const goOnSettingUpSolo = (s: Battlegrounds, tell: Tell | null): void => {
  s.turnOf = 0;
  if (s.tank.size(reserveOf(s, 0)) > 0) s.asked = SOLO_BASES;
  else goOnSettingUp(s, tell);
};

/** BG-16.8, 16.30: all twelve cycles of the artillery are dealt at once, so that they depend on nothing that follows. */
const dealCycles = (s: Battlegrounds, chance: Chance): void => {
  const order = Int32Array.from({ length: SHOTS_A_CYCLE }, (_, i) => i);
  for (let pile = 0; pile < CYCLES * 2; pile++) {
    chance.shuffle(order, order.length);
    for (const [i, line] of order.entries()) s.cycles[pile * SHOTS_A_CYCLE + i] = line;
  }
};
/** Takes the next cycle from what was dealt: both piles are turned over and shuffled (BG-16.30). */
export const stackPiles = (s: Battlegrounds, cycle: number): void => {
  const { dud } = s;
  for (const [half, pile] of [dud.zone('letters'), dud.zone('digits')].entries()) {
    const at = (cycle * 2 + half) * SHOTS_A_CYCLE;
    for (let i = 0; i < SHOTS_A_CYCLE; i++) {
      const one = half * SHOTS_A_CYCLE + s.cycles[at + i]!;
      dud.move(one, pile, BOTTOM);
      dud.cover(one);
      s.cycles[at + i] = 0;
    }
  }
};

const setUpSolo = (s: Battlegrounds, chance: Chance, tell: Tell | null): void => {
  layTokens(s, openLayout(chance, true));
  dealCycles(s, chance);
  stackPiles(s, 0);
  s.tank.shuffle(deckOf(s), chance);
  s.start = 0;
  if (s.config.chooseCards) {
    s.tank.moveAll(deckOf(s), s.tank.zone('offer'));
    s.turnOf = 0;
    s.asked = SOLO_CARDS;
    return;
  }
  deal(s, SOLO_TANKS, reserveOf(s, 0));
  goOnSettingUpSolo(s, tell);
};

export const setUp = (s: Battlegrounds, chance: Chance, tell: Tell | null): void => {
  const { config } = s;
  if (config.solo) {
    setUpSolo(s, chance, tell);
    return;
  }
  for (let pawn = 0; pawn < PAWN_COUNT; pawn++) if (config.ownerOf[pawn]! >= 0) s.inGame.add(pawn);
  layTokens(s, config.family ? hiddenLayout(chance, FIRST_OPEN) : openLayout(chance, false));
  s.start = config.seatOneStarts ? 0 : chance.draw(config.seats);
  tell?.({ type: 'started', seat: numberOf(s.start) });
  if (config.family) for (const square of FIRST_OPEN) turnUp(s, square);
  else {
    s.tank.shuffle(deckOf(s), chance);
    if (config.draft) layOut(s, tell);
    else for (let seat = 0; seat < config.seats; seat++) deal(s, cardsASeat(s), reserveOf(s, seat));
  }
  goOnSettingUp(s, tell);
};
