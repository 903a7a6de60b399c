/** Law "views": a state imagined from a view has the same view, and offers the viewer's seats the same. */
import { FastChance } from '../chance.ts';
import type { State } from '../layout/layout.ts';
import { imagine, stateView } from '../match/view.ts';
import type { Viewer } from '../seats.ts';
import { checkAudit } from './audit.ts';
import { firstDifference } from './observables.ts';
import type { Scene } from './scene.ts';

/** A viewer as text. */
export const viewerName = (viewer: Viewer): string => {
  const seats = Array.from({ length: 16 }, (_, i) => i + 1).filter((n) => viewer & (1 << (n - 1)));
  return seats.length > 0 ? `seat ${seats.join('+')}` : 'a spectator';
};

/** Imagines a whole state from what the viewer sees of the current one and compares the two. */
export const imagined = (scene: Scene, viewer: Viewer): State | undefined => {
  const { game, state, findings, random } = scene;
  const view = stateView(game, state, viewer).state;
  const twin = findings.attempt('views', `imagining for ${viewerName(viewer)}`, () =>
    // Through text, as a view is sent over the network.
    imagine(game, scene.config, JSON.parse(JSON.stringify(view)), viewer, new FastChance(random.word())),
  );
  if (!twin) return undefined;
  checkAudit(scene, twin, `imagined by ${viewerName(viewer)}: `);
  const difference = findings.attempt('views', 'an imagined state', () => ({
    found: firstDifference(scene, state, twin, viewer),
  }));
  if (!difference) return undefined;
  const { found } = difference;
  return findings.check('views', !found, () => `${viewerName(viewer)} can tell an imagined state: ${found}`)
    ? twin
    : undefined;
};
