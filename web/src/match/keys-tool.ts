/** The list of keys, from wherever the focus is: as a tool, and by its key. */
import type { Desk, Tool } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';

/** Undefined where there is no such list, or the game has a tool of its own for it. */
export const keysTool = ({ listKeys, tools }: Desk): Tool | undefined =>
  listKeys && !tools.some(({ key }) => key === '?')
    ? { id: 'keys', icon: 'keys', label: say('keys.title'), key: '?', run: listKeys }
    : undefined;

/** Opens the list if this is its key; the table itself has taken it already where that has the focus. */
export const listsKeys = (event: KeyboardEvent, { listKeys }: Desk): boolean => {
  if (event.key !== '?' || event.defaultPrevented || !listKeys || document.querySelector(':modal'))
    return false;
  listKeys();
  return true;
};
