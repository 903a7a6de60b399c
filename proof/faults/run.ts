/** All kinds of faults, one after the other. */
import { type Finding, Findings } from '../hostile/findings.ts';
import { type NetworkReport, playOnBadLine } from './bad-network.ts';
import { type ClockReport, setClocks } from './clock-changes.ts';
import { type DiskReport, starve, WAYS, type Way } from './full-disk.ts';
import { type KillReport, killServers } from './kills.ts';
import type { Sabotage } from './steps.ts';

export const KINDS = ['kills', 'network', 'disk', 'clock'] as const;
export type Kind = (typeof KINDS)[number];

export interface FaultSettings {
  readonly only: readonly Kind[];
  readonly kills: number;
  readonly minutes?: number;
  readonly seed: number;
  /** Decisions to make on the bad connection. */
  readonly decisions: number;
  /** How the disk is filled; every way by default. */
  readonly ways?: readonly Way[];
  /** Planted faults, for tests of the harness itself. */
  readonly sabotage?: Sabotage;
}

export interface FaultReport {
  readonly seed: number;
  readonly seconds: number;
  readonly kills?: KillReport;
  readonly network?: NetworkReport;
  readonly disk?: readonly DiskReport[];
  readonly clock?: ClockReport;
  readonly found: number;
  readonly findings: readonly Finding[];
}

export const runFaults = async (settings: FaultSettings): Promise<FaultReport> => {
  const findings = new Findings();
  const { only, kills, minutes, seed, decisions, ways = WAYS, sabotage = '' } = settings;
  const began = performance.now();
  const parts: {
    kills?: KillReport;
    network?: NetworkReport;
    disk?: DiskReport[];
    clock?: ClockReport;
  } = {};
  if (only.includes('network')) parts.network = await playOnBadLine({ decisions, seed }, findings);
  if (only.includes('disk')) {
    parts.disk = [];
    for (const way of ways) parts.disk.push(await starve(way, seed, findings));
  }
  if (only.includes('clock')) parts.clock = await setClocks(seed, findings);
  if (only.includes('kills')) {
    const limit = minutes === undefined ? {} : { minutes };
    parts.kills = await killServers({ kills, seed, sabotage, ...limit }, findings);
  }
  const seconds = (performance.now() - began) / 1000;
  return { seed, seconds, ...parts, found: findings.found, findings: findings.kept };
};
