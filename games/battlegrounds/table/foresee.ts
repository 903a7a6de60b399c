/**
 * What would come of moves and shots, by letting the rules carry them out on a copy. Paths to one square that end alike
 * are one way; those that meet other hazards are others.
 */
import type { Decision } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { numberOf } from '#engine/seats.ts';
import { afterDecision } from '#kit/after-decision.ts';
import { allOf, firstOf } from '#kit/events.ts';
import type { MessageParams } from '#kit/text.ts';
import { KIND_OF, KINDS, type Kind, PICTURE_IDS, pictureOf } from '../content/tokens.ts';
import { refuseSpecial } from '../rules/area.ts';
import { hazardAt } from '../rules/combat.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { battlegrounds } from '../rules/game.ts';
import { pathsOf } from '../rules/paths.ts';
import { eachShot } from '../rules/shots.ts';
import { type Battlegrounds, tokenAt } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';

/** A message with what fills it. */
export interface Words {
  readonly key: string;
  readonly filling: MessageParams;
}
export interface Shot {
  readonly square: number;
  readonly aim: number;
  readonly decision: Decision;
  readonly words: Words;
  /** A word that fits on a square. */
  readonly short: Words;
  /** What the pair makes usable. */
  readonly kind: Kind | undefined;
  /** How much it is worth a mark: a pair or points, a hit, or neither. */
  readonly tone: 'gain' | 'strike' | 'plain';
}
export interface Way {
  readonly end: number;
  readonly path: readonly number[];
  readonly decision: Decision;
  readonly words: Words;
  /** Where the tank is destroyed on it, or -1. */
  readonly fatal: number;
  /** It costs an Armour. */
  readonly costs: boolean;
}

const NONE: MessageParams = {};

const tokenShot = (
  before: Battlegrounds,
  after: Battlegrounds,
  seat: Seat,
  square: number,
  told: readonly BattlegroundsEvent[],
) => {
  const token = tokenAt(before, square);
  const picture = pictureOf(token);
  const fresh = refuseSpecial(before, seat, picture) && !refuseSpecial(after, seat, picture);
  const kind = fresh ? KINDS[KIND_OF[picture]!]! : undefined;
  const filling = { picture: PICTURE_IDS[picture]!, kind: KINDS[KIND_OF[picture]!]! };
  const paired = firstOf(told, 'paired') !== undefined;
  const key = kind ? 'pairKind' : paired ? 'pair' : firstOf(told, 'tookSpecial') ? 'takeSpecial' : 'take';
  return {
    words: { key: `effect.${key}`, filling },
    short: { key: `mark.${paired ? 'pair' : 'take'}`, filling: NONE },
    kind,
    tone: paired || kind ? ('gain' as const) : ('plain' as const),
  };
};

const tankShot = (told: readonly BattlegroundsEvent[]) => {
  const scored = firstOf(told, 'scored');
  const value = scored?.value ?? 0;
  const key = firstOf(told, 'armourSpent') ? 'armourHolds' : scored ? 'destroy' : 'destroyEmpty';
  return {
    words: { key: `effect.${key}`, filling: { value } },
    short: { key: key === 'armourHolds' ? 'mark.armour' : 'mark.destroy', filling: { value } },
    kind: undefined,
    tone: 'strike' as const,
  };
};

const PLAIN: Readonly<Record<number, string>> = {
  [VERB.artillery]: 'artillery',
  [VERB.layDud]: 'layDud',
  [VERB.removeDud]: 'removeDud',
};

const shotOf = (s: Battlegrounds, seat: Seat, pawn: number, aim: number): Shot => {
  const decision = [step(VERB.shoot, pawn), aim];
  const { after, told } = afterDecision(battlegrounds, s, seat, decision);
  const [square, verb] = [aboutOf(aim), verbOf(aim)];
  const common = { square, aim: verb, decision };
  if (verb === VERB.token) return { ...common, ...tokenShot(s, after, seat, square, told) };
  if (verb === VERB.tank) return { ...common, ...tankShot(told) };
  const plain = PLAIN[verb]!;
  return {
    ...common,
    words: { key: `effect.${plain}`, filling: NONE },
    short: { key: `mark.${plain}`, filling: NONE },
    kind: undefined,
    tone: verb === VERB.artillery ? 'strike' : 'plain',
  };
};

/** Every shot of a pawn from where it stands in this state, which must be asked for one. */
export const shotsOf = (s: Battlegrounds, seat: Seat, pawn: number): Shot[] => {
  const aims: number[] = [];
  eachShot(s, seat, pawn, (aim) => aims.push(aim));
  return aims.map((aim) => shotOf(s, seat, pawn, aim));
};

const wayOf = (s: Battlegrounds, seat: Seat, pawn: number, path: readonly number[]): Way => {
  const decision = [step(VERB.move, pawn), ...path.map((square) => step(VERB.to, square))];
  const { told } = afterDecision(battlegrounds, s, seat, decision);
  const armour = allOf(told, 'armourSpent').map(({ square }) => square);
  const crash = firstOf(told, 'ranOntoDud', 'ranIntoTank', 'ranIntoArtillery');
  const scored = firstOf(told, 'scored');
  const moved = firstOf(told, 'moved')!;
  const common = { end: path.at(-1)!, path, decision, costs: armour.length > 0 };
  if (!crash) {
    const filling = { squares: armour, path: moved.path };
    return { ...common, fatal: -1, words: { key: armour.length > 0 ? 'way.armour' : 'way.safe', filling } };
  }
  const { square } = crash;
  const filling = { square, seat: scored?.seat ?? numberOf(seat), value: scored?.value ?? 0 };
  const key =
    crash.type === 'ranOntoDud'
      ? 'dud'
      : crash.type === 'ranIntoArtillery'
        ? 'artillery'
        : scored
          ? 'tank'
          : firstOf(told, 'stackEmpty')
            ? 'tankEmpty'
            : 'friend';
  return { ...common, fatal: path[moved.path.length - 1]!, words: { key: `way.${key}`, filling } };
};

/** Every way of a pawn, those without harm first, then the short ones. */
export const waysOf = (s: Battlegrounds, seat: Seat, pawn: number): Way[] => {
  const alike = new Map<string, number[]>();
  for (const path of pathsOf(s, pawn)) {
    const met = path.filter((square) => hazardAt(s, pawn, square) !== 'none');
    const key = `${path.at(-1)} ${met.join(' ')}`;
    const known = alike.get(key);
    if (!known || path.length < known.length) alike.set(key, path);
  }
  const harm = ({ fatal, costs }: Way): number => (fatal >= 0 ? 2 : costs ? 1 : 0);
  return [...alike.values()]
    .map((path) => wayOf(s, seat, pawn, path))
    .sort((a, b) => harm(a) - harm(b) || a.path.length - b.path.length);
};

/** What could be shot at after a way; nothing where no shot follows. */
export const shotsAfter = (s: Battlegrounds, seat: Seat, pawn: number, way: Way): Shot[] => {
  if (way.fatal >= 0) return [];
  const { after } = afterDecision(battlegrounds, s, seat, way.decision);
  const point = battlegrounds.point(after, seat);
  return point?.name === 'shoot' ? shotsOf(after, seat, pawn) : [];
};
