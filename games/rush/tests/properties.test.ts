/** Properties that hold after every decision, checked in random games with all numbers of seats and all options. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { randomOptions } from '#engine/laws/options.ts';
import { auditState } from '#engine/layout/audit.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import type { Match } from '#engine/match/match.ts';
import { viewOf } from '#engine/match/view.ts';
import { eventsFor } from '#engine/narration.ts';
import { randomDecision } from '#engine/playout.ts';
import { listSeats, seatBit } from '#engine/seats.ts';
import { CARD_IDS, isMedal, isVehicle, KIND_IDS, KIND_OF } from '../content/cards.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { newGame, type Table } from './support.ts';

const SQUAD = ['hand', 'garage', 'depot'];
/** Card → [zone, seat or place]. */
const whereabouts = ({ card }: RushState): string[] =>
  CARD_IDS.map((_, c) => card.plan.label[card.zoneOf[c]!]!.join(' '));
/** The seat whose squad a card belongs to, also on a Base or attacking; -1 for none. */
const squadOfCard = (at: string, turn: number): number => {
  const [zone, index] = at.split(' ');
  if (SQUAD.includes(zone!)) return Number(index);
  return zone === 'attacking' || zone === 'inPlay' ? turn : -1;
};

interface Moment {
  readonly table: Table;
  readonly before: string[];
  readonly after: string[];
  readonly turn: number;
  /** The events that everybody was told. */
  readonly told: readonly { readonly type: string; readonly [param: string]: unknown }[];
  readonly text: string;
}

/** Plays a random game to its end, but at most `most` decisions. */
const play = (n: number, seats: number, look: (moment: Moment) => void, most = 500): Match => {
  const random = new FastChance(1000 + n);
  const options = { ...randomOptions(rush.options, seats, random), firstPlayer: 'random', clock: 'none' };
  const table = newGame(seats, options, `property ${n}`);
  const { match } = table;
  for (let i = 0; i < most && !match.outcome; i++)
    for (const seat of listSeats(match.owing)) {
      const before = whereabouts(table.state);
      const turn = table.state.turnOf;
      const decision = randomDecision(rush, table.state, seat, random);
      const text = rush.write(table.state, seat, decision);
      const done = match.decide(seat, decision);
      if (!done.ok) throw new Error(`${text}: ${done.error.code} ${done.error.clause}`);
      const told = eventsFor(done.value.told, seatBit(seat));
      look({ table, before, after: whereabouts(table.state), turn, told, text });
    }
  return match;
};

const GAMES = [2, 3, 4, 5, 2, 3, 4, 5, 2, 5].map((seats, n) => ({ n, seats }));

describe('random games', () => {
  test.each(GAMES)(
    'game $n, $seats seats: components, squads, Medals, ends [RUSH-1.14, RUSH-2.7, RUSH-2.8, RUSH-8.2, RUSH-11.2]',
    ({ n, seats }) => {
      let medalTrigger = false;
      const match = play(n, seats, ({ table, before, after, turn, told, text }) => {
        const { state } = table;
        expect([...auditState(state), ...(rush.audit?.(state) ?? [])], text).toEqual([]);
        // All 212 components are in some zone, and each seat has six Barracks cards.
        expect(after).toHaveLength(193);
        const barracks = CARD_IDS.filter((_, c) => /^(engineer|technician|volunteers)-/.test(CARD_IDS[c]!));
        const inBox = barracks.filter((id) => after[CARD_IDS.indexOf(id)]!.startsWith('box'));
        expect(barracks.length - inBox.length).toBe(6 * seats);
        const types = told.map(({ type }) => type);
        for (const [c, at] of after.entries()) {
          const was = before[c]!;
          if (was === at) continue;
          const [from, to] = [squadOfCard(was, turn), squadOfCard(at, turn)];
          const zone = at.split(' ')[0]!;
          const move = `${CARD_IDS[c]} from ${was} to ${at} by ${text}`;
          expect(was.startsWith('graveyard') || was.startsWith('box'), move).toBe(false);
          // Cards join a squad face up. After a reshuffle they may lie in the Garage, or be drawn into the hand.
          if (from < 0 && to >= 0 && !was.startsWith('defender'))
            expect(types, move).toEqual(
              expect.arrayContaining([expect.stringMatching(/^(bought|gained|tookMedals|baseDestroyed)$/)]),
            );
          // A card leaves a squad for the Graveyard or an own Base, never for another squad.
          if (from >= 0 && to < 0) expect(['graveyard', 'defender'], move).toContain(zone);
          if (from >= 0 && to >= 0) expect(to, move).toBe(from);
          if (was.startsWith('medalPiles')) expect(isMedal(KIND_OF[c]!) && to >= 0, move).toBe(true);
          if (zone === 'vehicleDeck' || zone === 'vehicleDiscard')
            expect(isVehicle(KIND_OF[c]!) && !SQUAD.includes(was.split(' ')[0]!), move).toBe(true);
        }
        // Taking the last single of a pile has triggered the end.
        for (const nation of ['ussr', 'germany', 'usa', 'france'])
          if (table.pile(nation)[0] === 0) {
            medalTrigger = true;
            expect(state.trigger, text).toBeGreaterThan(0);
          }
        for (let seat = 1; seat <= seats; seat++)
          if (table.standing(seat) === 0) expect(state.trigger, text).toBeGreaterThan(0);
      });
      if (match.outcome?.reason === 'medals') expect(medalTrigger).toBe(true);
    },
  );

  test.each(GAMES)(
    'game $n, $seats seats: no Vehicle acts twice in a turn [RUSH-3.8, RUSH-7.1, RUSH-4.8]',
    ({ n, seats }) => {
      let used = new Set<string>();
      let attacks = 0;
      let purchases = 0;
      let conscription = false;
      play(n, seats, ({ text, told }) => {
        const [verb, ...rest] = text.split(/ with | on | /);
        const cards =
          verb === 'buy'
            ? (text.split(' with ')[1]?.split(', ') ?? [])
            : verb === 'attack'
              ? text.slice('attack with '.length).split(', ')
              : verb === 'play' || verb === 'deploy'
                ? [rest[0]!]
                : [];
        for (const card of cards.filter((id) => isVehicle(KIND_IDS.indexOf(id)))) {
          expect(used.has(card), `${card} by ${text}`).toBe(false);
          used.add(card);
        }
        if (told.some(({ type }) => type === 'conscription')) conscription = true;
        if (verb === 'attack') expect(++attacks, text).toBe(1);
        if (verb === 'buy') expect(++purchases === 1 || conscription, text).toBe(true);
        if (told.some(({ type }) => type === 'turn')) {
          used = new Set();
          attacks = 0;
          purchases = 0;
          conscription = false;
        }
      });
    },
  );

  test.each(GAMES.slice(0, 5))(
    'game $n, $seats seats: nobody is shown where a hidden card lies [RUSH-2.1, RUSH-2.3, RUSH-2.5, RUSH-9.6]',
    ({ n, seats }) => {
      let looked = 0;
      play(
        n,
        seats,
        ({ table }) => {
          if (looked++ % 5) return;
          const { state, match } = table;
          const shown = Array.from({ length: seats + 1 }, (_, seat) =>
            viewOf(match, seat < seats ? seatBit(seat) : 0),
          );
          for (const [viewer, view] of shown.entries()) {
            const card = view.state.card as Record<string, (number | (string | null)[])[]>;
            const names = (zone: string, seat: number) => {
              const cards = card[zone]![seat]!;
              return typeof cards === 'number' ? [] : cards;
            };
            for (let seat = 0; seat < seats; seat++) {
              expect(
                names('garage', seat).filter((id) => id !== null),
                'Garages are secret',
              ).toEqual([]);
              if (seat === viewer) continue;
              if (seat !== state.turnOf) expect(names('hand', seat).filter((id) => id !== null)).toEqual([]);
              if (!state.config.openDepots)
                expect(
                  names('depot', seat)
                    .slice(1)
                    .filter((id) => id !== null),
                  'the top alone',
                ).toEqual([]);
            }
            expect(typeof (view.state.card as JsonObject).vehicleDeck).toBe('number');
          }
        },
        120,
      );
    },
  );
});
