/**
 * Combat: a small game of dice and wounds. In turn each side rolls four dice and may reroll a set of them
 * once. For every 4 or more, one wound: the other side says which unit takes it, the roller may press to
 * double it, the owner may shield against it. A squire that falls takes revenge: its owner at once wounds a
 * unit of the enemy, and that wound, too, may be pressed, shielded and avenged. Everything pending is a stack
 * of records.
 */
import type { Chance } from '../../chance.ts';
import type { Decision, Draft, Game, Outcome } from '../../game.ts';
import { flag, int, oneOf } from '../../layout/domain.ts';
import { grid, perSeat, records, scalar } from '../../layout/fields.ts';
import { type StateOf, stateFactory } from '../../layout/layout.ts';
import type { Tell } from '../../narration.ts';
import { err, ok, type Refusal, refusal } from '../../result.ts';
import { numberOf, type SeatNumber, seatBit } from '../../seats.ts';
import { ranked, tableRules } from './table.ts';

const UNITS = ['knight', 'archer', 'squire'] as const;
type Unit = (typeof UNITS)[number];
const SQUIRE = 2;
const STRENGTH = 2;
const DICE = 4;
const VOLLEYS = 6;

/** What is asked: a reroll, who takes a wound, whether to press, whether to shield. */
const STAGES = ['reroll', 'assign', 'press', 'shield'] as const;
const [ASSIGN, PRESS, SHIELD] = [1, 2, 3] as const;

/** Steps: a face to reroll (1 to 6, ascending), a unit, or yes and no. */
const UNIT = 10;
const NO = 20;
const YES = 21;

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
  if (s.stage === 0) return roller(s);
  const by = s.wounds.top(s.wounds.col.by);
  if (s.stage === ASSIGN) return s.wounds.top(s.wounds.col.revenge) ? by : 1 - by;
  return s.stage === PRESS ? by : 1 - by;
};

const refuseReroll = (s: CombatState, draft: Draft): Refusal | undefined => {
  const left = Array.from(s.dice);
  for (const [i, face] of draft.entries()) {
    const at = left.indexOf(face);
    if (at < 0) return refusal('NO_SUCH_DIE', 'CO-2.1', { face });
    // The order of the dice does not matter, so each set is offered in ascending order only.
    if (i > 0 && face < draft[i - 1]!) return refusal('DICE_IN_RISING_ORDER', 'CO-2.2');
    left.splice(at, 1);
  }
  return undefined;
};

const refuse = (s: CombatState, seat: number, draft: Draft, whole: boolean): Refusal | undefined => {
  if (over(s)) return refusal('GAME_OVER', 'CO-6');
  if (seat !== asked(s)) return refusal('NOT_YOUR_TURN', 'CO-1');
  if (s.stage === 0) return refuseReroll(s, draft);
  if (draft.length > 1 || (whole && draft.length === 0)) return refusal('ONE_ANSWER', 'CO-3');
  const [step] = draft;
  if (step === undefined) return undefined;
  if (s.stage !== ASSIGN) return step === NO || step === YES ? undefined : refusal('YES_OR_NO', 'CO-4');
  return victims(s).includes(step - UNIT) ? undefined : refusal('NO_SUCH_UNIT', 'CO-3.1');
};

const roll = (s: CombatState, count: number, chance: Chance): void => {
  for (let i = DICE - count; i < DICE; i++) s.dice[i] = chance.die(6);
  s.dice.sort();
};

const beginVolley = (s: CombatState, chance: Chance, tell: Tell<CombatEvent> | null): void => {
  s.stage = 0;
  roll(s, DICE, chance);
  tell?.({ type: 'rolled', seat: roller(s) + 1, dice: Array.from(s.dice) });
};

/** Continues until somebody has a choice: stages without one are skipped, wounds without a target lapse. */
const goOn = (s: CombatState, chance: Chance, tell: Tell<CombatEvent> | null): void => {
  const { wounds } = s;
  while (wounds.length > 0) {
    const { by, count, unit } = wounds.col;
    const dealer = wounds.top(by);
    const units = victims(s);
    if (wounds.top(count) === 0 || units.length === 0) {
      wounds.pop();
      s.stage = ASSIGN;
      continue;
    }
    if (s.stage === ASSIGN) {
      if (units.length > 1) return;
      wounds.setTop(unit, units[0]!);
      s.stage = PRESS;
    }
    if (s.stage === PRESS) {
      if (s.presses[dealer]! > 0) return;
      s.stage = SHIELD;
    }
    if (s.shields[1 - dealer]! > 0) return;
    land(s, false, tell);
  }
  s.volley++;
  if (!over(s)) beginVolley(s, chance, tell);
};

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

const apply = (
  s: CombatState,
  seat: number,
  decision: Draft,
  chance: Chance,
  tell: Tell<CombatEvent> | null,
): void => {
  const { wounds } = s;
  if (s.stage === 0) {
    const kept = Array.from(s.dice);
    for (const face of decision) kept.splice(kept.indexOf(face), 1);
    s.dice.set(kept);
    roll(s, decision.length, chance);
    const hits = s.dice.filter((die) => die >= 4).length;
    tell?.({ type: 'hits', seat: numberOf(seat), dice: Array.from(s.dice), hits });
    s.dice.fill(1);
    s.stage = ASSIGN;
    wounds.add({ by: seat, revenge: 0, count: hits, unit: 0, double: 0 });
  } else if (s.stage === ASSIGN) {
    wounds.setTop(wounds.col.unit, decision[0]! - UNIT);
    s.stage = PRESS;
  } else {
    const yes = decision[0] === YES;
    const tokens = s.stage === PRESS ? s.presses : s.shields;
    if (yes) tokens[seat] = tokens[seat]! - 1;
    if (s.stage === PRESS) {
      wounds.setTop(wounds.col.double, yes ? 1 : 0);
      s.stage = SHIELD;
    } else land(s, yes, tell);
  }
  goOn(s, chance, tell);
};

/** What is asked at a stage must be there: a wound on top, a choice of units, a token to be spent. */
const stageFaults = (s: CombatState): string[] => {
  const { wounds } = s;
  if (s.stage === 0) return wounds.length === 0 ? [] : ['wounds wait while dice are rolled'];
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

const WORDS: Readonly<Record<string, number>> = {
  no: NO,
  yes: YES,
  knight: UNIT,
  archer: UNIT + 1,
  squire: UNIT + 2,
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
  active: (s) => (over(s) ? 0 : seatBit(asked(s))),
  point: (s, seat) =>
    over(s) || seat !== asked(s) ? undefined : { name: STAGES[s.stage]!, clause: `CO-${s.stage + 2}` },
  steps: (s, seat, draft, out) => {
    out.clear();
    if (refuse(s, seat, draft, false)) return;
    out.complete = refuse(s, seat, draft, true) === undefined;
    if (s.stage !== 0 && draft.length > 0) return;
    const all =
      s.stage === 0 ? [1, 2, 3, 4, 5, 6] : s.stage === ASSIGN ? [UNIT, UNIT + 1, UNIT + 2] : [NO, YES];
    for (const step of all) if (!refuse(s, seat, [...draft, step], false)) out.add(step);
  },
  sample: (s, _seat, chance): Decision => {
    if (s.stage === 0) return Array.from(s.dice).filter(() => chance.draw(2) === 0);
    const units = victims(s);
    return [s.stage === ASSIGN ? UNIT + units[chance.draw(units.length)]! : NO + chance.draw(2)];
  },
  refuse,
  apply,
  final: (s, _seat, decision) => (s.stage === SHIELD && decision[0] === YES ? 'CO-5.1' : undefined),
  timeout: (s) => (s.stage === 0 ? [] : [s.stage === ASSIGN ? UNIT + victims(s)[0]! : NO]),
  outcome,
  maxDecisions: () => 200,
  write: (s, _seat, decision) => {
    if (s.stage === 0) return decision.length === 0 ? 'keep' : `roll ${decision.join(' ')}`;
    return Object.keys(WORDS).find((word) => WORDS[word] === decision[0]) ?? '';
  },
  read: (_s, _seat, text) => {
    const plain = text.trim().toLowerCase();
    if (plain === 'keep') return ok([]);
    if (/^roll( [1-6])+$/.test(plain))
      return ok(
        plain
          .slice(5)
          .split(' ')
          .map(Number)
          .sort((a, b) => a - b),
      );
    const step = Object.hasOwn(WORDS, plain) ? WORDS[plain] : undefined;
    return step === undefined ? err(refusal('NOT_AN_ANSWER', 'CO-1')) : ok([step]);
  },
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
