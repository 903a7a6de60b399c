/** Tanks have their historical names in every language (C-4). */
import { TANKS } from '../content/tanks.ts';

export const tankNames = Object.fromEntries(TANKS.map(({ id, name }) => [`tank.${id}`, name])) as Readonly<
  Record<`tank.${string}`, string>
>;
