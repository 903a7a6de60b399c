/** World of Tanks: Battlegrounds: random whole games of Battle. */
import { parseOptions } from '#engine/options.ts';
import { battlegrounds } from '#games/battlegrounds/rules/game.ts';
import type { Row } from './measure.ts';
import { randomGames } from './random-games.ts';

const SEATS = [4, 2, 3] as const;
const DECISIONS_BAR = 2e6;
const GAMES_BAR = 3500;

const table = (seats: number) => {
  const options = parseOptions(battlegrounds.options, {}, seats);
  const config = options.ok ? battlegrounds.config(options.value, seats) : options;
  if (!config.ok) throw new Error(config.error.code);
  return battlegrounds.blank(config.value);
};

export const benchBattlegrounds = (): Row[] =>
  SEATS.flatMap((seats) =>
    randomGames(
      battlegrounds,
      table(seats),
      seats === 4 ? { decisions: DECISIONS_BAR, games: GAMES_BAR } : {},
    ),
  );
