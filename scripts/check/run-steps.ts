/**
 * Runs the steps of `npm test` on a machine with a few cores: each step starts as soon as its dependencies
 * have ended and a slot is free. Output of concurrent steps is buffered until they end, so that it is not
 * interleaved.
 */

import type { Count } from './results.ts';
import type { Say } from './tool.ts';

export interface Step {
  /** The name on the command line. */
  readonly name: string;
  readonly about: string;
  /** How many of `SLOTS` it occupies. A step that occupies all runs alone, and prints as it goes. */
  readonly slots: number;
  /** Steps that must end first, whether they pass or fail, if they run at all. */
  readonly after?: readonly string[];
  /** Runs only when named on the command line. */
  readonly idle?: boolean;
  run(say: Say): Count | Promise<Count>;
}

export interface Ended {
  readonly step: Step;
  readonly count: Count;
  readonly seconds: number;
}

/** The suite is designed for two cores. */
export const SLOTS = 2;

const outcomeOf = async (step: Step, say: Say): Promise<Count> => {
  try {
    return await step.run(say);
  } catch (error) {
    return { passed: 0, failed: 1, notes: [error instanceof Error ? error.message : String(error)] };
  }
};

const runOne = async (step: Step, print: Say): Promise<Ended> => {
  const alone = step.slots >= SLOTS;
  const kept: string[] = [`\n── ${step.name}: ${step.about}\n`];
  const say: Say = (text) => (alone ? print(text) : kept.push(text));
  if (alone) print(kept.join(''));
  const from = performance.now();
  const count = await outcomeOf(step, say);
  const seconds = (performance.now() - from) / 1000;
  for (const note of count.notes) say(`   ${note}\n`);
  if (!alone) print(kept.join(''));
  return { step, count, seconds };
};

/**
 * Runs all of them, also after one has failed.
 * @param steps in the order in which they start when none has to wait
 * @returns how each ended, in the order given
 */
export async function runSteps(steps: readonly Step[], print: Say): Promise<Ended[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const ended: Ended[] = [];
  const holdsUp = (name: string): boolean =>
    [...waiting, ...running.keys()].some((other) => other.name === name);
  while (waiting.length + running.size > 0) {
    const busy = [...running.keys()].reduce((sum, step) => sum + step.slots, 0);
    const next = waiting.find((step) => !(step.after ?? []).some(holdsUp));
    if (next && (running.size === 0 || busy + next.slots <= SLOTS)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        runOne(next, print).then((end) => {
          ended.push(end);
          running.delete(next);
        }),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return ended.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}
