/** Interference in the own turn and in windows, and passing (EC-9). */
import type { Draft } from '#engine/game.ts';
import { err, type Refusal, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { SLOTS } from '../../content/effects.ts';
import { TRAVEL_KINDS } from '../../content/travel.ts';
import { STAGE } from '../attack.ts';
import { eachTravelKind } from '../cards.ts';
import { setTop } from '../frames.ts';
import {
  answerOf,
  answerPass,
  declare,
  interferenceKind,
  refuseInterference,
  slotsToName,
  unanswered,
} from '../interference.ts';
import {
  decision,
  forms,
  readSeat,
  readSlot,
  readTravel,
  seatText,
  slotText,
  travelText,
} from '../notation.ts';
import { malformed, refuse, unfinished } from '../refusals.ts';
import { ACT, type Eighty, REACT } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { beginAction } from '../turn.ts';
import { bare, type EightyMove, type Point } from './point.ts';

const refuseDraft = (s: Eighty, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const [first, target, remove] = draft;
  const kind = aboutOf(first!);
  const card = interferenceKind(kind);
  if (!card || draft.length > 3) return malformed();
  if (target !== undefined && verbOf(target) !== VERB.target) return malformed();
  if (remove !== undefined && verbOf(remove) !== VERB.remove) return malformed();
  const slots = slotsToName(card);
  if (remove !== undefined && slots.length === 0) return malformed();
  const refused = refuseInterference(
    s,
    seat,
    kind,
    target === undefined ? undefined : aboutOf(target),
    remove === undefined ? undefined : aboutOf(remove),
  );
  if (refused) return refused;
  return draft.length < (slots.length > 0 ? 3 : 2) ? unfinished(whole) : undefined;
};

/** Whether these words begin with an interference card; other cards are played by other moves. */
export const isKind = (word: string, type: string): boolean =>
  TRAVEL_KINDS.some((kind) => kind.id === word.replace(/\.\d+$/, '') && kind.type === type);

export const interfere: EightyMove = {
  verbs: [VERB.interfere],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0)
      eachTravelKind(s, seat, (kind) => {
        if (interferenceKind(kind)) offer(step(VERB.interfere, kind));
      });
    else if (draft.length === 1)
      for (let i = 1; i < s.config.seats; i++) offer(step(VERB.target, (seat + i) % s.config.seats));
    else if (slotsToName(interferenceKind(aboutOf(draft[0]!))!).length > 0)
      for (let slot = 0; slot < SLOTS.length; slot++) offer(step(VERB.remove, slot));
  },
  refuse: refuseDraft,
  apply: (s, seat, [first, target, remove], _chance, tell) => {
    const kind = aboutOf(first!);
    const at = aboutOf(target!);
    const slot = remove === undefined ? -1 : aboutOf(remove);
    if (s.asked !== ACT) {
      s.answer[seat] = answerOf(kind, at, slot);
      return;
    }
    beginAction(s);
    declare(s, seat, kind, at, slot, tell);
  },
  // What is sealed in a window may lapse unseen (EC-16.10).
  textIsPublic: (s) => s.asked === ACT,
  write: (_s, [first, target, remove]) =>
    [
      `play ${travelText(first!)}`,
      ...(target === undefined ? [] : [`on ${seatText(target)}`]),
      ...(remove === undefined ? [] : [slotText(remove)]),
    ].join(' '),
  read: forms([
    /^play (\S+)(?: (?:on )?(p[1-4]))?(?: (\S+))?$/,
    ([card, target, slot]) => (isKind(card!, 'interference') ? readAll(card!, target, slot) : undefined),
  ]),
};
const readAll = (card: string, target?: string, slot?: string): Result<readonly number[], Refusal> => {
  if (slot !== undefined && target === undefined)
    return err(refuse('UNREADABLE', { text: slot.slice(0, 40) }));
  return decision(
    readTravel(VERB.interfere, card),
    ...(target === undefined ? [] : [readSeat(VERB.target, target)]),
    ...(slot === undefined ? [] : [readSlot(VERB.remove, slot)]),
  );
};

/** No interference, or no reaction; nobody learns of it (EC-16.10). */
export const pass: EightyMove = {
  ...bare(
    VERB.pass,
    'pass',
    () => undefined,
    (s, seat) => {
      if (s.asked === REACT) setTop(s, 'stage', STAGE.effect);
      else answerPass(s, seat);
    },
  ),
  textIsPublic: () => false,
};

/** EC-16.7, 16.10 */
export const window: Point = {
  name: 'interfere',
  clause: 'EC-9.6',
  asks: { how: 'covert', seats: unanswered },
  moves: [pass, interfere],
  late: () => [step(VERB.pass)],
};
