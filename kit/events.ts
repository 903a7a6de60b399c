/** Finds events by type among what was told; what is found has the type's own parameters. */
import type { Happening, Named } from '#engine/narration.ts';

/** Every event of one of these types, in the order in which they were told. */
export const allOf = <E extends Happening, T extends E['type']>(
  told: readonly E[],
  ...types: readonly T[]
): Named<E, T>[] => told.filter((event): event is Named<E, T> => types.some((type) => type === event.type));

/** The first of them. */
export const firstOf = <E extends Happening, T extends E['type']>(
  told: readonly E[],
  ...types: readonly T[]
): Named<E, T> | undefined => allOf(told, ...types)[0];
