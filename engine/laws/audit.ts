/**
 * Law "audit": every component in exactly one place, every cell within its domain, and the game's own audit.
 */
import { auditState } from '../layout/audit.ts';
import type { State } from '../layout/layout.ts';
import type { Scene } from './scene.ts';

/** `whose` names the state when it is not that of the match. */
export const checkAudit = (scene: Scene, s: State = scene.state, whose = ''): void => {
  const { game, findings } = scene;
  const faults = findings.attempt('audit', 'the audit', () => [...auditState(s), ...(game.audit?.(s) ?? [])]);
  findings.check('audit', faults === undefined || faults.length === 0, () => `${whose}${faults!.join('; ')}`);
};
