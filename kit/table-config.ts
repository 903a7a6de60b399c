/** Derived facts about a table's options, cached where they are expensive. */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { configOf } from '#engine/match/configs.ts';
import { imagine, type View, viewerOf } from '#engine/match/view.ts';

/**
 * The game's configuration for the options of an existing table. A server has accepted these options already,
 * so a refusal here is a bug and throws.
 */
export const configFor = (game: AnyGame, { options, seats }: Pick<View, 'options' | 'seats'>): unknown => {
  const config = configOf(game, options, seats);
  if (!config.ok) throw new Error(`Not the options of a match: ${config.error.code}`);
  return config.value;
};

const hiding = new WeakMap<object, boolean>();

/** Does the game hide information from any player under these options? Cached per configuration. */
export const hidesInformation = (game: AnyGame, terms: Pick<View, 'options' | 'seats'>): boolean => {
  const config = configFor(game, terms) as object;
  let hides = hiding.get(config);
  if (hides === undefined) hiding.set(config, (hides = game.blank(config).layout.hides));
  return hides;
};

/**
 * A full state that agrees with what a view shows, so that the rules can be asked about it. What is hidden in the view is
 * dealt at random in it, and must never be drawn.
 */
export const stateFromView = <G extends AnyGame>(game: G, view: View): ReturnType<G['blank']> =>
  imagine(game, configFor(game, view), view.state, viewerOf(view), new FastChance(1)) as ReturnType<
    G['blank']
  >;
