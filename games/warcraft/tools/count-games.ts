// Plays whole games between bots and counts what docs/balance.md tells of World of Warcraft.
//
//   node games/warcraft/tools/count-games.ts PLAYERS GAMES SEED ALLIANCE HORDE [option=value …]
//
// ALLIANCE and HORDE are bots (random, scripted, planner). The result depends only on the arguments, but for the
// processor time at the end.

import { FastChance } from '#engine/chance.ts';
import { parseOptions } from '#engine/options.ts';
import { dealAgain, playOut } from '#engine/playout.ts';
import { bots } from '../bot/index.ts';
import { CLASSES } from '../content/classes.ts';
import { FACTIONS } from '../content/factions.ts';
import { OVERLORDS } from '../content/opponents.ts';
import type { WarcraftEvent } from '../rules/events.ts';
import { warcraft } from '../rules/game.ts';
import { factionOf } from '../rules/heroes.ts';
import { FINAL_BATTLE, NO_FINALE } from '../rules/map/fields.ts';
import { SINGLE_IDS } from '../rules/sources.ts';
import type { Warcraft } from '../rules/state.ts';

const [players = '4', games = '100', seed = '1', alliance = 'scripted', horde = 'scripted', ...given] =
  process.argv.slice(2);
const options = parseOptions(
  warcraft.options,
  Object.fromEntries(
    given.map((pair) => {
      const [key, value] = pair.split('=') as [string, string];
      return [key, value === 'true' ? true : value === 'false' ? false : value];
    }),
  ),
  Number(players),
);
if (!options.ok) throw new Error(options.error.code);
const config = warcraft.config(options.value, Number(players));
if (!config.ok) throw new Error(config.error.code);

const chance = new FastChance(Number(seed));
const policies = [alliance, horde].map((id) => bots.policy!(id, chance)!);
/** While characters are chosen a seat has no faction yet. */
const factionOfSeat = (s: Warcraft, seat: number): number => {
  const hero = s.seatOf.indexOf(seat);
  return hero < 0 ? seat % 2 : factionOf(s, hero);
};

const count = (to: Map<string, number>, key: string, more = 1): void => {
  to.set(key, (to.get(key) ?? 0) + more);
};
const endings = new Map<string, number>();
const events = new Map<string, number>();
const levels = [0, 1].map(() => [0, 0, 0, 0, 0]);
const xp = [0, 0];
const spaces: number[] = [];
const wins = [0, 0];
/** Class and faction → games and wins. */
const classes = new Map<string, { games: number; wins: number }>();
const time = [0, 0];
const slowest = [0, 0];
const decisions = [0, 0];
let attempts = 0;
const tell = (event: WarcraftEvent): void => {
  if (event.type === 'challenged' && OVERLORDS.some(({ id }) => id === event.opponent)) attempts++;
  if (event.type === 'fightWon') count(events, `fights won by ${event.by}`);
  if (event.type === 'questCompleted') count(events, `quests of ${event.faction}`);
  if (['defeated', 'rested', 'learned', 'bought', 'passed', 'travelled', 'challenged'].includes(event.type))
    count(events, event.type);
};
const s = warcraft.blank(config.value);
for (let game = 0; game < Number(games); game++) {
  dealAgain(warcraft, s, chance);
  playOut(
    warcraft,
    s,
    (state, seat) => {
      const faction = factionOfSeat(state as Warcraft, seat);
      const { user, system } = process.cpuUsage();
      const decision = policies[faction]!(state, seat);
      const now = process.cpuUsage();
      const spent = (now.user + now.system - user - system) / 1000;
      time[faction]! += spent;
      slowest[faction] = Math.max(slowest[faction]!, spent);
      decisions[faction]!++;
      return decision;
    },
    chance,
    warcraft.maxDecisions(config.value),
    tell as never,
  );
  spaces.push(s.space);
  const by = s.wonBy < 0 ? 'nobody' : FACTIONS[s.wonBy]!;
  const how =
    s.finale === NO_FINALE
      ? 'overlord'
      : s.finale === FINAL_BATTLE
        ? 'final battle'
        : 'Nefarian at the Bulwark';
  count(endings, `${SINGLE_IDS.at(s.overlord - OVERLORDS.length)}: ${how}, ${by}`);
  if (s.wonBy >= 0) wins[s.wonBy]!++;
  for (let hero = 0; hero < config.value.heroes; hero++) {
    const faction = factionOf(s, hero);
    levels[faction]![s.level[hero]! - 1]!++;
    xp[faction]! += s.xp[hero]!;
    const key = CLASSES[s.classOf[hero]!]!.id;
    const row = classes.get(key) ?? { games: 0, wins: 0 };
    classes.set(key, row);
    row.games++;
    row.wins += s.wonBy === faction ? 1 : s.wonBy < 0 ? 0.5 : 0;
  }
}

/** A share with the half-width of its usual 95 % interval. */
const percent = (part: number, whole: number): string => {
  const share = part / Math.max(1, whole);
  const half = 1.96 * Math.sqrt((share * (1 - share)) / Math.max(1, whole));
  return `${(100 * share).toFixed(1)} % ± ${(100 * half).toFixed(1)}`;
};
const n = Number(games);
const mean = (of: number): string => (of / n).toFixed(1);
spaces.sort((a, b) => a - b);
const at = (part: number): number => spaces[Math.ceil(part * n) - 1]!;
console.log(`${players} players, ${games} games, seed ${seed}, ${alliance} (Alliance), ${horde} (Horde)`);
for (const [faction, id] of FACTIONS.entries()) {
  const heroes = (n * config.value.heroes) / 2;
  console.log(
    `${id}: wins ${percent(wins[faction]!, n)}, levels 1–5 ${levels[faction]!.map((k) => `${Math.round((100 * k) / heroes)} %`).join(', ')}, ` +
      `${(xp[faction]! / heroes).toFixed(1)} XP`,
  );
}
console.log(
  `spaces ${at(0.1)}–${at(0.5)}–${at(0.9)} (10–50–90 %), decisions ${mean(decisions[0]! + decisions[1]!)}, challenges of the overlord ${mean(attempts)}`,
);
for (const [key, times] of [...endings].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${key}: ${percent(times, n)}`);
console.log(
  [...events]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, times]) => `${key} ${mean(times)}`)
    .join(', '),
);
for (const [key, row] of [...classes].sort(([, a], [, b]) => b.wins / b.games - a.wins / a.games))
  console.log(`  ${key}: ${row.games} games, ${percent(row.wins, row.games)}`);
for (const [faction, id] of FACTIONS.entries())
  console.log(
    `${[alliance, horde][faction]} (${id}): ${(time[faction]! / Math.max(1, decisions[faction]!)).toFixed(2)} ms of processor time a decision, at most ${slowest[faction]!.toFixed(0)} ms`,
  );
