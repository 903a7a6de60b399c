/** Rest, and abilities that are an action of their own or come before one (WOW-6, 4.8, 4.9). */
import { happen } from '../effects/use.ts';
import { regain } from '../fight/resources.ts';
import { WINDOW_BITS } from '../hands.ts';
import { factionOf, heroesOf, heroName } from '../heroes.ts';
import { abilityOf, mapUses, opIn, refuseMapUse, useOnMap } from '../map/abilities.ts';
import { isTownOf, START } from '../map/geography.ts';
import { disordered, malformed, refuse, refuseIn } from '../refusals.ts';
import { REGION_IDS, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import {
  byActor,
  heroIn,
  isSorted,
  refuseActor,
  refuseFree,
  refuseSplit,
  spendAction,
  splits,
} from './actor.ts';
import { follows, move, refusedBy, single, type Trial, type WarcraftMove, WHOLE } from './point.ts';

const inTown = (s: Warcraft, hero: number): boolean => isTownOf(s.region[hero]!, factionOf(s, hero));
/** WOW-6.1, 6.2 */
export const restPoints = (s: Warcraft, hero: number): number => (inTown(s, hero) ? 3 : 2) * s.level[hero]!;

const POINTS_GIVEN = [VERB.health];
const NONE: readonly number[] = [];
export const rest: WarcraftMove = move({
  ...byActor(VERB.rest),
  bars: (s, one, seat) => refuseFree(s, seat, aboutOf(one)),
  trial: (s, draft): Trial => {
    const hero = heroIn(draft);
    const options = splits(s, hero, restPoints(s, hero));
    const free = options.length === 1;
    const given = verbOf(draft.at(-1)!) === VERB.health;
    const used = draft.length === 1 ? NONE : draft.slice(1, given ? -1 : undefined);
    if (used.length > 0 && used.some((one) => verbOf(one) !== VERB.use)) return refusedBy(malformed());
    if (!isSorted(used)) return refusedBy(disordered());
    for (let i = 0; i < used.length; i++) {
      const wrong = refuseMapUse(s, hero, aboutOf(used[i]!), 'rest');
      if (wrong) return refusedBy(wrong);
    }
    if (given)
      return !free && options.includes(aboutOf(draft.at(-1)!))
        ? WHOLE
        : refusedBy(refuseSplit(free ? NONE : options));
    const next: number[] = [];
    const uses = mapUses(s, hero, 'rest');
    for (let i = 0; i < uses.length; i++)
      if (step(VERB.use, uses[i]!) > (used.at(-1) ?? -1)) next.push(step(VERB.use, uses[i]!));
    if (free) return follows(next, true);
    for (let i = 0; i < options.length; i++) next.push(step(VERB.health, options[i]!));
    return follows(next, false, POINTS_GIVEN);
  },
  apply: (s, decision, chance, tell, seat) => {
    const hero = heroIn(decision);
    const total = restPoints(s, hero);
    const last = decision.at(-1)!;
    const health = verbOf(last) === VERB.health ? aboutOf(last) : splits(s, hero, total)[0]!;
    spendAction(s, seat, hero);
    tell?.({ type: 'rested', hero: heroName(s, hero) });
    regain(s, hero, 'health', health, tell);
    regain(s, hero, 'energy', total - health, tell);
    // WOW-6.3
    s.curse[hero] = inTown(s, hero) ? 0 : Math.max(0, s.curse[hero]! - 1);
    happen(s, hero, WINDOW_BITS.rest, chance, tell);
    for (let i = 1; i < decision.length; i++)
      if (verbOf(decision[i]!) === VERB.use) useOnMap(s, hero, aboutOf(decision[i]!), chance, tell);
  },
});

export const pass: WarcraftMove = {
  ...single(
    VERB.pass,
    byActor(VERB.pass).first,
    (s, one, seat) => refuseFree(s, seat, aboutOf(one)),
    (s, one, _chance, tell, seat) => {
      spendAction(s, seat, aboutOf(one));
      tell?.({ type: 'passed', hero: heroName(s, aboutOf(one)) });
    },
  ),
  byActor: true,
};

/** Most characters have no card for an action of its own or for what comes before one. */
const NO_POWER = refusedBy(refuseIn('action(own)', 'NOT_YOUR_CARD'));
const NO_CARD = refusedBy(refuseIn('beforeAction', 'NOT_YOUR_CARD'));
/** WOW-4.9: Prayer of Healing. */
export const power: WarcraftMove = move({
  ...byActor(VERB.power),
  bars: (s, one, seat) => refuseFree(s, seat, aboutOf(one)),
  trial: (s, draft) => {
    const hero = heroIn(draft);
    if (draft.length === 1) {
      const uses = mapUses(s, hero, 'action(own)');
      return uses.length === 0
        ? NO_POWER
        : follows(
            uses.map((use) => step(VERB.use, use)),
            false,
          );
    }
    if (draft.length > 2 || verbOf(draft[1]!) !== VERB.use) return refusedBy(malformed());
    const wrong = refuseMapUse(s, hero, aboutOf(draft[1]!), 'action(own)');
    return wrong ? refusedBy(wrong) : WHOLE;
  },
  apply: (s, decision, chance, tell, seat) => {
    spendAction(s, seat, heroIn(decision));
    useOnMap(s, heroIn(decision), aboutOf(decision[1]!), chance, tell);
  },
});

/** Whom Portal and Ritual of Summoning may move, and how many of them; undefined for other abilities. */
const passengers = (s: Warcraft, hero: number, use: number) => {
  const ability = abilityOf(s, use);
  const friends = heroesOf(s, factionOf(s, hero));
  if (opIn(ability, 'portal'))
    return { heroes: friends.filter((one) => s.region[one] === s.region[hero]), most: friends.length };
  if (opIn(ability, 'summonAlly'))
    return { heroes: friends.filter((one) => one !== hero && s.region[one] !== s.region[hero]), most: 1 };
  return undefined;
};
/** WOW-4.8: the action must follow at once. */
export const before: WarcraftMove = move({
  ...byActor(VERB.before),
  bars: (s, one, seat) => refuseActor(s, seat, aboutOf(one)),
  trial: (s, draft) => {
    const hero = heroIn(draft);
    if (draft.length === 1) {
      const uses = mapUses(s, hero, 'beforeAction');
      if (uses.length === 0) return NO_CARD;
      const able = uses.filter((use) => passengers(s, hero, use)?.heroes.length !== 0);
      return able.length === 0
        ? NO_CARD
        : follows(
            able.map((use) => step(VERB.use, use)),
            false,
          );
    }
    const [, use, ...who] = draft;
    if (verbOf(use!) !== VERB.use) return refusedBy(malformed());
    const wrong = refuseMapUse(s, hero, aboutOf(use!), 'beforeAction');
    if (wrong) return refusedBy(wrong);
    const able = passengers(s, hero, aboutOf(use!));
    if (!able) return who.length > 0 ? refusedBy(malformed()) : WHOLE;
    if (who.length > able.most) return refusedBy(malformed());
    if (!isSorted(who)) return refusedBy(disordered());
    for (const one of who)
      if (verbOf(one) !== VERB.hero || !able.heroes.includes(aboutOf(one)))
        return refusedBy(refuse('NO_TARGET'));
    const next =
      who.length < able.most
        ? able.heroes.map((one) => step(VERB.hero, one)).filter((one) => one > (who.at(-1) ?? -1))
        : [];
    return able.heroes.length === 0 ? refusedBy(refuse('NO_TARGET')) : follows(next, who.length > 0);
  },
  apply: (s, decision, chance, tell, seat) => {
    const hero = heroIn(decision);
    const use = aboutOf(decision[1]!);
    const portal = opIn(abilityOf(s, use), 'portal') !== undefined;
    const to = portal ? START[factionOf(s, hero)]! : s.region[hero]!;
    s.bound = hero;
    s.word = seat;
    useOnMap(s, hero, use, chance, tell);
    for (const one of decision.slice(2)) {
      s.region[aboutOf(one)] = to;
      s.hasActed[aboutOf(one)] = 0;
      tell?.({ type: 'moved', hero: heroName(s, aboutOf(one)), region: REGION_IDS[to]! });
    }
  },
});
