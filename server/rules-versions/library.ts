/** The library of a server: current games, and frozen rules of earlier versions from a folder. */
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '#games/library.ts';
import type { Library } from '#tables/rules.ts';
import { FrozenRules } from './frozen-rules.ts';

/** Folder of the frozen rules that are shipped with the games. */
export const OWN_RULES = fileURLToPath(new URL('../../games', import.meta.url));

/** `folder`: frozen rules of earlier versions. `present`: replaces the current games. */
export const libraryWith = (folder = OWN_RULES, present?: Library): Library => {
  const frozen = new FrozenRules(folder);
  return {
    earlier: (id, version) => frozen.load(id, version),
    ...(present ?? { ids: GAME_IDS, load: loadGame }),
  };
};
