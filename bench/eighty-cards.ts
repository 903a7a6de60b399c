/** Around the World in 80 Cards: random whole games, each with hundreds of windows. */
import { parseOptions } from '#engine/options.ts';
import { eightyCards } from '#games/eighty-cards/rules/game.ts';
import type { Row } from './measure.ts';
import { randomGames } from './random-games.ts';

const SEATS = [4, 3] as const;
const DECISIONS_BAR = 2e6;
const GAMES_BAR = 1000;

const table = (seats: number) => {
  const options = parseOptions(eightyCards.options, {}, seats);
  const config = options.ok ? eightyCards.config(options.value, seats) : options;
  if (!config.ok) throw new Error(config.error.code);
  return eightyCards.blank(config.value);
};

export const benchEightyCards = (): Row[] =>
  SEATS.flatMap((seats) =>
    randomGames(eightyCards, table(seats), seats === 4 ? { decisions: DECISIONS_BAR, games: GAMES_BAR } : {}),
  );
