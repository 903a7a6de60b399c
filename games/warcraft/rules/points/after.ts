/** What is decided after a combat: places, quests, items, talents (WOW-15.6, 18, 19). */

import type { Refusal } from '#engine/result.ts';
import { liesInFront } from '../belongings.ts';
import type { Tell } from '../events.ts';
import { setTop, top } from '../fight/frames.ts';
import { heroName } from '../heroes.ts';
import { gainTalent } from '../map/abilities.ts';
import { countedItems, dropItem, dropsFor, lacksRoom } from '../map/bag.ts';
import { GRAVEYARDS, returnRegions } from '../map/geography.ts';
import { claimedQuests, drawQuest } from '../map/quests.ts';
import {
  lootOf,
  payQuest,
  placeAgain,
  returnOffers,
  servingColours,
  specialsOf,
  talentsFor,
} from '../map/rewards.ts';
import { sharers } from '../map/shares.ts';
import { malformed, refuse, refuseIn } from '../refusals.ts';
import { SOURCES } from '../sources.ts';
import { bagOf, frontOf, LOOT, offerZone, REWARD, type Warcraft } from '../state.ts';
import { aboutOf, step, VERB, verbOf } from '../steps.ts';
import {
  allowed,
  follows,
  move,
  refusedBy,
  single,
  type Trial,
  type WarcraftMove,
  WHOLE,
  word,
} from './point.ts';

/** The graveyard where a character fell does not count, and others are too far (WOW-15.7, 15.8). */
const refuseReturn = (s: Warcraft, region: number): Refusal => {
  if (!GRAVEYARDS.includes(region)) return refuse('NOT_NEAREST');
  return refuseIn(region === s.region[s.askedHero] ? 'here' : 'far', 'NOT_NEAREST');
};
export const respawn: WarcraftMove = single(
  VERB.into,
  (s) => returnRegions(s, s.askedHero).map((region) => step(VERB.into, region)),
  (s, one) =>
    returnRegions(s, s.askedHero).includes(aboutOf(one)) ? undefined : refuseReturn(s, aboutOf(one)),
  (s, one, _chance, tell) => placeAgain(s, s.askedHero, aboutOf(one), tell),
);
export const questOrder: WarcraftMove = single(
  VERB.quest,
  (s) => claimedQuests(s, s.attackers).map((quest) => step(VERB.quest, quest)),
  (s, one) => (claimedQuests(s, s.attackers).includes(aboutOf(one)) ? undefined : refuse('NOT_COMPLETED')),
  (s, one, chance, tell) => payQuest(s, s.attackers, aboutOf(one), chance, tell),
);

const onOffer = (s: Warcraft): number[] =>
  s.asked === REWARD ? s.items.list(offerZone(s)).sort((a, b) => a - b) : specialsOf(s);
const receive = (
  s: Warcraft,
  hero: number,
  item: number,
  drop: number | undefined,
  tell: Tell | null,
): void => {
  s.items.move(item, liesInFront(item) ? frontOf(s, hero) : bagOf(s, hero));
  tell?.({ type: 'received', hero: heroName(s, hero), item: s.items.plan.ids[item]! });
  if (drop !== undefined) dropItem(s, hero, drop, tell);
};
/** One card, who gets it, and what must go where the bag is full (WOW-19.6, 19.10, 11.15). */
export const keep: WarcraftMove = move({
  verb: VERB.keep,
  first: (s) => onOffer(s).map((item) => step(VERB.keep, item)),
  trial: (s, draft): Trial => {
    const [item, hero, drop, more] = draft;
    if (!onOffer(s).includes(aboutOf(item!))) return refusedBy(refuse('NOT_OFFERED'));
    const able = sharers(s, top(s, 'hero'), false);
    if (hero === undefined)
      return follows(
        able.map((one) => step(VERB.hero, one)),
        false,
      );
    if (verbOf(hero) !== VERB.hero) return refusedBy(malformed());
    if (!able.includes(aboutOf(hero))) return refusedBy(refuse('CANNOT_RECEIVE'));
    return dropFor(s, aboutOf(hero), aboutOf(item!), drop, more);
  },
  apply: (s, [item, hero, drop], _chance, tell) => {
    receive(s, aboutOf(hero!), aboutOf(item!), drop === undefined ? undefined : aboutOf(drop), tell);
    if (s.asked === REWARD) returnOffers(s);
    setTop(s, 'left', top(s, 'left') + 1);
  },
});
/** An item of a defeated enemy, for a survivor (WOW-17.14, 17.15). */
export const loot: WarcraftMove = move({
  verb: VERB.loot,
  first: (s) => lootOf(s, top(s, 'hero')).map((item) => step(VERB.loot, item)),
  trial: (s, draft): Trial => {
    const [item, hero, drop, more] = draft;
    const from = top(s, 'hero');
    if (!lootOf(s, from).includes(aboutOf(item!)))
      return refusedBy(
        s.items.zoneOf[aboutOf(item!)] === bagOf(s, from)
          ? refuseIn('full', 'NOTHING_TO_LOOT')
          : refuse('NOTHING_TO_LOOT'),
      );
    const winners = sharers(s, s.wonBy, false);
    const able = winners.filter((one) => s.config.faqLoot || !lacksRoom(s, one, aboutOf(item!)));
    if (hero === undefined)
      return follows(
        able.map((one) => step(VERB.hero, one)),
        false,
      );
    if (verbOf(hero) !== VERB.hero) return refusedBy(malformed());
    if (!able.includes(aboutOf(hero)))
      return refusedBy(refuseIn(winners.includes(aboutOf(hero)) ? 'full' : 'loot', 'CANNOT_RECEIVE'));
    return dropFor(s, aboutOf(hero), aboutOf(item!), drop, more);
  },
  apply: (s, [item, hero, drop], _chance, tell) => {
    const from = top(s, 'hero');
    tell?.({
      type: 'looted',
      hero: heroName(s, aboutOf(hero!)),
      item: s.items.plan.ids[aboutOf(item!)]!,
      from: heroName(s, from),
    });
    receive(s, aboutOf(hero!), aboutOf(item!), drop === undefined ? undefined : aboutOf(drop), tell);
    s.frames.pop();
  },
});
/** The end of a draft by which somebody receives an item: what must go where the bag is full. */
const dropFor = (
  s: Warcraft,
  hero: number,
  item: number,
  drop: number | undefined,
  more: number | undefined,
): Trial => {
  const drops = dropsFor(s, hero, item);
  if (drop === undefined)
    return drops.length === 0
      ? WHOLE
      : follows(
          drops.map((one) => step(VERB.drop, one)),
          false,
        );
  if (more !== undefined || verbOf(drop) !== VERB.drop || !drops.includes(aboutOf(drop)))
    return refusedBy(drops.length === 0 ? malformed() : refuse('DROP_ONE'));
  return WHOLE;
};
export const forgo: WarcraftMove = word(VERB.forgo, allowed, (s) => {
  if (s.asked === LOOT) s.frames.pop();
  else setTop(s, 'left', top(s, 'left') + 1);
});

export const talent: WarcraftMove = single(
  VERB.talent,
  (s) => talentsFor(s, s.askedHero).map((card) => step(VERB.talent, card)),
  (s, one) => (talentsFor(s, s.askedHero).includes(aboutOf(one)) ? undefined : refuse('NO_SUCH_TALENT')),
  (s, one, chance, tell) => {
    const hero = s.askedHero;
    const card = aboutOf(one);
    s.owedTalents[hero]!--;
    tell?.({ type: 'talentChosen', hero: heroName(s, hero), card: SOURCES[card]!.id });
    gainTalent(s, hero, card, chance, tell);
  },
);
export const newQuest: WarcraftMove = single(
  VERB.draw,
  (s) => servingColours(s, top(s, 'hero')).map((colour) => step(VERB.draw, colour)),
  (s, one) => (servingColours(s, top(s, 'hero')).includes(aboutOf(one)) ? undefined : refuse('NO_SUCH_DECK')),
  (s, one, _chance, tell) => {
    drawQuest(s, top(s, 'hero'), aboutOf(one), tell);
  },
);
/** An item too many goes to the merchant (WOW-11.15). */
export const drop: WarcraftMove = single(
  VERB.drop,
  (s) => countedItems(s, s.askedHero).map((item) => step(VERB.drop, item)),
  (s, one) =>
    countedItems(s, s.askedHero).includes(aboutOf(one)) ? undefined : refuseIn('overflow', 'NOT_IN_BAG'),
  (s, one, _chance, tell) => dropItem(s, s.askedHero, aboutOf(one), tell),
);
