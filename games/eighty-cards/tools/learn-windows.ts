// Learns from self-play what interference out of turn, and a reaction, must gain to be worth its card and its pressure.
//
//   node games/eighty-cards/tools/learn-windows.ts [games for each number of players] [seed]
//
// In each window the best answer is played or not by the toss of a coin, and what the bots think that it gains is noted,
// with whether its player won. Two lines are fitted (least squares): the share of wins over the gain, where it was played
// and where it was not. Where they cross lies the threshold, as `windows` of a level in
// games/eighty-cards/bot/levels.ts.

import { FastChance } from '#engine/chance.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { dealAgain } from '#engine/playout.ts';
import type { Seat } from '#engine/seats.ts';
import { Player } from '../bot/player.ts';
import { Value } from '../bot/value.ts';
import { weightsFor } from '../bot/weights.ts';
import { eightyCards } from '../rules/game.ts';
import { INTERFERE } from '../rules/state.ts';
import { initialConfig } from './initial.ts';

interface Toss {
  readonly seat: Seat;
  readonly gain: number;
  readonly played: boolean;
  readonly interference: boolean;
}
interface Result {
  readonly gain: number;
  readonly won: number;
}

/** `won = at0 + slope * gain`. */
const lineThrough = (results: readonly Result[]): { at0: number; slope: number } => {
  const n = results.length;
  const mean = (of: (one: Result) => number): number => results.reduce((sum, one) => sum + of(one), 0) / n;
  const [gain, won] = [mean((one) => one.gain), mean((one) => one.won)];
  const slope = mean((one) => (one.gain - gain) * (one.won - won)) / mean((one) => (one.gain - gain) ** 2);
  return { at0: won - slope * gain, slope };
};

const games = Number(process.argv[2] ?? 2_000);
const seed = Number(process.argv[3] ?? 1);
for (const seats of [3, 4]) {
  const config = initialConfig(seats);
  const chance = new FastChance(seed * 10 + seats);
  let tosses: Toss[] = [];
  const player = new Player(config, new Value(config, weightsFor(seats)), {
    width: 2,
    acts: (gain, s, seat) => {
      const played = chance.draw(2) === 1;
      tosses.push({ seat, gain, played, interference: s.asked === INTERFERE });
      return played;
    },
  });
  const s = eightyCards.blank(config);
  const results: Record<string, Result[]> = {};
  for (let game = 0; game < games; game++) {
    tosses = [];
    dealAgain(eightyCards, s, chance);
    player.playOn(s, chance, () => false);
    const won = winSharesOf(eightyCards.outcome(s)!);
    for (const { seat, gain, played, interference } of tosses)
      (results[`${interference ? 'interference' : 'reaction'} ${played ? 'played' : 'kept'}`] ??= []).push({
        gain,
        won: won[seat]!,
      });
  }
  for (const what of ['interference', 'reaction']) {
    const [played, kept] = [results[`${what} played`]!, results[`${what} kept`]!];
    const [a, b] = [lineThrough(played), lineThrough(kept)];
    const crossing = (b.at0 - a.at0) / (a.slope - b.slope);
    console.log(
      `${seats} players, ${what}: ${played.length} played, ${kept.length} kept; ` +
        `wins ${a.at0.toFixed(3)} + ${a.slope.toFixed(3)} gain, kept ${b.at0.toFixed(3)} + ${b.slope.toFixed(3)} gain; ` +
        `worth it from ${crossing.toFixed(3)} logits`,
    );
  }
}
