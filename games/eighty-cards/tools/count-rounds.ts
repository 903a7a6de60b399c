// Counts in self-play how many rounds a game lasts: for docs/balance.md.
//
//   node games/eighty-cards/tools/count-rounds.ts [games for each number of players] [seed]
//
// All play as `captain` does, but plan a turn once and not before each decision.

import { FastChance } from '#engine/chance.ts';
import { dealAgain } from '#engine/playout.ts';
import { LEVELS } from '../bot/levels.ts';
import { Player } from '../bot/player.ts';
import { Value } from '../bot/value.ts';
import { weightsFor } from '../bot/weights.ts';
import { eightyCards } from '../rules/game.ts';
import { INTERFERE } from '../rules/state.ts';
import { initialConfig } from './initial.ts';

const games = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? 1);
const { windows, width } = LEVELS.find(({ id }) => id === 'captain')!;
for (const seats of [3, 4]) {
  const config = initialConfig(seats);
  const chance = new FastChance(seed * 10 + seats);
  const player = new Player(config, new Value(config, weightsFor(seats)), {
    width,
    acts: (gain, { asked }) => gain >= (asked === INTERFERE ? windows!.interfere : windows!.react),
  });
  const s = eightyCards.blank(config);
  const rounds: number[] = [];
  for (let game = 0; game < games; game++) {
    dealAgain(eightyCards, s, chance);
    player.playOn(s, chance, () => false);
    rounds.push(Math.ceil(s.turns / seats));
  }
  rounds.sort((a, b) => a - b);
  const spread = [0.1, 0.5, 0.9].map((p) => rounds[Math.ceil(p * games) - 1]).join('–');
  console.log(`${seats} players: ${spread} rounds (10–50–90 %) of ${games} games`);
}
