/** Random games, kept by the ledger: what is told suffices to know every boiler, place and vehicle. */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomOptions } from '#engine/laws/options.ts';
import { laws } from '../laws.ts';
import { eightyCards } from '../rules/game.ts';
import { type Books, Ledger } from './ledger.ts';
import { newGame, type Table } from './support.ts';

/** The books as the state has them. The card of an explosion that waits for an answer is off the books already. */
const booksOf = (table: Table, weapons: readonly string[]): Books[] =>
  Array.from({ length: table.state.config.seats }, (_, i) => {
    const seat = i + 1;
    const [crew, guide] = table.crew(seat).split(' ');
    return {
      pressure: table.pressure(seat),
      ap: table.ap(seat),
      progress: table.progress(seat),
      crew: crew!,
      guide: guide ?? '',
      upgrade: table.upgrade(seat).replace('covered ', ''),
      covered: table.upgrade(seat).startsWith('covered '),
      weapon: table.state.frames.length > 0 ? weapons[i]! : table.weapon(seat),
    };
  });

test.each([3, 4])(
  '%i players [EC-4.4, EC-4.5, EC-5.4, EC-6.5, EC-7.1, EC-8.4, EC-9.2, EC-9.3, EC-12.12, EC-12.13, EC-13.2]',
  (seats) => {
    for (let n = 0; n < 8; n++) {
      const random = new FastChance(480 + n);
      const options = { ...randomOptions(eightyCards.options, seats, random), clock: 'none' };
      const table = newGame(seats, options, `ledger ${seats} ${n}`);
      const ledger = new Ledger(table.state.config);
      table.playRandomly(
        random,
        600,
        () => {
          for (const event of table.events.splice(0)) ledger.note(event);
          expect(ledger.faults).toEqual([]);
          if (table.match.outcome) return;
          expect(ledger.books).toEqual(
            booksOf(
              table,
              ledger.books.map(({ weapon }) => weapon),
            ),
          );
        },
        laws.guide,
      );
    }
  },
);
