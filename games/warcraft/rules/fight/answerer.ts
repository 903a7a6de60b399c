/** Who is asked: the controller of a character, or the leader of a faction (WOW-3.15–3.17). */
import type { Chance } from '#engine/chance.ts';
import { isOneSeat, type SeatSet, setOf } from '#engine/seats.ts';
import { factionOf, fightersOf, heroesOf } from '../heroes.ts';
import {
  ADVANCE,
  ARMOR,
  ATTACKER,
  EVENT,
  KILL,
  LOOT,
  NEW_QUEST,
  QUEST_ORDER,
  REWARD,
  SPECIAL,
  type Warcraft,
  WOUND,
} from '../state.ts';

export const askHero = (s: Warcraft, asked: number, hero: number): number => {
  s.answerer = s.seatOf[hero]!;
  s.askedHero = hero;
  return asked;
};
/** Whom a decision of the faction concerns: its undefeated combatants, else all its characters (WOW-3.17). */
const concernedBy = (s: Warcraft, faction: number): readonly number[] => {
  const fighting = fightersOf(s, faction);
  return fighting.length > 0 ? fighting : heroesOf(s, faction);
};
/** The seats whose concerned characters have the most experience. */
const candidates = (s: Warcraft, faction: number): number[] => {
  const concerned = concernedBy(s, faction);
  let most = 0;
  for (let i = 0; i < concerned.length; i++) most = Math.max(most, s.xp[concerned[i]!]!);
  const seats: number[] = [];
  for (let i = 0; i < concerned.length; i++) {
    const hero = concerned[i]!;
    if (s.xp[hero] === most && !seats.includes(s.seatOf[hero]!)) seats.push(s.seatOf[hero]!);
  }
  return seats;
};
/** Questions to a faction, which its leader answers. */
const OF_FACTIONS: readonly number[] = [
  ATTACKER,
  KILL,
  WOUND,
  QUEST_ORDER,
  REWARD,
  SPECIAL,
  NEW_QUEST,
  LOOT,
  EVENT,
  ADVANCE,
];
/** Whether a faction is asked, not one of its characters. */
const asksFaction = (s: Warcraft): boolean => OF_FACTIONS.includes(s.asked) && s.askedHero < 0;
/** With `vote`: the seats that may answer together what the leader of their faction is asked (WOW-3.17). */
export const votersWith = (s: Warcraft, seat: number): SeatSet => {
  const asked = s.asked === ARMOR ? s.leaders.includes(seat) : asksFaction(s) && s.answerer === seat;
  if (!s.config.vote || !asked) return 0;
  const faction = factionOf(s, s.seatOf.indexOf(seat));
  const seats = setOf(concernedBy(s, faction).map((hero) => s.seatOf[hero]!));
  return isOneSeat(seats) ? 0 : seats;
};
/** Whether the faction of this seat is asked, so that its leader answers for it (WOW-3.16). */
export const isLed = (s: Warcraft, seat: number): boolean => {
  const hero = s.seatOf.indexOf(seat);
  if (hero < 0) return false;
  const faction = factionOf(s, hero);
  if (s.asked === ARMOR) return s.leaders[faction]! >= 0;
  return asksFaction(s) && factionOf(s, s.seatOf.indexOf(s.answerer)) === faction;
};
/** Chance decides only where several seats tie, so that nothing random stands between decisions of one player. */
export const leaderOf = (s: Warcraft, faction: number, chance: Chance): number => {
  const seats = candidates(s, faction);
  return seats.length > 1 ? seats[chance.draw(seats.length)]! : seats[0]!;
};
export const askFaction = (s: Warcraft, asked: number, faction: number, chance: Chance): number => {
  // The leader of a question that is still open goes on answering it.
  const open = s.asked === asked && s.askedHero < 0 && candidates(s, faction).includes(s.answerer);
  if (!open) s.answerer = leaderOf(s, faction, chance);
  s.askedHero = -1;
  return asked;
};
