/** Travel, on foot, by air and by magic (WOW-5). */
import { happen } from '../effects/use.ts';
import { factionOf, heroName, passives } from '../heroes.ts';
import { abilityOf, mapUses, opIn, refuseMapUse, spend, useOnMap } from '../map/abilities.ts';
import { isObliged, reach, START } from '../map/geography.ts';
import { malformed, refuse } from '../refusals.ts';
import { REGION_IDS, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import { firstSteps, heroIn, isSorted, refuseActor, spendAction } from './actor.ts';
import { move, type WarcraftMove } from './point.ts';

const STEPS = 2;
const arrive = (s: Warcraft, hero: number, region: number, tell: Parameters<typeof useOnMap>[4]): void => {
  s.region[hero] = region;
  tell?.({ type: 'travelled', hero: heroName(s, hero), region: REGION_IDS[region]! });
};
/** Why this character cannot take a travel action. */
const refuseTravel = (s: Warcraft, seat: number, hero: number) => {
  const refused = refuseActor(s, seat, hero);
  if (refused) return refused;
  if (isObliged(s, hero) && passives(s, hero, 'leaveBlue').length === 0) return refuse('MUST_CHALLENGE');
  const most = Math.min(99, ...passives(s, hero, 'travelMax').map(({ args: [count] }) => count));
  return s.travels[hero]! >= most ? refuse('TRAVELS_USED') : undefined;
};
const extraOf = (s: Warcraft, use: number): number => opIn(abilityOf(s, use), 'travelExtra')?.args[0] ?? 0;
const reached = (s: Warcraft, hero: number, uses: readonly number[]): ReadonlyMap<number, number> =>
  reach(s, hero, STEPS + uses.reduce((sum, use) => sum + extraOf(s, use), 0), {
    flights: true,
    ignoreBlue: passives(s, hero, 'travelIgnoreBlue').length > 0,
  });

/** The way is not part of the decision: of all ways to a region one is as good as another (WOW-5.1). */
export const travel: WarcraftMove = move({
  verb: VERB.travel,
  first: (s, seat) => firstSteps(s, seat, VERB.travel),
  trial: (s, draft, seat) => {
    const hero = heroIn(draft);
    const refused = refuseTravel(s, seat, hero);
    if (refused) return { refused };
    const last = draft.at(-1)!;
    const arrived = draft.length > 1 && verbOf(last) === VERB.into;
    const used = draft.slice(1, arrived ? -1 : undefined);
    if (used.some((one) => verbOf(one) !== VERB.use) || !isSorted(used)) return { refused: malformed() };
    const uses = used.map(aboutOf);
    for (const use of uses) {
      const wrong = refuseMapUse(s, hero, use, 'travel');
      if (wrong) return { refused: wrong };
    }
    const far = reached(s, hero, uses);
    if (arrived) {
      if (aboutOf(last) === START[1 - factionOf(s, hero)]) return { refused: refuse('ENEMY_START') };
      return far.has(aboutOf(last)) ? { whole: true } : { refused: refuse('TOO_FAR', { steps: STEPS }) };
    }
    return {
      next: [
        ...mapUses(s, hero, 'travel')
          .filter((use) => use > (uses.at(-1) ?? -1))
          .map((use) => step(VERB.use, use)),
        ...[...far.keys()].sort((a, b) => a - b).map((region) => step(VERB.into, region)),
      ],
    };
  },
  apply: (s, decision, chance, tell, seat) => {
    const hero = heroIn(decision);
    s.travels[hero]!++;
    spendAction(s, seat, hero);
    for (const one of decision.slice(1, -1)) useOnMap(s, hero, aboutOf(one), chance, tell);
    arrive(s, hero, aboutOf(decision.at(-1)!), tell);
    happen(s, hero, 'afterTravel', chance, tell);
  },
});

/** Regions that a teleport reaches, and at how much energy: as many steps as points, walked, blue or not (WOW-5.8). */
const teleportsTo = (s: Warcraft, hero: number): ReadonlyMap<number, number> =>
  reach(s, hero, s.energy[hero]!, { flights: false, ignoreBlue: true });
const hasTeleport = (s: Warcraft, hero: number): boolean =>
  mapUses(s, hero, 'action(travel)').some((use) => opIn(abilityOf(s, use), 'teleport'));
export const teleport: WarcraftMove = move({
  verb: VERB.teleport,
  first: (s, seat) => firstSteps(s, seat, VERB.teleport),
  trial: (s, draft, seat) => {
    const hero = heroIn(draft);
    const refused = refuseTravel(s, seat, hero);
    if (refused) return { refused };
    if (!hasTeleport(s, hero)) return { refused: refuse('NOT_YOUR_CARD') };
    const far = teleportsTo(s, hero);
    if (draft.length === 1)
      return far.size === 0
        ? { refused: refuse('NOT_ENOUGH_ENERGY', { price: 1, energy: s.energy[hero]! }) }
        : { next: [...far.keys()].sort((a, b) => a - b).map((region) => step(VERB.into, region)) };
    const [, into] = draft;
    if (draft.length > 2 || verbOf(into!) !== VERB.into) return { refused: malformed() };
    if (aboutOf(into!) === START[1 - factionOf(s, hero)]) return { refused: refuse('ENEMY_START') };
    return far.has(aboutOf(into!))
      ? { whole: true }
      : { refused: refuse('NOT_ENOUGH_ENERGY', { price: s.energy[hero]! + 1, energy: s.energy[hero]! }) };
  },
  apply: (s, decision, chance, tell, seat) => {
    const hero = heroIn(decision);
    const to = aboutOf(decision[1]!);
    s.travels[hero]!++;
    spendAction(s, seat, hero);
    spend(s, hero, teleportsTo(s, hero).get(to)!);
    arrive(s, hero, to, tell);
    happen(s, hero, 'afterTravel', chance, tell);
  },
});
