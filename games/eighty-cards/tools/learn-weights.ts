// Continues the training of the bots of Around the World in 80 Cards by self-play from their present weights, and writes
// the table of games/eighty-cards/bot/weights.ts.
//
//   node games/eighty-cards/tools/learn-weights.ts [games for each number of players] [seed] [rate]
//
// The result depends only on the arguments and the present weights. 1,000 games take minutes on one core.

import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES } from '../bot/features.ts';
import { learn } from '../bot/learn.ts';
import type { Weights } from '../bot/value.ts';
import { weightsFor } from '../bot/weights.ts';
import { initialConfig } from './initial.ts';

const FILE = new URL('../bot/weights.ts', import.meta.url);
/** In the order of the table's columns. */
const SEATS = [3, 4] as const;

const games = Number(process.argv[2] ?? 1_000);
const seed = Number(process.argv[3] ?? 1);
const rate = Number(process.argv[4] ?? 0.002);

const learned = SEATS.map((seats): Weights => {
  const { early, late, last } = weightsFor(seats);
  const weights = { early: early.slice(), late: late.slice(), last: last.slice() };
  let loss = 0;
  learn(weights, {
    config: initialConfig(seats),
    games,
    seed: seed * 10 + seats,
    rate: [rate, rate / 10],
    half: 0.04,
    width: 3,
    acts: (gain) => gain >= 0.1,
    onGame: (_, one) => {
      loss += one;
    },
  });
  console.log(`${seats} players: ${games} games, cross-entropy ${(loss / games).toFixed(4)} nats`);
  return weights;
});

const row = (name: string, i: number): string => {
  const numbers = learned.flatMap(({ early, late, last }) => [early[i]!, late[i]!, last[i]!]);
  const key = /^[a-z]\w*$/iu.test(name) ? name : `'${name}'`;
  return `  ${key}: [${numbers.map((weight) => Number(weight.toFixed(3))).join(', ')}],`;
};
const table = `const TABLE: Readonly<Record<string, readonly number[]>> = {\n${FEATURES.map(row).join('\n')}\n};`;
writeFileSync(
  FILE,
  readFileSync(FILE, 'utf8').replace(/const TABLE[\s\S]*?\n?\};/u, () => table),
);
console.log('Written; now run: npx biome check --write games/eighty-cards/bot/weights.ts');
