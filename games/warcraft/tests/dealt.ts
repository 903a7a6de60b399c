/** A game that has just been dealt, before anybody has chosen a character. */
import { FastChance } from '#engine/chance.ts';
import type { OptionValues } from '#engine/options.ts';
import { settle } from '../rules/game.ts';
import { configOf } from '../rules/options.ts';
import { setUp } from '../rules/setup.ts';
import { blankState, type Warcraft } from '../rules/state.ts';
import { initialOptions } from '../tools/initial.ts';
import { Fight, keepReady } from './support.ts';

export const dealtTo = (
  seats: number,
  options: OptionValues,
  more?: (s: Warcraft) => void,
  seed = 1,
): Fight => {
  const config = configOf({ ...initialOptions(), ...options }, seats);
  if (!config.ok) throw new Error(config.error.code);
  const s = blankState(config.value);
  const game = new Fight(s, []);
  setUp(s, new FastChance(seed), null);
  more?.(s);
  settle(s, game.script, game.tell as never);
  keepReady(game);
  return game;
};
