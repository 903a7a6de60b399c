/** Tank Chess: counting turns, random games, and the bot's search; by processor time, because the cores are shared. */
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { parseOptions } from '#engine/options.ts';
import { dealAgain, type Policy, playOut, randomDecision } from '#engine/playout.ts';
import { numberOf, seatBit } from '#engine/seats.ts';
import { createBot, LEVELS } from '#games/tank-chess/bot/index.ts';
import { scenarioById } from '#games/tank-chess/content/scenarios.ts';
import { tankChess } from '#games/tank-chess/rules/game.ts';
import { perft } from '#games/tank-chess/rules/perft.ts';
import { scenarioPosition } from '#games/tank-chess/rules/scenario/scenario.ts';
import { perSecond, processorTime, type Row, row } from './measure.ts';
import { runPeer } from './peers.ts';

const rate = (work: () => number): number => perSecond(work, 6, 400, processorTime);

const leavesOf = (id: string): number => {
  const scenario = scenarioById(id);
  if (!scenario) throw new Error(id);
  return perSecond(() => perft(scenarioPosition(scenario), 3), 2, 1, processorTime);
};

const randomGames = (): number => {
  const options = parseOptions(tankChess.options, {}, 2);
  const config = options.ok ? tankChess.config(options.value, 2) : options;
  if (!config.ok) throw new Error(config.error.code);
  const s = tankChess.blank(config.value);
  const chance = new FastChance(1);
  const limit = tankChess.maxDecisions(config.value);
  const policy: Policy = (state, seat) => randomDecision(tankChess, state, seat, chance);
  return rate(() => {
    let decisions = 0;
    for (let game = 0; game < 50; game++) {
      dealAgain(tankChess, s, chance);
      decisions += playOut(tankChess, s, policy, chance, limit).decisions;
    }
    return decisions;
  });
};

/** Positions per second that the strongest level visits, over the first turns of a game against itself. */
const searchSpeed = (scenarioId: string): number => {
  const bot = createBot(LEVELS.at(-1)!.id);
  const made = Match.create(tankChess, {
    id: 'bench',
    seats: 2,
    options: { scenarioId },
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  const m = made.value;
  let nodes = 0;
  let spent = 0;
  for (let n = 0; n < 12 && !m.outcome; n++) {
    const seat = m.onlySeat;
    const view = viewOf(m, seatBit(seat));
    const started = processorTime();
    const { text, info } = bot.choose(view, numberOf(seat), { seed: n });
    // The first turns are the warm-up.
    if (n >= 2) {
      spent += processorTime() - started;
      nodes += info?.nodes ?? 0;
    }
    const done = m.submit(seat, text);
    if (!done.ok) throw new Error(`${text}: ${done.error.code}`);
  }
  return (nodes / spent) * 1000;
};

export const benchTankChess = (): Row[] => {
  const peer = runPeer('chessops.mjs');
  return [
    row(
      'perft(3) basic-16',
      leavesOf('basic-16'),
      peer.leavesPerSecond!,
      'leaves/s',
      'chessops, chess perft(4)',
      40e6,
    ),
    row(
      'perft(3) basic-20',
      leavesOf('basic-20'),
      peer.leavesPerSecond!,
      'leaves/s',
      'chessops, chess perft(4)',
    ),
    row(
      'random games',
      randomGames(),
      peer.randomPerSecond!,
      'decisions/s',
      'chessops, random chess games',
      3e6,
    ),
    row('search 16×16', searchSpeed('basic-16'), null, 'nodes/s', "the strongest level's search", 300_000),
  ];
};
