/** The tools of this table, as buttons; each has a key as well. */
import type { Tool } from '#kit/desk.svelte.ts';
import { say } from '#kit/speech.svelte.ts';

export interface ToolHands {
  readonly guns: () => void;
  readonly danger: () => void;
  readonly zoom: () => void;
  readonly hint: () => void;
  readonly help: () => void;
}
export interface ToolState {
  readonly guns: boolean;
  readonly danger: boolean;
  readonly zoomed: boolean;
  /** Are hints offered at this table, and may one be asked for now? */
  readonly hint: boolean;
  readonly mayHint: boolean;
}

export const toolsOf = (hands: ToolHands, state: ToolState): Tool[] => {
  const tools: Tool[] = [
    { id: 'guns', icon: 'aim', label: say('tool.guns'), on: state.guns, run: hands.guns },
    { id: 'danger', icon: 'shield', label: say('tool.danger'), on: state.danger, run: hands.danger },
    { id: 'zoom', icon: 'zoom', label: say('tool.zoom'), on: state.zoomed, run: hands.zoom },
  ];
  if (state.hint)
    tools.push({
      id: 'hint',
      icon: 'hint',
      label: say('tool.hint'),
      disabled: !state.mayHint,
      run: hands.hint,
    });
  tools.push({ id: 'keys', icon: 'keys', label: say('keys.title'), run: hands.help });
  return tools;
};
