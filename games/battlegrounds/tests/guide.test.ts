// Coach, digest, record, captions and sounds of the table, in games played at random.
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { storyOf } from '#engine/match/story.ts';
import { viewOf } from '#engine/match/view.ts';
import { randomDecision } from '#engine/playout.ts';
import { listSeats, type Seat, seatBit } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { LANGUAGES } from '#engine/text.ts';
import { sayCaption } from '#kit/caption/teller.ts';
import { CUE_NAMES } from '#kit/sound.ts';
import { toldSince } from '#kit/story.ts';
import { translatorOf } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { BattlegroundsEvent } from '../rules/events.ts';
import { battlegrounds } from '../rules/game.ts';
import { aboutOf, VERB, type Verb, verbOf } from '../rules/steps.ts';
import { teller } from '../table/captions.ts';
import { COACHED, type Situation, situationsOf } from '../table/coach.ts';
import { digestOf } from '../table/digest.ts';
import { entryOf } from '../table/entry.ts';
import { shotsAfter, shotsOf, waysOf } from '../table/foresee.ts';
import { modelOf } from '../table/model.ts';
import { cues } from '../table/sounds.ts';
import { en as captionsEn } from '../text/captions.en.ts';
import { it as captionsIt } from '../text/captions.it.ts';
import { pl as captionsPl } from '../text/captions.pl.ts';
import { coach as coachEn } from '../text/en/coach.ts';
import { en } from '../text/en.ts';
import { coach as coachIt } from '../text/it/coach.ts';
import { it as italian } from '../text/it.ts';
import { coach as coachPl } from '../text/pl/coach.ts';
import { pl } from '../text/pl.ts';
import { newGame, type Table } from './support.ts';

const COACHES = { en: coachEn, it: coachIt, pl: coachPl };
const VOICES = {
  en: translatorOf('en', [captionsEn, en]),
  it: translatorOf('it', [captionsIt, italian]),
  pl: translatorOf('pl', [captionsPl, pl]),
};
const NAMES = ['Anna', 'Bruno', 'Celina', 'Dario'];
const BROKEN = /[⟨⟩{}]|undefined|NaN|\s[.,]/;

type Line = StoryItem<BattlegroundsEvent>;
const storyFor = ({ match }: Table, seat: Seat): readonly Line[] =>
  (storyOf(match, seatBit(seat)) as readonly unknown[] as readonly Line[]).filter(({ index }) => index > 0);

/**
 * What lies before a seat, as the coach sees it; the composer asks the rules in the same way. `picked`: of several tanks
 * one has been.
 */
const situationsAt = (
  { match, state }: Table,
  seat: Seat,
  told: readonly BattlegroundsEvent[],
  picked = true,
) => {
  const model = modelOf(viewOf(match, seatBit(seat)), told);
  const list = new StepList();
  battlegrounds.steps(state, seat, [], list);
  const first = list.list();
  const abouts = (verb: Verb): number[] => first.filter((one) => verbOf(one) === verb).map(aboutOf);
  const drives = picked ? abouts(VERB.move) : [];
  /** The signs on squares, by the square. */
  const prospects = drives.flatMap((pawn) =>
    waysOf(state, seat, pawn).flatMap((way) =>
      shotsAfter(state, seat, pawn, way)
        .filter(({ tone }) => tone !== 'plain')
        .map((shot) => [way.end, shot] as const),
    ),
  );
  const composer = {
    abouts,
    ways: drives.flatMap((pawn) => waysOf(state, seat, pawn)),
    prospects: new Map(prospects),
    shots: abouts(VERB.shoot).flatMap((pawn) => shotsOf(state, seat, pawn)),
  } as unknown as Parameters<typeof situationsOf>[0]['composer'];
  return situationsOf({ model, seat, told, composer });
};

/** Plays on at random, and looks at the table before every decision. */
const play = (table: Table, most: number, seed: number, look: (seat: Seat) => void): void => {
  const chance = new FastChance(seed);
  for (let n = 0; n < most && !table.match.outcome; n++) {
    const seat = listSeats(battlegrounds.active(table.state))[0]!;
    look(seat);
    const decision = randomDecision(battlegrounds, table.state, seat, chance);
    table.play(battlegrounds.write(table.state, seat, decision));
  }
};
const TABLES = [
  [2, { variant: 'battle' }],
  [3, { variant: 'battle' }],
  [4, { variant: 'team' }],
  [3, { variant: 'family' }],
  [1, { variant: 'solo' }],
] as const;

describe('the coach', () => {
  it('meets every situation in games of all variants, and begins with what wins', () => {
    const met = new Set<Situation>();
    for (const [seats, options] of TABLES) {
      const table = newGame(seats, options);
      const [goal] = situationsAt(table, listSeats(battlegrounds.active(table.state))[0]!, []);
      expect(goal).toBe({ family: 'goalFamily', solo: 'goalSolo' }[options.variant as string] ?? 'goal');
      play(table, 250, 3, (seat) => {
        const told = toldSince(storyFor(table, seat), Number.POSITIVE_INFINITY, seat);
        for (const one of situationsAt(table, seat, told)) met.add(one);
      });
    }
    expect(COACHED.filter((one) => !met.has(one))).toEqual([]);
  });

  it('says what a path costs only where there is such a path', () => {
    const table = newGame(2);
    play(table, 200, 8, (seat) => {
      const found = situationsAt(table, seat, []);
      const { state } = table;
      const list = new StepList();
      battlegrounds.steps(state, seat, [], list);
      const pawns = list.list().filter((one) => verbOf(one) === VERB.move);
      const deadly = pawns.some((one) => waysOf(state, seat, aboutOf(one)).some(({ fatal }) => fatal >= 0));
      expect(found.includes('danger')).toBe(deadly && table.asked === 'mainAction');
    });
  });

  it('speaks of squares once they are lit, and of an enemy tank where it brings points', () => {
    const table = newGame(2);
    let lit = 0;
    play(table, 400, 4, (seat) => {
      const LIT = ['firstMove', 'danger', 'change'];
      if (table.asked === 'mainAction')
        expect(situationsAt(table, seat, [], false).filter((one) => LIT.includes(one))).toEqual([]);
      const found = situationsAt(table, seat, []);
      if (found.includes('firstMove')) lit++;
      const brings = table.state.config.pawnsOf[seat]!.filter((pawn) => table.state.square[pawn]! >= 0)
        .flatMap((pawn) => (table.asked === 'shoot' ? shotsOf(table.state, seat, pawn) : []))
        .some(({ aim, words }) => aim === VERB.tank && Number(words.filling.value) > 0);
      if (found.includes('enemy')) expect(brings).toBe(true);
    });
    expect(lit).toBeGreaterThan(20);
  });

  it('speaks of a star or of crosshairs only where a lit square bears one', () => {
    const table = newGame(2);
    const [bears, bare] = [new Set<string>(), new Set<string>()];
    play(table, 300, 6, (seat) => {
      const found = situationsAt(table, seat, []);
      if (!found.includes('firstMove')) return;
      const tones = table.state.config.pawnsOf[seat]!.filter((pawn) => table.state.square[pawn]! >= 0)
        .flatMap((pawn) =>
          waysOf(table.state, seat, pawn).flatMap((way) => shotsAfter(table.state, seat, pawn, way)),
        )
        .map(({ tone }) => tone);
      for (const [tip, tone] of [
        ['star', 'gain'],
        ['crosshairs', 'strike'],
      ] as const) {
        (tones.includes(tone) ? bears : bare).add(tip);
        if (!tones.includes(tone)) expect(found).not.toContain(tip);
      }
    });
    expect([bears.size, bare.size]).toEqual([2, 2]);
    // No other tip names a sign that need not be there.
    for (const [key, text] of Object.entries(coachEn))
      if (!/star|crosshairs|goalSolo/.test(key)) expect(text, key).not.toMatch(/\bstars?\b|crosshairs/);
  });

  it('has every tip in every language, whole and in few words', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(COACHES[language]).sort()).toEqual(
        COACHED.flatMap((one) => [`coach.${one}`, `coach.${one}.short`]).sort(),
      );
      for (const one of COACHED) {
        const { [`coach.${one}` as const]: whole, [`coach.${one}.short` as const]: short } =
          COACHES[language];
        expect(String(whole), `${language} ${one}`).toMatch(/[.!?]$/);
        expect(String(short).length, `${language} ${one}`).toBeLessThanOrEqual(62);
      }
    }
  });
});

describe('what is told', () => {
  it('has words in every language for every turn and every reader, and sounds in order', () => {
    let digests = 0;
    let captions = 0;
    for (const [seats, options] of TABLES) {
      const table = newGame(seats, options);
      play(table, 250, 5, () => undefined);
      const end = table.match.history.items.length;
      for (let seat = 0; seat < seats; seat++) {
        const story = storyFor(table, seat as Seat);
        for (const language of LANGUAGES) {
          const { say } = VOICES[language];
          for (const item of story) {
            const entry = entryOf(item, say);
            expect(entry, JSON.stringify(item)).toMatch(/\S/);
            expect(entry, JSON.stringify(item)).not.toMatch(BROKEN);
          }
          for (const turn of teller.turnsOf(story, table.match.outcome !== undefined)) {
            const reader = seat + 1;
            const text = sayCaption(
              say,
              teller.captionOf(turn, reader),
              turn.seat,
              reader,
              (one) => NAMES[one - 1]!,
            );
            expect(text, JSON.stringify(turn.told)).not.toMatch(BROKEN);
            captions++;
          }
          for (let at = 1; at <= end; at += 7)
            for (const { message, filling, seat: of } of digestOf(story, at, seat as Seat, seats)?.lines ??
              []) {
              const text = say(`digest.${message}`, { ...filling, name: NAMES[(of ?? 1) - 1]! });
              expect(text, message).not.toMatch(BROKEN);
              digests++;
            }
        }
        for (const { told } of story) {
          const heard = cues(told, 240);
          expect(heard.every(({ cue }) => CUE_NAMES.includes(cue))).toBe(true);
          for (const [n, { at }] of heard.entries())
            if (n > 0) expect(at).toBeGreaterThanOrEqual(heard[n - 1]!.at);
        }
      }
    }
    expect(captions).toBeGreaterThan(300);
    expect(digests).toBeGreaterThan(100);
  });

  it('tells what a player lost before what the others won, the gravest hit in the caption', () => {
    const lost: BattlegroundsEvent = {
      type: 'destroyed',
      seat: 1,
      pawn: 'green',
      square: 'D4',
      by: 2,
      clause: 'BG-6.1',
    } as never;
    const won = { type: 'scored', seat: 2, value: 3 } as never as BattlegroundsEvent;
    const text = sayCaption(
      VOICES.en.say,
      teller.captionOf({ seat: 2, from: 0, to: 1, told: [lost, won] }, 1),
      2,
      1,
      (one) => NAMES[one - 1]!,
    );
    expect(text).toBe('Bruno destroys your tank on D4: +3.');
  });

  it('tells no set-up as a turn, and several pairs as so many', () => {
    const told = (...types: string[]): BattlegroundsEvent[] =>
      types.map((type) => ({ type, seat: 2, picture: 'bridge' }) as never as BattlegroundsEvent);
    const story = [
      { index: 1, seat: 2, told: told('placed') },
      { index: 2, seat: 2, told: told('turn') },
      { index: 3, seat: 2, told: told('paired', 'paired') },
      { index: 4, seat: 2, told: told('turn') },
    ];
    const turns = teller.turnsOf(story, false);
    expect(turns.map(({ from, to }) => [from, to])).toEqual([[2, 4]]);
    const text = sayCaption(VOICES.en.say, teller.captionOf(turns[0]!, 1), 2, 1, (one) => NAMES[one - 1]!);
    expect(text).toBe('Bruno makes 2 pairs.');
  });
});
