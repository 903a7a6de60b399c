/** Recorded matches and the results of replaying them, which must be the same on every machine. */
import { FastChance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { loadMatch, type MatchFile, writeMatch } from '../match/file.ts';
import { Match } from '../match/match.ts';
import { viewOf } from '../match/view.ts';
import { listSeats, numberOf } from '../seats.ts';
import { randomOptions } from './options.ts';
import { offeredDecision } from './scene.ts';
import { secretOf } from './suite.ts';

/** Plays `n` random matches with various options and numbers of seats, and returns their files. */
export const recordMatches = (game: AnyGame, n: number, seed: number): MatchFile[] =>
  Array.from({ length: n }, (_, i) => {
    const random = new FastChance(seed * 0x10001 + i);
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const create = (options: unknown) =>
      Match.create(game, {
        id: `recorded-${seed}-${i}`,
        seats,
        options,
        secret: secretOf(seed, i),
        entropy: [],
      });
    const wild = create(i % 2 === 1 ? randomOptions(game.options, seats, random) : {});
    const dealt = wild.ok ? wild : create({});
    if (!dealt.ok) throw new Error(`${game.id} cannot be dealt: ${dealt.error.code}`);
    const m = dealt.value;
    while (!m.outcome) {
      if (m.ready) m.resolveRound();
      for (const seat of listSeats(m.owing)) {
        const decision = offeredDecision(game, m.state, seat, random);
        if (!decision) throw new Error(`${game.id}: seat ${numberOf(seat)} has no decision`);
        const done = m.decide(seat, decision);
        if (!done.ok) throw new Error(`${game.id}: an offered decision is refused: ${done.error.code}`);
      }
    }
    return writeMatch(
      m,
      Array.from({ length: seats }, (_, seat) => `Seat ${numberOf(seat)}`),
    );
  });

/**
 * The results of a replay as text to compare: after every `every`-th entry and at the end, state and all
 * views.
 */
export const replayFingerprints = (game: AnyGame, files: readonly MatchFile[], every = 16): string[] =>
  files.map((file) => {
    const opened = loadMatch(game, { ...file, log: [] });
    if (!opened.ok) throw new Error(`${file.id}: ${opened.error.code}`);
    const m = opened.value;
    const prints = [fingerprint(m.state)];
    for (const [i, entry] of file.log.entries()) {
      const { told } = m.replay(entry);
      if (i % every === 0 || i === file.log.length - 1)
        prints.push(fingerprint(m.state), JSON.stringify(told));
    }
    for (let viewer = 0; viewer < 1 << Math.min(file.players.length, 4); viewer++)
      prints.push(JSON.stringify(viewOf(m, viewer)));
    return prints.join('\n');
  });
