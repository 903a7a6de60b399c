/** The decision points of a fight (table "Decision points" of the specification). */
import type { Refusal } from '#engine/result.ts';
import { isOnSheet } from '../belongings.ts';
import { applyUse, canBeFree, openUses, tryUse } from '../effects/use.ts';
import { actFoe, canFell, payableFigures } from '../fight/course.ts';
import { defeatFigure, defeatSingle } from '../fight/defeat.ts';
import { COLOUR_LETTERS } from '../fight/dice.ts';
import { group, SINGLE_IS, singleStrength } from '../fight/foes.ts';
import { push, setTop, top, topFrame } from '../fight/frames.ts';
import { take, takersBy } from '../fight/loss.ts';
import { dragonLimit, kelLimit } from '../fight/place.ts';
import { dueDice, poolCounts, poolSize, rollPool, STUN_DICE, stunDefeats, switchOff } from '../fight/pool.ts';
import { answering, askedForArmor, splitsOf } from '../fight/pvp.ts';
import { unequip } from '../fight/resources.ts';
import { toStage } from '../fight/stages.ts';
import { dropHits } from '../fight/tokens.ts';
import {
  fightersOf,
  hasSource,
  heroName,
  isOn,
  membersOf,
  onSheet,
  petOf,
  powersOn,
  sourceId,
} from '../heroes.ts';
import { setAll } from '../lists.ts';
import { disordered, malformed, refuse, refuseIn } from '../refusals.ts';
import { SOURCES } from '../sources.ts';
import { DAMAGE, DEFEATED, F_DEFEAT, F_LOSS, FIGHTING, FIGURES, stageNo, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from '../steps.ts';
import {
  ASKED_SEAT,
  allowed,
  follows,
  move,
  type Point,
  refusedBy,
  single,
  type WarcraftMove,
  WHOLE,
  word,
} from './point.ts';
import { reroll } from './reroll.ts';

const attacker = single(
  VERB.attacker,
  (s) => fightersOf(s, s.side).map((hero) => step(VERB.attacker, hero)),
  (s, one) => {
    const hero = aboutOf(one);
    if (!fightersOf(s, s.side).includes(hero))
      return refuse(s.role[hero] === FIGHTING ? 'OTHER_SIDE' : 'NOT_FIGHTING');
    return s.acted[hero] === 1 ? refuse('HAS_ACTED') : undefined;
  },
  (s, one) => {
    s.active = aboutOf(one);
    toStage(s, 'poolStart');
  },
);

const NONE: readonly number[] = [];
const useAbility: WarcraftMove = move({
  verb: VERB.use,
  first: (s) => {
    const uses = openUses(s, s.askedHero);
    return uses.length === 0 ? uses : uses.map((use) => step(VERB.use, use));
  },
  trial: (s, draft) => {
    const { refused, wanted } = tryUse(s, s.askedHero, draft);
    const mayBeFree = draft.length === 1 && canBeFree(s, s.askedHero, draft[0]! - step(VERB.use));
    const free = mayBeFree ? [step(VERB.free)] : NONE;
    if (refused && !(mayBeFree && refused.code === 'NOT_ENOUGH_ENERGY')) return refusedBy(refused);
    return follows(wanted ? [...wanted, ...free] : free, !refused && !wanted);
  },
  apply: (s, decision, chance, tell) => {
    if (s.askedHero === s.active) s.poolBegun = 1;
    askAgain(s);
    applyUse(s, s.askedHero, decision, chance, tell);
  },
});
const AT_POOL_START = stageNo('poolStart');
/**
 * After an effect those who have passed may still use something, so that effects of one moment come in any order that their
 * owners want (WOW-12.16). What friends add to a pool comes before what its owner uses: no order gives more dice.
 */
const askAgain = (s: Warcraft): void => {
  if (s.frames.length > 0) setTop(s, 'passed', 0);
  else if (s.stage !== AT_POOL_START) setAll(s.done, 0);
};
const finish = word(VERB.done, allowed, (s) => {
  if (s.frames.length > 0) setTop(s, 'passed', top(s, 'passed') | (1 << s.askedHero));
  else s.done[s.askedHero] = 1;
});

/** A step for each card that can be switched off. */
const offSteps = (s: Warcraft): readonly number[] => {
  if (s.poolBegun === 1) return NONE;
  const sheet = onSheet(s, s.askedHero);
  const list: number[] = [];
  for (let i = 0; i < sheet.length; i++) if (isOn(s, sheet[i]!)) list.push(step(VERB.off, sheet[i]!));
  return list;
};
/** WOW-12.4, 12.5 */
const off = single(
  VERB.off,
  offSteps,
  (s, one) => {
    const from = aboutOf(one);
    if (!SOURCES[from] || !hasSource(s, s.askedHero, from)) return refuse('NOT_YOUR_CARD');
    if (!isOnSheet(s, s.askedHero, from)) return refuse('CANNOT_SWITCH_OFF');
    if (!isOn(s, from)) return refuse('CARD_IS_OFF', { card: SOURCES[from]!.id });
    return s.poolBegun === 1 ? refuse('SWITCH_FIRST') : undefined;
  },
  (s, one, _chance, tell) => {
    switchOff(s, s.askedHero, aboutOf(one));
    tell?.({ type: 'switchedOff', hero: heroName(s, s.askedHero), card: sourceId(s, aboutOf(one)) });
  },
);

/** Colour → how many steps of this verb; undefined where the steps are not in the order of the colours. */
const counted = (draft: readonly number[], verb: number): number[] => {
  const counts = [0, 0, 0];
  for (const one of draft) if (verbOf(one) === verb) counts[aboutOf(one)]!++;
  return counts;
};
const ROLLING = [step(VERB.roll)];
/** Set of colours → a step for each. */
const stepsByColours = (verb: Verb): number[][] =>
  Array.from({ length: 1 << COLOUR_LETTERS.length }, (_, set) =>
    membersOf(set).map((one) => step(verb, one)),
  );
const PAYING = stepsByColours(VERB.pay);
const LEAVING = stepsByColours(VERB.leave);
/** Too few dice are given up: stun is satisfied first (WOW-16.7). */
const unpaidDice = (s: Warcraft, hero: number, paid: number, due: number): Refusal =>
  refuseIn(paid < STUN_DICE * s.stun[hero]! ? 'stun' : 'curse', 'PAY_DICE_FIRST', { count: due });
const tooManyPaid = (s: Warcraft, hero: number, due: number): Refusal =>
  s.stun[hero]! === 0 && s.curse[hero]! > 0
    ? refuseIn('curse', 'TOO_MANY_PAID', { count: due })
    : refuse('TOO_MANY_PAID', { count: due });
/** WOW-16.1, 16.4, 16.9, 13.5: stun and curse are paid first, then dice may be left. */
const roll = move({
  verb: VERB.roll,
  first: () => ROLLING,
  always: ROLLING,
  trial: (s, draft) => {
    const counts = poolCounts(s);
    const defeated = stunDefeats(s, s.askedHero, counts);
    const due = defeated ? 0 : dueDice(s, s.askedHero, counts);
    const free = defeated ? [0, 0, 0] : counts;
    let last = step(VERB.pay, 0);
    let paid = 0;
    if (draft[0] !== step(VERB.roll)) return refusedBy(malformed());
    for (let i = 1; i < draft.length; i++) {
      const one = draft[i]!;
      const colour = aboutOf(one);
      const verb = verbOf(one);
      if ((verb !== VERB.pay && verb !== VERB.leave) || colour > 2) return refusedBy(malformed());
      if (verb === VERB.leave && paid < due) return refusedBy(refuse('PAY_DICE_FIRST', { count: due }));
      if (verb === VERB.pay && paid === due)
        return refusedBy(defeated ? malformed() : tooManyPaid(s, s.askedHero, due));
      if (one < last) return refusedBy(disordered());
      if (free[colour] === 0) return refusedBy(refuse('NO_DIE_OF_COLOUR'));
      free[colour]!--;
      if (verb === VERB.pay) paid++;
      last = one;
    }
    const verb = paid < due ? VERB.pay : VERB.leave;
    let colours = 0;
    for (let colour = 0; colour < free.length; colour++) {
      if (free[colour] === 0 || step(verb, colour) < last) continue;
      // Those that follow in order must still suffice.
      if (verb === VERB.leave || roomFrom(free, colour) >= due - paid) colours |= 1 << colour;
    }
    if (paid === due) return follows(LEAVING[colours]!, true);
    const unpaid = unpaidDice(s, s.askedHero, paid, due);
    return colours === 0 ? refusedBy(unpaid) : follows(PAYING[colours]!, false, undefined, unpaid);
  },
  apply: (s, decision, chance, tell) => {
    const hero = s.askedHero;
    if (stunDefeats(s, hero)) {
      tell?.({ type: 'defeatedByStun', hero: heroName(s, hero), tokens: s.stun[hero]!, dice: poolSize(s) });
      push(s, F_DEFEAT, hero);
      return;
    }
    rollPool(s, hero, counted(decision, VERB.pay), counted(decision, VERB.leave), chance, tell);
    toStage(s, 'poolEnd');
  },
});
const roomFrom = (free: readonly number[], colour: number): number => {
  let room = 0;
  for (let i = colour; i < free.length; i++) room += free[i]!;
  return room;
};

/** Keeps the dice. */
const spare = word(VERB.spare, allowed, (s) => {
  if (s.active < 0) s.done[0] = 1;
  else toStage(s, 'rerollEnd');
});
const foe = word(
  VERB.foe,
  (s) =>
    s.foeActs === 1 && s.frames.length === 0 && s.askedHero === s.active ? undefined : refuse('FOE_NOT_DUE'),
  (s, _chance, tell) => actFoe(s, tell),
);

/** Figures of one colour and quest are alike (a group is of one kind), and the first stands for them. */
const payable = (s: Warcraft): number[] => {
  const all = payableFigures(s);
  const isLike = (a: number, b: number): boolean =>
    FIGURES[a]!.colour === FIGURES[b]!.colour && s.questOf[a] === s.questOf[b];
  return all.filter((figure, i) => all.findIndex((one) => isLike(one, figure)) === i);
};
const kill = single(
  VERB.kill,
  (s) => payable(s).map((f) => step(VERB.kill, f)),
  (s, one) => {
    const figure = aboutOf(one);
    if (!group(s).includes(figure)) return refuse('NOT_IN_THIS_FIGHT');
    if (!payableFigures(s).includes(figure)) return refuse('NOT_ENOUGH_HITS');
    return payable(s).includes(figure) ? undefined : malformed();
  },
  (s, one, _chance, tell) => {
    dropHits(s, s.attackers, DAMAGE, FIGURES[aboutOf(one)]!.strength.health);
    defeatFigure(s, aboutOf(one), tell);
  },
);
const fell = single(
  VERB.fell,
  () => [step(VERB.fell)],
  (s, one) => {
    if (aboutOf(one) === 0 && canFell(s)) return undefined;
    return refuse(s.opposed === SINGLE_IS ? 'NOT_ENOUGH_HITS' : 'NOT_IN_THIS_FIGHT');
  },
  (s, _one, _chance, tell) => {
    dropHits(s, s.attackers, DAMAGE, singleStrength(s).health);
    defeatSingle(s, tell);
  },
);

const refuseWound = (s: Warcraft, hero: number, pet: boolean): Refusal => {
  if (pet && takersBy(s, false).includes(hero)) {
    const card = petOf(s, hero);
    return card < 0 ? refuse('NO_PET') : refuse('CARD_IS_OFF', { card: SOURCES[card]!.id });
  }
  if (topFrame(s) === F_LOSS) return refuse('OWN_LOSS');
  if (s.role[hero] === DEFEATED) return refuse('CANNOT_TAKE_WOUND');
  return refuseIn(s.role[hero] === FIGHTING ? 'enemy' : 'away', 'CANNOT_TAKE_WOUND');
};
const woundBy = (verb: typeof VERB.wound | typeof VERB.petWound, pet: boolean): WarcraftMove =>
  single(
    verb,
    (s) => takersBy(s, pet).map((hero) => step(verb, hero)),
    (s, one) => (takersBy(s, pet).includes(aboutOf(one)) ? undefined : refuseWound(s, aboutOf(one), pet)),
    (s, one, _chance, tell) => take(s, { hero: aboutOf(one), pet }, tell),
  );

const kel = single(
  VERB.kel,
  (s) => Array.from({ length: (kelLimit(s) ?? 0) + 1 }, (_, n) => step(VERB.kel, n)),
  (s, one) => (aboutOf(one) <= (kelLimit(s) ?? 0) ? undefined : refuse('TOO_MANY_SPOTS')),
  (s, one) => {
    s.kelSpots = aboutOf(one);
  },
);
/** WOW-22.6 */
const dragon = move({
  verb: VERB.dragon,
  first: (s) => upTo(Math.min(dragonLimit(s)!.most, dragonLimit(s)!.hits[0]!), VERB.dragon),
  trial: (s, draft) => {
    const { most, hits } = dragonLimit(s)!;
    const [damage, defense] = draft.map(aboutOf) as [number, number | undefined];
    if (draft.length > 2 || (draft.length === 2 && verbOf(draft[1]!) !== VERB.times))
      return refusedBy(malformed());
    if (damage > hits[0]! || damage + (defense ?? 0) > most || (defense ?? 0) > hits[1]!)
      return refusedBy(refuse('TOO_MANY_HITS', { most }));
    if (defense !== undefined) return WHOLE;
    return follows(upTo(Math.min(most - damage, hits[1]!), VERB.times), false);
  },
  apply: (s, [damage, defense]) => {
    s.dragonDamage = aboutOf(damage!);
    s.dragonDefense = aboutOf(defense!);
  },
});
const upTo = (most: number, verb: typeof VERB.dragon | typeof VERB.times): number[] =>
  Array.from({ length: most + 1 }, (_, n) => step(verb, n));

const giveUp = single(
  VERB.giveUp,
  (s) => powersOn(s, s.askedHero).map((one) => step(VERB.giveUp, one)),
  (s, one) => (powersOn(s, s.askedHero).includes(aboutOf(one)) ? undefined : refuse('NO_SUCH_POWER')),
  (s, one, _chance, tell) => {
    setTop(s, 'left', top(s, 'left') - 1);
    unequip(s, s.askedHero, aboutOf(one), tell);
  },
);

/** WOW-17.5: how many of the hits that armour removes leave the damage box; the others leave the defence box. */
const armor = single(
  VERB.armor,
  (s, seat) => splitsOf(s, answering(s, seat)).map((n) => step(VERB.armor, n)),
  (s, one, seat) => {
    const options = splitsOf(s, answering(s, seat));
    return options.includes(aboutOf(one))
      ? undefined
      : refuse('NO_SUCH_SPLIT', { least: options[0]!, most: options.at(-1)! });
  },
  (s, one, _chance, _tell, seat) => {
    s.armorSplit[answering(s, seat)] = aboutOf(one);
  },
);

export const point = (name: string, clause: string, ...moves: readonly WarcraftMove[]): Point => ({
  name,
  clause,
  asks: ASKED_SEAT,
  moves,
});
export const FIGHT_POINTS: readonly Point[] = [
  point('chooseAttacker', 'WOW-13.3', attacker),
  point('dicePool', 'WOW-14.3', roll, useAbility, off),
  point('reroll', 'WOW-13.12', spare, reroll),
  point('useAbility', 'WOW-12.6', finish, useAbility, foe),
  point('kelSpots', 'WOW-22.5', kel),
  point('nefarianHits', 'WOW-22.6', dragon),
  point('killCreatures', 'WOW-14.8', kill, fell, spare),
  point('assignWound', 'WOW-15.1', woundBy(VERB.wound, false), woundBy(VERB.petWound, true)),
  point('wildkinUnequip', 'WOW-14.22', giveUp),
  point('react', 'WOW-15.2', finish, useAbility),
  { name: 'pvpArmor', clause: 'WOW-17.5', asks: { how: 'sealed', seats: askedForArmor }, moves: [armor] },
];
