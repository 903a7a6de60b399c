/** Which tools are in the tool bar of a table, and which in the "More" sheet. */
import type { Act } from '#engine/match/entry.ts';
import type { Tool } from '#kit/desk.svelte.ts';
import type { IconName } from '#kit/icons.ts';

const ICONS: Partial<Record<Act, IconName>> = {
  undo: 'undo',
  offerDraw: 'draw',
  claim: 'draw',
  resign: 'flag',
  abort: 'abort',
  toBot: 'bot',
  fromBot: 'person',
};
export const actIcon = (act: Act): IconName => ICONS[act] ?? 'more';

const ORDER: readonly Act[] = ['fromBot', 'offerDraw', 'claim', 'toBot', 'abort', 'resign'];
/** The acts in the sheet, in its order. Players who share a device cannot hand over to a bot. */
export const actsOf = (may: readonly Act[], shared: boolean): readonly Act[] =>
  ORDER.filter((one) => may.includes(one) && !(shared && one === 'toBot'));

/** Width of a place in the bar in pixels: a finger and a short word. */
export const PLACE = 57;
const FEWEST = 4;

export interface Share {
  readonly bar: readonly Tool[];
  readonly sheet: readonly Tool[];
}

/**
 * Distributes the tools over bar and sheet. Those in `always` are in the bar; the others follow in their
 * order while there is room. The button of the sheet always has a place, because it leads out of the table.
 */
export const share = (others: readonly Tool[], always: readonly Tool[], width: number): Share => {
  const places = Math.max(FEWEST, Math.floor(width / PLACE));
  if (others.length + always.length < places) return { bar: [...others, ...always], sheet: [] };
  const room = Math.max(0, places - always.length - 1);
  return { bar: [...others.slice(0, room), ...always], sheet: others.slice(room) };
};
