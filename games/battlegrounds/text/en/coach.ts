/** What the coach says in a first game: what to do, and why. */
import type { Messages } from '#engine/text.ts';

export const coach = {
  'coach.goal':
    'The first to reach the target wins. A pair of equal tokens is 2 points. The first tank of a colour that is destroyed brings 3 points, the next 2, then 1.',
  'coach.goal.short': 'Win points: a pair is 2, a destroyed tank 3, then 2, 1.',
  'coach.goalFamily':
    'Find two equal pictures: each pair is 2 points, and the first player with 10 points wins.',
  'coach.goalFamily.short': 'Find equal pictures: a pair is 2 points, and 10 win.',
  'coach.goalSolo':
    'Collect as many pairs as you can before the artillery has 20 points. Eight pairs are the first star.',
  'coach.goalSolo.short': 'Collect eight pairs or more before the artillery has 20.',
  'coach.familyMove':
    'Drive up to two squares, in any direction, to where you want to turn tokens: you turn two beside your tank. You may stay where you are, too.',
  'coach.familyMove.short': 'Drive up to two squares, to tokens you want to turn.',
  'coach.familyReveal':
    'Turn two tokens beside your tank. Equal pictures that lie open are yours, wherever they lie on the board.',
  'coach.familyReveal.short': 'Turn tokens beside your tank: equal open ones are yours.',
  'coach.familyPair':
    'For your pair you play another round. What has a dashed edge is covered at the end of it: remember what lies there.',
  'coach.familyPair.short': 'A pair gives another round. Remember the dashed tokens.',
  'coach.soloArtillery':
    'Stop in a column or row that the artillery has named already: it names each once in eight shots, so you are safe there until the piles are shuffled.',
  'coach.soloArtillery.short': 'Stop in lines already named: you are safe there for now.',
  'coach.placing':
    'Choose the start with care. Your tank drives and shoots exact distances, so the start decides what it can reach.',
  'coach.placing.short': 'Choose with care: the start decides what you can reach.',
  'coach.lost':
    'Your tank was shot, and the enemy won the top token of its stack. You lose nothing that you have: come back with another card. Before you stop, “Danger” shows who can shoot where.',
  'coach.lost.short': 'You come back. “Danger” shows where you can be shot.',
  'coach.returning':
    'Come back with a card that is not under repair, and you play at once. With one under repair this turn is a pause.',
  'coach.returning.short': 'Return with an undamaged card, and you play at once.',
  'coach.special':
    'Your pair has a special token, which helps you once. Touch the glowing pair or its button to read what it does, and to use it.',
  'coach.special.short': 'Your glowing pair can help you: touch it and see how.',
  'coach.danger':
    'A skull means: your tank is destroyed on the way there. Choose another square, or change tanks, if you want to keep it.',
  'coach.danger.short': 'A skull: your tank is lost on the way. Avoid it if you can.',
  'coach.star':
    'A lit square with a star: drive there, and the shot that follows can make a pair. That is 2 points.',
  'coach.star.short': 'Drive to a star: from there you can make a pair.',
  'coach.crosshairs':
    'A lit square with crosshairs: drive there, and the shot that follows can hit an enemy tank.',
  'coach.crosshairs.short': 'Drive to crosshairs: from there you can hit an enemy.',
  'coach.firstMove':
    'Touch one of the lit squares: your tank drives there, always the exact distance of its card, and may then shoot.',
  'coach.firstMove.short': 'Touch a lit square: your tank drives there, then shoots.',
  'coach.enemy':
    'An enemy tank is in range. Shoot it: you win the top token of its stack, as many points as are marked on it.',
  'coach.enemy.short': 'Shoot the enemy tank and win the points marked on it.',
  'coach.pairs':
    'The token marked “{:mark.pair}” is equal to one of yours. Shoot it: a pair is 2 points that nobody can take from you.',
  'coach.pairs.short': 'Shoot what is marked “{:mark.pair}”: it is 2 points for good.',
  'coach.shoot':
    'Shoot a token to take it: a second equal one will make a pair. Your gun shoots its exact distance, and nothing in between stops the shot.',
  'coach.shoot.short': 'Shoot a token to take it: two equal ones are a pair.',
  'coach.dud':
    'On an empty square you can lay a dud, best where enemies want to pass: it destroys any tank that drives over it – yours, too.',
  'coach.dud.short': 'Lay a dud in an enemy’s way: it destroys who drives there.',
  'coach.change':
    'No square suits you? Change to a tank of your reserve that drives or shoots otherwise. It takes the place of moving and shooting.',
  'coach.change.short': 'No square suits you? Change to a tank of your reserve.',
} satisfies Messages;
