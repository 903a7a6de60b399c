/** Messages around a score sheet. The other languages have the same keys by type. */
import type { Messages } from '#engine/text.ts';

export const en = {
  'sheet.player': 'Player',
  'sheet.tied': 'A tie: nobody gets it',
  'sheet.mine': 'You get it',
  'sheet.goes': '{name} gets it',
  'sheet.tieBreak': 'Tie-break',
  'sheet.winner': 'Winner',
  'sheet.winners': 'Winners',
  'sheet.shared': 'Still tied: they win together.',
  'sheet.next': 'Next',
  'sheet.skip': 'Show everything',
  'sheet.close': 'Close',
  'sheet.again': 'Show it step by step',
} satisfies Messages;
