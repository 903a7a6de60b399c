/**
 * A cache of configurations by options: tables with equal options share one configuration, and with it the
 * layout of their states. Sharing is safe because a configuration never changes.
 */
import type { AnyGame, TableRules } from '../game.ts';
import { type OptionValues, parseOptions } from '../options.ts';
import { err, ok, type Refusal, type Result, refusal } from '../result.ts';

/** Cached configurations per game; the oldest is evicted first. */
const KEPT = 64;

const known = new WeakMap<AnyGame, Map<string, Result<unknown, Refusal>>>();

/** The configuration for options that `parseOptions` accepted; refuses options that contradict each other. */
export const configOf = (game: AnyGame, options: OptionValues, seats: number): Result<unknown, Refusal> => {
  let configs = known.get(game);
  if (!configs) known.set(game, (configs = new Map()));
  const key = JSON.stringify([seats, options]);
  const before = configs.get(key);
  if (before) return before;
  const made = game.config(options, seats);
  if (!made.ok) return made;
  configs.set(key, made);
  for (const oldest of configs.keys()) if (configs.size > KEPT) configs.delete(oldest);
  return made;
};

/** What is asked of a table before anything is dealt: its options and number of seats, and what they come to. */
export const tableOf = (
  game: AnyGame,
  input: unknown,
  seats: number,
): Result<{ readonly options: OptionValues; readonly config: unknown }, Refusal> => {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return err(refusal('BAD_SEATS', '', { min, max }));
  const options = parseOptions(game.options, input, seats);
  if (!options.ok) return options;
  const config = configOf(game, options.value, seats);
  return config.ok ? ok({ options: options.value, config: config.value }) : config;
};

const rules = new WeakMap<AnyGame, WeakMap<object, TableRules>>();

/** The table rules of a game under a configuration; one object per configuration. */
export const tableRulesOf = (game: AnyGame, config: unknown): TableRules => {
  if (typeof config !== 'object' || config === null) return game.table(config);
  let ofGame = rules.get(game);
  if (!ofGame) rules.set(game, (ofGame = new WeakMap()));
  let made = ofGame.get(config);
  if (!made) ofGame.set(config, (made = game.table(config)));
  return made;
};
