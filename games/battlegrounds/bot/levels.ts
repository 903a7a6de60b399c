/**
 * The levels that people can play against; the messages `level.<id>` name them. Where a level is weak it overlooks what
 * a beginner overlooks: what an enemy tank can hit next turn, what a special token is good for, where a token lay.
 */
import type { Level } from '#bots/contract.ts';
import type { Softness } from '#bots/soften.ts';
import type { FamilyStyle } from './family.ts';
import type { SearchSettings } from './fight.ts';
import type { Foresight } from './foresee.ts';

export interface BattleLevel extends Level {
  readonly search: SearchSettings;
  /** How far from its best the level may choose, in logits; absent: it never does. */
  readonly soft?: Softness;
  /** With more than two sides, instead of the search; absent: it looks at its own turn only. */
  readonly foresight?: Foresight;
  /** With more than two sides, instead of `soft`. */
  readonly crowdSoft?: Softness;
  /** Solo: lines that are looked at beyond the artillery's shot; and how far from its best the level may choose, in points. */
  readonly soloLines: number;
  readonly soloSoft?: Softness;
  /** Family: how fast it forgets, and how it plays with what it knows. */
  readonly tau: number;
  readonly family: FamilyStyle;
  readonly familySoft?: Softness;
}

const search = (nodes: number, deepest: number, margin: number, ...widths: number[]): SearchSettings => ({
  nodes,
  deepest,
  margin,
  widths,
});

export const LEVELS: readonly BattleLevel[] = [
  {
    id: 'cadet',
    nodes: 2_000,
    search: search(2_000, 1, 3, 400),
    soft: { margin: 2, half: 0.35 },
    crowdSoft: { margin: 2, half: 0.35 },
    soloLines: 0,
    soloSoft: { margin: 3, half: 0.8 },
    tau: 2.5,
    family: { gift: 0, curiosity: 0 },
    familySoft: { margin: 0.9, half: 0.15 },
  },
  {
    id: 'driver',
    nodes: 2_000,
    search: search(2_000, 1, 3, 400),
    soft: { margin: 1, half: 0.12 },
    crowdSoft: { margin: 1.2, half: 0.2 },
    soloLines: 0,
    soloSoft: { margin: 2, half: 0.35 },
    tau: 5,
    family: { gift: 0, curiosity: 0.02 },
    familySoft: { margin: 0.5, half: 0.08 },
  },
  {
    id: 'gunner',
    nodes: 4_000,
    search: search(4_000, 2, 1, 400, 24),
    soft: { margin: 0.5, half: 0.1 },
    foresight: { lines: 8, again: false },
    crowdSoft: { margin: 0.75, half: 0.19 },
    soloLines: 0,
    soloSoft: { margin: 1, half: 0.12 },
    tau: 10,
    family: { gift: 0.2, curiosity: 0.05 },
  },
  {
    id: 'commander',
    nodes: 12_000,
    search: search(12_000, 3, 0, 60, 24, 12),
    foresight: { lines: 8, again: false },
    crowdSoft: { margin: 0.3, half: 0.05 },
    soloLines: 4,
    tau: 24,
    family: { gift: 0.4, curiosity: 0.05 },
  },
  {
    id: 'colonel',
    nodes: 50_000,
    search: search(50_000, 6, 0, 60, 24, 16, 12, 10, 8),
    foresight: { lines: 10, again: true },
    soloLines: 10,
    tau: 300,
    family: { gift: 0.5, curiosity: 0.05 },
  },
];
