/** Every question of the game with an answer: fights, actions, and what comes between them. */
import type { Chance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import { randomDecision } from '#engine/playout.ts';
import { StepList } from '#engine/steps.ts';
import { scriptOf } from '../rules/event-cards/deck.ts';
import { warcraft } from '../rules/game.ts';
import { heroesOf } from '../rules/heroes.ts';
import { countedItems } from '../rules/map/bag.ts';
import { returnRegions } from '../rules/map/geography.ts';
import { talentsFor } from '../rules/map/rewards.ts';
import { losslessSplits } from '../rules/points/actor.ts';
import {
  ACTION,
  ARMOR,
  BID,
  CLOSE,
  DROP,
  EVENT,
  FINAL_MANAGE,
  INVITE,
  LOOT,
  MANAGE,
  NEW_QUEST,
  RESPAWN,
  REWARD,
  SPECIAL,
  TALENT,
  TRADE,
  type Warcraft,
} from '../rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '../rules/steps.ts';
import { arrangement, itemGain } from './arrange.ts';
import { cardWorth, itemWorth } from './card-worth.ts';
import { act, returnTo } from './errand.ts';
import { fightAnswer } from './fight.ts';
import type { Taste } from './plan.ts';

const list = new StepList();
const next = (s: Warcraft, seat: number, draft: Decision): number[] => {
  warcraft.steps(s, seat, draft, list);
  return [...list.items.slice(0, list.count)];
};
/** The whole draft in which each next step is the best one; it ends where it may, unless more is worth something. */
const best = (
  s: Warcraft,
  seat: number,
  worth: (draft: Decision, one: number) => number,
  stop = 0,
): Decision | undefined => {
  let draft: Decision = [];
  for (;;) {
    warcraft.steps(s, seat, draft, list);
    const complete = list.complete;
    const options = [...list.items.slice(0, list.count)]
      .map((one) => ({ one, value: worth(draft, one) }))
      .sort((a, b) => b.value - a.value || a.one - b.one);
    const [first] = options;
    if (complete && (!first || first.value <= stop)) return draft;
    if (!first) return undefined;
    draft = [...draft, first.one];
  }
};
/** One card of a reward for whom it serves best; what makes room is worth least. */
const keepBest = (s: Warcraft, seat: number): Decision | undefined => {
  const receivers = heroesOf(s, s.wonBy < 0 ? s.attackers : s.wonBy);
  return best(s, seat, (draft, one) => {
    const about = aboutOf(one);
    switch (verbOf(one)) {
      case VERB.keep:
      case VERB.loot:
        return Math.max(...receivers.map((hero) => itemGain(s, hero, about))) + 0.2 * itemWorth(about);
      case VERB.hero:
        return 10 + itemGain(s, about, aboutOf(draft[0]!)) - 0.05 * countedItems(s, about).length;
      case VERB.drop:
        return 10 - itemWorth(about);
      default:
        return 0.01;
    }
  });
};

/** Gold that an item of the auction house is worth (Bot notes); half of it late in the game. */
const BIDS: Readonly<Record<string, number>> = {
  'trusty-mount': 7,
  'hood-of-shadow': 6,
  'ring-of-agility': 4,
  'boots-of-endurance': 3,
};
const LATE_AUCTION = 20;
const bids = (s: Warcraft, seat: number, chance: Chance): Decision => {
  const does = scriptOf(s.event);
  const value = does.script === 'auction' ? (BIDS[does.item] ?? 3) : 0;
  const most = s.space > LATE_AUCTION ? value / 2 : value;
  return [...s.seatOf].flatMap((one, hero) => {
    if (one !== seat || !(s.bidders & (1 << hero))) return [];
    // A point more or less, so that bids are seldom equal.
    const gold = Math.max(0, Math.min(s.gold[hero]!, Math.round(most) + chance.draw(3) - 1));
    return [step(VERB.bid, hero), step(VERB.gold, gold)];
  });
};
/** Colours upwards by the mean level of the faction. */
const questColour = (s: Warcraft, seat: number): Decision => {
  const options = next(s, seat, []);
  const faction = [...s.seatOf].indexOf(seat) < s.config.heroes / 2 ? 0 : 1;
  const heroes = heroesOf(s, faction);
  const level = heroes.reduce((sum, hero) => sum + s.level[hero]!, 0) / heroes.length;
  const wanted = level < 2.5 ? 1 : level < 3.75 ? 2 : 3;
  const gap = (one: number): number => Math.abs(aboutOf(one) - wanted) * 2 + Number(aboutOf(one) > wanted);
  return [options.sort((a, b) => gap(a) - gap(b) || a - b)[0]!];
};
const event = (s: Warcraft, seat: number): Decision | undefined => {
  const gains = [step(VERB.gains)];
  // To look at all talents that could be learned anew takes long, and gold is nearly as good.
  if (s.health[s.askedHero]! > 2 && !warcraft.refuse(s, seat, gains, true)) return gains;
  return best(s, seat, (draft, one) => {
    const about = aboutOf(one);
    switch (verbOf(one)) {
      case VERB.gains:
        return 2;
      case VERB.health:
        if (!losslessSplits(s, s.askedHero, s.level[s.askedHero]!).includes(about)) return 0;
        return s.health[s.askedHero]! <= 2 ? 3 + 0.01 * about : 0.5 + 0.01 * about;
      case VERB.buy:
        return itemGain(s, s.askedHero, about) > 0.3 ? 1 + itemGain(s, s.askedHero, about) : 0;
      case VERB.sell:
        return itemGain(s, s.askedHero, about) < 0.1 ? 1 : 0;
      case VERB.give:
        return 5 - itemWorth(about);
      case VERB.drop:
        return 10 - itemWorth(about);
      case VERB.skip:
        return 0.1;
      default:
        return draft.length > 0 ? 0.2 : 0;
    }
  });
};
const invited = (s: Warcraft, seat: number): Decision => {
  const own = heroesOf(s, s.attackers).filter((hero) => s.seatOf[hero] === seat && s.invited & (1 << hero));
  // A character that could fall at the first blow stays out, unless the fight decides the game.
  const able = own.filter((hero) => s.health[hero]! > 1 || s.level[hero] === 1);
  return able.length > 0 ? able.map((hero) => step(VERB.join, hero)) : [step(VERB.decline)];
};

const proposed = (s: Warcraft, seat: number, taste: Taste, chance: Chance): Decision | undefined => {
  switch (s.asked) {
    case ACTION:
      return act(s, seat, taste);
    case INVITE:
      return invited(s, seat);
    case TRADE:
      return [step(VERB.reject)];
    case CLOSE:
      return [step(VERB.close)];
    case MANAGE:
    case FINAL_MANAGE:
      return arrangement(s, seat);
    case RESPAWN:
      return [step(VERB.into, returnTo(s, returnRegions(s, s.askedHero), taste))];
    case REWARD:
    case SPECIAL:
    case LOOT:
      return keepBest(s, seat);
    case TALENT:
      return [
        step(
          VERB.talent,
          talentsFor(s, s.askedHero).sort((a, b) => cardWorth(b) - cardWorth(a) || a - b)[0]!,
        ),
      ];
    case NEW_QUEST:
      return questColour(s, seat);
    case DROP:
      return best(s, seat, (_draft, one) => 10 - itemWorth(aboutOf(one)));
    case ARMOR:
      return [next(s, seat, []).at(-1)!];
    case EVENT:
      return event(s, seat);
    case BID:
      return bids(s, seat, chance);
    default:
      return fightAnswer(s, taste.exact);
  }
};
/** The answer of a bot of this taste; where its own idea is none that the rules allow, a random one. */
export const answerOf = (s: Warcraft, seat: number, taste: Taste, chance: Chance): Decision => {
  const decision = proposed(s, seat, taste, chance);
  if (decision && decision.length > 0 && !warcraft.refuse(s, seat, decision, true)) return decision;
  return randomDecision(warcraft, s, seat, chance);
};
