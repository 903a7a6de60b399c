/** Random whole games beside a peer, in processor time, because other processes share the cores. */
import { percentile } from '#bots/statistics.ts';
import { FastChance } from '#engine/chance.ts';
import type { AnyGame } from '#engine/game.ts';
import type { State } from '#engine/layout/layout.ts';
import { dealAgain, type Policy, playOut, randomDecision } from '#engine/playout.ts';
import { perSecond, processorTime, type Row, row } from './measure.ts';
import { runPeer } from './peers.ts';

export const PEER = "boardgame.io's reducer, same rules object";
const PEER_SECONDS = '2';

/**
 * Two rows: decisions and games a second.
 * @param s a state of the table to measure
 * @param bars what is to be reached, a second, if anything
 * @param warmUp milliseconds before it is measured, of the peer too: the more code a game has, the later all is compiled
 */
export const randomGames = <S extends State>(
  game: AnyGame,
  s: S & { readonly config: unknown },
  bars: { readonly decisions?: number; readonly games?: number },
  warmUp = 1000,
): Row[] => {
  const { seats } = s.layout;
  const chance = new FastChance(1);
  const policy: Policy = (at, seat) => randomDecision(game, at, seat, chance);
  const limit = game.maxDecisions(s.config);
  const lengths: number[] = [];
  /** Several games at a time, because reading the clock takes time itself. */
  const play = (): number => {
    let all = 0;
    for (let one = 0; one < 50; one++) {
      dealAgain(game, s, chance);
      const { decisions } = playOut(game, s, policy, chance, limit);
      lengths.push(decisions);
      all += decisions;
    }
    return all;
  };
  perSecond(play, 1, warmUp, processorTime);
  lengths.length = 0;
  const decisions = perSecond(play, 5, 400, processorTime);
  const mean = lengths.reduce((sum, n) => sum + n, 0) / lengths.length;
  lengths.sort((a, b) => a - b);
  const length = [0.1, 0.5, 0.9].map((p) => percentile(lengths, p)).join('–');
  const peer = runPeer('rules.mjs', [game.id, String(seats), PEER_SECONDS, String(warmUp / 1000)]);
  const what = `random games, ${seats} players`;
  return [
    row(what, decisions, peer.decisions!, 'decisions/s', PEER, bars.decisions),
    row(
      what,
      decisions / mean,
      peer.games!,
      'games/s',
      `${length} decisions a game (10–50–90 %)`,
      bars.games,
    ),
  ];
};
