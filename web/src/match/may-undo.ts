/** Whether taking back may be accepted, as far as this device can tell. */
import type { TableRules } from '#engine/game.ts';
import type { View } from '#engine/match/view.ts';
import type { StoryItem, TableInfo } from '#wire/protocol.ts';

export interface Undoing {
  /** The rules of the match for this; undefined: they have none. */
  readonly rules: TableRules['undo'];
  readonly info: Pick<TableInfo, 'mine' | 'seats'>;
  readonly view: Pick<View, 'own' | 'bots' | 'forgets'>;
  readonly story: readonly StoryItem[];
  /** The last own decision that could not be taken back when it was made. */
  readonly barred: number | undefined;
}

/** May a seat of this device take back, by the rules alone? */
const allowed = ({ info, view }: Undoing): boolean =>
  info.mine.some((seat) => view.own[String(seat)]?.acts.includes('undo'));

const lastOwn = ({ info, story }: Undoing): StoryItem | undefined =>
  story.findLast(({ seat, text }) => text !== undefined && seat !== undefined && info.mine.includes(seat));

/** The place of the own decision that was made last of all, and cannot be taken back: nor can it be later. */
export const barredNow = (now: Undoing): number | undefined => {
  const own = lastOwn(now);
  return own !== undefined && own === now.story.at(-1) && !allowed(now) ? own.index : undefined;
};

/**
 * False where the table is certain to refuse. Bots take back what they have done since, if nobody else plays and nothing
 * prevents it (`tables/bot-replies.ts`): what could prevent it is hidden, so that is tried.
 */
export const mayUndo = (now: Undoing): boolean => {
  const { rules, info, view, story, barred } = now;
  if (!rules || rules.policy === 'off') return false;
  if (allowed(now)) return true;
  const [own, ...further] = info.mine;
  const alone =
    own !== undefined &&
    further.length === 0 &&
    info.seats.every(({ seat, kind }) => seat === own || kind === 'bot' || view.bots.includes(seat));
  if (!alone) return false;
  if (view.forgets) return true;
  const last = lastOwn(now);
  // What was decided last of all is for the rules alone; a fact, such as a resignation, is never taken back.
  if (last === undefined || last === story.at(-1) || last.index === barred) return false;
  return !story.some(({ index, fact }) => fact !== undefined && index > last.index);
};
