/**
 * The law suite: plays a game at random and checks every law on the way. Every violation is reported with the
 * number of the game, so that the same seed reproduces it.
 */
import { FastChance } from '../chance.ts';
import { chanceSource } from '../chance-stream.ts';
import type { AnyGame } from '../game.ts';
import { Match } from '../match/match.ts';
import { defaultOptions } from '../options.ts';
import { checkDeterminism } from './determinism.ts';
import { Messages } from './messages.ts';
import { checkChosen, checkSchema, randomOptions } from './options.ts';
import { Play } from './play.ts';
import { checkEnd } from './progress.ts';
import { Findings, type Report } from './report.ts';
import type { LawSettings } from './scene.ts';
import { checkSeatCounts } from './seats.ts';

/** Decisions with all checks; after them the expensive checks run at every tenth. */
const THOROUGH = 1500;
const LATER = 0.1;

const LANGUAGES = ['en', 'it', 'pl'];

/**
 * Tests a game by playing it at random. The report lists violations by law; a game passes when there are none
 * and every law that applies to it was checked at least once.
 */
export const checkLaws = (game: AnyGame, settings: LawSettings): Report => {
  const findings = new Findings();
  const messages = new Messages(findings, settings.messages, settings.languages ?? LANGUAGES);
  messages.options(game);
  checkSchema(game, findings);
  const made = { games: 0 };
  for (let n = 0; n < settings.games; n++) playOne(game, settings, findings, messages, n, made);
  return {
    game: game.id,
    games: made.games,
    decisions: findings.decisions,
    laws: findings.laws,
    depths: findings.depths,
    longestStepList: findings.longestStepList,
    endings: findings.endings,
    pairs: findings.pairs,
  };
};

const playOne = (
  game: AnyGame,
  settings: LawSettings,
  findings: Findings,
  messages: Messages,
  n: number,
  made: { games: number },
): void => {
  const random = new FastChance(settings.seed * 0x10001 + n);
  const spread = game.seats.max - game.seats.min + 1;
  const position = pickPosition(settings, random);
  const seats = position?.seats ?? settings.players ?? game.seats.min + (n % spread);
  // Every other game; where the number of seats alternates with them, the other games of each second round.
  const shift = spread % 2 === 0 ? Math.floor(n / spread) : 0;
  const chosen = (n + shift) % 2 === 1 ? randomOptions(game.options, seats, random) : {};
  const setup = (options: object) => ({
    id: `laws-${settings.seed}-${n}`,
    seats,
    options: { ...options, ...settings.options, ...position?.options },
    secret: secretOf(settings.seed, n),
    entropy: [],
  });
  const source = chanceSource(secretOf(settings.seed, n), [], `laws-${settings.seed}-${n}`);
  const test = { source, position: position?.state };
  findings.where = { game: n, seats, options: defaultOptions(game.options), decisions: 0 };

  checkChosen(game, chosen, seats, findings);
  const attempt = findings.attempt('progress', 'the deal', () => {
    const wild = Match.create(game, setup(chosen), test);
    // Random options may contradict each other; the initial ones must not.
    return wild.ok ? wild : Match.create(game, setup({}), test);
  });
  if (!attempt) return;
  findings.check(
    'progress',
    attempt.ok,
    () => `no match can be dealt: ${attempt.ok ? '' : attempt.error.code}`,
  );
  if (!attempt.ok) return;
  made.games++;
  const match = attempt.value;
  const effort = settings.effort ?? (findings.decisions < THOROUGH ? 1 : LATER);
  const play = new Play(game, match, source, settings, findings, messages, random, n, effort, !position);
  const finished = findings.attempt('progress', 'a game', () => play.run());
  gatherDepths(match, findings);
  if (finished === undefined) return;
  const scene = play.scene;
  checkEnd(scene, match.history.items.length, match.outcome !== undefined);
  const reason = match.outcome?.reason ?? 'unfinished';
  findings.endings[reason] = (findings.endings[reason] ?? 0) + 1;
  if (match.outcome) messages.ending(match.outcome);
  if (!position) checkDeterminism(scene, match, play.told);
  if (n === 0) checkSeatCounts(scene);
};

const pickPosition = (settings: LawSettings, random: FastChance) => {
  const positions = settings.positions ?? [];
  return positions.length > 0 && random.draw(2) === 0 ? positions[random.draw(positions.length)] : undefined;
};

/** The secret of one game of a run; it only has to be reproducible. */
export const secretOf = (seed: number, n: number): Uint8Array => {
  const random = new FastChance(seed * 0x10001 + n + 0x5eed);
  return Uint8Array.from({ length: 32 }, () => random.draw(256));
};

const gatherDepths = (match: Match, findings: Findings): void => {
  for (const [name, { deepest }] of Object.entries(match.state.layout.depths))
    findings.depths[name] = Math.max(findings.depths[name] ?? 0, deepest);
};
