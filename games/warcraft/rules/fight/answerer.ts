/** Who is asked: the controller of a character, or the leader of a faction (WOW-3.15–3.17). */
import type { Chance } from '#engine/chance.ts';
import { fightersOf, heroesOf } from '../heroes.ts';
import type { Warcraft } from '../state.ts';

export const askHero = (s: Warcraft, asked: number, hero: number): number => {
  s.answerer = s.seatOf[hero]!;
  s.askedHero = hero;
  return asked;
};
/**
 * The controller of the concerned character with the most experience answers for the faction. Chance decides only where
 * several seats tie, so that nothing random stands between decisions of one player.
 */
export const askFaction = (s: Warcraft, asked: number, faction: number, chance: Chance): number => {
  // Undefeated combatants, else all characters of the faction (WOW-3.17).
  const fighting = fightersOf(s, faction);
  const concerned = fighting.length > 0 ? fighting : heroesOf(s, faction);
  const most = Math.max(...concerned.map((hero) => s.xp[hero]!));
  const seats = [...new Set(concerned.filter((hero) => s.xp[hero] === most).map((hero) => s.seatOf[hero]!))];
  // The leader of a question that is still open goes on answering it.
  if (!(s.asked === asked && s.askedHero < 0 && seats.includes(s.answerer)))
    s.answerer = seats.length > 1 ? seats[chance.draw(seats.length)]! : seats[0]!;
  s.askedHero = -1;
  return asked;
};
