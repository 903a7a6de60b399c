/** Checks a list of points when a game is loaded, instead of when a match first reaches such a point. */
import type { State } from '../layout/layout.ts';
import type { GameEvent } from '../narration.ts';
import type { DecisionPoint, Move, PointRules } from './point.ts';

const twice = <T>(things: readonly T[]): T | undefined => things.find((one, i) => things.indexOf(one) !== i);

/** Verb → the move it begins. A move may be in several points; a verb belongs to one move. */
const movesOf = <S extends State, E extends GameEvent>(
  points: readonly DecisionPoint<S, E>[],
): Move<S, E>[] => [...new Set(points.flatMap((point) => point.moves))];

/** @throws Error that names the point and says what is wrong with its declaration */
export const checkPoints = <S extends State, E extends GameEvent>(rules: PointRules<S, E>): void => {
  const { points, order, over } = rules;
  const wrong = (what: string): never => {
    throw new Error(`${rules.game}: ${what}`);
  };
  const name = twice(points.map((point) => point.name)) ?? twice(order);
  if (name !== undefined) wrong(`two decision points are called ${name}`);
  const verb = twice(movesOf(points).flatMap((move) => move.verbs));
  if (verb !== undefined) wrong(`verb ${verb} begins two moves`);

  if (!order.includes(over)) wrong(`the order does not say when it is ${over}`);
  const missing = order.find((one) => one !== over && !points.some((point) => point.name === one));
  if (missing !== undefined) wrong(`nothing says what ${missing} asks`);

  for (const point of points) {
    const free = point.asks.how === 'may';
    if (!free && !order.includes(point.name)) wrong(`nobody is ever asked ${point.name}`);
    if (free && order.includes(point.name)) wrong(`${point.name} is owed by nobody and cannot be open`);
    if (point.name === over) wrong(`${over} asks nothing`);
    if (point.clause === '') wrong(`${point.name} has no clause`);
    if (point.moves.length === 0) wrong(`${point.name} has no answer`);
    if (point.moves.some((move) => move.verbs.length === 0)) wrong(`a move of ${point.name} has no verb`);
    if (twice(point.moves)) wrong(`${point.name} has the same move twice`);
    if (point.asks.how === 'covert' && !point.late) wrong(`${point.name} is covert and has no late answer`);
    const asksForChoice = 'ask' in point.asks && point.asks.ask === 'choice';
    if (point.only && !asksForChoice) wrong(`${point.name} is asked although there is only one answer`);
  }
};
