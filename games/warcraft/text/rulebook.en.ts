/** The rulebook in English, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { effects } from './en/effects.ts';
import { names } from './en/names.ts';
import { rules as rules1to5 } from './en/rules-1-5.ts';
import { rules as rules6to11 } from './en/rules-6-11.ts';
import { rules as rules12to14 } from './en/rules-12-14.ts';
import { rules as rules15to18 } from './en/rules-15-18.ts';
import { rules as rules19to25 } from './en/rules-19-25.ts';
import { assembleRulebook, type RulebookText } from './rulebook.ts';

const rules = { ...rules1to5, ...rules6to11, ...rules12to14, ...rules15to18, ...rules19to25 };

const examples = {
  X1: 'A round (14.5, 14.13). Dice R5 R4 B5 B4 G5 G4 against Threat 5: 1 hit in the defence box, 1 in the damage box, 1 armour token. The fours miss.',
  X2: 'Wounds (14.10). 3 hits and 2 armour tokens in the defence box against Attack 7: 2 wounds. The tokens are counted and stay until after the wounds.',
  X3: 'Seven dice (13.6, 13.8). Your cards give 9 red dice: you have 7. If you then remove 2, you roll 5.',
  X4: 'Stun and curse (16.7). With 1 stun token, 1 curse token and 3 red dice, stun takes 2 and the curse the last. You roll nothing, but are not defeated.',
  X5: 'Levels (19.4). A character of level 1 completes a quest of level 5 with 5 experience points alone: it gets 5 and 4 more, 9 in all.',
  X6: 'Selling (8.3). An item with price 5 is sold for 3 gold.',
  X7: 'Enemies (17.11). After a round the Alliance has 6 hits in its damage box and the Horde 9: the Alliance suffers 3 wounds.',
  X8: 'Shield (13.15). You may change three dice into green 8s, but all seven green dice are in your pool: the change is not possible.',
} as const;

const questions = {
  'REF-1': 'Why must I fight this creature? It is blue, and your next action must challenge it (4.2).',
  'REF-2': 'Why did my journey stop? A blue creature is there (5.3).',
  'REF-3': 'My new power does nothing. It is in the spellbook; equip it in management (2.17, 11.1).',
  'REF-4': 'Why can I not buy this item? Your bag holds three items that count (8.7).',
  'REF-5':
    'Why can I not wear this item? Type, sort and level must fit the area, and the same function only once (11.3, 11.6).',
  'REF-6':
    'Why can I not roll dice again? Against ghouls the Reroll value is 0 (14.19); otherwise each die is rolled again once (13.12).',
  'REF-7': 'Why did green dice do no harm? They only defend (14.5).',
  'REF-8': 'Why can I not use this die? It was spotted already, or removed (13.9, 13.11).',
  'REF-9': 'Why do I get fewer experience points? You are above the level of the quest (19.4).',
  'REF-10': 'Why do I get no gold? You were defeated in that fight (19.3).',
  'REF-11': 'Why is the quest still open? Its last quest creature is not defeated (18.6).',
  'REF-12': 'Where is my pet? At 0 Health, or after a defeat, it goes to the spellbook (12.17, 15.9).',
  'REF-13':
    'Why am I attacked together with my friends? A challenge is against all enemy characters in the region (9.6).',
} as const;

export type Text = RulebookText<keyof typeof rules, keyof typeof examples, keyof typeof questions>;

const text: Text = {
  chapters: [
    'Players, factions, options',
    'Set-up',
    'The faction turn',
    'Actions and blue creatures',
    'Travel',
    'Rest',
    'Training',
    'Town and merchant',
    'Challenges',
    'Trading',
    'Managing cards',
    'Cards and their use',
    'Dice and fights',
    'Fights against creatures',
    'Wounds and defeat',
    'Stun and curse',
    'Fights between characters',
    'Quests',
    'Rewards, experience, levels',
    'Drawing events',
    'Event cards',
    'Overlords',
    'The final battle and the end',
    'Options',
    'Information, undo, records',
  ],
  tables: 'Cards and opponents',
  examplesTitle: 'Examples',
  questionsTitle: 'Questions that people ask',
  rules,
  contents: {
    characters: 'Characters.',
    regions: 'Regions, with the borders that may be crossed.',
    classes: 'Capacities of Health and Energy by level.',
    sheets: 'The seven card areas of each class, and what is printed there.',
    cards: '{name}: powers and talents.',
    items: 'Items: {name}.',
    auction: 'Items of the Auction House.',
    creatures: 'Creatures, with Threat, Attack and Health by colour.',
    opponents: 'Bosses and overlords.',
    alliance: 'Quests of the Alliance.',
    horde: 'Quests of the Horde.',
    events: 'Event cards.',
  },
  heads: {
    class: 'Class',
    factions: 'Factions',
    level: 'Level',
    card: 'Card',
    type: 'Type',
    gold: 'gold',
    oneGold: 'gold',
    energy: 'Energy',
    effect: 'What it does',
    item: 'Item',
    sort: 'Sort',
    price: 'Price',
    copies: 'Cards',
    creature: 'Creature',
    strength: 'Threat/Attack/Health',
    figures: 'Figures (green/red/blue)',
    opponent: 'Opponent',
    region: 'Region',
    stronger: 'stronger faction',
    weaker: 'weaker faction',
    quest: 'Quest',
    colour: 'Colour',
    creatures: 'Creatures',
    reward: 'Reward',
    event: 'Event',
    kind: 'Kind',
    fate: 'Fate',
    clause: 'Clause',
    details: 'Details',
    xp: 'XP',
    normal: 'normal',
    bonus: 'bonus',
    collected: 'what lies on the card',
    four: '4 characters',
    six: '6 characters',
    character: 'Character',
    race: 'Race',
    racial: 'Racial ability',
    zone: 'Zone',
    borders: 'Neighbours',
    places: 'What is there',
    start: 'start',
    town: 'town',
    flight: 'flight path',
    graveyard: 'graveyard',
    area: 'Area',
    printed: 'Printed there',
    everySort: 'all',
  },
  examples,
  questions,
};

export const rulebook: readonly RuleChapter[] = assembleRulebook('en', text, names, effects);
