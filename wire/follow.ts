/** What a client of a table makes of the messages that follow its first one. */
import { applyChange } from '#engine/layout/apply-change.ts';
import type { Json } from '#engine/layout/json.ts';
import type { View } from '#engine/match/view.ts';
import type { Message } from './message.ts';

/**
 * The view after a message, where `view` was the one before it; undefined where there was none and the message does not
 * bring all of it. Throws where a change does not fit: ask for the whole table then (`watch`).
 */
export const viewAfter = (
  view: View | undefined,
  message: Extract<Message, { t: 'update' | 'change' }>,
): View | undefined => {
  if (message.t === 'update') return message.view;
  return view && (applyChange(view as unknown as Json, message.change) as unknown as View);
};
