/** The tips of the coach, the most pressing first; which of them hold is asked of the rules (`table/coach.ts`). */
export const TIPS = [
  'welcome',
  'win',
  'check',
  'escape',
  'lost',
  'outgunned',
  'bounced',
  'hit',
  'bounce',
  'threat',
  'wreck',
  'mortar',
  'fixed',
  'facing',
  'reverse',
  'danger',
] as const;
export type Tip = (typeof TIPS)[number];
