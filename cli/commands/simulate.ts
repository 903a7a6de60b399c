/** Plays many games between bots (random ones by default) and prints statistics. */

import type { BotModule, PieceStatistics } from '#bots/contract.ts';
import { randomBot } from '#bots/random.ts';
import { percentile, shareInterval } from '#bots/statistics.ts';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame, Outcome } from '#engine/game.ts';
import { Hearing } from '#engine/match/heard.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { type OptionValues, parseOptions } from '#engine/options.ts';
import { winSharesOf } from '#engine/outcome.ts';
import { dealAgain, type Policy, playOut, randomDecision } from '#engine/playout.ts';
import { firstSeat, numberOf, seatBit, seatOf } from '#engine/seats.ts';
import { shownSides } from '#engine/sides.ts';
import { programBots } from '../announced.ts';
import {
  type Arguments,
  type Command,
  format,
  gameNamed,
  OPTION_FLAGS,
  optionsGiven,
  table,
  Usage,
} from '../command.ts';

/** Plays one game and returns its length and result. */
type Player = (seed: number) => { readonly decisions: number; readonly outcome: Outcome | undefined };

/** Random games, and those of bots with a policy, run on bare states. */
const policyPlayer = (
  game: AnyGame,
  config: unknown,
  policies: readonly Policy[],
  chance: FastChance,
  statistics: PieceStatistics | undefined,
): Player => {
  const s = game.blank(config);
  const policy: Policy = (state, seat) => policies[seat]!(state, seat);
  return () => {
    dealAgain(game, s, chance);
    const played = playOut(
      game,
      s,
      policy,
      chance,
      game.maxDecisions(config),
      statistics ? (event) => statistics.tell(event) : null,
    );
    if (played.outcome) statistics?.end(s, played.outcome);
    const sides = shownSides(game, s, policies.length);
    return played.outcome && sides ? { ...played, outcome: { ...played.outcome, sides } } : played;
  };
};

/** The policy of each seat, or undefined when one of the bots has none. */
const policiesOf = (
  game: AnyGame,
  module: BotModule | undefined,
  names: readonly string[],
  chance: FastChance,
): Policy[] | undefined => {
  const policies = names.map((name): Policy | undefined =>
    name === 'random'
      ? (state, seat) => randomDecision(game, state, seat, chance)
      : module?.policy?.(name, chance),
  );
  return policies.every((policy) => policy !== undefined) ? policies : undefined;
};

/** Bots need views, so their games are played as matches. */
const botPlayer = (
  game: AnyGame,
  options: OptionValues,
  seats: number,
  names: readonly string[],
  module: BotModule | undefined,
  statistics: PieceStatistics | undefined,
): Player => {
  const bots = names.map((id) => {
    const bot = id === 'random' ? randomBot(game) : module?.create(id);
    if (!bot) throw new Usage(`${game.id} has no bots`);
    return bot;
  });
  return (seed) => {
    const secret = new Uint8Array(8);
    new DataView(secret.buffer).setUint32(0, seed);
    const made = Match.create(game, { id: `simulation-${seed}`, options, seats, secret, entropy: [] });
    if (!made.ok) throw new Error(made.error.code);
    const m = made.value;
    const hearing = new Hearing(m);
    while (!m.outcome) {
      if (m.ready) {
        const done = m.resolveRound();
        if (statistics && done.ok) for (const { event } of done.value.told) statistics.tell(event);
        continue;
      }
      const seat = firstSeat(m.owing);
      const { text } = bots[seat]!.choose(viewOf(m, seatBit(seat)), numberOf(seat), {
        seed: seed * 10_007 + m.decisionId,
        ...(bots[seat]!.hears ? { heard: hearing.of(seat) } : {}),
      });
      const done = m.submit(seat, text);
      if (!done.ok)
        throw new Error(`${bots[seat]!.id} played ${text}: ${done.error.code} ${done.error.clause}`);
      if (statistics) for (const { event } of done.value.told) statistics.tell(event);
    }
    if (statistics && m.outcome) statistics.end(m.state, m.outcome);
    return { decisions: m.history.items.length, outcome: m.outcome };
  };
};

/** The bots of the seats: the named ones, repeated; checked before anything is played. */
const namesOf = (game: AnyGame, module: BotModule | undefined, seats: number, text: string): string[] => {
  const given = text.split(',');
  const known = ['random', ...(module ? [...module.levels.map((l) => l.id), ...module.baselines] : [])];
  for (const id of given)
    if (!known.includes(id))
      throw new Usage(`${game.id} has no bot ${id}; there are: ${[...new Set(known)].join(', ')}`);
  return Array.from({ length: seats }, (_, seat) => given[seat % given.length]!);
};

/** How often each side has won, among the games at whose end it was one. Sides of several games may differ. */
class SideTally {
  readonly #sides = new Map<string, { readonly seats: readonly number[]; games: number; wins: number }>();

  add(outcome: Outcome): void {
    const shares = winSharesOf(outcome);
    for (const seats of outcome.sides ?? []) {
      const key = seats.join('+');
      const row = this.#sides.get(key) ?? { seats, games: 0, wins: 0 };
      this.#sides.set(key, row);
      row.games++;
      row.wins += shares[seatOf(seats[0]!)] ?? 0;
    }
  }
  rows() {
    return [...this.#sides.values()].map((row) => {
      const share = row.wins / row.games;
      return { ...row, share, interval: shareInterval(share, row.games) };
    });
  }
}

const sideTable = (rows: ReturnType<SideTally['rows']>): string =>
  table(
    ['', 'games', 'wins', 'share', '95 %'],
    rows.map(({ seats, games, wins, share: part, interval }) => [
      `side ${seats.join('+')}`,
      games,
      format(wins),
      `${(part * 100).toFixed(1)} %`,
      interval.map((x) => (x * 100).toFixed(1)).join('–'),
    ]),
  );

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** One row for each piece: how often it is taken, and how often players win who took it or hold it at the end. */
const statisticsTable = (statistics: PieceStatistics): string =>
  table(
    ['', 'games taken in', 'takers’ wins', '95 %', 'holders’ wins', 'winners hold it'],
    statistics.rows().map(({ id, games, gamesTaken, takers, takersWins, holders, holdersWins }) => [
      id,
      share(gamesTaken, games),
      share(takersWins, takers),
      takers === 0
        ? '–'
        : shareInterval(takersWins / takers, takers)
            .map((x) => (x * 100).toFixed(1))
            .join('–'),
      share(holdersWins, holders),
      share(holdersWins, games),
    ]),
  );

/** The mean of points, and 10, 50 and 90 %; nothing where no game counted any. */
const pointsOf = (list: number[]) => {
  if (list.length === 0) return {};
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  list.sort((a, b) => a - b);
  return { points: { mean, spread: [0.1, 0.5, 0.9].map((part) => percentile(list, part)) } };
};

export const command: Command = {
  usage:
    'simulate GAME [--players N] [--games N] [--seed S] [--bots a,b,…] [--cards] [--preset ID] [--option k=v]…',
  about:
    'Plays random or bot games: speed, length, shares of each seat and side, endings; with --cards statistics of each card.',
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    cards: { type: 'boolean' },
    ...OPTION_FLAGS,
  },
  run: async (args: Arguments) => {
    const game = await gameNamed(args.word(0, 'The game'));
    const seats = args.number('players', game.seats.min, 1);
    if (seats < game.seats.min || seats > game.seats.max)
      throw new Usage(`${game.id} is for ${game.seats.min} to ${game.seats.max} players`);
    const options = parseOptions(game.options, optionsGiven(game, args), seats);
    if (!options.ok) throw new Usage(`${options.error.code} ${JSON.stringify(options.error.params)}`);
    const config = game.config(options.value, seats);
    if (!config.ok) throw new Usage(`${config.error.code} (${config.error.clause})`);
    const games = args.number('games', 1000, 1);
    const seed = args.number('seed', 1);
    const module = await programBots(game.id);
    const names = namesOf(game, module, seats, args.text('bots') ?? 'random');
    const statistics = args.flag('cards') ? module?.pieceStatistics?.() : undefined;
    if (args.flag('cards') && !statistics) throw new Usage(`${game.id} counts no cards`);
    const chance = new FastChance(seed);
    const policies = policiesOf(game, module, names, chance);
    const play = policies
      ? policyPlayer(game, config.value, policies, chance, statistics)
      : botPlayer(game, options.value, seats, names, module, statistics);

    const lengths: number[] = [];
    const shares = Array.from({ length: seats }, () => 0);
    /** By seat, of the games that count points. */
    const scores = Array.from({ length: seats }, (): number[] => []);
    const tally = new SideTally();
    const endings: Record<string, number> = {};
    const started = performance.now();
    for (let i = 0; i < games; i++) {
      const { decisions, outcome } = play(seed + i);
      lengths.push(decisions);
      const reason = outcome?.reason ?? 'unfinished';
      endings[reason] = (endings[reason] ?? 0) + 1;
      const won = outcome ? winSharesOf(outcome) : [];
      for (const [seat, share] of won.entries()) shares[seat]! += share;
      for (const [seat, points] of (outcome?.scores ?? []).entries()) scores[seat]?.push(points);
      if (outcome) tally.add(outcome);
    }
    const seconds = (performance.now() - started) / 1000;
    const total = lengths.reduce((a, b) => a + b, 0);
    lengths.sort((a, b) => a - b);
    const sides = tally.rows();
    const json = {
      game: game.id,
      players: seats,
      games,
      gamesPerSecond: games / seconds,
      decisionsPerSecond: total / seconds,
      decisionsPerGame: {
        p10: percentile(lengths, 0.1),
        p50: percentile(lengths, 0.5),
        p90: percentile(lengths, 0.9),
      },
      seats: shares.map((wins, seat) => ({
        wins,
        share: wins / games,
        interval: shareInterval(wins / games, games),
        ...pointsOf(scores[seat]!),
      })),
      ...(sides.length > 0 ? { sides } : {}),
      endings,
      ...(statistics ? { cards: statistics.rows() } : {}),
    };
    const { p10, p50, p90 } = json.decisionsPerGame;
    const bySeat = json.seats.map((seat, i) => [
      `seat ${i + 1} (${names[i]})`,
      format(seat.wins),
      `${(seat.share * 100).toFixed(1)} %`,
      seat.interval.map((x) => (x * 100).toFixed(1)).join('–'),
      seat.points ? `${format(seat.points.mean)} (${seat.points.spread.join('–')})` : '–',
    ]);
    const text = [
      `${game.id}, ${seats} players, ${games} games: ${format(json.gamesPerSecond)} games/s, ` +
        `${format(json.decisionsPerSecond)} decisions/s, ${p10}–${p50}–${p90} decisions a game (10–50–90 %)`,
      table(['', 'wins', 'share', '95 %', 'points (10–50–90 %)'], bySeat),
      ...(sides.length > 0 ? [sideTable(sides)] : []),
      table(['ending', 'games'], Object.entries(endings)),
      ...(statistics ? [statisticsTable(statistics)] : []),
    ].join('\n\n');
    return { json, text };
  },
};
