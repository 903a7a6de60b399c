/**
 * Tables that begin late in a game. Bots have played it up to there, here in the test, and the server finds it among its
 * stored tables. The name of a deal decides about everything, so a test plays the same game each time.
 */
import type { Page } from '@playwright/test';
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { type OptionValues, parseOptions } from '#engine/options.ts';
import { firstSeat, numberOf, seatBit } from '#engine/seats.ts';
import { loadBots, loadGame } from '#games/library.ts';
import { SqliteStorage } from '#server/storage/sqlite-storage.ts';
import { guestOf, newTableId } from '#tables/ids.ts';
import type { StoredSeat } from '#tables/storage.ts';
import type { OpenTable } from '#wire/rest.ts';
import { becomeGuest, type TestServer } from './support.ts';

export interface SavedGame {
  readonly game: string;
  readonly options: OptionValues;
  /** Who sits there: the person of a page, or a bot of this level. */
  readonly seats: readonly (Page | string)[];
  readonly passAndPlay?: boolean;
  /** Without one, windows wait as long as the game says: too short for a page on a busy machine. */
  readonly pace?: OpenTable['pace'];
  /** The name of the deal. */
  readonly deal: string;
  /** The level of the bots that have played so far. */
  readonly level: string;
  /** They have played as in simulations (`BotModule.policy`), which is much quicker. */
  readonly simulated?: true;
  /** Is this the moment at which people go on? */
  readonly until: (match: Match) => boolean;
}

const seatOf = async (who: Page | string, url: string): Promise<StoredSeat> => {
  if (typeof who === 'string') return { kind: 'bot', level: who, name: '' };
  await becomeGuest(who, url);
  const cookies = await who.context().cookies(url);
  const { value } = cookies.find(({ name }) => name === 'ludoteca')!;
  return { kind: 'human', guest: guestOf(value), name: 'Robin', entropy: '' };
};

/** Stores such a table, for which the server is started again, and returns its address. */
export const openSaved = async (server: TestServer, saved: SavedGame): Promise<string> => {
  const { game: id, seats: people, passAndPlay = false, deal, level, simulated, until, pace } = saved;
  const seats: StoredSeat[] = [];
  for (const who of people) seats.push(await seatOf(who, server.url));
  const [game, bots] = [(await loadGame(id))!, (await loadBots(id))!];
  const read = parseOptions(game.options, saved.options, seats.length);
  if (!read.ok) throw new Error(read.error.code);
  const options = read.value;
  const random = new FastChance([...deal].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const secret = Uint8Array.from({ length: 32 }, () => random.draw(256));
  const entropy = seats.filter(({ kind }) => kind === 'human').map(() => '');
  const made = Match.create(game, { id: deal, seats: seats.length, options, secret, entropy });
  if (!made.ok) throw new Error(made.error.code);
  const match = made.value;
  const bot = bots.create(level);
  const policy = simulated && bots.policy!(level, random)!;
  while (!until(match)) {
    // Everybody has answered in a covert round.
    if (match.ready) {
      match.resolveRound();
      continue;
    }
    const seat = firstSeat(match.owing);
    if (seat < 0) throw new Error(`${deal} is over before`);
    const text = policy
      ? game.write(match.state, seat, policy(match.state, seat))
      : bot.choose(viewOf(match, seatBit(seat)), numberOf(seat), { seed: match.log.length, nodes: 200 }).text;
    const done = match.submit(seat, text);
    if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
  }
  const table = newTableId();
  await server.kill();
  const storage = new SqliteStorage(server.data);
  await storage.create({
    id: table,
    game: id,
    version: game.version,
    options,
    passAndPlay,
    secret,
    deal: { name: deal, until: 0 },
    seats,
    created: Date.now(),
    ...(pace === undefined ? {} : { pace }),
    started: 0,
    ...(seats[0]!.guest === undefined ? {} : { host: seats[0]!.guest }),
  });
  await storage.append(
    table,
    0,
    match.log.map((entry) => ({ entry })),
  );
  await storage.close();
  await server.run();
  return `${server.url}/t/${table}`;
};
