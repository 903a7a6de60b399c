/** The decision points of Rush, joined to what the engine asks of a game. */
import { membersOf } from '#engine/points/members.ts';
import { resolveCard } from './abilities.ts';
import { malformed } from './drafts.ts';
import type { RushEvent } from './events.ts';
import { plainText } from './notation.ts';
import { POINTS } from './points/index.ts';
import { refuse } from './refusals.ts';
import { ASKED, OVER, type RushState } from './state.ts';
import { isStep, verbOf } from './steps.ts';

export const questions = membersOf<RushState, RushEvent>({
  game: 'rush',
  points: POINTS,
  order: ASKED,
  over: 'over',
  open: (s) => s.asked,
  goOn: resolveCard,
  verbOf,
  isStep,
  plain: plainText,
  barred: (s) => refuse(s.asked === OVER ? 'GAME_OVER' : 'NOT_YOUR_TURN'),
  malformed: malformed,
  otherwise: () => refuse('OTHER_STEP'),
  unreadable: () => refuse('UNREADABLE'),
});
