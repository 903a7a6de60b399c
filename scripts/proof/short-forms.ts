/** The commands of docs/proof.md in short forms that take about ten minutes altogether on two cores. */

export interface ShortForm {
  /** What stands behind `npx ludoteca`. */
  readonly words: readonly string[];
  /** About how long it takes. */
  readonly seconds: number;
}

/** Commands and files of the page that have no short form, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'bench server': 'compares with peers on an idle machine for 13 minutes',
  'bench engine': 'compares with peers, which it installs first',
  'bench rush': 'the same',
  'bench tank-chess': 'the same',
  'bench eighty-cards': 'the same',
  'bench warcraft': 'the same',
  'bench/page': 'measures a built page in Chromium on an idle machine',
  'scripts/other-browsers.ts': 'needs the browsers of a desktop',
};

/** Each command has a seed of its own, which follows from the run's. */
export const commandsOf = (seed: number): readonly ShortForm[] => {
  let n = 0;
  const form = (seconds: number, command: string): ShortForm => {
    const words = command.split(' ').map((word) => (word === 'SEED' ? String(seed + n) : word));
    n++;
    return { words, seconds };
  };
  return [
    form(5, 'conformance'),
    form(40, 'laws tank-chess --games 40 --seed SEED'),
    form(20, 'laws rush --games 200 --seed SEED --effort 0.06'),
    form(
      30,
      'laws small-hands small-bids small-parry small-combat small-summit small-ambush --games 60 --seed SEED',
    ),
    form(10, 'simulate tank-chess --games 5000 --seed SEED'),
    form(10, 'simulate rush --players 4 --games 5000 --seed SEED'),
    form(10, 'perft tank-chess --depth 2'),
    form(40, 'arena tank-chess --a major --b greedy --games 6 --seed SEED'),
    form(40, 'arena rush --a marshal --b gunner --players 4 --alone --games 4 --opening 0 --seed SEED'),
    form(20, 'hostile --messages 20000 --seed SEED'),
    form(40, 'faults --only kills --kills 20 --seed SEED'),
    form(60, 'faults --only network,disk,clock --seed SEED'),
    form(40, 'leaks --pairs 20000 --seed SEED'),
    form(20, 'leaks --pairs 3000 --seed SEED --sockets'),
    form(20, 'bench changes'),
    form(30, 'bench long'),
    form(70, 'crowd --seconds 8'),
    form(75, 'load --tables 60 --minutes 1 --seed SEED'),
  ];
};
