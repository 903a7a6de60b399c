// Continues the training of the bots of Battlegrounds by self-play from their present weights, and writes the table of
// games/battlegrounds/bot/weights.ts.
//
//   node games/battlegrounds/tools/learn-weights.ts [games for each kind of game] [seed]
//
// The result depends only on the arguments and the present weights. 2,000 games take minutes on one core.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseOptions } from '#engine/options.ts';
import { FEATURES } from '../bot/features.ts';
import { learn } from '../bot/learn.ts';
import type { Weights } from '../bot/value.ts';
import { weightsFor } from '../bot/weights.ts';
import { battlegrounds } from '../rules/game.ts';

const FILE = new URL('../bot/weights.ts', import.meta.url);
/** In the order of the table's columns. */
const KINDS = [
  { seats: 2, variant: 'battle' },
  { seats: 3, variant: 'battle' },
  { seats: 4, variant: 'battle' },
  { seats: 4, variant: 'team' },
] as const;

const games = Number(process.argv[2] ?? 2_000);
const seed = Number(process.argv[3] ?? 1);

const learned = KINDS.map(({ seats, variant }, kind): Weights => {
  const options = parseOptions(battlegrounds.options, { variant }, seats);
  const config = options.ok ? battlegrounds.config(options.value, seats) : options;
  if (!config.ok) throw new Error(config.error.code);
  const { early, late } = weightsFor(seats, variant === 'team');
  const weights = { early: early.slice(), late: late.slice() };
  let loss = 0;
  learn(weights, {
    config: config.value,
    games,
    seed: seed * 10 + kind,
    rate: [0.003, 0.0003],
    half: 0.1,
    onGame: (_, one) => {
      loss += one;
    },
  });
  console.log(`${variant} of ${seats}: ${games} games, cross-entropy ${(loss / games).toFixed(4)} nats`);
  return weights;
});

const row = (name: string, i: number): string => {
  const numbers = learned.flatMap(({ early, late }) => [early[i]!, late[i]!]);
  const key = name.includes(' ') ? `'${name}'` : name;
  return `  ${key}: [${numbers.map((weight) => Number(weight.toFixed(2))).join(', ')}],`;
};
const table = `const TABLE: Readonly<Record<string, readonly number[]>> = {\n${FEATURES.map(row).join('\n')}\n};`;
writeFileSync(
  FILE,
  readFileSync(FILE, 'utf8').replace(/const TABLE[\s\S]*?\n\};/u, () => table),
);
console.log('Written; now run: npx biome check --write games/battlegrounds/bot/weights.ts');
