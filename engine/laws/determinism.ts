/**
 * Law "determinism": the same log gives the same bytes and the same events, and rules call no clock and no
 * randomness of the platform.
 */
import { fingerprint } from '../layout/fingerprint.ts';
import { loadMatch } from '../match/file.ts';
import type { Match } from '../match/match.ts';
import { verifyMatch } from '../match/verify.ts';
import type { AddressedEvent } from '../narration.ts';
import { recordImpureCalls } from './impure-calls.ts';
import { fileOf } from './saving.ts';
import type { Scene } from './scene.ts';

/** After a game: deals and replays it from its file. `told` are the events of the original game. */
export const checkDeterminism = (scene: Scene, match: Match, told: readonly AddressedEvent[]): void => {
  const { game, findings } = scene;
  const file = fileOf(match);
  const again = findings.attempt('determinism', 'playing the log again', () =>
    recordImpureCalls(() => {
      const loaded = loadMatch(game, file);
      if (!loaded.ok) throw new Error(loaded.error.code);
      return loaded.value;
    }),
  );
  if (!again) return;
  const { result: m, asked } = again;
  findings.check('determinism', asked.length === 0, () => `the rules ask ${asked.join(', ')}`);
  findings.check(
    'determinism',
    fingerprint(m.state) === fingerprint(match.state),
    () => 'the same log gives other bytes',
  );
  findings.check(
    'determinism',
    JSON.stringify(m.outcome) === JSON.stringify(match.outcome),
    () => 'the same log ends otherwise',
  );
  const verdict = findings.attempt('determinism', 'verifying the file', () => verifyMatch(game, file));
  if (verdict)
    findings.check(
      'determinism',
      verdict.holds,
      () => `the file does not verify: ${verdict.fault} ${verdict.detail ?? ''}`,
    );
  // After an undo the story omits events that were told, so the two cannot be compared.
  if (match.log.some((entry) => entry.kind === 'act' && entry.act === 'undo')) return;
  const story = match.history
    .story()
    .slice(1)
    .flatMap((page) => page.told);
  findings.check(
    'determinism',
    JSON.stringify(story) === JSON.stringify(told),
    () => 'the story told again is another',
  );
};
