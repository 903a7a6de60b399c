/**
 * The state of a game.
 *
 * The fields of map and turn stand in `map/fields.ts`; here stand those of characters, cards, figures and the fight.
 * Three parts act on this one state: the fight (`fight/` its course, `effects/` what cards do), map and turn (`map/`), and
 * the decisions (`points/`). `course` says where the turn stands, and the fight returns to it. Boxes, armour and roles are
 * by faction and by character; `opposed` says whom one fights.
 *
 * A *character* is no seat: characters have numbers of their own, those of the Alliance first, and `seatOf` says who
 * controls each (WOW-1.4). What waits for an answer or for what happens above it lies in `frames`; what is asked is
 * worked out anew after every answer (fight/course.ts), so no question is kept in two places.
 */
import { element, flag, int, oneOf, seatOrNone } from '#engine/layout/domain.ts';
import { bits, grid, records, scalar, zones } from '#engine/layout/fields.ts';
import { type StateOf, stateFactory } from '#engine/layout/layout.ts';
import { CLASS_IDS } from '../content/classes.ts';
import { DICE_PER_COLOUR } from '../content/components.ts';
import { COLOURS_OF_CREATURES, CREATURES } from '../content/creatures.ts';
import { ITEM_IDS } from '../content/items/index.ts';
import { REGIONS } from '../content/regions.ts';
import { eventFields } from './event-cards/fields.ts';
import { mapFields, QUEST_IDS } from './map/fields.ts';
import type { Config } from './options.ts';
import { CLASS_CARD_IDS, FINISHER_IDS, SINGLE_IDS, SOURCE_IDS, USES } from './sources.ts';

/** What is asked: the decision points. */
export const ASKED = [
  'over',
  'chooseAttacker',
  'dicePool',
  'reroll',
  'useAbility',
  'kelSpots',
  'nefarianHits',
  'killCreatures',
  'assignWound',
  'wildkinUnequip',
  'react',
  'chooseSeatClass',
  'action',
  'inviteAnswer',
  'tradeAnswer',
  'closeTrading',
  'manage',
  'respawn',
  'questOrder',
  'rewardItem',
  'rewardSpecial',
  'talent',
  'newQuest',
  'dropItem',
  'pvpArmor',
  'loot',
  'finalManage',
  'eventChoice',
  'bid',
  'moveOverlord',
] as const;
export const [OVER, ATTACKER, POOL, REROLL, USE, KEL, NEFARIAN, KILL, WOUND, WILDKIN, REACT] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
] as const;
export const [CHOOSE, ACTION, INVITE, TRADE, CLOSE, MANAGE, RESPAWN, QUEST_ORDER, REWARD, SPECIAL] = [
  11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
] as const;
export const [TALENT, NEW_QUEST, DROP, ARMOR, LOOT, FINAL_MANAGE] = [21, 22, 23, 24, 25, 26] as const;
export const [EVENT, BID, ADVANCE] = [27, 28, 29] as const;

/** The stages of a combat round, in order (table after WOW-13.22). */
export const STAGES = [
  'none',
  'roundStart',
  'chooseAttacker',
  'poolStart',
  'poolEnd',
  'rerollStart',
  'reroll',
  'rerollEnd',
  'place',
  'count',
  'placeEnd',
  'strike',
  'damage',
  'defense',
  'moveTokens',
  'resolution',
  'resolutionEnd',
  'roundEnd',
  'combatEnd',
] as const;
export type Stage = (typeof STAGES)[number];
const STAGE_NUMBERS = Object.fromEntries(STAGES.map((stage, i) => [stage, i])) as Record<Stage, number>;
export const stageNo = (stage: Stage): number => STAGE_NUMBERS[stage];

/** What waits on the stack. */
const FRAMES = [
  /** `left` wounds, each for a participant of the faction in `hero`, which picks them (WOW-15.1). */
  'wounds',
  /** `hero` loses `left` more tokens, and has lost `taken` in this event (WOW-15.5); `begun`: at least one. */
  'loss',
  /** `hero` is at 0 and about to be defeated (WOW-15.4). */
  'defeat',
  /** `hero` has paid energy (window `energySpent`). */
  'spent',
  /** `hero` gives up `left` powers (WOW-14.22). */
  'unequip',
  /** `hero` loses `left` Energy when the Health that the same ability takes is gone (WOW-14.18). */
  'drain',
  /** `hero` has more counted items than the bag holds (WOW-11.15, 11.19). */
  'overflow',
  /** The reward of `quest` for the faction in `hero`: `left` is the next item symbol (WOW-19.7, 19.16). */
  'reward',
  /** Levels of the participants, one talent at a time (WOW-19.12). */
  'levels',
  /** The faction in `hero` draws quests until it has its number (WOW-18.5, 18.8); `left`: colours that cannot serve. */
  'newQuest',
  /** An item of the defeated `hero` is up for loot (WOW-17.14). */
  'loot',
] as const;
export const [F_WOUNDS, F_LOSS, F_DEFEAT, F_SPENT, F_UNEQUIP, F_DRAIN] = [0, 1, 2, 3, 4, 5] as const;
export const [F_OVERFLOW, F_REWARD, F_LEVELS, F_NEW_QUEST, F_LOOT] = [6, 7, 8, 9, 10] as const;

/** What a character is in the present fight. */
const ROLES = ['none', 'fighting', 'defeated', 'escaped'] as const;
export const [AWAY, FIGHTING, DEFEATED, ESCAPED] = [0, 1, 2, 3] as const;

/** Where a die is: free, in the pool and not rolled, rolled, out for this phase, out for this combat. */
const DIE_PLACES = ['supply', 'pool', 'rolled', 'out', 'aside'] as const;
export const [SUPPLY, UNROLLED, ROLLED, OUT, ASIDE] = [0, 1, 2, 3, 4] as const;

export const [DAMAGE, DEFENSE, ATTRITION] = [0, 1, 2] as const;
export const BOX_COUNT = 3;
/** What is worn: seven areas, and one more by Hood of Shadow (WOW-11.20). */
export const AREAS = 8;
export const MOST_ROUNDS = 40;
const MANY = 9999;
/** Health and Energy may exceed capacities by gains (WOW-12.9). */
const MOST_POINTS = 999;
const MOST_FRAMES = 16;

/** Figure → its kind and colour; figures of one kind and colour are alike. */
export const FIGURES = CREATURES.flatMap((kind, number) =>
  COLOURS_OF_CREATURES.flatMap((colour) =>
    Array.from({ length: kind.stock[colour] }, (_, i) => ({
      id: `${kind.id}-${colour}-${i + 1}`,
      kind: number,
      colour,
      strength: kind[colour],
    })),
  ),
);
export const FIGURE_IDS = FIGURES.map(({ id }) => id);
export const REGION_IDS = REGIONS.map(({ id }) => id);

/** The names of the characters: `alliance-1` and so on. */
export const heroNames = (heroes: number): string[] =>
  Array.from({ length: heroes }, (_, hero) =>
    hero < heroes / 2 ? `alliance-${hero + 1}` : `horde-${hero + 1 - heroes / 2}`,
  );
const areaNames = (heroes: number): string[] =>
  heroNames(heroes).flatMap((name) => Array.from({ length: AREAS }, (_, area) => `${name}.${area + 1}`));

/** More than seven of a colour can be needed where changes of colour are not capped (WOW-13.15). */
export const dicePerColour = ({ faqColourChange }: Config): number =>
  faqColourChange ? DICE_PER_COLOUR : 3 * DICE_PER_COLOUR;

const fieldsFor = (config: Config) => {
  const { heroes, seats } = config;
  const names = heroNames(heroes);
  const dice = 3 * dicePerColour(config);
  const boxes = 2 * BOX_COUNT;
  return {
    asked: scalar(oneOf(ASKED)),
    /** Who is asked, and for which character; -1 for a question to a faction. */
    answerer: scalar(seatOrNone(seats)),
    askedHero: scalar(int(-1, heroes - 1, -1)),
    ...mapFields(config, FIGURE_IDS.length),
    ...eventFields(config, FIGURE_IDS.length),

    seatOf: grid(heroes, seatOrNone(seats)),
    classOf: grid(heroes, element(CLASS_IDS)),
    level: grid(heroes, int(1, 5)),
    xp: grid(heroes, int(0, 28)),
    gold: grid(heroes, int(0, MANY)),
    health: grid(heroes, int(0, MOST_POINTS)),
    energy: grid(heroes, int(0, MOST_POINTS)),
    curse: grid(heroes, int(0, MOST_POINTS)),
    stun: grid(heroes, int(0, MOST_POINTS)),
    /** Health of the pet or demon (WOW-12.17). */
    pet: grid(heroes, int(0, 99)),
    region: grid(heroes, element(REGION_IDS)),
    actions: grid(heroes, int(0, 2)),

    /** Class cards; the class of a card says whose deck it is. */
    cards: zones(
      CLASS_CARD_IDS,
      {
        deck: { per: 'table', see: 'open', ordered: false },
        spellbook: { per: names, see: 'open', ordered: false },
        area: { per: areaNames(heroes), see: 'open', ordered: false },
        talent: { per: names, see: 'open', ordered: false },
      },
      'deck',
    ),
    items: zones(
      ITEM_IDS,
      {
        deck: { per: ['triangle', 'square', 'circle'], see: 'secret', ordered: true },
        /** The chalice deck is searched by name, those of the auction house and the relic wait for their event. */
        special: { per: 'table', see: 'open', ordered: false },
        merchant: { per: 'table', see: 'open', ordered: false },
        bag: { per: names, see: 'open', ordered: false },
        area: { per: areaNames(heroes), see: 'open', ordered: false },
        /** Auction items and the relic lie in front of their owner (WOW-21.24). */
        front: { per: names, see: 'open', ordered: false },
        /** On the card of a boss (WOW-21.14). */
        onCard: { per: 'table', see: 'open', ordered: false },
        /** Drawn for a reward; one is kept, the others go under the deck in drawn order (WOW-19.6). */
        offer: { per: 'table', see: 'open', ordered: true },
        gone: { per: 'table', see: 'open', ordered: false },
      },
      'special',
    ),
    figures: zones(
      FIGURE_IDS,
      {
        stock: { per: 'table', see: 'open', ordered: false },
        region: { per: REGION_IDS, see: 'open', ordered: false },
        /** In the present fight. */
        fight: { per: 'table', see: 'open', ordered: false },
        trophy: { per: ['alliance', 'horde'], see: 'open', ordered: false },
      },
      'stock',
    ),

    /** The present combat. `fightIn` is its region, `single` the boss or overlord, if it is against one. */
    stage: scalar(oneOf(STAGES)),
    round: scalar(int(0, MOST_ROUNDS)),
    /** The faction that attacks: 0 Alliance, 1 Horde. */
    attackers: scalar(int(0, 1)),
    opposed: scalar(oneOf(['creatures', 'single', 'characters'])),
    single: scalar(element(SINGLE_IDS)),
    fightIn: scalar(element(REGION_IDS)),
    /** Whether the group is of independent creatures (WOW-9.2). */
    independent: scalar(flag()),
    /** An opponent was defeated in this fight. */
    felled: scalar(flag()),
    wonBy: scalar(int(-1, 1, -1)),
    role: grid(heroes, oneOf(ROLES)),
    /** Whether the attack phase of this round is done. */
    acted: grid(heroes, flag()),
    active: scalar(int(-1, heroes - 1, -1)),
    /** The window of the stage is open, and these characters have nothing more to do in it. */
    opened: scalar(flag()),
    done: grid(heroes, flag()),
    /** Tokens: faction × box of hits, and armour by faction. */
    hits: grid(boxes, int(0, MANY)),
    armor: grid(2, int(0, MANY)),
    /** Between characters: the faction that acts next, the Threat of this phase, and who answers for each (WOW-17.2, 17.3). */
    side: scalar(int(0, 1)),
    pvpThreat: scalar(int(0, 9)),
    leaders: grid(2, seatOrNone(seats)),
    /** Hits that a faction's armour takes out of the enemy's damage box; -1: not answered (WOW-17.5). */
    armorSplit: grid(2, int(-1, MANY, -1)),
    /** Wounds that nobody was left to take in this step (WOW-15.3, 24.2). */
    unabsorbed: grid(2, int(0, MANY)),
    /** After the next ranged strike the hits of the faction are discarded. */
    clearing: grid(2, flag()),

    dieAt: grid(dice, oneOf(DIE_PLACES)),
    face: grid(dice, int(0, 8)),
    spotted: grid(dice, flag()),
    /** Of the active character's phase. */
    rerolls: scalar(int(-99, 999, 0)),
    attrition: scalar(int(-99, 999, 0)),
    threat: scalar(int(-99, 99, 0)),
    /** 1 once the batch is rolled, 2 where the value may not be used (`noReroll`). */
    rerolled: scalar(int(0, 2)),
    /** Colours that the Reroll value does not reach, as bits. */
    fixedColours: scalar(int(0, 7)),
    /** Colour → dice that cards would have added, had they not been in use (WOW-13.6, 13.7). */
    surplus: grid(3, int(0, 99)),
    /** Colour → dice to drop before the roll, and the most there may be (7: no limit). */
    drops: grid(3, int(0, 99)),
    limits: grid(3, int(0, 99, 99)),
    /** From colour × to box: how many hits may go elsewhere (`redirect`). */
    redirects: grid(9, int(0, 99)),
    /** Tokens that this character has placed in the step `place`. */
    placedDamage: scalar(int(0, MANY)),
    placedArmor: scalar(int(0, MANY)),
    /** Hits of cards in the damage and the defence box in this phase (WOW-22.6). */
    cardHits: grid(2, int(0, MANY)),
    /** What the creature's ability still has to do in this phase. */
    foeActs: scalar(flag()),
    /** Health and Energy of the active character when the phase began, for cards that are switched off later. */
    healthBefore: scalar(int(0, MOST_POINTS)),
    energyBefore: scalar(int(0, MOST_POINTS)),
    /** The active character has decided something about this pool, so cards can no longer be switched off. */
    poolBegun: scalar(flag()),
    /** The answers to what is asked in `count`. */
    kelSpots: scalar(int(-1, 99, -1)),
    dragonDamage: scalar(int(-1, 99, -1)),
    dragonDefense: scalar(int(-1, 99, -1)),

    /** Switched off for the round (WOW-12.4). */
    off: bits(SOURCE_IDS),
    /** Ability → uses in this round; card → used in the last round. */
    used: grid(USES.length, int(0, 99)),
    usedLast: bits(SOURCE_IDS),
    /** Card → used in this combat (`keepFirstUse`), and in answer to the present loss (WOW-15.5). */
    usedFight: bits(SOURCE_IDS),
    reacted: bits(SOURCE_IDS),
    /** Once per combat one instant costs nothing (`freeInstantPerCombat`). */
    freeUsed: grid(heroes, flag()),
    potions: grid(heroes, flag()),
    scrolls: grid(heroes, flag()),
    /** Health lost: in this combat, this round, the round before, this defence phase; and what was spent of it. */
    lostFight: grid(heroes, int(0, MANY)),
    lostRound: grid(heroes, int(0, MANY)),
    lostBefore: grid(heroes, int(0, MANY)),
    lostDefense: grid(heroes, int(0, MANY)),
    spentLoss: grid(SOURCE_IDS.length, int(0, MANY)),
    combo: grid(FINISHER_IDS.length, int(0, 99)),
    placedCombo: grid(heroes, flag()),
    /** Excess that is lost at the end of the round (`expireRoundEnd`): 1 Health, 2 Energy, 3 both. */
    expires: grid(heroes, int(0, 3)),
    /** Brought back by a card, so they stay in the region (WOW-15.11). */
    revived: grid(heroes, flag()),

    frames: records(MOST_FRAMES, {
      frame: oneOf(FRAMES),
      hero: int(-1, heroes - 1, -1),
      left: int(0, MANY),
      taken: int(0, MANY),
      begun: flag(),
      quest: element(QUEST_IDS),
      boss: element(SINGLE_IDS),
      /** The window of reactions: 0 closed, 1 open; and who has passed in it, as bits of characters. */
      window: int(0, 3),
      passed: int(0, (1 << heroes) - 1),
    }),
  };
};

export type Warcraft = StateOf<ReturnType<typeof fieldsFor>, Config>;

const factories = new WeakMap<Config, () => Warcraft>();
export const blankState = (config: Config): Warcraft => {
  let make = factories.get(config);
  if (!make) {
    make = stateFactory(fieldsFor(config), { seats: config.seats, scalarsFirst: true }, config);
    factories.set(config, make);
  }
  return make();
};

// Zones, as plain property reads.
export const bookOf = (s: Warcraft, hero: number): number => s.cards.plan.base.spellbook! + hero;
export const talentsOf = (s: Warcraft, hero: number): number => s.cards.plan.base.talent! + hero;
export const cardArea = (s: Warcraft, hero: number, area: number): number =>
  s.cards.plan.base.area! + hero * AREAS + area;
export const itemArea = (s: Warcraft, hero: number, area: number): number =>
  s.items.plan.base.area! + hero * AREAS + area;
export const bagOf = (s: Warcraft, hero: number): number => s.items.plan.base.bag! + hero;
export const frontOf = (s: Warcraft, hero: number): number => s.items.plan.base.front! + hero;
export const offerZone = (s: Warcraft): number => s.items.plan.base.offer!;
export const merchant = (s: Warcraft): number => s.items.plan.base.merchant!;
export const fightZone = (s: Warcraft): number => s.figures.plan.base.fight!;
export const stockZone = (s: Warcraft): number => s.figures.plan.base.stock!;
