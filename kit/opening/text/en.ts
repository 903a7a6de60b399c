/** What the page of first steps says around a game's own tasks. English is the type of the other languages. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'opening.title': 'First steps in {game:game}',
  'opening.start': 'Start: about 90 seconds',
  'opening.again': 'Start over',
  'opening.about': 'A handful of moves on the board itself. Nothing can go wrong.',
  'opening.finished': 'You have completed it.',
  'opening.exercises': 'Exercises',
  'opening.exercises.about': 'One turn each. The rules themselves tell you whether you have found it.',
  'opening.solved': 'solved',
  'opening.solvedOf': '{n} of {all} solved',
  'opening.progress': 'Step {n} of {all}',
  'opening.exercise': 'Exercise {n} of {all}',
  'opening.previous': 'Back',
  'opening.next': 'Next',
  'opening.skip': 'Skip',
  'opening.retry': 'Try again',
  'opening.restart': 'Start again',
  'opening.leave': 'Overview',
  'opening.well': 'Well done.',
  'opening.notYet': 'Not yet.',
  'opening.play': 'Play a game',
  'opening.table': 'Back to the game',
  'opening.rules': 'All the rules',
} satisfies Messages;

export type OpeningKey = keyof typeof en;
