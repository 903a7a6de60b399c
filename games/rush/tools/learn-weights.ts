// Continues the training of Rush's bots by self-play from their present weights, and writes games/rush/bot/weights.ts.
//
//   node games/rush/tools/learn-weights.ts [games for each number of players] [seed]
//
// The result depends only on the arguments and the present weights. 12,000 games take minutes on one core.

import { writeFileSync } from 'node:fs';
import { parseOptions } from '#engine/options.ts';
import { learn, trainableWeights } from '../bot/learn.ts';
import { GUNNER, LEARNED } from '../bot/policy.ts';
import { rush } from '../rules/game.ts';

const FILE = new URL('../bot/weights.ts', import.meta.url);
/** Games of bots end long before; the limit only makes sure that every game ends. */
const ROUND_LIMIT = 60;

const games = Number(process.argv[2] ?? 12_000);
const seed = Number(process.argv[3] ?? 1);
const list = (weights: ArrayLike<number>): string =>
  `[${Array.from(weights, (weight) => Number(weight.toFixed(2))).join(', ')}]`;

const parts = LEARNED.map((parameters, i) => {
  const seats = i + 2;
  const options = parseOptions(rush.options, { roundLimit: ROUND_LIMIT }, seats);
  const config = options.ok ? rush.config(options.value, seats) : options;
  if (!config.ok) throw new Error(config.error.code);
  const weights = trainableWeights(parameters.weights);
  let loss = 0;
  learn(
    { ...parameters, weights },
    {
      config: config.value,
      games,
      seed: seed * 10 + seats,
      rate: [0.0035, 0.0005],
      temperature: 0.03,
      alternative: GUNNER,
      onGame: (_, one) => {
        loss += one;
      },
    },
  );
  console.log(`${seats} players: ${games} games, cross-entropy ${(loss / games).toFixed(4)} nats`);
  return [
    `  // ${seats} players`,
    '  {',
    `    early: ${list(weights.early)},`,
    `    late: ${list(weights.late)},`,
    `    last: ${list(weights.last)},`,
    `    vehicleValues: ${list(weights.vehicleValues)},`,
    '  },',
  ].join('\n');
});

writeFileSync(
  FILE,
  `/**
 * Weights by number of players, 2 to 5, written by \`games/rush/tools/learn-weights.ts\`; do not edit by hand.
 * Columns: \`FEATURES\` in value.ts; of \`vehicleValues\` the Vehicles in the order of the content.
 */
import type { Weights } from './value.ts';

export const WEIGHTS: readonly Weights[] = [
${parts.join('\n')}
];
`,
);
console.log('Written; now run: npx biome check --write games/rush/bot/weights.ts');
