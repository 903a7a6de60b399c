/**
 * Counts depth 3 of the Basic Setups with the slow generator: about ten minutes of one core, so it is run by hand,
 *
 *     node games/tank-chess/tests/slow-depth3.ts [scenario …]
 *
 * and what it prints is written down as `DEPTH_3` in fixtures/scenarios.ts. With `--fast` it counts with the rules
 * instead, in seconds; the tests do that in a process of its own, because a test runner slows counting down.
 */
import { perft } from '../rules/perft.ts';
import { fast } from './compare.ts';
import { DEPTH_3, SCENARIOS } from './fixtures/scenarios.ts';
import { slowPerft } from './slow.ts';
import { readSlow } from './slow-board.ts';

const names = process.argv.slice(2).filter((argument) => argument !== '--fast');
const byTheRules = process.argv.includes('--fast');
for (const { id, tcp } of SCENARIOS) {
  if (!(names.length > 0 ? names : Object.keys(DEPTH_3)).includes(id)) continue;
  console.log(`${id} ${byTheRules ? perft(fast(tcp), 3) : slowPerft(readSlow(tcp), 3)}`);
}
