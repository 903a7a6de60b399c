/** World of Warcraft: random and scripted whole games, a six-player state, and the longest of some games, stored and opened again. */
import { FastChance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { loadMatch, writeMatch } from '#engine/match/file.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { parseOptions } from '#engine/options.ts';
import { dealAgain, playOut, randomDecision } from '#engine/playout.ts';
import { listSeats, numberOf, seatBit } from '#engine/seats.ts';
import { bots } from '#games/warcraft/bot/index.ts';
import { warcraft } from '#games/warcraft/rules/game.ts';
import { perSecond, processorTime, type Row, row } from './measure.ts';
import { randomGames } from './random-games.ts';

const SEATS = [2, 4, 6] as const;
const DECISIONS_BAR = 5e5;
/** Milliseconds until the code of random play is compiled: before, it runs at half of its speed. */
const WARM_UP = 8000;
/** Games of which the longest is stored. */
const GAMES = 8;
/** Decisions after which the state and its view are measured. */
const HALF_WAY = 200;

const configFor = (seats: number) => {
  const options = parseOptions(warcraft.options, {}, seats);
  const config = options.ok ? warcraft.config(options.value, seats) : options;
  if (!config.ok) throw new Error(config.error.code);
  return config.value;
};
/** A random game with six players, to its end or so many decisions. */
const played = (seed: number, most = Number.POSITIVE_INFINITY): Match => {
  const made = Match.create(warcraft, {
    id: `bench-${seed}`,
    seats: 6,
    options: {},
    secret: new Uint8Array(32).fill(seed),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  const m = made.value;
  m.tells = false;
  const chance = new FastChance(seed);
  while (!m.outcome && m.history.items.length < most)
    for (const seat of listSeats(m.owing)) {
      const done = m.decide(seat, randomDecision(warcraft, m.state as never, seat, chance));
      if (!done.ok) throw new Error(done.error.code);
    }
  return m;
};
const microseconds = (work: () => unknown): number =>
  1e6 /
  perSecond(
    () => {
      work();
      return 1;
    },
    3,
    300,
    processorTime,
  );

const stored = (): Row[] => {
  const middle = played(1, HALF_WAY);
  const scratch = warcraft.blank(configFor(6));
  const games = Array.from({ length: GAMES }, (_, i) => played(2 + i));
  const names = Array.from({ length: 6 }, (_, seat) => `Player ${numberOf(seat)}`);
  const longest = games.reduce((a, b) => (b.history.items.length > a.history.items.length ? b : a));
  const file = writeMatch(longest, names);
  const what = `the longest of ${GAMES} random games, 6 players, ${longest.history.items.length} decisions`;
  const open = (): void => {
    const again = loadMatch(warcraft, file);
    if (!again.ok) throw new Error(again.error.code);
  };
  return [
    row(
      'copy of a state, 6 players',
      microseconds(() => copyState(middle.state, scratch)),
      null,
      'µs',
      '',
    ),
    row('size of a state, 6 players', middle.state.data.byteLength / 1024, null, 'kB', ''),
    row(
      'view of a seat, 6 players',
      microseconds(() => viewOf(middle, seatBit(0))),
      null,
      'µs',
      '',
    ),
    row('match file', JSON.stringify(file).length / 1024, null, 'kB', what),
    row('opened again', microseconds(open) / 1000, null, 'ms', what),
  ];
};

/** Whole games of the scripted bots, which read the rules' offers and plan errands on the map. */
const scriptedGames = (seats: number): Row => {
  const chance = new FastChance(1);
  const policy = bots.policy!('scripted', chance)!;
  const s = warcraft.blank(configFor(seats));
  const limit = warcraft.maxDecisions(s.config);
  let decisions = 0;
  let games = 0;
  const play = (): number => {
    dealAgain(warcraft, s, chance);
    decisions += playOut(warcraft, s, policy, chance, limit).decisions;
    games++;
    return 1;
  };
  perSecond(play, 1, 1500, processorTime);
  [decisions, games] = [0, 0];
  const rate = perSecond(play, 3, 1000, processorTime);
  const what = `${Math.round(decisions / games)} decisions a game on average`;
  return row(`scripted games, ${seats} players`, rate, null, 'games/s', what);
};

export const benchWarcraft = (): Row[] => [
  ...SEATS.flatMap((seats) =>
    randomGames(
      warcraft,
      warcraft.blank(configFor(seats)),
      seats === 6 ? { decisions: DECISIONS_BAR } : {},
      WARM_UP,
    ),
  ),
  ...SEATS.map(scriptedGames),
  ...stored(),
];
