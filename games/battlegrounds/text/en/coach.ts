/** What the coach says in a first game. */
import type { Messages } from '#engine/text.ts';

export const coach = {
  'coach.goal':
    'The first to reach the target wins: a pair of equal tokens is 2 points, a destroyed tank 3, 2, then 1.',
  'coach.goal.short': 'Pairs and tanks are points.',
  'coach.goalFamily': 'Find equal pictures: each pair is 2 points, and the first with 10 points wins.',
  'coach.goalFamily.short': 'Find pairs: 10 points win.',
  'coach.goalSolo':
    'Collect as many pairs as you can before the artillery has 20 points. Eight pairs are the first star.',
  'coach.goalSolo.short': 'Eight pairs are a star.',
  'coach.familyMove': 'Drive up to two squares, in any direction. Staying where you are is allowed, too.',
  'coach.familyMove.short': 'Drive up to two squares.',
  'coach.familyReveal': 'Turn two tokens next to your tank. Equal pictures anywhere on the board are yours.',
  'coach.familyReveal.short': 'Turn two tokens next to your tank.',
  'coach.familyPair':
    'A pair! It gives you another round. What has a dashed edge is covered at its end: remember it.',
  'coach.familyPair.short': 'A pair gives another round.',
  'coach.soloArtillery':
    'The artillery hits every column and every row once in eight shots. What has been named is safe until the piles are shuffled.',
  'coach.soloArtillery.short': 'Named lines are safe for now.',
  'coach.placing':
    'The start square decides which squares your tank can ever reach: it drives an exact distance.',
  'coach.placing.short': 'The start decides your reach.',
  'coach.returning':
    'Come back with a fresh tank and you play at once. With the one under repair this turn is a pause.',
  'coach.returning.short': 'A fresh tank plays at once.',
  'coach.lost':
    'Your tank was shot. It costs the top of its stack, 3 first, then 2, then 1 – never the game.',
  'coach.lost.short': 'A loss costs 3, then 2, then 1.',
  'coach.special': 'A special token in a pair can be used: touch its glowing pair, or its button.',
  'coach.special.short': 'A glowing pair can be used.',
  'coach.danger': 'A skull means: on the way there your tank is destroyed. You may drive there all the same.',
  'coach.danger.short': 'A skull: the way is deadly.',
  'coach.firstMove':
    'Your tank must drive the exact distance of its card. Marked squares are where it can end; point at one to see what it could then shoot.',
  'coach.firstMove.short': 'Choose where your tank drives.',
  'coach.enemy': 'An enemy tank in your sights: destroy it and win the top token of its stack.',
  'coach.enemy.short': 'Shoot the tank for points.',
  'coach.pairs': 'Two equal pictures are a pair: 2 points, for good.',
  'coach.pairs.short': 'A pair: 2 points.',
  'coach.shoot': 'A shot takes the token. Your gun has an exact distance, and nothing in between stops it.',
  'coach.shoot.short': 'Shoot a token to take it.',
  'coach.dud': 'On an empty square you can lay a dud. A tank that drives over it is destroyed – yours, too.',
  'coach.dud.short': 'Empty squares take a dud.',
  'coach.change':
    'Instead of driving you can change to a tank of your reserve; it stands where the old one stood.',
  'coach.change.short': 'You can change tanks instead.',
} satisfies Messages;
