/**
 * Frequent questions of players, with the clauses that answer them. Their messages are `help.<id>` (the question) and
 * `help.<id>.answer`.
 */
export interface Help {
  readonly id: string;
  readonly clauses: readonly string[];
}

export const HELP: readonly Help[] = [
  { id: 'freeCard', clauses: ['RUSH-4.5'] },
  { id: 'noValue', clauses: ['RUSH-4.2'] },
  { id: 'onePurchase', clauses: ['RUSH-4.8'] },
  { id: 'nationalResources', clauses: ['RUSH-4.16'] },
  { id: 'oneNation', clauses: ['RUSH-7.3'] },
  { id: 'defended', clauses: ['RUSH-5.15'] },
  { id: 'onlyDamaged', clauses: ['RUSH-7.15', 'RUSH-7.16'] },
  { id: 'mustPlace', clauses: ['RUSH-5.7', 'RUSH-5.9'] },
  { id: 'undefendedFirst', clauses: ['RUSH-5.8'] },
  { id: 'playedOnce', clauses: ['RUSH-3.8'] },
  { id: 'noMedal', clauses: ['RUSH-8.5', 'RUSH-6.20', 'RUSH-5.10'] },
  { id: 'repaired', clauses: ['RUSH-3.2'] },
  { id: 'smallHand', clauses: ['RUSH-3.4', 'RUSH-6.9'] },
  { id: 'auxiliarySafe', clauses: ['RUSH-6.15'] },
  { id: 'notOver', clauses: ['RUSH-11.3'] },
  { id: 'notCounted', clauses: ['RUSH-11.10'] },
];
