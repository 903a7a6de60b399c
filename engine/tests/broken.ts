/** Games that each break one law: a small game with one part replaced. */
import { expect } from 'vitest';
import type { Game } from '../game.ts';
import type { Law } from '../laws/report.ts';
import type { LawSettings } from '../laws/scene.ts';
import { checkLaws } from '../laws/suite.ts';
import type { State } from '../layout/layout.ts';
import type { GameEvent } from '../narration.ts';

/** The replaced parts may emit events that the game itself never emits. */
export const broken = <S extends State, C>(
  game: Game<S, C, GameEvent>,
  parts: Partial<Game<S, C, GameEvent>>,
): Game<S, C, GameEvent> => ({
  ...game,
  ...parts,
});

/** The suite must report the violation under this law, with its description. */
export const expectCaught = <S extends State, C>(
  game: Game<S, C, GameEvent>,
  law: Law,
  says: RegExp,
  settings: Partial<LawSettings> = {},
): void => {
  const { found, violations } = checkLaws(game, { games: 5, seed: 3, ...settings }).laws[law];
  expect(found, `nothing found under the law of ${law}`).toBeGreaterThan(0);
  expect(
    violations.map((v) => v.what).filter((what) => says.test(what)),
    violations.map((v) => v.what).join('; '),
  ).not.toEqual([]);
};
