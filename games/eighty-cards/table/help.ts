/** What is usually asked, with the clauses that answer it ("Usual confusions" of the specification). */
export const HELP = [
  { id: 'coal', clauses: ['EC-7.3', 'EC-4.4'] },
  { id: 'entered', clauses: ['EC-6.3'] },
  { id: 'next', clauses: ['EC-3.13'] },
  { id: 'zero', clauses: ['EC-5.5', 'EC-5.6'] },
  { id: 'near', clauses: ['EC-11.9'] },
  { id: 'slot', clauses: ['EC-13.3', 'EC-5.7'] },
  { id: 'price', clauses: ['EC-9.3', 'EC-9.4'] },
  { id: 'later', clauses: ['EC-9.9'] },
  { id: 'oneCamp', clauses: ['EC-14.5'] },
  { id: 'once', clauses: ['EC-13.12'] },
  { id: 'ownBalloon', clauses: ['EC-12.9'] },
  { id: 'over', clauses: ['EC-15.2', 'EC-15.7'] },
  { id: 'homeland', clauses: ['EC-3.4', 'EC-6.5'] },
] as const;
