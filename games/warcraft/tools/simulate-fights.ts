// Compares the combat oracle of World of Warcraft with fights that are played by its answers.
//
//   node games/warcraft/tools/simulate-fights.ts [fights in all] [seed]
//
// Prints, for each position, the oracle's figures, those of the fights and how many standard errors lie between. The
// result depends only on the arguments. A million fights take hours on one core.

import { comparison } from './comparison.ts';
import { POSITIONS } from './fights.ts';

const fights = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 1);
const each = Math.ceil(fights / POSITIONS.length);

let worst = 0;
for (const [i, { name, position, exact }] of POSITIONS.entries()) {
  const { odds, played, apart } = comparison(position, each, seed * 1000 + i);
  if (exact) worst = Math.max(worst, ...Object.values(apart).map(Math.abs));
  console.log(
    `${name} (${exact ? 'exact' : odds.estimated.join(', ')}; ${each} fights): ${(
      ['win', 'rounds', 'healthLost'] as const
    )
      .map((of) => `${of} ${odds[of].toFixed(4)} / ${played[of].toFixed(4)} (${apart[of].toFixed(1)} s.e.)`)
      .join(', ')}`,
  );
}
console.log(`Where it is exact: at most ${worst.toFixed(1)} standard errors apart.`);
