/** Firing weapons (EC-11, 12.2–12.5). */
import type { Draft } from '#engine/game.ts';
import type { Refusal } from '#engine/result.ts';
import type { Seat } from '#engine/seats.ts';
import { CAMP_IDS } from '../../content/base-camp.ts';
import { refuseCost } from '../action.ts';
import { DESTROYABLE, isMode, modeName, modeOf, shoot } from '../attack.ts';
import { launch } from '../balloons.ts';
import { decision, forms, readSeat, readWord, seatText, wordText } from '../notation.ts';
import { malformed, refuse, unfinished } from '../refusals.ts';
import { distance, spaceOf } from '../ring.ts';
import type { Eighty } from '../state.ts';
import { aboutOf, step, VERB } from '../steps.ts';
import { beginAction } from '../turn.ts';
import { isFired, weaponKind } from '../vehicle.ts';
import { type EightyMove, isPublic, oneStep, second, upTo } from './point.ts';

const FIRE_COST = 0;
export const DIRECTIONS = ['forward', 'back'] as const;
/** Damage, or the slot that is destroyed, in the order of their numbers. */
export const MODES: readonly string[] = [0, 1, 2, 3].map(modeName);
/** Those that exist: crew cannot be destroyed (EC-11.11). */
export const MODE_NUMBERS: readonly number[] = [0, ...DESTROYABLE.map(modeOf)];

/** Why the weapon cannot be fired at all. `chip`: whether the player wants to launch a balloon. */
const refuseWeapon = (s: Eighty, seat: Seat, chip: boolean): Refusal | undefined => {
  const weapon = weaponKind(s, seat);
  if (!weapon) return refuse('NO_WEAPON');
  if ((weapon.chip !== undefined) !== chip) return refuse(chip ? 'IS_NO_BALLOON' : 'BALLOON_IS_LAUNCHED');
  if (isFired(s, seat)) return refuse('FIRED_ALREADY');
  return refuseCost(s, seat, FIRE_COST);
};

/** Why this vehicle is no target (EC-11.2, 11.9, 11.10). */
const refuseTarget = (s: Eighty, seat: Seat, target: Seat): Refusal | undefined => {
  if (target >= s.config.seats) return refuse('NO_SUCH_PLAYER');
  if (target === seat) return refuse('NOT_AT_ONESELF');
  const far = distance(spaceOf(s, seat), spaceOf(s, target));
  const [least, most] = s.config.rangeOf[CAMP_IDS.indexOf(weaponKind(s, seat)!.id)]!;
  const params = { distance: far, least, most };
  if (far < least) return refuse('TOO_NEAR', params);
  return far > most ? refuse('OUT_OF_RANGE', params) : undefined;
};

const refuseShot = (s: Eighty, seat: Seat, draft: Draft, whole: boolean): Refusal | undefined => {
  const target = aboutOf(draft[0]!);
  const refused = refuseWeapon(s, seat, false) ?? refuseTarget(s, seat, target);
  if (refused) return refused;
  const mode = second(draft, VERB.mode);
  if (mode === undefined) return unfinished(whole);
  if (mode === null || draft.length > 2 || !MODE_NUMBERS.includes(mode)) return malformed();
  return isMode(s, target, mode) ? undefined : refuse('NOTHING_TO_DESTROY');
};

/** EC-11.1, 11.4, 11.5 */
export const fire: EightyMove = {
  verbs: [VERB.fire],
  offer: (s, seat, draft, offer) => {
    if (draft.length === 0)
      for (let i = 1; i < s.config.seats; i++) offer(step(VERB.fire, (seat + i) % s.config.seats));
    else if (draft.length === 1) for (const mode of MODE_NUMBERS) offer(step(VERB.mode, mode));
  },
  refuse: refuseShot,
  apply: (s, seat, [target, mode], _chance, tell) => {
    beginAction(s);
    shoot(s, seat, aboutOf(target!), aboutOf(mode!), tell);
  },
  textIsPublic: isPublic,
  write: (_s, [target, mode]) =>
    `fire at ${seatText(target!)}${mode === undefined ? '' : ` ${wordText(MODES, mode)}`}`,
  read: forms(
    [/^fire (?:at )?(p[1-4])$/, ([target]) => decision(readSeat(VERB.fire, target))],
    [
      /^fire (?:at )?(p[1-4]) (\S+)$/,
      ([target, mode]) => decision(readSeat(VERB.fire, target), readWord(VERB.mode, MODES, mode)),
    ],
  ),
};

/** EC-12.2, 12.3 */
const launchOne = oneStep({
  verb: VERB.launch,
  word: 'launch',
  text: (one) => wordText(DIRECTIONS, one),
  read: (verb, word) => readWord(verb, DIRECTIONS, word),
  each: upTo(DIRECTIONS.length),
  refuse: (s, seat, direction) =>
    direction >= DIRECTIONS.length ? malformed() : refuseWeapon(s, seat, true),
  apply: (s, seat, direction, tell) => {
    beginAction(s);
    launch(s, seat, direction, tell);
  },
});
export const launchBalloon: EightyMove = {
  ...launchOne,
  read: forms([
    /^(?:launch|fire) (forward|back)$/,
    ([direction]) => decision(readWord(VERB.launch, DIRECTIONS, direction)),
  ]),
};
