/** The rulebook in English, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { rules as rules0to5 } from './en/rules-0-5.ts';
import { rules as rules6to9 } from './en/rules-6-9.ts';
import { rules as rules10to14 } from './en/rules-10-14.ts';
import { rules as rules15to18 } from './en/rules-15-18.ts';
import { assembleRulebook, type RulebookText } from './rulebook.ts';

const rules = { ...rules0to5, ...rules6to9, ...rules10to14, ...rules15to18 };

const chapters = {
  'BG-0': 'Conventions',
  'BG-1': 'Set-up: Battle and Team',
  'BG-2': 'Draft',
  'BG-3': 'The turn',
  'BG-4': 'Move',
  'BG-5': 'Shot',
  'BG-6': 'Destruction and return',
  'BG-7': 'Tank change',
  'BG-8': 'Pairs and special tokens',
  'BG-9': 'One-time actions',
  'BG-10': 'Permanent upgrades',
  'BG-11': 'Armour',
  'BG-12': 'Points, victory, end',
  'BG-13': 'Battle with 2 players',
  'BG-14': 'Team',
  'BG-15': 'Family, the memory game',
  'BG-16': 'Solo, against the artillery',
  'BG-17': 'Information and undo',
  'BG-18': 'Options',
  CONTENT: 'Tanks, tokens, variants',
  EXAMPLES: 'Examples',
  REF: 'Questions that people ask',
} as const;

const examples = {
  X06: 'Exact distance (4.4 to 4.6). T-34 on A2 moves 2 orthogonally. It can drive to A4 by A3, or to C2 by B2, and nowhere else.',
  X07: 'Ending on a dud (4.10, 4.12, 4.18). The same tank drives by B2 to C2, where a dud lies. It is destroyed, the dud returns to the supply, nobody wins a scoring token, and there is no shot.',
  X09: 'Forced through a tank (4.3, 4.9, 4.13). 7TP moves 2 diagonally. From A7 its only path leads over B6, where blue stands, to C5. If it moves, it is destroyed on B6, and the owner of blue wins its top scoring token. A tank change is the way out.',
  X11: 'Direction (10.1 to 10.3). Maus with Direction moves 2 and may turn: from B6 it can also reach A5 and C5, around corners. It may not end on B6, and never goes diagonally.',
  X14: 'Token under the tank (5.13, 5.14). An enemy tank stands on a token. A player who shoots there first says what they aim at. If it is the token, the tank stays unharmed on the bare square.',
  X23: 'Return (6.8 to 6.15). A tank was shot. In the next turn its owner brings the pawn back with a fresh card and plays on at once. With the damaged card this turn is a pause. At the end of the turn the card is repaired.',
  X30: 'Order change (10.13, 10.14). A tank with Order change shoots first and destroys an enemy. Now it must move, and it does not shoot again.',
  X32: 'Armour against a dud (11.2, 11.4, 11.5). A tank with Armour drives over a dud. The Armour is spent, the dud returns to the supply, and the tank goes on and may shoot.',
  X43: 'Points in another seat’s turn (12.6). Somebody drives through the tank of a player who has 10 of 12 points. With the 3 points that player has enough, but wins only at the end of their own turn, unless somebody else wins before.',
  X49: 'Family (15.8 to 15.17). After the move two tokens are turned. One of them equals a token that lay open already: the two are taken, and there is one more sub-turn. The other one stays open, and the second open token of before is covered.',
  X52: 'A round of Solo (16.20, 16.21). The player moves, takes a token and ends the turn. The artillery reveals B and 4: the token of B4 goes to the artillery, 1 point.',
} as const;

const reference = {
  'REF-1': 'Why can’t I move just one square? The distance on the card is driven in full (4.4).',
  'REF-2':
    'Why do I have to drive into that dud? Moving is compulsory; a tank change is the way out (4.3, 7.1).',
  'REF-3':
    'Why can’t I stop on that square? Another tank stands there. You may only cross it, and are destroyed (4.7, 4.13).',
  'REF-4': 'Why can’t I shoot the neighbour? The shot has an exact distance (5.2).',
  'REF-5': 'Does the tank in between protect anybody? No (5.4).',
  'REF-6':
    'Why did I get no points for destroying a tank? The stack of that colour was empty, or Armour absorbed the shot (5.12, 11.1).',
  'REF-7': 'I drove over a dud and lost nothing? Only the tank; scoring tokens go to opponents only (4.12).',
  'REF-8':
    'I have enough points. Why is the game not over? That is checked at the end of your own turn (12.5, 12.6).',
  'REF-9': 'Why can’t I act this turn? You returned with a damaged tank: a pause (6.11).',
  'REF-10': 'Why can’t I put the upgrade on my reserve tank? Only on an active card on the board (8.9).',
  'REF-11': 'Why can’t I use my special token? It needs a second token of its picture (8.4).',
  'REF-12': 'Why is there no turn with Direction? The move has distance 1 (10.5).',
  'REF-13':
    'Why can’t I lay a dud? The supply is empty, or, in Solo, all duds belong to the artillery (5.9, 16.9).',
  'REF-14': 'Why did my second tank not shoot? Only the tank that moved shoots (4.2, 13.2).',
  'REF-15': 'Family: why was my token covered? It was not revealed in this sub-turn (15.17).',
} as const;

/** The keys that every language must have. */
export type Rulebook = RulebookText<keyof typeof rules, keyof typeof examples, keyof typeof reference> & {
  readonly chapters: Readonly<Record<keyof typeof chapters, string>>;
};

const text: Rulebook = {
  chapters,
  rules,
  contents: {
    tanks: 'The twelve tank cards: how far they move and shoot, orthogonally or diagonally.',
    kinds: 'The kinds of special tokens, and how many there are of each.',
    pictures: 'The sixteen pictures; each has one special token of this kind and three ordinary ones.',
    variants: 'The variants, what everybody begins with, and the points to be reached.',
    ranks: 'The ranks of Solo.',
  },
  heads: {
    tank: 'Tank',
    class: 'Class',
    move: 'Move',
    shot: 'Shot',
    orthogonal: 'straight',
    diagonal: 'diagonal',
    kind: 'Special token',
    count: 'Number',
    effect: 'What it does',
    picture: 'Picture',
    variant: 'Variant',
    players: 'Players',
    tanksEach: 'Tanks each',
    cardsEach: 'Cards each',
    deck: 'Deck',
    target: 'Target',
    points: 'Points',
    stars: 'Stars',
    none: 'none',
  },
  examples,
  reference,
};

export const rulebook: readonly RuleChapter[] = assembleRulebook(text, { ...names, ...play });
