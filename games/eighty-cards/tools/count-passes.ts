// Counts in self-play how often a player who could act out of turn does not: the numbers of
// games/eighty-cards/bot/beliefs.ts.
//
//   node games/eighty-cards/tools/count-passes.ts [games for each number of players] [seed]
//
// Interference counts by turns of others at whose beginning it is in hand, reactions by the questions that are put to
// somebody who holds one. All play as `phileas` does without the race.

import { FastChance } from '#engine/chance.ts';
import { dealAgain } from '#engine/playout.ts';
import { listSeats } from '#engine/seats.ts';
import { LEVELS } from '../bot/levels.ts';
import { Player } from '../bot/player.ts';
import { Value } from '../bot/value.ts';
import { weightsFor } from '../bot/weights.ts';
import { TRAVEL_KINDS } from '../content/travel.ts';
import { eachTravelKind } from '../rules/cards.ts';
import { eightyCards } from '../rules/game.ts';
import { type Eighty, INTERFERE, REACT } from '../rules/state.ts';
import { initialConfig } from './initial.ts';

const holds = (s: Eighty, seat: number, type: 'interference' | 'reaction'): boolean => {
  let found = false;
  eachTravelKind(s, seat, (kind) => {
    if (TRAVEL_KINDS[kind]!.type === type) found = true;
  });
  return found;
};
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

const games = Number(process.argv[2] ?? 500);
const seed = Number(process.argv[3] ?? 1);
const { windows, width } = LEVELS.at(-1)!;
for (const seats of [3, 4]) {
  const config = initialConfig(seats);
  const chance = new FastChance(seed * 10 + seats);
  const count = { turns: 0, interfered: 0, asked: 0, reacted: 0 };
  let [turn, holders, acted] = [-1, new Set<number>(), new Set<number>()];
  const player = new Player(config, new Value(config, weightsFor(seats)), {
    width,
    acts: (gain, s, seat) => {
      const interferes = s.asked === INTERFERE;
      if (gain < (interferes ? windows!.interfere : windows!.react)) return false;
      if (!interferes) count.reacted++;
      else if (holders.has(seat)) acted.add(seat);
      return true;
    },
  });
  const s = eightyCards.blank(config);
  for (let game = 0; game < games; game++) {
    dealAgain(eightyCards, s, chance);
    turn = -1;
    player.playOn(s, chance, () => {
      if (s.turns !== turn) {
        count.turns += holders.size;
        count.interfered += acted.size;
        turn = s.turns;
        acted = new Set();
        holders = new Set();
        for (let seat = 0; seat < seats; seat++)
          if (seat !== s.turnOf && holds(s, seat, 'interference')) holders.add(seat);
      }
      if (s.asked === REACT)
        for (const seat of listSeats(eightyCards.active(s))) if (holds(s, seat, 'reaction')) count.asked++;
      return false;
    });
  }
  console.log(
    `${seats} players: interference kept in ${percent(count.turns - count.interfered, count.turns)} turns, ` +
      `a reaction kept at ${percent(count.asked - count.reacted, count.asked)} attacks`,
  );
}
