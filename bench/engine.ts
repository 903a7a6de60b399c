/**
 * Engine benchmark: decisions judged, applied and stored; copying states; decisions applied to bare states.
 */
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import { copyState } from '#engine/layout/layout.ts';
import { Match } from '#engine/match/match.ts';
import { parseOptions } from '#engine/options.ts';
import { randomDecision } from '#engine/playout.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';
import { generateTurns, MAX_TURNS } from '#games/tank-chess/rules/generate.ts';
import { SCRIPTS } from './games.ts';
import { perSecond, type Row, row } from './measure.ts';
import { runPeer } from './peers.ts';

const SETUP = { id: 'bench', seats: 2, options: {}, secret: new Uint8Array(32), entropy: [] };

/** Processor time inside decisions only, as for the peer, in matches without event collection. */
const inDecisions = (
  game: AnyGame,
  length: number,
  next: (m: Match, n: number) => readonly [number, number],
): number => {
  let best = 0;
  for (let window = 0; window < 5; window++) {
    let decisions = 0;
    let spent = 0;
    while (spent < 400) {
      const made = Match.create(game, SETUP);
      if (!made.ok) throw new Error(made.error.code);
      const m = made.value;
      m.tells = false;
      const started = performance.now();
      for (let n = 0; n < length && !m.outcome; n++, decisions++) {
        const [seat, step] = next(m, n);
        const done = m.decide(seat, [step]);
        if (!done.ok) throw new Error(`${game.id}: decision ${n}: ${done.error.code}`);
      }
      spent += performance.now() - started;
    }
    best = Math.max(best, (decisions / spent) * 1000);
  }
  return best;
};

/** By script: judged, written in notation, applied, kept in the log. */
const inMatches = (name: keyof typeof SCRIPTS): number => {
  const { game, length, at } = SCRIPTS[name];
  return inDecisions(game, length, (_m, n) => at(n));
};

const tankState = () => {
  const options = parseOptions(tankChess.options, {}, 2);
  if (!options.ok) throw new Error(options.error.code);
  const config = tankChess.config(options.value, 2);
  if (!config.ok) throw new Error(config.error.code);
  const s = tankChess.blank(config.value);
  tankChess.setup(s, new FastChance(1), null);
  return s;
};

const inTankChess = (): number => {
  const chance = new FastChance(7);
  return inDecisions(tankChess, 200, (m) => [
    m.onlySeat,
    randomDecision(tankChess, m.state, m.onlySeat, chance)[0]!,
  ]);
};

const copies = (): readonly [ours: number, plain: number, structured: number] => {
  const s = tankState();
  const scratch = tankState();
  const plain = {
    cells: Array.from(s.cells),
    side: 0,
    noProgress: 0,
    turnNumber: 1,
    plies: 0,
    ending: 0,
    winner: -1,
    moves: Array.from(s.moves.values),
  };
  let kept: unknown = null;
  const times = (work: () => unknown) =>
    perSecond(() => {
      for (let i = 0; i < 1000; i++) kept = work();
      return 1000;
    });
  const ours = times(() => copyState(s, scratch));
  const byHand = times(() => ({ ...plain, cells: plain.cells.slice(), moves: plain.moves.slice() }));
  const structured = times(() => structuredClone(plain));
  if (kept === undefined) throw new Error('unreachable');
  return [ours, byHand, structured];
};

const applied = (): number => {
  const s = tankState();
  const start = tankState();
  const turns = new Int32Array(MAX_TURNS);
  const count = generateTurns(s, turns, { bounces: false });
  const chance = new FastChance(1);
  return perSecond(() => {
    for (let i = 0; i < count; i++) {
      copyState(start, s);
      tankChess.apply(s, 0, [turns[i]!], chance, null);
    }
    return count;
  });
};

export const benchEngine = (): Row[] => {
  const peer = runPeer('boardgame.cjs', ['3']);
  const [ours, byHand, structured] = copies();
  return [
    row(
      'match: noughts',
      inMatches('noughts'),
      peer.noughts!,
      'decisions/s',
      "boardgame.io's reducer, same game",
      1e6,
    ),
    row(
      'match: cards',
      inMatches('cards'),
      peer.cards!,
      'decisions/s',
      "boardgame.io's reducer, same game",
      1e6,
    ),
    row(
      'match: tank-chess',
      inTankChess(),
      null,
      'decisions/s',
      'drawn at random, judged, written, applied, kept',
    ),
    row('copy a state', ours, byHand, 'copies/s', 'plain objects cloned by hand'),
    row('copy a state', ours, structured, 'copies/s', 'structuredClone'),
    row('copy and apply', applied(), null, 'turns/s', 'tank-chess, 16×16'),
  ];
};
