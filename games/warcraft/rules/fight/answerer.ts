/** Who is asked: the controller of a character, or the leader of a faction (WOW-3.15–3.17). */
import type { Chance } from '#engine/chance.ts';
import { fightersOf, heroesOf } from '../heroes.ts';
import type { Warcraft } from '../state.ts';

export const askHero = (s: Warcraft, asked: number, hero: number): number => {
  s.answerer = s.seatOf[hero]!;
  s.askedHero = hero;
  return asked;
};
/** The seats whose concerned characters have the most experience: undefeated combatants, else all of the faction. */
const candidates = (s: Warcraft, faction: number): number[] => {
  const fighting = fightersOf(s, faction);
  const concerned = fighting.length > 0 ? fighting : heroesOf(s, faction);
  const most = Math.max(...concerned.map((hero) => s.xp[hero]!));
  return [...new Set(concerned.filter((hero) => s.xp[hero] === most).map((hero) => s.seatOf[hero]!))];
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
