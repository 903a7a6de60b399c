/** What is usually asked, with the clauses that answer it. */
export const HELP = [
  { id: 'exact', clauses: ['BG-4.4'] },
  { id: 'forced', clauses: ['BG-4.3', 'BG-7.1'] },
  { id: 'noStop', clauses: ['BG-4.7', 'BG-4.13'] },
  { id: 'shotExact', clauses: ['BG-5.2'] },
  { id: 'between', clauses: ['BG-5.4'] },
  { id: 'noPoints', clauses: ['BG-5.12', 'BG-11.1'] },
  { id: 'dudLoss', clauses: ['BG-4.12'] },
  { id: 'notOver', clauses: ['BG-12.5', 'BG-12.6'] },
  { id: 'pause', clauses: ['BG-6.11'] },
  { id: 'reserve', clauses: ['BG-8.9'] },
  { id: 'needsPair', clauses: ['BG-8.4'] },
  { id: 'noTurn', clauses: ['BG-10.5'] },
  { id: 'noDud', clauses: ['BG-5.9', 'BG-16.9'] },
  { id: 'second', clauses: ['BG-4.2', 'BG-13.2'] },
  { id: 'covered', clauses: ['BG-15.17'] },
] as const;
