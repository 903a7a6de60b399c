/** What the combat oracle says of a fight that a party could look for: the challenge is begun by the rules on a copy. */

import { overlordNo } from '../rules/event-cards/dragon.ts';
import { COUNTER_REGIONS } from '../rules/event-cards/fields.ts';
import { warcraft } from '../rules/game.ts';
import { capacityOf } from '../rules/heroes.ts';
import { independents } from '../rules/map/geography.ts';
import { FIGURES, stockZone, type Warcraft } from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';
import type { Goal } from './goals.ts';
import { guess, lineOf } from './guess.ts';
import { copyOf, NO_DICE } from './oracle/answers.ts';
import { combatOdds } from './oracle/odds.ts';
import type { Judge } from './plan.ts';

const MOST_KNOWN = 4_000;

/** The party stands there with an action each, nothing lies in the way, and one seat answers for all of them. */
const gather = (
  s: Warcraft,
  party: readonly number[],
  { region, target }: Goal,
  rested: boolean,
): Warcraft => {
  const t = copyOf(s);
  const seat = t.seatOf[party[0]!]!;
  for (const figure of independents(t, region)) t.figures.move(figure, stockZone(t));
  for (const hero of party) {
    t.region[hero] = region;
    t.actions[hero] = 2;
    t.seatOf[hero] = seat;
    if (!rested) continue;
    for (const resource of ['health', 'energy'] as const)
      t[resource][hero] = Math.max(t[resource][hero]!, capacityOf(t, hero, resource));
  }
  t.bound = -1;
  t.word = seat;
  t.answerer = seat;
  // Whether Kazzak lies under this counter nobody knows; the question is how a fight against him would go.
  if (verbOf(target) === VERB.single && aboutOf(target) === overlordNo(t) && t.overlordAt < 0) {
    t.overlordAt = region;
    for (let place = 0; place < COUNTER_REGIONS.length; place++)
      t.counters.moveAll(t.counters.plan.base.place! + place, t.counters.plan.base.away!);
  }
  return t;
};
/** The chance to win, or undefined where the rules allow no such challenge. */
const winBy = (s: Warcraft, party: readonly number[], goal: Goal, rested: boolean): number | undefined => {
  const t = gather(s, party, goal, rested);
  const [first, ...friends] = party;
  const decision = [
    step(VERB.challenge, first!),
    goal.target,
    ...friends.map((hero) => step(VERB.invite, hero)),
  ];
  const seat = t.seatOf[first!]!;
  if (warcraft.refuse(t, seat, decision, true)) return undefined;
  warcraft.apply(t, seat, decision, NO_DICE, null);
  return combatOdds(t, true).win;
};

/** Everything about a party and its opponent that the odds depend on, and whether anybody may challenge now. */
const keyOf = (s: Warcraft, party: readonly number[], goal: Goal, rested: boolean): string => {
  const heroes = party.map((hero) => {
    const at = (zone: number): string => s.cards.list(zone).join();
    const item = (zone: number): string => s.items.list(zone).join();
    const areas = Array.from({ length: 8 }, (_, area) => {
      const [card, thing] = [
        s.cards.plan.base.area! + hero * 8 + area,
        s.items.plan.base.area! + hero * 8 + area,
      ];
      return `${at(card)}/${item(thing)}`;
    });
    const own = [at(s.cards.plan.base.talent! + hero), at(s.cards.plan.base.spellbook! + hero)];
    const carried = [item(s.items.plan.base.bag! + hero), item(s.items.plan.base.front! + hero)];
    const now = rested ? '' : `${s.health[hero]} ${s.energy[hero]}`;
    return [
      hero,
      s.classOf[hero],
      s.level[hero],
      s.curse[hero],
      s.pet[hero],
      s.cauldron[hero],
      now,
      areas,
      own,
      carried,
    ];
  });
  const inPlay = s.events.list(s.events.plan.base.play!);
  const figures =
    verbOf(goal.target) === VERB.group
      ? FIGURES.flatMap((_, figure) =>
          s.figures.zoneOf[figure] === s.figures.plan.base.region! + goal.region
            ? [figure, s.questOf[figure]]
            : [],
        )
      : [];
  return JSON.stringify([s.asked, goal.region, goal.target, figures, inPlay, heroes]);
};

/** A judge that remembers what it asked: the same question comes up at every action of a turn. */
export const oracleJudge = (): Judge => {
  const known = new Map<string, number>();
  return (s, party, goal, rested) => {
    const key = keyOf(s, party, goal, rested);
    let win = known.get(key);
    if (win === undefined) {
      win = winBy(s, party, goal, rested) ?? 0;
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, win);
    }
    if (!goal.before) return win;
    // What must be fought before meets the party as it is now, rested or not, so the key does not tell it.
    const fighters = party.map((hero) => ({ line: lineOf(s, hero), health: s.health[hero]! + s.pet[hero]! }));
    return win * guess(fighters, goal.before).win;
  };
};
