// Coach, digest, record, advice, scoring and sounds of the table.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import type { Match } from '#engine/match/match.ts';
import { pastView, viewOf } from '#engine/match/view.ts';
import { seatBit, seatOf } from '#engine/seats.ts';
import { LANGUAGES } from '#engine/text.ts';
import { CUE_NAMES } from '#kit/sound.ts';
import { translatorOf } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { payoutStep } from '../rules/steps.ts';
import { adviceOf } from '../table/advice.ts';
import { type Lesson, type Situation, situationsOf, toldSince } from '../table/coach.ts';
import { digestOf } from '../table/digest.ts';
import { entryOf } from '../table/entry.ts';
import { modelOf } from '../table/model.ts';
import { stagesOf } from '../table/reveal.ts';
import { cues } from '../table/sounds.ts';
import { en } from '../text/en.ts';
import { COACHED } from '../text/help.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';
import { FIXTURE_GAMES } from './fixtures/games.ts';
import { type Given, given, storyFor } from './support.ts';

type Line = StoryItem<RushEvent>;

const VOICES = LANGUAGES.map((language) => translatorOf(language, [{ en, it: italian, pl }[language]]));
const { say } = VOICES[0]!;

const finished = (name: string): Match => {
  const file = JSON.parse(
    readFileSync(new URL(`fixtures/${name}.match`, import.meta.url), 'utf8'),
  ) as MatchFile;
  const match = loadMatch(rush, file);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
};
const linesFor = (match: Match, seat: number): readonly Line[] =>
  storyFor(match, seat).filter((item) => item.index > 0);
const modelFor = (match: Match, seat: number) =>
  modelOf(viewOf(match, seatBit(seat)), (match.state as RushState).config);

describe('the coach', () => {
  const lessonOf = (position: Given, more: Partial<Lesson> = {}): readonly Situation[] => {
    const { match } = given(position);
    return situationsOf({
      model: modelFor(match, 0),
      seat: 0,
      told: [],
      choice: true,
      affordable: false,
      ...more,
    });
  };
  const later = { more: { round: 4 } };

  it('begins with the beginning', () => {
    expect(lessonOf({ hand: { 1: 'E, E, Tech' } })[0]).toBe('firstTurn');
    expect(lessonOf({ hand: { 1: 'E, E, Tech' }, ...later })).not.toContain('firstTurn');
    // To buy is advised only where something can be paid for.
    expect(lessonOf({ hand: { 1: 'E, E, Tech' } })).not.toContain('firstPurchase');
    expect(lessonOf({ hand: { 1: 'E, E, Tech' } }, { affordable: true })[1]).toBe('firstPurchase');
  });

  it('explains what a card in the hand can do', () => {
    const found = lessonOf({
      hand: { 1: 'ussr-kv-2, ussr-zis-5, ussr-su-76' },
      on: { 'S2.1': 'ussr-t-28' },
      ...later,
    });
    expect(found).toEqual(
      expect.arrayContaining([
        'siege',
        'nationalResources',
        'attackVehiclesOnly',
        'attack',
        'heavyBase',
        'defended',
      ]),
    );
    expect(found).not.toContain('sabotage');
    expect(lessonOf({ hand: { 1: 'E, Tech, Vol' }, ...later })).toEqual(
      expect.arrayContaining(['research', 'conscriptionHeld']),
    );
    expect(lessonOf({ hand: { 1: 'E, Tech, Vol' }, ...later })).not.toContain('attack');
  });

  it('says that one may buy without limit only once Conscription has been played', () => {
    const hand = { 1: 'E, Tech, Vol' };
    expect(lessonOf({ hand, ...later })).not.toContain('conscription');
    const told = [{ type: 'conscription', seat: 1 } as const];
    expect(lessonOf({ hand: { 1: 'E, Tech' }, ...later }, { told })).toContain('conscription');
    expect(lessonOf({ hand: { 1: 'E, Tech' }, ...later }, { told })).not.toContain('conscriptionHeld');
  });

  it('explains what has just happened before general rules', () => {
    const event = { type: 'baseDestroyed', seat: 1, base: 'S2.1' } as const;
    const told = [event];
    expect(lessonOf({ hand: { 1: 'E' }, ...later }, { told })[0]).toBe('baseCaptured');
    expect(lessonOf({ hand: { 1: 'E' }, ...later }, { told: [{ ...event, seat: 2 }] })).not.toContain(
      'baseCaptured',
    );
    expect(lessonOf({ hand: { 1: 'E' }, ...later }, { choice: false })[0]).toBe('endOfTurn');
    expect(lessonOf({ hand: { 1: 'E' }, more: { round: 9, trigger: 'medals' } })[0]).toBe('lastRound');
  });

  it('explains only the question that is asked, if there is one', () => {
    const table = given({ hand: { 1: 'ussr-t-26, E', 2: 'E, Tech' }, ...later });
    table.play('play ussr-t-26');
    const model = modelFor(table.match, 1);
    expect(model.asked).toBe('chooseSabotageDiscard');
    expect(situationsOf({ model, seat: 1, told: [], choice: true, affordable: true })).toEqual(['sabotaged']);
  });

  it('gives nearly all its explanations in a dozen games', () => {
    const met = new Set<Situation>();
    for (const { name } of FIXTURE_GAMES) {
      const match = finished(name);
      const { items } = match.history;
      const stories = Array.from({ length: match.setup.seats }, (_, seat) => linesFor(match, seat));
      for (let at = 0; at <= items.length; at += 4) {
        const asked = pastView(match, 0, at)!;
        const seat = seatOf(asked.owing[0] ?? 1);
        const model = modelOf(pastView(match, seatBit(seat), at)!, (match.state as RushState).config);
        const told = toldSince(stories[seat]!, at, seat);
        for (const choice of [true, false])
          for (const one of situationsOf({ model, seat, told, choice, affordable: true })) met.add(one);
      }
    }
    const rare = COACHED.filter((situation) => !met.has(situation));
    // Losing all Bases, and drawing a Vehicle again in the turn in which it was played, are rare; see below.
    expect(rare.filter((situation) => !['noBaseLeft', 'playedOnce'].includes(situation))).toEqual([]);
  });

  it('explains rare misfortunes', () => {
    expect(lessonOf({ hand: { 1: 'E' }, lost: 'S1.1, S1.2, S1.3', ...later })[0]).toBe('noBaseLeft');
    const again = { hand: { 1: 'ussr-t-34' }, more: { round: 4, played: ['ussr-t-34'] } };
    expect(lessonOf(again)[0]).toBe('playedOnce');
  });
});

describe('the digest', () => {
  const line = (index: number, seat: number, ...told: readonly RushEvent[]): Line => ({
    index,
    seat,
    told,
  });
  const turnOf = (seat: number): RushEvent => ({ type: 'turn', seat, round: 1 });
  const ended = (seat: number): RushEvent => ({ type: 'stepTwoEnded', seat });
  const STORY: readonly Line[] = [
    line(1, 1, { type: 'bought', seat: 1, card: 'ussr-t-28', with: ['engineer'], points: 1 }),
    line(2, 1, ended(1), turnOf(2)),
    line(3, 2, { type: 'bought', seat: 2, card: 'ussr-bt-7', with: ['engineer'], points: 2 }),
    line(4, 2, { type: 'baseDamaged', seat: 2, base: 'S1.2' }),
    line(
      5,
      2,
      { type: 'baseDestroyed', seat: 2, base: 'S1.2' },
      { type: 'baseDestroyed', seat: 2, base: 'S3.3' },
      { type: 'vehicleDestroyed', seat: 2, card: 'usa-m6', base: 'S3.1' },
    ),
    line(6, 2, { type: 'tookMedals', seat: 2, nation: 'ussr', singles: 1, doubles: 1 }),
    line(7, 2, ended(2), turnOf(3)),
    line(
      8,
      3,
      { type: 'gaveUp', seat: 1, card: 'technician' },
      { type: 'gaveUp', seat: 2, card: 'engineer' },
    ),
    line(9, 3, ended(3), turnOf(1)),
    line(10, 1, { type: 'played', seat: 1, card: 'technician' }),
  ];

  it('tells what the player lost and then what others won since their last turn', () => {
    expect(digestOf(STORY, 9, 0, 3)).toEqual({
      since: 9,
      lines: [
        { message: 'baseLost', seat: 2, filling: { n: 2 } },
        { message: 'gaveUp', filling: { card: 'technician' } },
        { message: 'bought', seat: 2, filling: { cards: ['ussr-bt-7'] } },
        { message: 'medals', seat: 2, filling: { n: 3 } },
        { message: 'bases', seat: 2, filling: { n: 1 } },
      ],
    });
  });

  it('stays the same during the turn, and leaves out later moments', () => {
    expect(digestOf(STORY, 10, 0, 3)).toEqual(digestOf(STORY, 9, 0, 3));
    expect(digestOf(STORY, 3, 0, 3)).toEqual({
      since: 3,
      lines: [{ message: 'bought', seat: 2, filling: { cards: ['ussr-bt-7'] } }],
    });
    expect(digestOf(STORY, 0, 0, 3)).toBeUndefined();
  });

  it('has every line in every language', () => {
    for (const voice of VOICES)
      for (const { message, filling } of digestOf(STORY, 9, 0, 3)!.lines) {
        const text = voice.say(`digest.${message}`, { ...filling, name: 'Anna' });
        expect(text).not.toMatch(/[⟨{]/);
      }
  });
});

describe('the record', () => {
  it('has words for each decision of a finished game, in every language, for its player and for others', () => {
    const match = finished('three-plain');
    for (const seat of [0, 1])
      for (const voice of VOICES)
        for (const item of linesFor(match, seat)) {
          const text = entryOf(item, voice.say);
          expect(text, JSON.stringify(item)).toMatch(/\S/);
          expect(text, JSON.stringify(item)).not.toMatch(/[⟨{]|undefined/);
        }
  });

  it('names the card that each seat gave up, but before all have answered only that it has answered', () => {
    const told: readonly RushEvent[] = [
      { type: 'gaveUp', seat: 2, card: 'engineer' },
      { type: 'gaveUp', seat: 3, card: 'technician' },
    ];
    expect(entryOf({ index: 4, seat: 2, told: [] }, say)).toBe('has chosen');
    expect(entryOf({ index: 4, seat: 3, told }, say)).toBe('discards Technician');
  });
});

describe('advice', () => {
  it('has words for every decision of finished games', () => {
    const said = new Set<string>();
    for (const name of ['four-everything', 'two-v2', 'five-plain', 'four-plain']) {
      const match = finished(name);
      for (const [at, item] of match.history.items.entries()) {
        const state = match.history.stateBefore(at) as RushState;
        for (const { decision } of item.answers ?? [])
          for (const voice of VOICES) {
            const text = adviceOf(state, decision, voice.say);
            expect(text).not.toMatch(/[⟨{]|undefined|: *\.$/);
            if (voice.language === 'en') said.add(text.split(' ')[0]!);
          }
      }
    }
    expect([...said]).toEqual(
      expect.arrayContaining(['buy', 'play', 'attack', 'let', 'end', 'gain', 'discard']),
    );
  });

  it('says how Medals are taken', () => {
    const { state } = given({ hand: { 1: 'E' } });
    expect(adviceOf(state, [payoutStep(1, 1)], say)).toBe('take 1 double and 1 single.');
    expect(adviceOf(state, [payoutStep(2, 0)], say)).toBe('take 2 singles.');
  });
});

describe('the final scoring', () => {
  it('reveals Achievement by Achievement, then the sheet, then the winner', () => {
    for (const { name } of FIXTURE_GAMES) {
      const match = finished(name);
      const model = modelFor(match, 0);
      const stages = stagesOf(model, match.outcome);
      const count = model.achievements.length;
      expect(stages.slice(0, count).map(({ kind }) => kind)).toEqual(Array(count).fill('achievement'));
      expect(stages.at(-1)).toMatchObject({
        kind: 'end',
        winners: match.outcome!.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
      });
    }
  });

  const scores = (
    ...rows: readonly (readonly [medals: number, bases: number, achievements: number, total: number])[]
  ) => {
    const model = modelFor(given({ seats: rows.length, hand: { 1: 'E' } }).match, 0);
    const seats = rows.map(([medals, bases, achievements, total], seat) => ({
      ...model.seats[seat]!,
      score: { medals, bases, achievements, total },
    }));
    return { ...model, seats };
  };
  const ties = (model: ReturnType<typeof scores>, ranks: readonly number[]) =>
    stagesOf(model, { ranks, reason: 'bases' }).flatMap((stage) =>
      stage.kind === 'tie' ? [{ by: stage.by, seats: stage.seats, values: stage.values }] : [],
    );

  it('shows the tie-breaks that decided, and only those', () => {
    expect(ties(scores([5, 3, 0, 14], [6, 1, 1, 14], [9, 0, 0, 9]), [2, 1, 3])).toEqual([
      { by: 'medals', seats: [0, 1], values: [5, 6] },
    ]);
    expect(ties(scores([5, 3, 0, 14], [4, 0, 0, 4]), [1, 2])).toEqual([]);
    expect(ties(scores([5, 3, 0, 14], [5, 3, 0, 14]), [1, 1])).toHaveLength(3);
  });
});

describe('sounds', () => {
  it('play one after another, from the set that all games share', () => {
    const drew: RushEvent = { type: 'drew', seat: 1, cards: ['engineer'] };
    const told: readonly RushEvent[] = [
      { type: 'struck', seat: 1, card: 'ussr-t-28', base: 'S2.1', target: 'usa-m6' },
      { type: 'vehicleDestroyed', seat: 1, card: 'usa-m6', base: 'S2.1' },
      { type: 'tookMedals', seat: 1, nation: 'ussr', singles: 1, doubles: 0 },
      drew,
    ];
    for (const pace of [0, 240]) {
      const heard = cues(told, pace);
      expect(heard.map(({ cue }) => cue)).toEqual(['shot', 'blast', 'flight']);
      expect(heard.every(({ cue }) => CUE_NAMES.includes(cue))).toBe(true);
      for (const [n, { at }] of heard.entries()) if (n > 0) expect(at).toBeGreaterThan(heard[n - 1]!.at);
    }
    expect(cues([drew], 240)).toEqual([]);
  });
});
