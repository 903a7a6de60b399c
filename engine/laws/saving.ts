/**
 * Law "saving": a match saved and loaded continues exactly like the match itself, from every decision. The
 * state is saved in its named form as text, the match as a match file as text.
 */
import type { AnyGame } from '../game.ts';
import { fingerprint } from '../layout/fingerprint.ts';
import { type State, sameState } from '../layout/layout.ts';
import { readState, writeState } from '../layout/named.ts';
import { loadMatch, type MatchFile, writeMatch } from '../match/file.ts';
import type { Match } from '../match/match.ts';
import { viewOf } from '../match/view.ts';
import type { Scene } from './scene.ts';

const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The current state, saved and loaded; the next decision is applied to it too. */
export const reloadedState = (scene: Scene): State | undefined => {
  const { game, config, state, findings } = scene;
  const loaded = game.blank(config);
  const read = findings.attempt('saving', 'saving the state', () =>
    readState(loaded, throughText(writeState(state))),
  );
  if (!read) return undefined;
  findings.check('saving', read.ok, () => `a saved state cannot be loaded: ${read.ok ? '' : read.error}`);
  if (!read.ok) return undefined;
  return findings.check('saving', sameState(loaded, state), () => 'a state saved and loaded is another')
    ? loaded
    : undefined;
};

/** The loaded state after the decision must equal the match's. */
export const checkWentOn = (scene: Scene, loaded: State): void => {
  const same = sameState(loaded, scene.state);
  scene.findings.check('saving', same, () => 'a state saved and loaded goes on differently');
};

/** The match file of a match as it stands, as it would be stored. */
export const fileOf = (m: Match): MatchFile =>
  throughText(
    writeMatch(
      m,
      Array.from({ length: m.setup.seats }, (_, i) => `Seat ${i + 1}`),
    ),
  );

/** The match saved and loaded; undefined when that fails. */
export const reloadedMatch = (scene: Scene, game: AnyGame, match: Match): Match | undefined => {
  const { findings } = scene;
  const loaded = findings.attempt('saving', 'loading the match file', () => loadMatch(game, fileOf(match)));
  if (!loaded) return undefined;
  findings.check('saving', loaded.ok, () => 'a match file cannot be loaded');
  if (!loaded.ok) return undefined;
  compareMatches(scene, match, loaded.value);
  return loaded.value;
};

/** Compares two matches that should be equal. */
export const compareMatches = (scene: Scene, a: Match, b: Match): void => {
  const { findings } = scene;
  findings.check(
    'saving',
    fingerprint(a.state) === fingerprint(b.state),
    () => 'a match saved and loaded has other bytes',
  );
  findings.check(
    'saving',
    JSON.stringify(a.log.slice()) === JSON.stringify(b.log.slice()),
    () => 'a match saved and loaded has another log',
  );
  for (const viewer of scene.viewers) {
    const same = JSON.stringify(viewOf(a, viewer)) === JSON.stringify(viewOf(b, viewer));
    findings.check('saving', same, () => 'a match saved and loaded is seen differently');
  }
};
