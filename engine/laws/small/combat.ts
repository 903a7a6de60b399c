/**
 * Combat: a small game of dice and wounds. In turn each side rolls four dice and may reroll a set of them
 * once. For every 4 or more, one wound: the other side says which unit takes it, the roller may press to
 * double it, the owner may shield against it. A squire that falls takes revenge: its owner at once wounds a
 * unit of the enemy, and that wound, too, may be pressed, shielded and avenged. Everything pending is a stack
 * of records.
 */
import type { Chance } from '../../chance.ts';
import { resumeFrames } from '../../flow.ts';
import type { Game, Outcome } from '../../game.ts';
import { flag, int, oneOf } from '../../layout/domain.ts';
import { grid, perSeat, records, scalar } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import type { Tell } from '../../narration.ts';
import { membersOf } from '../../points/members.ts';
import type { DecisionPoint, Move } from '../../points/point.ts';
import { ok, type Refusal, refusal } from '../../result.ts';
import { numberOf, type SeatNumber } from '../../seats.ts';
import { oneStep } from './one-step.ts';
import { ranked, tableRules } from './table.ts';

const UNITS = ['knight', 'archer', 'squire'] as const;
type Unit = (typeof UNITS)[number];
const SQUIRE = 2;
const STRENGTH = 2;
const DICE = 4;
const VOLLEYS = 6;

/** What is asked: a reroll, who takes a wound, whether to press, whether to shield. */
const STAGES = ['reroll', 'assign', 'press', 'shield'] as const;
const [REROLL, ASSIGN, PRESS, SHIELD, OVER] = [0, 1, 2, 3, 4] as const;

/** Steps: a face to reroll (1 to 6, ascending) or none, a unit, yes and no. */
const FACES = 6;
const KEEP = 7;
const UNIT = 10;
const NO = 20;
const YES = 21;
/** The verb of a step: all faces begin the same move, and so do all units. */
const verbOf = (step: number): number => (step <= FACES ? 1 : step < UNIT || step >= NO ? step : UNIT);

const fields = {
  volley: scalar(int(0, VOLLEYS)),
  stage: scalar(oneOf(STAGES)),
  dice: grid(DICE, int(1, 6)),
  strength: grid(2 * UNITS.length, int(0, STRENGTH, STRENGTH)),
  presses: perSeat(int(0, 2, 2)),
  shields: perSeat(int(0, 2, 2)),
  resigned: perSeat(flag()),
  /**
   * Pending wounds, the last on top: who deals them, how many, the unit chosen for the first, whether it is
   * doubled.
   */
  wounds: records(2 * UNITS.length + 1, {
    by: int(0, 1),
    revenge: flag(),
    count: int(0, DICE),
    unit: int(0, UNITS.length - 1),
    double: flag(),
  }),
};
type CombatConfig = { readonly make: () => CombatState };
export type CombatState = StateOf<typeof fields, CombatConfig>;

/** Its events; seats from 1, dice are faces. */
type CombatEvent =
  | { readonly type: 'rolled'; readonly seat: SeatNumber; readonly dice: readonly number[] }
  /** The final dice, and how many of them wound. */
  | {
      readonly type: 'hits';
      readonly seat: SeatNumber;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  /** A unit of this seat takes this many wounds; 0 when it was shielded. */
  | { readonly type: 'wounded'; readonly seat: SeatNumber; readonly unit: Unit; readonly amount: number };

const roller = (s: CombatState): number => s.volley % 2;
const cellOf = (seat: number, unit: number): number => seat * UNITS.length + unit;
const standingUnits = (s: CombatState, seat: number): number[] =>
  UNITS.map((_, unit) => unit).filter((unit) => s.strength[cellOf(seat, unit)]! > 0);
const over = (s: CombatState): boolean =>
  s.volley >= VOLLEYS || s.resigned.includes(1) || [0, 1].some((seat) => standingUnits(s, seat).length === 0);

/** Units that may take the wound on top. */
const victims = (s: CombatState): number[] => standingUnits(s, 1 - s.wounds.top(s.wounds.col.by));

/** The seat that answers at the current stage. */
const asked = (s: CombatState): number => {
  if (s.stage === REROLL) return roller(s);
  const by = s.wounds.top(s.wounds.col.by);
  if (s.stage === ASSIGN) return s.wounds.top(s.wounds.col.revenge) ? by : 1 - by;
  return s.stage === PRESS ? by : 1 - by;
};

const roll = (s: CombatState, count: number, chance: Chance): void => {
  for (let i = DICE - count; i < DICE; i++) s.dice[i] = chance.die(6);
  s.dice.sort();
};

const beginVolley = (s: CombatState, chance: Chance, tell: Tell<CombatEvent> | null): void => {
  s.stage = REROLL;
  roll(s, DICE, chance);
  tell?.({ type: 'rolled', seat: roller(s) + 1, dice: Array.from(s.dice) });
};

/** Continues until somebody has a choice: stages without one are skipped, wounds without a target lapse. */
const resume = resumeFrames<CombatState, CombatEvent>(
  (s) => s.wounds,
  (s, _chance, tell) => {
    const { wounds } = s;
    const { by, count, unit } = wounds.col;
    const dealer = wounds.top(by);
    const units = victims(s);
    if (wounds.top(count) === 0 || units.length === 0) {
      wounds.pop();
      s.stage = ASSIGN;
    } else if (s.stage === ASSIGN) {
      if (units.length > 1) return 'asks';
      wounds.setTop(unit, units[0]!);
      s.stage = PRESS;
    } else if (s.stage === PRESS) {
      if (s.presses[dealer]! > 0) return 'asks';
      s.stage = SHIELD;
    } else {
      if (s.shields[1 - dealer]! > 0) return 'asks';
      land(s, false, tell);
    }
    return 'changed';
  },
);

/** Resolves the wound on top, shielded or not; a squire that falls puts its revenge on top. */
const land = (s: CombatState, shielded: boolean, tell: Tell<CombatEvent> | null): void => {
  const { wounds } = s;
  const { by, count, unit, double } = wounds.col;
  const victim = 1 - wounds.top(by);
  const hurt = wounds.top(unit);
  const cell = cellOf(victim, hurt);
  const amount = shielded ? 0 : Math.min(s.strength[cell]!, 1 + wounds.top(double));
  s.strength[cell] = s.strength[cell]! - amount;
  wounds.setTop(count, wounds.top(count) - 1);
  wounds.setTop(double, 0);
  wounds.setTop(unit, 0);
  s.stage = ASSIGN;
  tell?.({ type: 'wounded', seat: victim + 1, unit: UNITS[hurt]!, amount });
  if (amount > 0 && s.strength[cell] === 0 && hurt === SQUIRE)
    wounds.add({ by: victim, revenge: 1, count: 1, unit: 0, double: 0 });
};

type CombatMove = Move<CombatState, CombatEvent>;
const oneAnswer = (): Refusal => refusal('ONE_ANSWER', 'CO-3');

/** Rolls as many dice again as the kept ones leave; for every 4 or more there is a wound. */
const rollAgain = (
  s: CombatState,
  seat: number,
  faces: readonly number[],
  chance: Chance,
  tell: Tell<CombatEvent> | null,
): void => {
  const kept = Array.from(s.dice);
  for (const face of faces) kept.splice(kept.indexOf(face), 1);
  s.dice.set(kept);
  roll(s, faces.length, chance);
  const hits = s.dice.filter((die) => die >= 4).length;
  tell?.({ type: 'hits', seat: numberOf(seat), dice: Array.from(s.dice), hits });
  s.dice.fill(1);
  s.stage = ASSIGN;
  s.wounds.add({ by: seat, revenge: 0, count: hits, unit: 0, double: 0 });
};

const keep = oneStep<CombatState, CombatEvent>('keep', KEEP, oneAnswer, (s, seat, _decision, chance, tell) =>
  rollAgain(s, seat, [], chance, tell),
);
const reroll: CombatMove = {
  verbs: [verbOf(1)],
  offer: (_s, _seat, _draft, offer) => {
    for (let face = 1; face <= FACES; face++) offer(face);
  },
  refuse: (s, _seat, draft) => {
    const left = Array.from(s.dice);
    for (const [i, face] of draft.entries()) {
      const at = left.indexOf(face);
      if (at < 0) return refusal('NO_SUCH_DIE', 'CO-2.1', { face });
      // The order of the dice does not matter, so each set is offered in ascending order only.
      if (i > 0 && face < draft[i - 1]!) return refusal('DICE_IN_RISING_ORDER', 'CO-2.2');
      left.splice(at, 1);
    }
    return undefined;
  },
  apply: rollAgain,
  write: (_s, faces) => `roll ${faces.join(' ')}`,
  read: (_s, text) =>
    /^roll( [1-6])+$/.test(text) ? ok(text.slice(5).split(' ').map(Number).toSorted()) : undefined,
};
const assign: CombatMove = {
  verbs: [UNIT],
  offer: (_s, _seat, draft, offer) => {
    if (draft.length === 0) for (const unit of UNITS.keys()) offer(UNIT + unit);
  },
  refuse: (s, _seat, draft) => {
    if (draft.length > 1) return oneAnswer();
    return victims(s).includes(draft[0]! - UNIT) ? undefined : refusal('NO_SUCH_UNIT', 'CO-3.1');
  },
  apply: (s, _seat, [step]) => {
    s.wounds.setTop(s.wounds.col.unit, step! - UNIT);
    s.stage = PRESS;
  },
  write: (_s, [step]) => UNITS[step! - UNIT]!,
  read: (_s, text) => {
    const unit = (UNITS as readonly string[]).indexOf(text);
    return unit < 0 ? undefined : ok([UNIT + unit]);
  },
};
/** Presses, or shields, or does neither: the same words for both. */
const yesOrNo = (word: string, verb: number): CombatMove => ({
  ...oneStep<CombatState, CombatEvent>(word, verb, oneAnswer, (s, seat, _decision, _chance, tell) => {
    const yes = verb === YES;
    const tokens = s.stage === PRESS ? s.presses : s.shields;
    if (yes) tokens[seat] = tokens[seat]! - 1;
    if (s.stage === PRESS) {
      s.wounds.setTop(s.wounds.col.double, yes ? 1 : 0);
      s.stage = SHIELD;
    } else land(s, yes, tell);
  }),
  final: (s) => (s.stage === SHIELD && verb === YES ? 'CO-5.1' : undefined),
});
const answers = [yesOrNo('no', NO), yesOrNo('yes', YES)];

const asks = { how: 'one', ask: 'always', seat: asked } as const;
const notYesOrNo = (): Refusal => refusal('YES_OR_NO', 'CO-4');
const POINTS: readonly DecisionPoint<CombatState, CombatEvent>[] = [
  {
    name: 'reroll',
    clause: 'CO-2',
    asks,
    moves: [keep, reroll],
    sample: (s, _seat, chance) => {
      const faces = Array.from(s.dice).filter(() => chance.draw(2) === 0);
      return faces.length === 0 ? [KEEP] : faces;
    },
  },
  {
    name: 'assign',
    clause: 'CO-3',
    asks,
    moves: [assign],
    otherwise: () => refusal('NO_SUCH_UNIT', 'CO-3.1'),
  },
  { name: 'press', clause: 'CO-4', asks, moves: answers, otherwise: notYesOrNo },
  { name: 'shield', clause: 'CO-5', asks, moves: answers, otherwise: notYesOrNo },
];

const {
  settle: _,
  hasChoice: __,
  ...members
} = membersOf<CombatState, CombatEvent>({
  game: 'small-combat',
  points: POINTS,
  order: [...STAGES, 'over'],
  over: 'over',
  open: (s) => (over(s) ? OVER : s.stage),
  goOn: (s, chance, tell) => {
    if (resume(s, chance, tell)) return;
    s.volley++;
    if (!over(s)) beginVolley(s, chance, tell);
  },
  verbOf,
  isStep: (step) => Number.isInteger(step) && step > 0,
  plain: (text) => text.trim().toLowerCase(),
  barred: (s) => (over(s) ? refusal('GAME_OVER', 'CO-6') : refusal('NOT_YOUR_TURN', 'CO-1')),
  malformed: oneAnswer,
  otherwise: () => refusal('NO_SUCH_DIE', 'CO-2.1'),
  unreadable: () => refusal('NOT_AN_ANSWER', 'CO-1'),
});

/** What is asked at a stage must be there: a wound on top, a choice of units, a token to be spent. */
const stageFaults = (s: CombatState): string[] => {
  const { wounds } = s;
  if (s.stage === REROLL) return wounds.length === 0 ? [] : ['wounds wait while dice are rolled'];
  const { by, count, unit } = wounds.col;
  if (wounds.length === 0 || wounds.top(count) === 0) return ['there is no wound to be dealt'];
  // Only a fallen squire's revenge lies on another wound, so no more than the squires there are.
  if (wounds.length > 3) return ['there are more wounds than can wait'];
  const dealer = wounds.top(by);
  if (s.stage === ASSIGN) return victims(s).length > 1 ? [] : ['there is no choice of units'];
  if (s.strength[cellOf(1 - dealer, wounds.top(unit))] === 0) return ['the wounded unit has fallen'];
  const left = s.stage === PRESS ? s.presses[dealer] : s.shields[1 - dealer];
  return left! > 0 ? [] : ['there is no token to be spent'];
};

const outcome = (s: CombatState): Outcome | undefined => {
  const left = (seat: number) => UNITS.reduce((sum, _, unit) => sum + s.strength[cellOf(seat, unit)]!, 0);
  return over(s) ? ranked([left(0), left(1)], s.resigned, 'strength') : undefined;
};

export const combat: Game<CombatState, CombatConfig, CombatEvent> = {
  id: 'small-combat',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  config: () => {
    const config: CombatConfig = { make: () => make() };
    const make = stateFactory(fields, { seats: 2 }, config);
    return ok(config);
  },
  blank: (config) => config.make(),
  setup: beginVolley,
  ...members,
  outcome,
  maxDecisions: () => 200,
  audit: (s) => [
    ...(s.dice.every((die, i) => i === 0 || die >= s.dice[i - 1]!) ? [] : ['the dice are not in order']),
    ...(over(s) ? [] : stageFaults(s)),
  ],
  table: () => tableRules,
  fact: (s, fact) => {
    if (fact.kind === 'agreedDraw') s.volley = VOLLEYS;
    else s.resigned[fact.seat] = 1;
  },
};
