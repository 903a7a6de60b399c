/** What follows from the options of a table. */
import type { AnyGame } from '#engine/game.ts';
import { configOf } from '#engine/match/configs.ts';
import type { View } from '#engine/match/view.ts';

/** The configuration of a table that exists: a server has accepted its options, so a refusal is a bug. */
export const configFor = (game: AnyGame, { options, seats }: Pick<View, 'options' | 'seats'>): unknown => {
  const config = configOf(game, options, seats);
  if (!config.ok) throw new Error(`Not the options of a match: ${config.error.code}`);
  return config.value;
};

const hiding = new WeakMap<object, boolean>();

/** Does a table of these terms hide anything from anybody? */
export const hidesAny = (game: AnyGame, terms: Pick<View, 'options' | 'seats'>): boolean => {
  const config = configFor(game, terms) as object;
  let hides = hiding.get(config);
  if (hides === undefined) hiding.set(config, (hides = game.blank(config).layout.hides));
  return hides;
};
