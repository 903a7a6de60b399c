/** Finished games as regression fixtures: played once, stored, and replayed (replay-games.ts). */
import { writeFileSync } from 'node:fs';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { type MatchFile, writeMatch } from '#engine/match/file.ts';
import { Match } from '#engine/match/match.ts';
import type { OptionValues } from '#engine/options.ts';
import { type Policy, randomDecision } from '#engine/playout.ts';
import { listSeats, numberOf } from '#engine/seats.ts';

/** A game: seats, options, and the seed of its random decisions. Its match is stored as `<name>.match`. */
export interface RecordedGame {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly options: OptionValues;
}

/** Makes the players of a game: what decides for each seat. */
export type Players = (chance: FastChance) => Policy;

/** Plays a game to the end. @throws Error when it cannot begin or a decision is refused */
const play = (game: AnyGame, { name, seats, seed, options }: RecordedGame, players: Players): Match => {
  const chance = new FastChance(seed);
  const decide = players(chance);
  const secret = Uint8Array.from({ length: 32 }, () => chance.draw(256));
  const created = Match.create(game, { id: name, seats, options, secret, entropy: ['a', 'b'] });
  if (!created.ok) throw new Error(`${name}: ${created.error.code}`);
  const match = created.value;
  match.tells = false;
  while (!match.outcome) {
    for (const seat of listSeats(match.owing)) {
      const done = match.decide(seat, decide(match.state, seat));
      if (!done.ok) throw new Error(`${name}: ${done.error.code} ${done.error.clause}`);
    }
    // Covert rounds wait for the table.
    if (match.ready) match.resolveRound();
  }
  return match;
};

/** The text of a match file. */
export const textOf = (match: Match): string => {
  const players = Array.from({ length: match.setup.seats }, (_, seat) => `player ${numberOf(seat)}`);
  const file: MatchFile = writeMatch(match, players);
  return `${JSON.stringify(file)}\n`;
};

export const addressOf = (folder: URL, { name }: RecordedGame): URL => new URL(`${name}.match`, folder);

/**
 * Writes the match files again, after an intended change of the rules. `folder`: an address that ends with a slash. By
 * default the players decide at random.
 */
export const recordGames = (
  game: AnyGame,
  games: readonly RecordedGame[],
  folder: URL,
  players: Players = (chance) => (s, seat) => randomDecision(game, s, seat, chance),
): void => {
  for (const one of games) {
    const match = play(game, one, players);
    writeFileSync(addressOf(folder, one), textOf(match));
    console.log(one.name, match.log.length, match.outcome);
  }
};
