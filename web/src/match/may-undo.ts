/** Whether taking back would be accepted, as far as this device can tell: the same after a reload. */
import type { TableRules } from '#engine/game.ts';
import type { View } from '#engine/match/view.ts';
import type { StoryItem, TableInfo } from '#wire/protocol.ts';

export interface Undoing {
  /** The rules of the match for this; undefined: they have none. */
  readonly rules: TableRules['undo'];
  /** Does the game hide information from anybody? */
  readonly hides: boolean;
  readonly info: Pick<TableInfo, 'mine' | 'seats'>;
  readonly view: Pick<View, 'own' | 'bots'>;
  readonly story: readonly StoryItem[];
}

/**
 * What the rules allow a seat of this device. Where only the last mover may ask, bots take back first what they have
 * done since, if nobody else plays (`tables/bot-replies.ts`). What could prevent that is hidden in a game that hides
 * anything, so there the rules alone count.
 */
export const mayUndo = ({ rules, hides, info, view, story }: Undoing): boolean => {
  if (!rules || rules.policy === 'off') return false;
  if (info.mine.some((seat) => view.own[String(seat)]?.acts.includes('undo'))) return true;
  const [own, ...further] = info.mine;
  if (rules.policy === 'free' || hides || own === undefined || further.length > 0) return false;
  const alone = info.seats.every(
    ({ seat, kind }) => seat === own || kind === 'bot' || view.bots.includes(seat),
  );
  const last = story.findLast(({ seat, text }) => text !== undefined && seat === own);
  // What was decided last of all is for the rules alone; a fact, such as a resignation, is never taken back.
  if (!alone || last === undefined || last === story.at(-1)) return false;
  return !story.some(({ index, fact }) => fact !== undefined && index > last.index);
};
