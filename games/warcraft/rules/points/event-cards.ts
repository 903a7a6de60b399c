/** Choices of events (WOW-21), bids, the overlord's way, and what is free after an action. */

import { BOTTOM } from '#engine/layout/zones.ts';
import { everybody } from '#engine/seats.ts';
import { CLASSES } from '../../content/classes.ts';
import { CREATURE_IDS } from '../../content/creatures.ts';
import type { EventScript } from '../../content/events.ts';
import { ITEM_CARDS } from '../../content/items/index.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { QUEST_COLOURS } from '../../content/quests/quest.ts';
import { isRoamer, roam, roamers, roamsTo } from '../event-cards/beasts.ts';
import { flightsFor, horizonFaction } from '../event-cards/course.ts';
import { discardEvent, inPlay, SCRIPT_NAMES } from '../event-cards/deck.ts';
import { peek as look, moveOverlord, nextRegions } from '../event-cards/dragon.ts';
import { CLEANSING, canCleanse, canPeek, plagueAt } from '../event-cards/free-acts.ts';
import { push } from '../fight/frames.ts';
import { regain } from '../fight/resources.ts';
import { factionName, heroName } from '../heroes.ts';
import { gainTalent, spend } from '../map/abilities.ts';
import { countedItems, dropItem, firstOfEach, lacksRoom } from '../map/bag.ts';
import { QUEST_IDS } from '../map/fields.ts';
import { takeOffUnfit } from '../map/manage.ts';
import { canServe, DRAWN_COLOURS, drawQuest, openQuests, questDeck } from '../map/quests.ts';
import { addXp } from '../map/shares.ts';
import { malformed, refuse, refuseIn } from '../refusals.ts';
import { CLASS_OF_CARD, SOURCES } from '../sources.ts';
import {
  bagOf,
  F_LEVELS,
  F_NEW_QUEST,
  FIGURES,
  merchant,
  REGION_IDS,
  stockZone,
  talentsOf,
  type Warcraft,
} from '../state.ts';
import { aboutOf, step, VERB, type Verb, verbOf } from '../steps.ts';
import { firstSteps, heroIn, isMissingAny, isSorted, refuseSplit, splits } from './actor.ts';
import { follows, move, refusedBy, single, type Trial, type WarcraftMove, WHOLE } from './point.ts';

type Script = EventScript['script'];
/** Whether the card that is carried out has one of these scripts. */
const isOf = (s: Warcraft, scripts: readonly Script[]): boolean => {
  if (s.event < 0) return false;
  const script = SCRIPT_NAMES[s.event]!;
  for (let i = 0; i < scripts.length; i++) if (scripts[i] === script) return true;
  return false;
};
const BOSS: readonly Script[] = ['boss'];
const RETRAIN: readonly Script[] = ['retrain'];
const NONE: readonly number[] = [];
/** The choice is made, the next one is asked. */
const done = (s: Warcraft): void => {
  s.eventAt++;
};
/** The cards of moves that belong to some only. */
const SCRIPTS = new Map<WarcraftMove, readonly Script[]>();
const choice = (
  scripts: readonly Script[],
  verb: Verb,
  first: (s: Warcraft) => readonly number[],
  trial: (s: Warcraft, draft: readonly number[]) => Trial,
  apply: Parameters<typeof move>[0]['apply'],
): WarcraftMove => {
  const made = move({
    verb,
    first: (s) => (isOf(s, scripts) ? first(s) : NONE),
    trial: (s, draft) => (isOf(s, scripts) ? trial(s, draft) : refusedBy(refuse('OTHER_EVENT'))),
    apply: (s, ...more) => {
      apply(s, ...more);
      done(s);
    },
  });
  SCRIPTS.set(made, scripts);
  return made;
};
const one = (draft: readonly number[], good: boolean, bad = malformed()): Trial =>
  draft.length > 1 ? refusedBy(malformed()) : good ? WHOLE : refusedBy(bad);

const SKIPPING = [step(VERB.skip)];
/** Every choice of an event may be declined (WOW-20.9), but for the item that Zaeldarr takes (WOW-21.14). */
const skip = single(
  VERB.skip,
  (s) => (isOf(s, BOSS) ? NONE : SKIPPING),
  (s, skipped) => (aboutOf(skipped) === 0 && !isOf(s, BOSS) ? undefined : refuse('OTHER_EVENT')),
  (s) => done(s),
);
/** Professions and Crafts, Another Path to Power: gold by level (WOW-21.1, 21.7). */
const gains = choice(
  ['professions', 'retrain'],
  VERB.gains,
  () => [step(VERB.gains)],
  (_s, draft) => one(draft, aboutOf(draft[0]!) === 0),
  (s, _decision, _chance, tell) => {
    const gold = (isOf(s, RETRAIN) ? 2 : 1) * s.level[s.askedHero]!;
    s.gold[s.askedHero]! += gold;
    tell?.({ type: 'goldGained', hero: heroName(s, s.askedHero), count: gold });
  },
);
const recovered = (s: Warcraft): readonly number[] =>
  isMissingAny(s, s.askedHero) ? splits(s, s.askedHero, s.level[s.askedHero]!) : NONE;
const recover = choice(
  ['professions'],
  VERB.health,
  (s) => recovered(s).map((n) => step(VERB.health, n)),
  (s, draft) => one(draft, recovered(s).includes(aboutOf(draft[0]!)), refuseSplit(recovered(s))),
  (s, [health], _chance, tell) => {
    const hero = s.askedHero;
    regain(s, hero, 'health', aboutOf(health!), tell);
    regain(s, hero, 'energy', s.level[hero]! - aboutOf(health!), tell);
  },
);
/** WOW-21.3 */
const fly = choice(
  ['zeppelin'],
  VERB.fly,
  (s) => flightsFor(s, s.askedHero).map((region) => step(VERB.fly, region)),
  (s, draft) => one(draft, flightsFor(s, s.askedHero).includes(aboutOf(draft[0]!)), refuse('NO_FLIGHT')),
  (s, [region], _chance, tell) => {
    s.region[s.askedHero] = aboutOf(region!);
    tell?.({ type: 'moved', hero: heroName(s, s.askedHero), region: REGION_IDS[aboutOf(region!)]! });
  },
);
/** Traveling Merchants: half the price, rounded up, into the bag (WOW-21.4, 8.7). */
const halfUp = (item: number): number => Math.ceil(ITEM_CARDS[item]!.kind.price / 2);
const buyHalf = choice(
  ['merchants'],
  VERB.buy,
  (s) => onSale(s).map((item) => step(VERB.buy, item)),
  (s, [buy, drop, more]) => {
    const item = aboutOf(buy!);
    if (!firstOfEach(goods(s)).includes(item)) return refusedBy(refuse('NOT_FOR_SALE'));
    if (halfUp(item) > s.gold[s.askedHero]!)
      return refusedBy(refuseIn('merchants', 'NOT_ENOUGH_GOLD', { gold: s.gold[s.askedHero]! }));
    const isFull = lacksRoom(s, s.askedHero, item);
    if (isFull && !s.config.replaceInBag) return refusedBy(refuse('BAG_FULL'));
    if (drop === undefined && !isFull) return WHOLE;
    // One of the bag makes room; what is bought is not in it yet.
    const drops = firstOfEach(countedItems(s, s.askedHero));
    if (drop === undefined)
      return follows(
        drops.map((dropped) => step(VERB.drop, dropped)),
        false,
      );
    if (!isFull || more !== undefined || verbOf(drop) !== VERB.drop) return refusedBy(malformed());
    return drops.includes(aboutOf(drop)) ? WHOLE : refusedBy(refuseIn('room', 'NOT_IN_BAG'));
  },
  (s, [buy, drop], _chance, tell) => {
    const item = aboutOf(buy!);
    s.gold[s.askedHero]! -= halfUp(item);
    s.items.move(item, bagOf(s, s.askedHero));
    tell?.({
      type: 'bought',
      hero: heroName(s, s.askedHero),
      item: s.items.plan.ids[item]!,
      gold: halfUp(item),
    });
    if (drop !== undefined) dropItem(s, s.askedHero, aboutOf(drop), tell);
  },
);
const goods = (s: Warcraft): number[] => s.items.list(merchant(s)).filter((item) => item < ITEM_CARDS.length);
const onSale = (s: Warcraft): number[] =>
  firstOfEach(goods(s)).filter(
    (item) =>
      halfUp(item) <= s.gold[s.askedHero]! && (s.config.replaceInBag || !lacksRoom(s, s.askedHero, item)),
  );
/** Goblin Merchant: half the price, rounded down (WOW-21.4). */
const sellHalf = choice(
  ['sell'],
  VERB.sell,
  (s) => s.items.list(bagOf(s, s.askedHero)).map((item) => step(VERB.sell, item)),
  (s, draft) =>
    one(
      draft,
      s.items.list(bagOf(s, s.askedHero)).includes(aboutOf(draft[0]!)),
      refuseIn('merchants', 'NOT_IN_BAG'),
    ),
  (s, [sold], _chance, tell) => {
    const item = aboutOf(sold!);
    const gold = Math.floor(ITEM_CARDS[item]!.kind.price / 2);
    s.gold[s.askedHero]! += gold;
    s.items.move(item, merchant(s));
    tell?.({ type: 'sold', hero: heroName(s, s.askedHero), item: s.items.plan.ids[item]!, gold });
  },
);
/** Zaeldarr takes an item of each bag (WOW-21.14). */
const giveItem = choice(
  ['boss'],
  VERB.give,
  (s) => s.items.list(bagOf(s, s.askedHero)).map((item) => step(VERB.give, item)),
  (s, draft) =>
    one(
      draft,
      s.items.list(bagOf(s, s.askedHero)).includes(aboutOf(draft[0]!)),
      refuseIn('boss', 'NOT_IN_BAG'),
    ),
  (s, [given], _chance, tell) => {
    s.items.move(aboutOf(given!), s.items.plan.base.onCard!);
    tell?.({ type: 'itemPut', hero: heroName(s, s.askedHero), item: s.items.plan.ids[aboutOf(given!)]! });
  },
);

/** New Horizons: a quest for another one of a colour of choice (WOW-21.2). */
const serving = (s: Warcraft, quest: number): number[] =>
  DRAWN_COLOURS.filter((colour) => canServe(s, horizonFaction(s), colour, quest));
const isReplaceable = (s: Warcraft, quest: number): boolean =>
  DRAWN_COLOURS.some((colour) => canServe(s, horizonFaction(s), colour, quest));
const replaceQuest = choice(
  ['horizons'],
  VERB.replace,
  (s) =>
    openQuests(s, horizonFaction(s))
      .filter((quest) => isReplaceable(s, quest))
      .map((quest) => step(VERB.replace, quest)),
  (s, [quest, colour, more]) => {
    if (!openQuests(s, horizonFaction(s)).includes(aboutOf(quest!)))
      return refusedBy(refuse('NOT_YOUR_QUEST'));
    const able = serving(s, aboutOf(quest!));
    if (colour === undefined)
      return able.length === 0
        ? refusedBy(refuse('NO_SUCH_DECK'))
        : follows(
            able.map((each) => step(VERB.draw, each)),
            false,
          );
    if (more !== undefined || verbOf(colour) !== VERB.draw || !able.includes(aboutOf(colour)))
      return refusedBy(refuse('NO_SUCH_DECK'));
    return WHOLE;
  },
  (s, [quest, colour], _chance, tell) => {
    const old = aboutOf(quest!);
    const faction = horizonFaction(s);
    for (let figure = 0; figure < s.questOf.length; figure++) {
      if (s.questOf[figure] !== old) continue;
      s.questOf[figure] = -1;
      s.figures.move(figure, stockZone(s));
    }
    tell?.({ type: 'questReplaced', quest: QUEST_IDS[old]!, faction: factionName(faction) });
    const kind = QUEST_COLOURS.indexOf(QUESTS[old]!.colour);
    if (kind === 0) s.quests.move(old, s.quests.plan.base.done!);
    else s.quests.move(old, questDeck(s, faction, kind), BOTTOM, everybody(s.config.seats));
    drawQuest(s, faction, aboutOf(colour!), tell);
    // A faction that was short draws until it has its number again (WOW-18.5).
    push(s, F_NEW_QUEST, faction);
  },
);

/** WOW-21.5 */
const beasts = choice(
  ['beasts'],
  VERB.group,
  (s) => roamers(s).map((figure) => step(VERB.group, figure)),
  (s, [figure, region, more]) => {
    if (!isRoamer(s, aboutOf(figure!))) return refusedBy(refuse('CANNOT_ROAM'));
    const able = roamsTo(s, aboutOf(figure!));
    if (region === undefined)
      return follows(
        able.map((each) => step(VERB.into, each)),
        false,
      );
    if (more !== undefined || verbOf(region) !== VERB.into || !able.includes(aboutOf(region)))
      return refusedBy(refuse('CANNOT_ROAM'));
    return WHOLE;
  },
  (s, [figure, region], _chance, tell) => {
    const kind = CREATURE_IDS[FIGURES[aboutOf(figure!)]!.kind]!;
    roam(s, aboutOf(figure!), aboutOf(region!));
    tell?.({ type: 'beastsMoved', creature: kind, region: REGION_IDS[aboutOf(region!)]! });
  },
);

/** Another Path to Power: other talents, none above the level of the one it replaces, both sorted (WOW-21.7). */
const levelsDown = (cards: readonly number[]): number[] =>
  cards.map((card) => SOURCES[card]!.level).sort((a, b) => b - a);
const ownTalents = (s: Warcraft, hero: number): number[] =>
  s.cards.list(talentsOf(s, hero)).sort((a, b) => a - b);
/** Class → its talents, sorted. */
const TALENTS = CLASSES.map((_, classNo) =>
  [...CLASS_OF_CARD.keys()].filter(
    (card) => CLASS_OF_CARD[card] === classNo && SOURCES[card]!.kind === 'talent',
  ),
);
const pool = (s: Warcraft, hero: number): number[] => {
  const deck = s.cards.plan.base.deck!;
  const own = talentsOf(s, hero);
  return TALENTS[s.classOf[hero]!]!.filter(
    (card) => s.cards.zoneOf[card] === deck || s.cards.zoneOf[card] === own,
  );
};
/** Whether these and later ones can make up a whole set other than the present one. */
const canRelearn = (s: Warcraft, hero: number, picked: readonly number[]): boolean => {
  const own = ownTalents(s, hero);
  if (picked.length === own.length) {
    const [old, now] = [levelsDown(own), levelsDown(picked)];
    return now.every((level, i) => level <= old[i]!) && picked.some((card) => !own.includes(card));
  }
  return pool(s, hero).some((card) => card > (picked.at(-1) ?? -1) && canRelearn(s, hero, [...picked, card]));
};
const nextTalents = (s: Warcraft, picked: readonly number[]): number[] =>
  ownTalents(s, s.askedHero).length === picked.length
    ? []
    : pool(s, s.askedHero).filter(
        (card) => card > (picked.at(-1) ?? -1) && canRelearn(s, s.askedHero, [...picked, card]),
      );
const relearn = choice(
  ['retrain'],
  VERB.relearn,
  (s) => nextTalents(s, []).map((card) => step(VERB.relearn, card)),
  (s, draft) => {
    const picked = draft.map(aboutOf);
    if (draft.some((each) => verbOf(each) !== VERB.relearn) || !isSorted(draft))
      return refusedBy(malformed());
    if (picked.some((card) => !pool(s, s.askedHero).includes(card)))
      return refusedBy(refuse('NO_SUCH_TALENT'));
    if (picked.length > ownTalents(s, s.askedHero).length || !canRelearn(s, s.askedHero, picked))
      return refusedBy(refuse('TALENT_LEVELS'));
    return follows(
      nextTalents(s, picked).map((card) => step(VERB.relearn, card)),
      picked.length === ownTalents(s, s.askedHero).length,
    );
  },
  (s, decision, chance, tell) => {
    const hero = s.askedHero;
    const picked = decision.map(aboutOf);
    const own = ownTalents(s, hero);
    for (const card of own) if (!picked.includes(card)) s.cards.move(card, s.cards.plan.base.deck!);
    tell?.({ type: 'relearned', hero: heroName(s, hero), cards: picked.map((card) => SOURCES[card]!.id) });
    for (const card of picked) if (!own.includes(card)) gainTalent(s, hero, card, chance, tell);
    takeOffUnfit(s, hero, tell);
  },
);
export const EVENT_MOVES: readonly WarcraftMove[] = [
  skip,
  gains,
  recover,
  fly,
  buyHalf,
  sellHalf,
  giveItem,
  replaceQuest,
  beasts,
  relearn,
];

/** Those that belong to the card that is carried out. */
export const eventMoves = (s: Warcraft): readonly WarcraftMove[] => {
  return MOVES_OF[s.event]!;
};
const MOVES_OF = SCRIPT_NAMES.map((script) =>
  EVENT_MOVES.filter((one) => SCRIPTS.get(one)?.includes(script) ?? true),
);

/** WOW-22.8 */
export const advance: WarcraftMove = single(
  VERB.advance,
  (s) => nextRegions(s).map((region) => step(VERB.advance, region)),
  (s, region) => (nextRegions(s).includes(aboutOf(region)) ? undefined : refuse('NOT_SHORTEST')),
  (s, region, _chance, tell) => moveOverlord(s, aboutOf(region), tell),
);

/** WOW-21.21 */
const cleansing: WarcraftMove = single(
  VERB.cleanse,
  (s, seat) => firstSteps(s, seat, VERB.cleanse),
  (s, about, seat) => {
    const hero = heroIn([about]);
    if (s.seatOf[hero] !== seat) return refuse('NOT_YOUR_CHARACTER');
    return canCleanse(s, hero) ? undefined : refuse('NO_PLAGUE_HERE');
  },
  (s, about, _chance, tell) => {
    const hero = aboutOf(about);
    s.plague[plagueAt(s, hero)] = 0;
    addXp(s, hero, 1, tell);
    tell?.({ type: 'plagueCleansed', hero: heroName(s, hero), region: REGION_IDS[s.region[hero]!]! });
    if (!s.plague.includes(1)) for (const card of inPlay(s, 'plague')) discardEvent(s, card, tell);
    push(s, F_LEVELS);
    spend(s, hero, CLEANSING, tell);
  },
);
/** WOW-22.10: everybody sees that it looks, only its faction learns what is there. */
const peeking: WarcraftMove = single(
  VERB.peek,
  (s, seat) => firstSteps(s, seat, VERB.peek),
  (s, about, seat) => {
    const hero = heroIn([about]);
    if (s.seatOf[hero] !== seat) return refuse('NOT_YOUR_CHARACTER');
    return canPeek(s, hero) ? undefined : refuse('NOTHING_TO_SEE');
  },
  (s, about, _chance, tell) => {
    look(s, aboutOf(about));
    tell?.({
      type: 'counterSeen',
      hero: heroName(s, aboutOf(about)),
      region: REGION_IDS[s.region[aboutOf(about)]!]!,
    });
  },
);
/** While something else is asked, what is against it at any time is the reason. */
const freeAct = (act: WarcraftMove): WarcraftMove => ({
  ...act,
  byActor: true,
  notNow: (s, seat, [about]) => act.bars!(s, about!, seat),
});
export const cleanse: WarcraftMove = freeAct(cleansing);
export const peek: WarcraftMove = freeAct(peeking);
