/**
 * World of Tanks: Rush: random whole games, and the operations that a search of hidden hands uses. Measured in
 * processor time, because other processes share the cores.
 */

import { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import { Refill } from '#engine/layout/refill.ts';
import { Match } from '#engine/match/match.ts';
import { stateView, viewOf } from '#engine/match/view.ts';
import { parseOptions } from '#engine/options.ts';
import { randomDecision } from '#engine/playout.ts';
import { firstSeat, seatBit } from '#engine/seats.ts';
import { rush } from '#games/rush/rules/game.ts';
import { perSecond, processorTime, type Row, row } from './measure.ts';
import { PEER, randomGames } from './random-games.ts';

const SEATS = [4, 2, 3, 5] as const;
const DECISIONS_BAR = 3e6;
const GAMES_BAR = 20_000;
const MATCH_BAR = 1e6;

const rate = (work: () => number): number => perSecond(work, 5, 400, processorTime);

const table = (seats: number) => {
  const options = parseOptions(rush.options, {}, seats);
  const config = options.ok ? rush.config(options.value, seats) : options;
  if (!config.ok) throw new Error(config.error.code);
  return rush.blank(config.value);
};

const chance = new FastChance(1);

/** A match between random players. Each decision is judged, written, applied and logged, as the peer does it. */
const matchOf = (seats: number, seed: number): Match => {
  const secret = new Uint8Array(4);
  new DataView(secret.buffer).setUint32(0, seed);
  const made = Match.create(rush, { id: 'bench', seats, options: {}, secret, entropy: [] });
  if (!made.ok) throw new Error(made.error.code);
  made.value.tells = false;
  return made.value;
};
const decideOnce = (m: Match): void => {
  const seat = firstSeat(m.owing);
  const done = m.decide(seat, randomDecision(rush, m.state, seat, chance));
  if (!done.ok) throw new Error(done.error.code);
};
/** Matches of this many scripts, one after the other. */
const SCRIPTS = 40;
/** The decisions of random players in one match, to be played again. */
const scriptOf = (seed: number): (readonly [seat: number, decision: Decision])[] => {
  const m = matchOf(4, seed);
  while (!m.outcome) decideOnce(m);
  return m.history.items.flatMap(({ answers }) => answers.map((a) => [a.seat, a.decision] as const));
};
/** Decisions per second, without the time for dealing and for choosing them, as in the rows of the engine. */
const matches = (): number => {
  const scripts = Array.from({ length: SCRIPTS }, (_, seed) => scriptOf(seed));
  let best = 0;
  for (let window = 0; window < 6; window++) {
    let decisions = 0;
    let spent = 0;
    for (let seed = 0; spent < 400; seed = (seed + 1) % SCRIPTS) {
      const m = matchOf(4, seed);
      const started = processorTime();
      for (const [seat, decision] of scripts[seed]!) m.decide(seat, decision);
      spent += processorTime() - started;
      if (!m.outcome) throw new Error(`script ${seed} does not end`);
      decisions += scripts[seed]!.length;
    }
    best = Math.max(best, (decisions / spent) * 1000);
  }
  return best;
};

const TIMES = 1000;
const times = (work: () => unknown): number =>
  rate(() => {
    for (let i = 0; i < TIMES; i++) work();
    return TIMES;
  });

/** In the middle of a game for four. */
const inTheMiddle = (): Row[] => {
  const m = matchOf(4, 1);
  for (let n = 0; n < 60 || m.owing !== seatBit(firstSeat(m.owing)); n++) decideOnce(m);
  const seat = firstSeat(m.owing);
  const middle = table(4);
  copyState(m.state, middle);
  const s = table(4);
  // The same one in every run.
  const decision = randomDecision(rush, middle, seat, new FastChance(7));
  const refill = new Refill(middle, seatBit(seat));
  return [
    row(
      'copy and apply',
      times(() => {
        copyState(middle, s);
        rush.apply(s, seat, decision, chance, null);
      }),
      null,
      'decisions/s',
      `in the middle of a game for 4: ${rush.write(middle, seat, decision)}`,
    ),
    row(
      'copy and deal what is unseen',
      times(() => {
        copyState(middle, s);
        refill.into(s, chance);
      }),
      null,
      'deals/s',
      'what a search does before each look ahead',
    ),
    row(
      'view of a seat',
      times(() => stateView(rush, middle, seatBit(seat))),
      null,
      'views/s',
      'the state as that seat sees it',
    ),
    row(
      'view of a seat, whole',
      times(() => viewOf(m, seatBit(seat))),
      null,
      'views/s',
      'with what is asked, clocks, the log since',
    ),
  ];
};

export const benchRush = (): Row[] => {
  const games = SEATS.flatMap((seats) =>
    randomGames(rush, table(seats), seats === 4 ? { decisions: DECISIONS_BAR, games: GAMES_BAR } : {}),
  );
  const peer = games[0]!.peer;
  return [
    ...games,
    row(
      'match, 4 players',
      matches(),
      peer,
      'decisions/s',
      `judged, written, applied, kept; ${PEER}`,
      MATCH_BAR,
    ),
    ...inTheMiddle(),
  ];
};
