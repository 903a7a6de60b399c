/** Buttons of the tool bar. */
import type { Tool } from './desk.svelte.ts';
import { say } from './i18n.svelte.ts';

/**
 * A tool with the words of its messages.
 * @param key `<key>.short` is the word under the icon
 * @param label the message that says in full what it does
 */
export const toolOf = (
  id: string,
  icon: Tool['icon'],
  run: () => void,
  key = `tool.${id}`,
  label = key,
): Tool => ({ id, icon, label: say(label), short: say(`${key}.short`), run });
