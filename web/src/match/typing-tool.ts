import type { Desk, Tool } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';

/** Opens and closes the field for typed moves. */
export const typingTool = (desk: Desk): Tool => ({
  id: 'type',
  icon: 'type',
  label: say('table.command'),
  short: say('tool.type'),
  key: '/',
  on: desk.typing,
  run: () => desk.toggleTyping(),
});
