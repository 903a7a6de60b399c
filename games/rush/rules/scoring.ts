/** Achievements, points and tie-breaks (RUSH-11.8–11.24). The cards of a squad are always public. */
import type { Outcome } from '#engine/game.ts';
import type { Seat } from '#engine/seats.ts';
import { ACHIEVEMENT_POINTS, ACHIEVEMENTS, type Measure } from '../content/achievements.ts';
import { BASES_PER_SEAT, isBase, isMedal, KIND_OF, KINDS, NATION, POINTS } from '../content/cards.ts';
import { CLASSES, NATIONS } from '../content/vehicle-row.ts';
import {
  defenderZone,
  depotOf,
  firstPlace,
  garageOf,
  handOf,
  OVER,
  type RushState,
  TRIGGERS,
} from './state.ts';

// The columns of a squad's counts: all its cards, Base cards, double Medals, then by nation and by class.
const CARDS = 0;
const BASES = 1;
const DOUBLES = 2;
/** Points on Medal cards, by nation (RUSH-11.24). */
const MEDALS = 3;
/** Vehicles, by class. */
const VEHICLES = MEDALS + NATIONS.length;
const COUNTS = VEHICLES + CLASSES.length;
/** The counts of one squad, by column. */
type Squad = readonly number[];

/** Kind → the column that a card adds to beside the number of cards, or -1. A Medal adds its points, other cards 1. */
const COUNT_OF: Int32Array = Int32Array.from(KINDS, ({ vehicle }, kind) => {
  if (isBase(kind)) return BASES;
  if (isMedal(kind)) return MEDALS + NATION[kind]!;
  return vehicle ? VEHICLES + CLASSES.indexOf(vehicle.vehicleClass) : -1;
});
const WORTH: Int32Array = Int32Array.from(KINDS, (_, kind) => (isMedal(kind) ? POINTS[kind]! : 1));
const IS_DOUBLE: Int32Array = Int32Array.from(KINDS, (_, kind) =>
  Number(isMedal(kind) && POINTS[kind] === 2),
);

const countZone = (s: RushState, zone: number, squad: number[]): void => {
  const { card } = s;
  squad[CARDS] = squad[CARDS]! + card.size(zone);
  for (let c = card.first(zone); c >= 0; c = card.next(c)) {
    const kind = KIND_OF[c]!;
    const counted = COUNT_OF[kind]!;
    if (counted >= 0) squad[counted] = squad[counted]! + WORTH[kind]!;
    squad[DOUBLES] = squad[DOUBLES]! + IS_DOUBLE[kind]!;
  }
};

/** Counts a squad (RUSH-11.8–11.11): hand, Garage and Depot, and by option the defenders. */
const squadOf = (s: RushState, seat: Seat): Squad => {
  const squad: number[] = [];
  for (let i = 0; i < COUNTS; i++) squad.push(0);
  countZone(s, handOf(s, seat), squad);
  countZone(s, garageOf(s, seat), squad);
  countZone(s, depotOf(s, seat), squad);
  if (s.config.squadIncludesDefenders)
    for (let i = 0; i < BASES_PER_SEAT; i++) countZone(s, defenderZone(s, firstPlace(seat) + i), squad);
  return squad;
};

const countFor = (measure: Measure): number => {
  switch (measure.of) {
    case 'bases':
      return BASES;
    case 'cards':
      return CARDS;
    case 'doubles':
      return DOUBLES;
    case 'medals':
      return MEDALS + NATIONS.indexOf(measure.nation);
    case 'class':
      return VEHICLES + CLASSES.indexOf(measure.vehicleClass);
  }
};
/** Achievement → the column that it compares. */
const MEASURED: readonly number[] = ACHIEVEMENTS.map(({ measure }) => countFor(measure));

/** The standing of an Achievement: each seat's value, and the sole leader or -1 (RUSH-11.12, 11.13). */
export interface Standing {
  readonly id: string;
  readonly values: readonly number[];
  readonly leader: Seat;
}
const standingOf = (achievement: number, squads: readonly Squad[]): Standing => {
  const counted = MEASURED[achievement]!;
  const values: number[] = [];
  let leader = -1;
  let most = -1;
  for (let seat = 0; seat < squads.length; seat++) {
    const value = squads[seat]![counted]!;
    values.push(value);
    if (value >= most) leader = value === most ? -1 : seat;
    if (value > most) most = value;
  }
  return { id: ACHIEVEMENTS[achievement]!.id, values, leader };
};

/** One row of the score sheet (RUSH-11.15). */
export interface Score {
  /** Points on Medal cards, number of Base cards, number of Achievements. */
  readonly medals: number;
  readonly bases: number;
  readonly achievements: number;
  readonly total: number;
}
export interface ScoreSheet {
  readonly standings: readonly Standing[];
  readonly scores: readonly Score[];
}

const BASE_POINTS = 3;
/** The points for Achievements. Until the end of the game somebody else may still take the lead in them. */
export const pointsOfLeads = ({ achievements }: Pick<Score, 'achievements'>): number =>
  achievements * ACHIEVEMENT_POINTS;

/** The score sheet as if the game ended now. */
export const scoreSheet = (s: RushState): ScoreSheet => {
  const squads: Squad[] = [];
  for (let seat = 0; seat < s.config.seats; seat++) squads.push(squadOf(s, seat));
  const standings = s.achievement.list(s.achievement.zone('inGame')).map((one) => standingOf(one, squads));
  const scores = squads.map((squad, seat): Score => {
    let medals = 0;
    for (let nation = 0; nation < NATIONS.length; nation++) medals += squad[MEDALS + nation]!;
    let achievements = 0;
    for (const { leader } of standings) if (leader === seat) achievements++;
    const bases = squad[BASES]!;
    const total = medals + bases * BASE_POINTS + pointsOfLeads({ achievements });
    return { medals, bases, achievements, total };
  });
  return { standings, scores };
};

/**
 * The criteria in their order: points, then points on Medals (destroyed Vehicles), Bases, Achievements
 * (RUSH-11.16–11.21).
 */
export const CRITERIA = ['total', 'medals', 'bases', 'achievements'] as const;
/** Positive if `a` is ahead, 0 if they are level in everything. */
const compare = (a: Score, b: Score): number => {
  for (const criterion of CRITERIA) if (a[criterion] !== b[criterion]) return a[criterion] - b[criterion];
  return 0;
};

/**
 * RUSH-11.16–11.22: the ranks of the seats. Seats that are level by all criteria share a rank.
 */
export const outcome = (s: RushState): Outcome | undefined => {
  if (s.asked !== OVER) return undefined;
  const { scores } = scoreSheet(s);
  return {
    ranks: scores.map((own) => 1 + scores.filter((other) => compare(other, own) > 0).length),
    scores: scores.map((one) => one.total),
    reason: TRIGGERS[s.trigger]!,
  };
};
