/** Travel, on foot, by air and by magic (WOW-5). */
import { happen } from '../effects/use.ts';
import { isPlaguelands } from '../event-cards/attack.ts';
import { isAnyInPlay } from '../event-cards/deck.ts';
import { WINDOW_BITS } from '../hands.ts';
import { factionOf, heroName, passives } from '../heroes.ts';
import { abilityOf, mapUses, opIn, refuseMapUse, spend, useOnMap } from '../map/abilities.ts';
import { isObliged, NO_REACH, type Reach, reach, reachOf, START } from '../map/geography.ts';
import { disordered, malformed, refuse, refuseIn } from '../refusals.ts';
import { REGION_IDS, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { byActor, heroIn, isSorted, refuseActor, spendAction } from './actor.ts';
import { follows, move, refusedBy, type WarcraftMove, WHOLE } from './point.ts';

/** WOW-5.1 */
export const STEPS = 2;
const ARRIVALS = [VERB.into];
const NONE: readonly number[] = [];
const arrive = (s: Warcraft, hero: number, region: number, tell: Parameters<typeof useOnMap>[4]): void => {
  s.region[hero] = region;
  tell?.({ type: 'travelled', hero: heroName(s, hero), region: REGION_IDS[region]! });
};
/** Why this character cannot take a travel action. */
const refuseTravel = (s: Warcraft, seat: number, hero: number) => {
  const refused = refuseActor(s, seat, hero);
  if (refused) return refused;
  if (isObliged(s, hero) && passives(s, hero, 'leaveBlue').length === 0) return refuse('MUST_CHALLENGE');
  let most = 99;
  for (const { args } of passives(s, hero, 'travelMax')) most = Math.min(most, args[0]);
  return s.travels[hero]! >= most ? refuse('TRAVELS_USED') : undefined;
};
const extraOf = (s: Warcraft, use: number): number => opIn(abilityOf(s, use), 'travelExtra')?.args[0] ?? 0;
/** A way of travelling, and what it reaches with these abilities. */
type Way = (s: Warcraft, hero: number, uses: readonly number[], avoid?: (region: number) => boolean) => Reach;
const has = (reached: Reach, region: number): boolean => (reached.steps[region] ?? 0) > 0;
/** What this way of travelling reaches, without regions for which the winds ask more energy than there is. */
const affordable = (s: Warcraft, hero: number, find: Way, uses: readonly number[]): Reach => {
  if (s.energy[hero]! > 0 || !isAnyInPlay(s, 'winds')) return find(s, hero, uses);
  return isPlaguelands(s.region[hero]!) ? NO_REACH : find(s, hero, uses, isPlaguelands);
};
/** WOW-21.17: what the winds cost on the best way to a region. */
const windsCost = (s: Warcraft, hero: number, to: number, find: Way, uses: readonly number[]): number =>
  isAnyInPlay(s, 'winds') && (isPlaguelands(s.region[hero]!) || !has(find(s, hero, uses, isPlaguelands), to))
    ? 1
    : 0;
/** WOW-5.1, 5.8 */
const stepsWith = (s: Warcraft, uses: readonly number[]): number =>
  uses.length === 0 ? STEPS : uses.reduce((sum, use) => sum + extraOf(s, use), STEPS);
const walk: Way = (s, hero, uses, avoid) =>
  reach(s, hero, {
    most: stepsWith(s, uses),
    flights: true,
    ignoreBlue: passives(s, hero, 'travelIgnoreBlue').length > 0,
    avoid,
  });

/** The way is not part of the decision: of all ways to a region one is as good as another (WOW-5.1). */
export const travel: WarcraftMove = move({
  ...byActor(VERB.travel),
  bars: (s, one, seat) => refuseTravel(s, seat, aboutOf(one)),
  trial: (s, draft) => {
    const hero = heroIn(draft);
    const last = draft.at(-1)!;
    const arrived = draft.length > 1 && verbOf(last) === VERB.into;
    const used = draft.length === 1 ? NONE : draft.slice(1, arrived ? -1 : undefined);
    if (used.length > 0 && used.some((one) => verbOf(one) !== VERB.use)) return refusedBy(malformed());
    if (!isSorted(used)) return refusedBy(disordered());
    const uses = used.length === 0 ? NONE : used.map(aboutOf);
    for (let i = 0; i < uses.length; i++) {
      const wrong = refuseMapUse(s, hero, uses[i]!, 'travel');
      if (wrong) return refusedBy(wrong);
    }
    const far = affordable(s, hero, walk, uses);
    if (arrived) {
      if (aboutOf(last) === START[1 - factionOf(s, hero)]) return refusedBy(refuse('ENEMY_START'));
      if (has(far, aboutOf(last))) return WHOLE;
      // In reach but for the winds (WOW-21.17).
      return has(walk(s, hero, uses), aboutOf(last))
        ? refusedBy(refuseIn('winds', 'NOT_ENOUGH_ENERGY', { price: 1, energy: s.energy[hero]! }))
        : refusedBy(refuse('TOO_FAR', { steps: stepsWith(s, uses) }));
    }
    const { arrivals } = far;
    if (arrivals.length === 0)
      return refusedBy(refuseIn('winds', 'NOT_ENOUGH_ENERGY', { price: 1, energy: s.energy[hero]! }));
    const able = mapUses(s, hero, 'travel');
    if (able.length === 0) return follows(arrivals, false, ARRIVALS);
    const others = able.filter((use) => use > (uses.at(-1) ?? -1)).map((use) => step(VERB.use, use));
    return follows([...others, ...arrivals], false, ARRIVALS);
  },
  apply: (s, decision, chance, tell, seat) => {
    const hero = heroIn(decision);
    const uses = decision.length === 2 ? NONE : decision.slice(1, -1).map(aboutOf);
    const winds = windsCost(s, hero, aboutOf(decision.at(-1)!), walk, uses);
    s.travels[hero]!++;
    spendAction(s, seat, hero);
    spend(s, hero, winds, tell);
    for (const use of uses) useOnMap(s, hero, use, chance, tell);
    arrive(s, hero, aboutOf(decision.at(-1)!), tell);
    happen(s, hero, WINDOW_BITS.afterTravel, chance, tell);
  },
});

/** Regions that a teleport reaches, and at how much energy: as many steps as points, walked, blue or not (WOW-5.8). */
const jump: Way = (s, hero, _uses, avoid) =>
  reach(s, hero, { most: s.energy[hero]!, flights: false, ignoreBlue: true, avoid });
/** The energy of a teleport: a point a step, and what the winds take where no way of as few steps avoids them. */
const teleportCost = (s: Warcraft, hero: number, to: number): number => {
  const far = jump(s, hero, NONE).steps[to]!;
  const straight: Way = (_s, _hero, _uses, avoid) =>
    reach(s, hero, { most: far, flights: false, ignoreBlue: true, avoid });
  return far + windsCost(s, hero, to, straight, NONE);
};
const teleportsTo = (s: Warcraft, hero: number): Reach =>
  reachOf(
    jump(s, hero, NONE).steps.map((far, to) =>
      far > 0 && teleportCost(s, hero, to) <= s.energy[hero]! ? far : 0,
    ),
  );
const hasTeleport = (s: Warcraft, hero: number): boolean => {
  const uses = mapUses(s, hero, 'action(travel)');
  return uses.length > 0 && uses.some((use) => opIn(abilityOf(s, use), 'teleport'));
};
export const teleport: WarcraftMove = move({
  ...byActor(VERB.teleport),
  bars: (s, one, seat) =>
    refuseTravel(s, seat, aboutOf(one)) ??
    (hasTeleport(s, aboutOf(one)) ? undefined : refuseIn('action(travel)', 'NOT_YOUR_CARD')),
  trial: (s, draft) => {
    const hero = heroIn(draft);
    const far = teleportsTo(s, hero);
    if (draft.length === 1)
      return far.arrivals.length === 0
        ? refusedBy(refuseIn('teleport', 'NOT_ENOUGH_ENERGY', { price: 1, energy: s.energy[hero]! }))
        : follows(far.arrivals, false, ARRIVALS);
    const [, into] = draft;
    if (draft.length > 2 || verbOf(into!) !== VERB.into) return refusedBy(malformed());
    if (aboutOf(into!) === START[1 - factionOf(s, hero)]) return refusedBy(refuse('ENEMY_START'));
    return has(far, aboutOf(into!))
      ? WHOLE
      : refusedBy(
          refuseIn('teleport', 'NOT_ENOUGH_ENERGY', { price: s.energy[hero]! + 1, energy: s.energy[hero]! }),
        );
  },
  apply: (s, decision, chance, tell, seat) => {
    const hero = heroIn(decision);
    const to = aboutOf(decision[1]!);
    s.travels[hero]!++;
    spendAction(s, seat, hero);
    spend(s, hero, teleportCost(s, hero, to), tell);
    arrive(s, hero, to, tell);
    happen(s, hero, WINDOW_BITS.afterTravel, chance, tell);
  },
});
