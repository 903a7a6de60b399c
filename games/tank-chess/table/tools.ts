/** The tools of this table, as buttons; each has a key as well. */
import type { Tool } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import type { Demand } from './demand.svelte.ts';

export interface ToolHands {
  readonly demand: Demand;
  readonly zoomed: boolean;
  readonly zoom: () => void;
  /** Undefined where hints are not offered. */
  readonly hint: (() => void) | undefined;
  readonly mayHint: boolean;
}

const named = (id: string, icon: Tool['icon'], key: string, label = key): Omit<Tool, 'run'> => ({
  id,
  icon,
  label: say(label),
  short: say(`${key}.short`),
});

export const toolsOf = ({ demand, zoomed, zoom, hint, mayHint }: ToolHands): Tool[] => {
  const tools: Tool[] = [
    { ...named('guns', 'aim', 'tool.guns'), on: demand.guns, run: demand.toggleGuns },
    { ...named('danger', 'shield', 'tool.danger'), on: demand.danger, run: demand.toggleDanger },
    { ...named('zoom', 'zoom', 'tool.zoom'), on: zoomed, run: zoom },
  ];
  if (hint) tools.push({ ...named('hint', 'hint', 'hint', 'hint.ask'), disabled: !mayHint, run: hint });
  tools.push(
    { ...named('guide', 'grid', 'guide', 'guide.title'), run: () => demand.open('guide') },
    { ...named('keys', 'keys', 'keys', 'keys.title'), run: () => demand.open('keys') },
  );
  return tools;
};

/** The tools by key. */
export const toolKeys = ({ demand, zoom, hint }: ToolHands): Readonly<Record<string, () => void>> => ({
  g: demand.toggleGuns,
  d: demand.toggleDanger,
  z: zoom,
  ...(hint ? { h: hint } : {}),
  o: demand.tellOwn,
  e: demand.tellEnemy,
  t: demand.tellThreats,
  m: () => demand.open('guide'),
  '?': () => demand.open('keys'),
});
