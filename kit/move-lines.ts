/** The lines of a move list: what is hardly worth a line stands in the line before. */
import type { StoryItem } from '#wire/protocol.ts';

export interface MoveLine {
  readonly item: StoryItem;
  /** The last moment that this line tells. */
  readonly until: number;
  /** What was said beside, each once, and how often. */
  readonly asides: readonly { readonly text: string; readonly times: number }[];
}

export const linesOf = (
  items: readonly StoryItem[],
  aside: (item: StoryItem) => string | undefined = () => undefined,
): MoveLine[] => {
  const lines: MoveLine[] = [];
  for (const item of items) {
    const said = item.fact === undefined ? aside(item) : undefined;
    const line = lines.at(-1);
    if (said === undefined || line === undefined || line.item.fact !== undefined)
      lines.push({ item, until: item.index, asides: [] });
    else {
      const times = (line.asides.find(({ text }) => text === said)?.times ?? 0) + 1;
      const others = line.asides.filter(({ text }) => text !== said);
      lines[lines.length - 1] = { ...line, until: item.index, asides: [...others, { text: said, times }] };
    }
  }
  return lines;
};

/** The items that head a turn, and its number, from 1. What comes before the first turn is headed by none. */
export const turnHeads = (
  items: readonly StoryItem[],
  beginsTurn: (item: StoryItem) => boolean,
): ReadonlyMap<StoryItem, number> => {
  const heads = new Map<StoryItem, number>();
  let [turn, headed] = [0, 0];
  for (const item of items) {
    if (item.fact === undefined && turn > headed) {
      heads.set(item, turn);
      headed = turn;
    }
    if (beginsTurn(item)) turn++;
  }
  return heads;
};
