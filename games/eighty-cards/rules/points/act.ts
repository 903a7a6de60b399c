/** Phase 2: any number of actions in any order (EC-5). */
import { step, VERB } from '../steps.ts';
import { endActions } from '../turn.ts';
import { move, useUpgrade } from './drive.ts';
import { fire, launchBalloon } from './fire.ts';
import { interfere } from './interfere.ts';
import { playAction, playCrew, shovel } from './play.ts';
import { bare, OF_TURN, type Point } from './point.ts';
import { install, rearm, throwOut } from './workshop.ts';

/** EC-5.9 */
const end = bare(
  VERB.end,
  'end',
  () => undefined,
  (s, _seat, _decision, _chance, tell) => endActions(s, tell),
  /^end(?: actions)?$/,
);

const MOVES = [
  move,
  shovel,
  playAction,
  playCrew,
  interfere,
  fire,
  launchBalloon,
  install,
  rearm,
  useUpgrade,
  throwOut,
  end,
];

export const act: Point = {
  name: 'act',
  clause: 'EC-5.1',
  params: (s, seat) => ({ ap: s.ap[seat]! }),
  asks: OF_TURN,
  moves: MOVES,
  late: () => [step(VERB.end)],
};
