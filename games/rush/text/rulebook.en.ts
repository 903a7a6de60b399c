/** The rulebook in English, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { cards } from './en/cards.ts';
import { rules as rules1to4 } from './en/rules-1-4.ts';
import { rules as rules5to7 } from './en/rules-5-7.ts';
import { rules as rules8to13 } from './en/rules-8-13.ts';
import { assembleRulebook, type RulebookText } from './rulebook.ts';

const rules = { ...rules1to4, ...rules5to7, ...rules8to13 };

const examples = {
  'WE-5':
    'The end of a turn (9.1 to 9.4, 10.1). A player ends step II with the Technician unplayed; the Depot holds two Engineers and Volunteers, the Garage one card, T-60. The furthest card leaves the Reserve and a new one is revealed next to the deck. The Technician goes to the Depot. The player draws T-60, shuffles the four cards of the Depot into the Garage and draws two of them. Now the hand has 3 cards, the Garage 2, the Depot none.',
  'WE-7':
    'A purchase (4.4, 4.6, 4.7). Hand: BT-7 (Resources 2), an Engineer (1) and a Technician. The player pays BT-7 and the Engineer, 3 points, for Sturmgeschütz III (cost 3) of the Reserve. In the Depot lie now BT-7, the Engineer and, on top, Sturmgeschütz III; the cards between the gap and the deck move on, and a new one is revealed.',
  'WE-9':
    'Zero is a value (4.2, 4.3). T1 Cunningham has Resources 0: with it a player may buy Renault FT (cost 0), but not Hotchkiss H35 (cost 1). With the Volunteers, who have no Resource value, nothing can be bought.',
  'WE-12':
    'Conscription keeps the change (4.12 to 4.14). A player has played Volunteers and pays M5 Stuart (4) for Hotchkiss H35 (1). M4 Sherman (3) is revealed: it can be bought at once without another card, for 4 points are paid and 4 spent. An Engineer (1) more does not suffice for SU-100 (4): 5 would be paid and 8 needed.',
  'WE-14':
    'National Resources (4.16 to 4.20). With Conscription a player pays ZIS-5 (5, Soviet) for T-43 (4) and then two Engineers for Panzerkampfwagen III (2): legal. The fifth point of ZIS-5 would not have helped with Panzerkampfwagen IV (3), which is German.',
  'WE-16':
    'A new defender (5.7, 5.9, 5.10). All three Bases of a player are defended. The player uses the Conscription of Panzerkampfwagen IV and then has to put it on a Base, chooses the one with Hummel, and Hummel goes to the player’s own Depot. Nobody gets a Medal.',
  'WE-22':
    'Once a turn (3.8). A player pays T-44 for Jagdpanther; both lie in the Depot. M3 Half-track draws 2 cards: the Garage is empty, so the Depot is shuffled and both are drawn. Jagdpanther may be played in this turn, T-44 may not.',
  'WE-25':
    'Sabotage (6.8 to 6.13). Four players. The opponents have 3, 1 and 3 cards: two of them choose secretly, the only card of the third goes by itself. When both have chosen, all three cards go to the Depots of their owners. The hands stay at 2, 0 and 2 cards.',
  'WE-26':
    'Research (6.25, 6.26, 6.29). The Technician goes to the Graveyard, and the player gains a Vehicle of cost 1 or less from the Reserve. A purchase can still follow in the same turn: Research is none.',
  'WE-30':
    'Siege of a defended Base (6.18 to 6.20). A Base is damaged and defended by T29. BM-13 besieges the Base itself: it is destroyed and its card goes to the attacker’s Depot; T29 goes to its owner’s Depot. There is no Medal, because T29 was only displaced.',
  'WE-32':
    'Hits on a Vehicle (7.9 to 7.12). T-28 has Defence 2. M4 Sherman and M2 Medium Tank have Attack 1 each: the first hit damages it, the second destroys it. M18 Hellcat with Attack 2 needs one hit only.',
  'WE-35':
    'Defender and Base in one attack (7.18). A Base is defended by Renault D1. SU-100 and KV-1 attack: SU-100 destroys Renault D1, then KV-1 hits the Base, which no longer has a defender, and as a Heavy Tank destroys it at once. The reward is a Soviet Medal and the Base card.',
  'WE-37':
    'Siege beside the attack (6.22). Panzerwerfer 42 besieges a defended Base and damages it. Then SU-100 and T-28 attack: the first destroys the defender, the second the damaged Base. The Siege was German, the attack is Soviet; that is allowed.',
  'WE-39':
    'Damage lasts (7.19). A light tank damages a Base. Before its owner has a turn, a medium tank of another player hits the same Base: it is destroyed and belongs to the second attacker. Had nobody hit it, it would have been repaired at the start of its owner’s turn.',
  'WE-42':
    'Three Vehicles in one attack (8.3, 8.6). Soviet attackers destroy three Vehicles. The player takes either 3 single Soviet Medals or a double and a single.',
  'WE-46':
    'The end by Medals (11.2, 11.3). Four players. In the second seat a player takes the last single American Medal and finishes the turn. The third and the fourth player have one turn more, then the game is over. The first player has no further turn.',
  'WE-48':
    'Scoring (11.12 to 11.15). Anna has 5 points on Medals and 2 Bases: 5 + 6 = 11. Ben has 5 points on Medals, 1 Base and is alone in front for two Achievements: 5 + 3 + 10 = 18. Carla has 5 points on Medals and ties for an Achievement, which nobody gets then: 5. Ben wins.',
  'WE-50':
    'What counts (11.8 to 11.11). A player has a Heavy Tank in the hand, one in the Garage and one in the Depot: three. A fourth on a Base does not count by default, a fifth in the Graveyard never.',
} as const;

const reference = {
  'REF-1':
    'Your turn. I: repair everything and lay your hand open. II: play cards in any order. III: the furthest card leaves the Reserve (by option you decide that in I), unplayed cards go to your Depot, draw three.',
  'REF-2':
    'A card does one thing: it pays – or it is played for its abilities and then, with Defence 1 or 2, put on a Base – or it takes part in the attack.',
  'REF-3':
    'Buying: one Vehicle a turn, paid with at least one card that has a Resource value. Conscription: as many as you can pay for.',
  'REF-4':
    'Defending: undefended Bases first. When all are defended, the new Vehicle replaces one, which goes to your Depot.',
  'REF-5':
    'Attacking: once a turn, Vehicles of one nation with Attack 1 or 2. Targets are Vehicles on Bases and undefended Bases. Each card strikes one target, then goes to your Depot.',
  'REF-6':
    'A Vehicle is destroyed by a hit with Attack equal to its Defence or more, or by any hit when it is damaged. A Base is destroyed by a Heavy Tank, or by any hit when it is damaged. Other hits damage. Owners repair at the start of their turn.',
  'REF-7':
    'Destroyed Vehicles go to their owner’s Depot; you take a Medal each of your attackers’ nation, for two of them a double if you like. A destroyed Base goes to your Depot.',
  'REF-8':
    'The last round is on as soon as a player has no Base left or a pile has no single Medal left: everybody finishes the round.',
  'REF-9':
    'Points: single Medal 1, double Medal 2, captured Base 3, Achievement 5 for its sole leader. Your squad is hand, Garage and Depot.',
} as const;

/** The keys that every language must have. */
export type Rulebook = RulebookText<keyof typeof rules, keyof typeof examples, keyof typeof reference>;

const text: Rulebook = {
  chapters: {
    'RUSH-1': 'Setup',
    'RUSH-2': 'Zones and information',
    'RUSH-3': 'The turn',
    'RUSH-4': 'Paying and purchasing',
    'RUSH-5': 'Playing abilities and defending',
    'RUSH-6': 'Abilities',
    'RUSH-7': 'The attack',
    'RUSH-8': 'Medals',
    'RUSH-9': 'Step III',
    'RUSH-10': 'Run-outs',
    'RUSH-11': 'End of the game and scoring',
    'RUSH-12': 'Options',
    'RUSH-13': 'Conduct in software',
    CARDS: 'All cards',
    EXAMPLES: 'Examples',
    REF: 'Reference card',
  },
  rules,
  contents: {
    barracks: 'Barracks cards have no nation, no class and no cost.',
    bases: 'Each player has three Bases; as captured cards they are worth points, but cannot be played.',
    medals: 'Medals of four nations: they pay and are worth points.',
    achievements: 'Achievements: each is worth 5 points to its sole leader.',
    classes:
      'Attack and Defence are the same for all Vehicles of an armed class; Auxiliary Units have their own.',
    ussr: 'Soviet Vehicles, one card each.',
    germany: 'German Vehicles, one card each.',
    usa: 'American Vehicles, one card each.',
    france: 'French Vehicles, one card each.',
    abilities: 'Abilities. Those from “Attacks Bases only” on are passive.',
    starts: 'At the start, by number of players; the Vehicle deck with a Reserve of 4 / 5.',
  },
  heads: {
    card: 'Card',
    copies: 'Copies',
    perPlayer: 'Per player',
    vehicle: 'Vehicle',
    class: 'Class',
    abilities: 'Abilities',
    achievement: 'Achievement',
    compared: 'What is compared',
    armed: 'Armed Vehicle',
    oneHit: 'Destroys a Base in one hit',
    cards: 'Cards',
    ability: 'Ability',
    effect: 'Effect',
    players: 'Players',
    deck: 'Vehicle deck',
    hand: 'Hand',
    yes: 'yes',
    no: 'no',
  },
  examples,
  reference,
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text, cards);
