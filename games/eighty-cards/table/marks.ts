/** How things are shown because of what is asked and composed. */
import type { Composer } from './composer.svelte.ts';
import { type Mark, type Marks, spaceThing, type Thing } from './things.ts';

export const marksOf = (composer: Composer): Marks => {
  const marks = new Map<Thing, Mark>();
  const add = (thing: Thing, mark: Mark): void => {
    marks.set(thing, { ...marks.get(thing), ...mark });
  };
  if (composer.asked === undefined) return marks;
  for (const thing of composer.meanings.keys()) add(thing, { active: true });
  for (const thing of composer.chosen) add(thing, { chosen: true });
  if (composer.draft.length > 0) return marks;
  for (const { space, within } of composer.way) if (within) add(spaceThing(space), { active: true });
  if (composer.plan > 0) for (const { space } of composer.path) add(spaceThing(space), { chosen: true });
  return marks;
};
