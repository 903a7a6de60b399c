/** The course of a game: what happens until somebody is asked again. */
import type { Chance } from '#engine/chance.ts';
import { firstSeat, hasSeat, NOBODY, seatBit } from '#engine/seats.ts';
import { BOSSES } from '../content/opponents.ts';
import { drawing } from './event-cards/course.ts';
import { beginDrawing, isEventSpace } from './event-cards/deck.ts';
import { hasArrived } from './event-cards/dragon.ts';
import { checkWars } from './event-cards/wars.ts';
import type { Tell } from './events.ts';
import { fightOn } from './fight/course.ts';
import { topFrame } from './fight/frames.ts';
import { ON, resume } from './fight/loss.ts';
import { afterDragon, beginDragon, beginFinale, finale } from './finale.ts';
import { factionName, heroesOf } from './heroes.ts';
import { setAll } from './lists.ts';
import { openSpending } from './map/abilities.ts';
import {
  AFTER,
  CHOOSING,
  CLOSING,
  DRAGON_FIRST,
  DRAWING,
  ENDED,
  FIGHT,
  FINALE,
  INVITING,
  LABORATORY,
  MANAGING,
  NO_FINALE,
  TURN,
} from './map/fields.ts';
import { canManage } from './map/manage.ts';
import { aftermath, isMapFrame, resumeOnMap } from './map/rewards.ts';
import { ableHeroes, ableSet, advanceMarker, beginTurn, managedFaction, turnFaction } from './map/turn.ts';
import { stillTrading } from './points/trade.ts';
import { chooser } from './setup.ts';
import { ACTION, CHOOSE, CLOSE, INVITE, MANAGE, OVER, TRADE, type Warcraft } from './state.ts';

const end = (s: Warcraft, by: number, tell: Tell | null): number => {
  s.course = ENDED;
  s.wonBy = by;
  tell?.({ type: 'gameEnded', by: by < 0 ? 'nobody' : factionName(by) });
  return ON;
};
const askSeat = (s: Warcraft, asked: number, seat: number): number => {
  s.answerer = seat;
  s.askedHero = -1;
  return asked;
};

/** WOW-3.4: the faction acts in any order; one seat has the word, the others may come first. */
const turn = (s: Warcraft): number => {
  if (s.offerBy >= 0) return askSeat(s, TRADE, s.seatOf[s.offerTo]!);
  const able = ableSet(s);
  if (able === 0) {
    s.course = CLOSING;
    setAll(s.trades, 0);
    return ON;
  }
  if (s.bound >= 0) s.word = s.seatOf[s.bound]!;
  else if (s.word < 0 || !(able & (1 << s.word))) s.word = s.seatOf[ableHeroes(s)[0]!]!;
  return askSeat(s, ACTION, s.word);
};
const closing = (s: Warcraft): number => {
  if (s.offerBy >= 0) return askSeat(s, TRADE, s.seatOf[s.offerTo]!);
  const open = stillTrading(s);
  if (open !== 0) return askSeat(s, CLOSE, firstSeat(open));
  s.course = MANAGING;
  return ON;
};
/** Seats whose characters are still to be managed; where nothing can be changed nobody is asked. */
export const stillManaging = (s: Warcraft): number => {
  const heroes = heroesOf(s, managedFaction(s));
  let seats = NOBODY;
  for (let i = 0; i < heroes.length; i++) {
    const seat = s.seatOf[heroes[i]!]!;
    if (!hasSeat(seats, seat) && isLeft(s, heroes[i]!)) seats |= seatBit(seat);
  }
  return seats;
};
const isAnyLeft = (s: Warcraft): boolean => {
  const heroes = heroesOf(s, managedFaction(s));
  for (let i = 0; i < heroes.length; i++) if (isLeft(s, heroes[i]!)) return true;
  return false;
};
const isLeft = (s: Warcraft, hero: number): boolean =>
  !hasSeat(s.managed, s.seatOf[hero]!) && canManage(s, hero);
const managing = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  if (isAnyLeft(s)) return MANAGE;
  if (openSpending(s)) return ON;
  // WOW-3.9: wars are checked for the faction whose turn it was not, then the marker goes on.
  if (s.warsChecked === 0) {
    s.warsChecked = 1;
    if (checkWars(s, 1 - turnFaction(s), tell)) return ON;
  }
  s.warsChecked = 0;
  if (!advanceMarker(s, tell)) return beginFinale(s, chance, tell);
  s.course = DRAWING;
  beginDrawing(s);
  return ON;
};
/** The icon of the space just entered, then the next turn (WOW-3.2, 3.10). */
const drawingOn = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  if (isEventSpace(s) && s.drawn === 0) {
    // Who reaches the Bulwark fights at once (WOW-22.9).
    if (hasArrived(s)) return beginDragon(s, chance, tell);
    return drawing(s, chance, tell);
  }
  if (hasArrived(s)) return beginDragon(s, chance, tell);
  beginTurn(s, chance, tell);
  return ON;
};
/** WOW-3.13: who defeats the overlord wins at once. After a last battle there is no loot and no reward (WOW-23.5). */
const afterFight = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  if (s.finale >= DRAGON_FIRST && s.wonBy < 0) return afterDragon(s, tell) ? ON : end(s, -1, tell);
  if (s.finale !== NO_FINALE || (s.single >= BOSSES.length && s.wonBy >= 0)) return end(s, s.wonBy, tell);
  return aftermath(s, chance, tell);
};

const advance = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  switch (s.course) {
    case LABORATORY:
    case FIGHT:
      return fightOn(s, chance, tell);
    case CHOOSING:
      return askSeat(s, CHOOSE, chooser(s));
    case TURN:
      return turn(s);
    case INVITING:
      return INVITE;
    case AFTER:
      return afterFight(s, chance, tell);
    case CLOSING:
      return closing(s);
    case MANAGING:
      return managing(s, chance, tell);
    case DRAWING:
      return drawingOn(s, chance, tell);
    case FINALE:
      return finale(s, stillManaging(s), tell);
    default:
      throw new Error(`warcraft: no course ${s.course}`);
  }
};
/** Goes on until somebody is asked, or the game is over; returns what is asked. */
export const goOn = (s: Warcraft, chance: Chance, tell: Tell | null): number => {
  for (;;) {
    if (s.course === ENDED) return OVER;
    const inFight = s.course === FIGHT || s.course === LABORATORY;
    const frame = topFrame(s);
    const asked =
      inFight || frame < 0
        ? advance(s, chance, tell)
        : isMapFrame(frame)
          ? resumeOnMap(s, chance, tell)
          : resume(s, chance, tell);
    if (asked !== ON) return asked;
  }
};
