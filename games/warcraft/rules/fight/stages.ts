/** Steps from one stage of a combat round to another. */
import { STAGES, type Stage, stageNo, type Warcraft } from '../state.ts';
import { ON } from './loss.ts';

export const toStage = (s: Warcraft, stage: Stage): number => {
  s.stage = stageNo(stage);
  s.opened = 0;
  return ON;
};
export const next = (s: Warcraft): number => {
  if (s.stage + 1 < STAGES.length) {
    s.stage++;
    s.opened = 0;
  }
  return ON;
};
