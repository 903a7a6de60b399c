/** Law "timeouts": where the rules answer for a seat whose time is up, that answer is legal. */
import { listSeats, numberOf } from '../seats.ts';
import type { Scene } from './scene.ts';

export const checkTimeouts = (scene: Scene): void => {
  const { game, state, findings } = scene;
  if (game.table(scene.config).clock?.onFall !== 'answer') return;
  for (const seat of listSeats(game.active(state))) {
    const decision = findings.attempt('timeouts', 'timeout', () => game.timeout(state, seat));
    if (!decision) continue;
    const refused = game.refuse(state, seat, decision, true);
    findings.check(
      'timeouts',
      !refused,
      () => `the answer [${decision.join(' ')}] for seat ${numberOf(seat)} is refused: ${refused!.code}`,
    );
  }
};
