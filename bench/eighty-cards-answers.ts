// Processor time of each answer of a level: a window, a reaction, a whole turn, anything else.
//
//   node bench/eighty-cards-answers.ts [level] [games for each number of players] [seed]
//
// All seats are played by the level. Bars: a window 50 ms, a reaction 250 ms, a turn 1,500 ms.

import { arena } from '#bots/arena.ts';
import type { Bot } from '#bots/contract.ts';
import { imaginedState } from '#bots/imagined.ts';
import { FastChance } from '#engine/chance.ts';
import { numberOf } from '#engine/seats.ts';
import { bots } from '#games/eighty-cards/bot/index.ts';
import { eightyCards } from '#games/eighty-cards/rules/game.ts';
import { type Eighty, INTERFERE, REACT } from '#games/eighty-cards/rules/state.ts';
import { processorTime } from './measure.ts';

const level = process.argv[2] ?? 'phileas';
const games = Number(process.argv[3] ?? 20);
const seed = Number(process.argv[4] ?? 1);

const KINDS = ['window', 'reaction', 'turn', 'other'] as const;
for (const players of [3, 4]) {
  const spent: Record<(typeof KINDS)[number], number[]> = { window: [], reaction: [], turn: [], other: [] };
  let turn = -1;
  const bot = bots.create(level);
  const measured: Bot = {
    ...bot,
    choose: (view, seat, thinking) => {
      const s = imaginedState(eightyCards, view, seat, new FastChance(1)) as Eighty;
      const before = processorTime();
      const answer = bot.choose(view, seat, thinking);
      const took = processorTime() - before;
      if (s.asked === INTERFERE) spent.window.push(took);
      else if (s.asked === REACT) spent.reaction.push(took);
      else if (numberOf(s.turnOf) !== seat) spent.other.push(took);
      else if (s.turns === turn) spent.turn[spent.turn.length - 1]! += took;
      else {
        spent.turn.push(took);
        turn = s.turns;
      }
      return answer;
    },
  };
  arena({ game: eightyCards, a: measured, b: measured, games, seed, players, alone: true });
  for (const kind of KINDS) {
    const sorted = spent[kind].sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1);
    console.log(
      `${players} players, ${kind}: ${sorted.length} answers, median ${at(0.5)} ms, ` +
        `99 % ${at(0.99)} ms, longest ${at(1)} ms`,
    );
  }
}
