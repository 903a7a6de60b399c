/** Counting squads: Achievements, points, tie-breaks (RUSH-11.8–11.24). What a squad holds is public at all times. */
import type { Outcome } from '#engine/game.ts';
import { ACHIEVEMENT_POINTS, ACHIEVEMENTS, type Measure } from '../content/achievements.ts';
import { BASES_PER_SEAT, isBase, isMedal, KIND_OF, KINDS, NATION, POINTS } from '../content/cards.ts';
import { CLASSES, NATIONS } from '../content/vehicle-row.ts';
import { firstPlace, OVER, type RushState, TRIGGERS } from './state.ts';
import { defenderZone, depotOf, garageOf, handOf } from './zones.ts';

/** What one squad holds. */
export interface Squad {
  cards: number;
  bases: number;
  doubles: number;
  /** Points on Medal cards, by nation (RUSH-11.24). */
  readonly medals: number[];
  /** Vehicles by class. */
  readonly classes: number[];
}

const CLASS_OF: Int32Array = Int32Array.from(
  KINDS.map((kind) => (kind.vehicle ? CLASSES.indexOf(kind.vehicle.vehicleClass) : -1)),
);

const countCard = (squad: Squad, card: number): void => {
  const kind = KIND_OF[card]!;
  squad.cards++;
  if (isBase(kind)) squad.bases++;
  else if (isMedal(kind)) {
    squad.medals[NATION[kind]!] = squad.medals[NATION[kind]!]! + POINTS[kind]!;
    if (POINTS[kind] === 2) squad.doubles++;
  } else if (CLASS_OF[kind]! >= 0) squad.classes[CLASS_OF[kind]!] = squad.classes[CLASS_OF[kind]!]! + 1;
};

/** RUSH-11.8–11.11: hand, Garage and Depot, and by option what lies on the Bases. */
export const squadOf = (s: RushState, seat: number): Squad => {
  const { card } = s;
  const squad: Squad = {
    cards: 0,
    bases: 0,
    doubles: 0,
    medals: NATIONS.map(() => 0),
    classes: CLASSES.map(() => 0),
  };
  const zones = [handOf(s, seat), garageOf(s, seat), depotOf(s, seat)];
  if (s.config.squadIncludesDefenders)
    for (let i = 0; i < BASES_PER_SEAT; i++) zones.push(defenderZone(s, firstPlace(seat) + i));
  for (const zone of zones) for (let c = card.first(zone); c >= 0; c = card.next(c)) countCard(squad, c);
  return squad;
};

export const measured = (squad: Squad, measure: Measure): number => {
  switch (measure.of) {
    case 'bases':
      return squad.bases;
    case 'cards':
      return squad.cards;
    case 'doubles':
      return squad.doubles;
    case 'medals':
      return squad.medals[NATIONS.indexOf(measure.nation)]!;
    case 'class':
      return squad.classes[CLASSES.indexOf(measure.vehicleClass)]!;
  }
};

/** How an Achievement stands: each seat's value, and the seat that is alone in front, or -1 (RUSH-11.12, 11.13). */
export interface Standing {
  readonly id: string;
  readonly values: readonly number[];
  readonly leader: number;
}
const standingOf = (achievement: number, squads: readonly Squad[]): Standing => {
  const { id, measure } = ACHIEVEMENTS[achievement]!;
  const values = squads.map((squad) => measured(squad, measure));
  const most = Math.max(...values);
  const leader = values.indexOf(most);
  return { id, values, leader: values.lastIndexOf(most) === leader ? leader : -1 };
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

/** The score sheet as if the game ended now. */
export const scoreSheet = (s: RushState): ScoreSheet => {
  const squads = Array.from({ length: s.config.seats }, (_, seat) => squadOf(s, seat));
  const standings = s.achievement.list(s.achievement.zone('inGame')).map((one) => standingOf(one, squads));
  const scores = squads.map((squad, seat): Score => {
    const medals = squad.medals.reduce((sum, points) => sum + points, 0);
    const achievements = standings.filter((one) => one.leader === seat).length;
    const total = medals + squad.bases * BASE_POINTS + achievements * ACHIEVEMENT_POINTS;
    return { medals, bases: squad.bases, achievements, total };
  });
  return { standings, scores };
};

/** What decides, one after the other: points, then destroyed Vehicles, Bases, Achievements (RUSH-11.16–11.21). */
export const CRITERIA = ['total', 'medals', 'bases', 'achievements'] as const;
/** Positive when `a` is ahead. */
const compare = (a: Score, b: Score): number => {
  for (const criterion of CRITERIA) if (a[criterion] !== b[criterion]) return a[criterion] - b[criterion];
  return 0;
};

/** RUSH-11.16–11.22: who is not behind anybody wins, together with whoever is quite level. */
export const outcome = (s: RushState): Outcome | undefined => {
  if (s.asked !== OVER) return undefined;
  const { scores } = scoreSheet(s);
  return {
    ranks: scores.map((own) => 1 + scores.filter((other) => compare(other, own) > 0).length),
    scores: scores.map((one) => one.total),
    reason: TRIGGERS[s.trigger]!,
  };
};
