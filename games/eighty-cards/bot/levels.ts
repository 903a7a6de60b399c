/**
 * The levels that people can play against; the messages `level.<id>` name them. Where a level is weak it plans badly,
 * as a beginner does, and overlooks what it could do out of turn.
 */
import type { Level } from '#bots/contract.ts';
import type { Softness } from '#bots/soften.ts';
import type { SearchSettings } from './search.ts';

export interface Windows {
  /** Interference out of turn is played if it is worth at least so much, in logits. */
  readonly interfere: number;
  /** The same for a reaction. */
  readonly react: number;
}

export interface EightyLevel extends Level {
  /** How many plans of each length are continued. */
  readonly width: number;
  /** Absent: it never acts out of turn. */
  readonly windows?: Windows;
  /** How far from its best plan the level may choose, in logits; absent: it never does. */
  readonly soft?: Softness;
  /** Present: it races its best plans in worlds that fit what it sees and heard. */
  readonly search?: Omit<SearchSettings, 'nodes'>;
}

/** Worth their card and their pressure in self-play: `games/eighty-cards/tools/learn-windows.ts 1500 7` (docs/bots.md). */
const LEARNED: Windows = { interfere: 0.14, react: 0 };

export const LEVELS: readonly EightyLevel[] = [
  { id: 'stoker', nodes: 300, width: 2, soft: { margin: 1.2, half: 0.3 } },
  {
    id: 'guard',
    nodes: 300,
    width: 2,
    soft: { margin: 0.6, half: 0.15 },
    windows: { interfere: 0.3, react: 0 },
  },
  {
    id: 'navigator',
    nodes: 600,
    width: 3,
    soft: { margin: 0.3, half: 0.07 },
    windows: { interfere: 0.2, react: 0.05 },
  },
  { id: 'captain', nodes: 2_000, width: 6, windows: LEARNED },
  {
    id: 'phileas',
    nodes: 6_000,
    width: 16,
    windows: LEARNED,
    search: { contenders: 6, margin: 0.4 },
  },
];
