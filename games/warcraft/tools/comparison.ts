/** Fights played by the answers of the oracle, beside its odds. */
import { FastChance } from '#engine/chance.ts';
import { firstSeat } from '#engine/seats.ts';
import { copyOf } from '../bot/oracle/answers.ts';
import { type CombatOdds, combatOdds } from '../bot/oracle/odds.ts';
import { type Answered, OraclePlayer } from '../bot/oracle/player.ts';
import type { WarcraftEvent } from '../rules/events.ts';
import { beginRound } from '../rules/fight/course.ts';
import { settle, warcraft } from '../rules/game.ts';
import { factionOf } from '../rules/heroes.ts';
import { FIGHTING, OVER, type Warcraft } from '../rules/state.ts';
import { type Given, positionOf } from './laboratory.ts';

type Figures = Record<'win' | 'rounds' | 'healthLost', number>;
export interface Comparison {
  readonly odds: CombatOdds;
  readonly played: Figures;
  /** Standard errors between them. */
  readonly apart: Figures;
}

/** Health of the attackers who have not fallen, with that of their pets; kept while the fight goes on. */
const healthOf = (s: Warcraft): number => {
  let sum = 0;
  for (let hero = 0; hero < s.config.heroes; hero++)
    if (factionOf(s, hero) === s.attackers && s.role[hero] === FIGHTING)
      sum += s.health[hero]! + s.pet[hero]!;
  return sum;
};
const started = (given: Given): Warcraft => {
  const s = positionOf(given);
  beginRound(s, null);
  return s;
};
const play = (from: Warcraft, chance: FastChance, known: Map<string, Answered>): Figures => {
  const s = copyOf(from);
  settle(s, chance, null);
  const player = new OraclePlayer(known);
  const before = healthOf(s);
  let rounds = 1;
  const tell = ({ type }: WarcraftEvent): void => {
    if (type === 'round') rounds++;
  };
  while (s.asked !== OVER)
    warcraft.apply(s, firstSeat(warcraft.active(s)), player.answer(s)!, chance, tell as never);
  return { win: s.wonBy === s.attackers ? 1 : 0, rounds, healthLost: before - healthOf(s) };
};

export const comparison = (given: Given, fights: number, seed: number): Comparison => {
  const chance = new FastChance(seed);
  const from = started(given);
  const first = copyOf(from);
  settle(first, chance, null);
  const odds = combatOdds(first);
  const sums: Figures = { win: 0, rounds: 0, healthLost: 0 };
  const squares: Figures = { win: 0, rounds: 0, healthLost: 0 };
  const names = ['win', 'rounds', 'healthLost'] as const;
  const known = new Map<string, Answered>();
  for (let i = 0; i < fights; i++) {
    const one = play(from, chance, known);
    for (const name of names) {
      sums[name] += one[name];
      squares[name] += one[name] ** 2;
    }
  }
  const played = { win: 0, rounds: 0, healthLost: 0 };
  const apart = { win: 0, rounds: 0, healthLost: 0 };
  for (const name of names) {
    const mean = sums[name] / fights;
    // Never 0, also where all fights ended alike.
    const error = Math.sqrt(Math.max(squares[name] / fights - mean ** 2, 1 / fights) / fights);
    played[name] = mean;
    apart[name] = (mean - odds[name]) / error;
  }
  return { odds, played, apart };
};
