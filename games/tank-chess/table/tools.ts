/** The tools of this table, as buttons; each has a key as well. */
import type { Tool } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import type { Demand } from './demand.svelte.ts';

export interface ToolHands {
  readonly demand: Demand;
  readonly zoomed: boolean;
  readonly zoom: () => void;
  /** Undefined where hints are not offered. */
  readonly hint: Tool | undefined;
}

const named = (id: string, icon: Tool['icon'], key: string, label = key): Omit<Tool, 'run'> => ({
  id,
  icon,
  label: say(label),
  short: say(`${key}.short`),
});

export const toolsOf = ({ demand, zoomed, zoom, hint }: ToolHands): Tool[] => [
  ...(hint ? [hint] : []),
  // On a telephone the first ones stand in the row, and squares are smaller than a finger.
  { ...named('zoom', 'zoom', 'tool.zoom'), on: zoomed, run: zoom },
  { ...named('guns', 'aim', 'tool.guns'), on: demand.guns, run: demand.toggleGuns },
  { ...named('danger', 'shield', 'tool.danger'), on: demand.danger, run: demand.toggleDanger },
  { ...named('guide', 'grid', 'guide', 'guide.title'), run: () => demand.open('guide') },
  { ...named('keys', 'keys', 'keys', 'keys.title'), key: '?', run: () => demand.open('keys') },
];

/** The tools by key. */
export const toolKeys = ({ demand, zoom, hint }: ToolHands): Readonly<Record<string, () => void>> => ({
  g: demand.toggleGuns,
  d: demand.toggleDanger,
  z: zoom,
  ...(hint ? { h: hint.run } : {}),
  o: demand.tellOwn,
  e: demand.tellEnemy,
  t: demand.tellThreats,
  m: () => demand.open('guide'),
  '?': () => demand.open('keys'),
});
