/** The rulebook in English, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { effects } from './en/effects.ts';
import { names } from './en/names.ts';
import { rules as rules1to5 } from './en/rules-1-5.ts';
import { rules as rules6to10 } from './en/rules-6-10.ts';
import { rules as rules11to14 } from './en/rules-11-14.ts';
import { rules as rules15to18 } from './en/rules-15-18.ts';
import { assembleRulebook, type RulebookText } from './rulebook.ts';

const rules = { ...rules1to5, ...rules6to10, ...rules11to14, ...rules15to18 };

const chapters = {
  'EC-1': 'Set-up',
  'EC-2': 'Making the world',
  'EC-3': 'Ring, spaces, terrain',
  'EC-4': 'The turn and its start',
  'EC-5': 'Actions',
  'EC-6': 'Driving',
  'EC-7': 'Shovelling coal',
  'EC-8': 'Travel cards',
  'EC-9': 'Interference',
  'EC-10': 'Reactions',
  'EC-11': 'Weapons',
  'EC-12': 'Explosive balloons',
  'EC-13': 'Base camps and upgrades',
  'EC-14': 'Discarding and drawing',
  'EC-15': 'The end',
  'EC-16': 'Information, undo, time',
  'EC-17': 'What cards do',
  'EC-18': 'Options',
  CONTENT: 'Cards',
  EXAMPLES: 'Examples',
  REF: 'Questions that people ask',
} as const;

const examples = {
  X06: 'Start of a turn (4.4, 4.5). Your pressure is 6: you have 6 AP, and the pressure falls to 5.',
  X09: 'What is entered counts (6.3). With Skids you stand on the last space of a sea card; the next space is desert. The move costs 1. From desert into forest it costs 2, with Treads too.',
  X11: 'Local Guide (3.13). You stand on the last space of a sea card, and the next space is forest: the guide is for forest. On any other space of the sea card the guide would be for sea.',
  X13: 'Adding up (6.4, 6.5). In desert, with Skids and Good Going for desert: 2 − 1 − 1 is 0, but a move costs at least 1.',
  X14: 'Fog (6.5). A move into desert under Fog costs 3, with Skids 2.',
  X17: 'Coal (7.1 to 7.5). With pressure 8 and 2 AP you shovel a Sack of Coal: the pressure is 9, one point is lost, and 1 AP is left. No more coal now.',
  X18: 'Nothing at 0 AP (5.5 to 5.8). You have 0 AP, a torpedo and a target in range. You cannot fire; you may only discard what is aboard, and end your actions.',
  X22: 'Out of turn (9.3 to 9.6). Your pressure is 3. Sabotage, for 2, would leave 1: not allowed. Leaking Pipe, for 1, leaves 2: allowed.',
  X23: 'Fog in time (9.9). Your turn is just starting when somebody plays Fog on you: every move of this turn costs 1 more. Played after your first move, it waits, and hits your next turn.',
  X26: 'Reactions (10.5, 10.6). A Leaking Pipe is played on you for 1 pressure. With Not With Us! nothing happens to you, and the pressure is spent. With Return to Sender its player loses 2 more.',
  X28: 'Torpedo (11.9). A vehicle 4 spaces away is too near, one 17 away is too far; from 5 to 16 it is hit, ahead or behind.',
  X32: 'A balloon drifts (12.6 to 12.8). You launch it forward. At the start of each of the next turns, whoever’s it is, you move it one space. On the fourth it meets a vehicle and explodes.',
  X35: 'Gas balloon (13.7, 13.8, 13.14). Installed at a camp for 2 AP, it makes the next three moves cost 1. The third enters another camp: the effect ends. You cover it; re-arming it there costs 2 AP again.',
  X36: 'Springs (6.6, 13.11). You leap 2 spaces. The camp between is not entered, so it ends no gas balloon and stops nobody.',
  X39: 'Drawing (14.5). You hold one base-camp card and three travel cards: you can only draw a travel card.',
  X42: 'The last in the round (15.3, 15.4). The last player of the round is the first to enter their start space. The game ends at that moment, whatever AP are left.',
  X54: 'Two at once (9.6). The players asked answer sealed: one to the left with a Leaking Pipe, another farther round with one, too. The nearer one clockwise from the player on turn counts; the other answer lapses unseen, and all are asked again.',
} as const;

const reference = {
  'REF-1':
    'Why did coal give me no AP? Coal raises the pressure; it becomes AP in your next turn (7.3, 4.4).',
  'REF-2':
    'Why does this move cost 2, although my upgrade is for the terrain I stand on? What counts is the terrain that you enter (6.3).',
  'REF-3':
    'Why is my guide for another terrain? Guide, Good Going and Storm take the terrain of the next space (3.13).',
  'REF-4': 'Why can I not fire? At 0 AP nothing is possible, not even what is free (5.6).',
  'REF-5': 'Why can I not hit the vehicle next to me? A torpedo needs a distance of at least 5 (11.9).',
  'REF-6':
    'Why can I not install this? Your vehicle has one already. Discard it first, which is free (13.3, 5.7).',
  'REF-7': 'Why can I not interfere? Your pressure would fall below 2 (9.4).',
  'REF-8': 'I played Fog. Why does nothing happen? It waits for the next turn of its victim (9.9).',
  'REF-9': 'Why can I not draw a base-camp card? You hold one already (14.5).',
  'REF-10': 'Why can I not use the springs again? One use a turn, boosters included (13.12).',
  'REF-11': 'Why did my own balloon hit me? It explodes under any vehicle (12.9).',
  'REF-12':
    'I crossed the line. Why do I have no further turn? The round is finished, and then the furthest wins (15.2, 15.7).',
  'REF-13':
    'Why does my upgrade not help on start cards? They are homeland. Only gas balloon, Local Guide, Good Going and Navigator help there (3.4, 6.5).',
} as const;

/** The keys that every language must have. */
export type Rulebook = RulebookText<keyof typeof rules, keyof typeof examples, keyof typeof reference> & {
  readonly chapters: Readonly<Record<keyof typeof chapters, string>>;
};

const text: Rulebook = {
  chapters,
  rules,
  contents: {
    coal: 'Coal: the value is how much pressure it gives.',
    action: 'Action cards, for yourself.',
    crew: 'Crew, which works while it is aboard.',
    reaction: 'Reactions, when you are attacked.',
    interference: 'Interference, against another player.',
    weapon: 'Weapons, installed at a base camp.',
    upgrade: 'Upgrades, installed at a base camp.',
    terrain: 'The terrain cards, and on which of their four spaces the base camp is.',
  },
  heads: {
    card: 'Card',
    copies: 'Copies',
    ap: 'AP',
    effect: 'What it does',
    terrain: 'Terrain',
    space: 'Camp on space',
    picture: 'Picture',
  },
  examples,
  reference,
};

export const rulebook: readonly RuleChapter[] = assembleRulebook('en', text, { ...names, ...effects });
