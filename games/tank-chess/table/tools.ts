/** The tools of this table, as buttons; each has a key as well. */
import type { Tool } from '#kit/desk.svelte.ts';
import { toolOf } from '#kit/tools.ts';
import type { Demand } from './demand.svelte.ts';

export interface ToolHands {
  readonly demand: Demand;
  readonly zoomed: boolean;
  readonly zoom: () => void;
  /** Undefined where hints are not offered. */
  readonly hint: Tool | undefined;
}

export const toolsOf = ({ demand, zoomed, zoom, hint }: ToolHands): Tool[] => [
  ...(hint ? [hint] : []),
  // On a telephone the first ones stand in the row, and squares are smaller than a finger.
  { ...toolOf('zoom', 'zoom', zoom), on: zoomed },
  { ...toolOf('guns', 'aim', demand.toggleGuns), on: demand.guns },
  { ...toolOf('danger', 'shield', demand.toggleDanger), on: demand.danger },
  toolOf('guide', 'grid', () => demand.open('guide'), 'guide', 'guide.title'),
  { ...toolOf('keys', 'keys', () => demand.open('keys'), 'keys', 'keys.title'), key: '?' },
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
