// Coach, digest, record, advice, scoring and sounds of the table.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import type { Match } from '#engine/match/match.ts';
import { pastView, viewOf } from '#engine/match/view.ts';
import { seatBit, seatOf } from '#engine/seats.ts';
import { LANGUAGES } from '#engine/text.ts';
import { CUE_NAMES } from '#kit/sound.ts';
import { toldSince } from '#kit/story.ts';
import { translatorOf } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { payoutStep } from '../rules/steps.ts';
import { adviceOf } from '../table/advice.ts';
import { type Situation, situationsOf } from '../table/coach.ts';
import { digestOf } from '../table/digest.ts';
import { entryOf } from '../table/entry.ts';
import { modelOf } from '../table/model.ts';
import { scoringOf } from '../table/scoring.ts';
import { cues } from '../table/sounds.ts';
import { COACHED, WELCOME } from '../text/coached.ts';
import { coach as coachEn } from '../text/en/coach.ts';
import { hints as hintsEn } from '../text/en/hints.ts';
import { en } from '../text/en.ts';
import { coach as coachIt } from '../text/it/coach.ts';
import { hints as hintsIt } from '../text/it/hints.ts';
import { it as italian } from '../text/it.ts';
import { coach as coachPl } from '../text/pl/coach.ts';
import { hints as hintsPl } from '../text/pl/hints.ts';
import { pl } from '../text/pl.ts';
import { FIXTURE_GAMES } from './fixtures/games.ts';
import { type Given, given, storyFor } from './support.ts';

type Line = StoryItem<RushEvent>;

const GAME = { en, it: italian, pl };
const HINTS = { en: hintsEn, it: hintsIt, pl: hintsPl };
const VOICES = LANGUAGES.map((language) => translatorOf(language, [GAME[language], HINTS[language]]));
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
const modelFor = (match: Match, seat: number) => modelOf(viewOf(match, seatBit(seat)));

describe('the coach', () => {
  const lessonOf = (position: Given, told: readonly RushEvent[] = []): readonly Situation[] => {
    const { match } = given(position);
    return situationsOf({ model: modelFor(match, 0), seat: 0, told });
  };
  const later = { more: { round: 4 } };

  it('begins with what wins, and advises a purchase only where the hand pays for a good one', () => {
    const hand = { 1: 'E, E, Tech' };
    const first = lessonOf({ hand, reserve: 'ussr-t-28, usa-t29' });
    expect(first.slice(0, 2)).toEqual([WELCOME, 'firstPurchase']);
    expect(first).toContain('paying');
    expect(lessonOf({ hand, ...later })).not.toContain(WELCOME);
    // Nothing of the Reserve can be paid for, or nothing that pays more than an Engineer.
    const poor = lessonOf({ hand, reserve: 'ussr-t-34, usa-t29' });
    expect(poor[0]).toBe(WELCOME);
    expect(poor).not.toContain('firstPurchase');
    expect(poor).not.toContain('paying');
    expect(lessonOf({ hand, reserve: 'ussr-ms-1, usa-t29' })).not.toContain('firstPurchase');
    // After one's only purchase it is time for something else: that others see the hand, while that is new.
    const bought = lessonOf({ hand, reserve: 'ussr-t-28', more: { round: 1, purchases: 1 } });
    expect(bought[0]).toBe('handShown');
    for (const tip of [WELCOME, 'firstPurchase', 'paying', 'conscription', 'conscriptionHeld'])
      expect(bought).not.toContain(tip);
  });

  it('explains what a card in the hand can do', () => {
    const position = {
      hand: { 1: 'ussr-kv-2, ussr-zis-5, ussr-su-76' },
      on: { 'S2.1': 'ussr-t-28' },
      ...later,
    };
    const tips = ['siege', 'nationalResources', 'attackVehiclesOnly', 'attack', 'heavyBase', 'defended'];
    const found = lessonOf(position);
    expect(found).toEqual(expect.arrayContaining(tips));
    expect(found).not.toContain('sabotage');
    expect(lessonOf({ hand: { 1: 'E, Tech, Vol' }, reserve: 'ussr-ms-1', ...later })).toEqual(
      expect.arrayContaining(['research', 'conscriptionHeld']),
    );
    expect(lessonOf({ hand: { 1: 'E, Tech, Vol' }, ...later })).not.toContain('attack');
    // What has no effect just now, and what cannot be done any more, is not advised.
    expect(lessonOf({ hand: { 1: 'E, Tech, ussr-stz-5' }, reserve: 'usa-t29', ...later })).not.toEqual(
      expect.arrayContaining(['research']),
    );
    const used = lessonOf({ ...position, more: { round: 4, attacked: true, purchases: 1 } });
    for (const tip of ['attack', 'heavyBase', 'defended', 'attackVehiclesOnly', 'nationalResources'])
      expect(used).not.toContain(tip);
    // This Heavy Tank may hit no Base.
    expect(lessonOf({ hand: { 1: 'germany-dw-2, E' }, ...later })).not.toContain('heavyBase');
    expect(lessonOf({ hand: { 1: 'germany-tiger, E' }, ...later })).toContain('heavyBase');
  });

  it('says that one may buy without limit only while Conscription is in force', () => {
    const hand = { 1: 'E, Tech, Vol' };
    const reserve = 'ussr-ms-1';
    expect(lessonOf({ hand, reserve, ...later })).not.toContain('conscription');
    expect(lessonOf({ hand, reserve, more: { round: 4, purchases: 1 } })).not.toContain('conscription');
    const inForce = { hand: { 1: 'E, Tech' }, reserve, more: { round: 4, conscription: true } };
    expect(lessonOf(inForce)).toContain('conscription');
    expect(lessonOf(inForce)).not.toContain('conscriptionHeld');
  });

  it('explains what has just happened before general rules', () => {
    const event = { type: 'baseDestroyed', seat: 1, base: 'S2.1' } as const;
    expect(lessonOf({ hand: { 1: 'E' }, ...later }, [event])[0]).toBe('baseCaptured');
    expect(lessonOf({ hand: { 1: 'E' }, ...later }, [{ ...event, seat: 2 }])).not.toContain('baseCaptured');
    expect(lessonOf({ hand: { 1: 'E' }, ...later })[0]).toBe('endOfTurn');
    expect(lessonOf({ hand: { 1: 'E' }, reserve: 'ussr-ms-1', ...later })).not.toContain('endOfTurn');
    expect(lessonOf({ hand: { 1: 'E' }, more: { round: 9, trigger: 'medals' } })[0]).toBe('lastRound');
  });

  it('explains only the question that is asked, if there is one', () => {
    const table = given({ hand: { 1: 'ussr-t-26, E', 2: 'E, Tech' }, ...later });
    table.play('play ussr-t-26');
    const model = modelFor(table.match, 1);
    expect(model.asked).toBe('chooseSabotageDiscard');
    expect(situationsOf({ model, seat: 1, told: [] })).toEqual(['sabotaged']);
    // Attackers that have been declared get their targets; how one declares them is past.
    const attack = given({ hand: { 1: 'ussr-t-26, ussr-kv-1', 2: 'E' }, ...later });
    attack.play('attack with ussr-t-26, ussr-kv-1');
    expect(situationsOf({ model: modelFor(attack.match, 0), seat: 0, told: [] })).toEqual(['strike']);
  });

  it('tells of what leaves the Reserve only where something leaves by itself', () => {
    expect(lessonOf({ hand: { 1: 'E' }, ...later })).toContain('reserve');
    const options = { reserveRefresh: 'optionalAtStart' };
    expect(lessonOf({ hand: { 1: 'E' }, options, ...later })).not.toContain('reserve');
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
        const model = modelOf(pastView(match, seatBit(seat), at)!);
        const told = toldSince(stories[seat]!, at, seat);
        for (const one of situationsOf({ model, seat, told })) met.add(one);
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

  it('has every tip in every language, whole and in few words, and says what wins in its first sentence', () => {
    for (const [language, texts, points] of [
      ['en', coachEn, /points/],
      ['it', coachIt, /punti/],
      ['pl', coachPl, /punktów/],
    ] as const)
      for (const tip of COACHED) {
        const [whole, short] = [texts[`coach.${tip}`], texts[`coach.${tip}.short`]];
        expect(whole, `${language} ${tip}`).toMatch(/[.!?]$/);
        expect(String(short).length, `${language} ${tip}`).toBeLessThanOrEqual(34);
        if (tip === WELCOME) expect(String(whole).split(/[.!]/)[0]).toMatch(points);
      }
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
        { message: 'bases', seat: 2, filling: { bases: ['S3.3'] } },
        { message: 'vehicles', seat: 2, filling: { cards: ['usa-m6'], owner: 3 } },
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

  it('names whose Bases and whose Vehicles others took', () => {
    const said = digestOf(STORY, 9, 0, 3)!.lines.map(({ message, filling }) =>
      say(`digest.${message}`, { ...filling, name: 'Anna' }),
    );
    expect(said).toContain('Anna captured Base 3 of Player 3.');
    expect(said).toContain(`Anna destroyed Player 3’s ${say('card.usa-m6')}.`);
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
      for (const [at, item] of match.history.items.slice().entries()) {
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
  it('has the Achievements, the columns up to the total, and the winners', () => {
    for (const { name } of FIXTURE_GAMES) {
      const match = finished(name);
      const model = modelFor(match, 0);
      const scoring = scoringOf(model, match.outcome);
      expect(scoring.awards.map(({ id }) => id)).toEqual(model.achievements.map(({ id }) => id));
      expect(scoring.columns.map(({ id }) => id)).toEqual(['medals', 'bases', 'achievements', 'total']);
      expect(scoring.winners).toEqual(
        match.outcome!.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
      );
      expect(scoringOf(model, undefined)).toEqual({ ...scoring, ties: [], winners: undefined });
    }
  });

  it('has words for all of it in every language', () => {
    const scoring = scoringOf(modelFor(finished('three-plain'), 0), { ranks: [1, 1, 1], reason: 'bases' });
    const named = [...scoring.awards, ...scoring.columns, ...scoring.ties].map(({ name }) => name);
    for (const voice of VOICES)
      for (const name of [scoring.awardsName, ...named]) expect(voice.has(name), name).toBe(true);
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
    scoringOf(model, { ranks, reason: 'bases' }).ties.map(({ id, seats, values }) => ({ id, seats, values }));

  it('shows the tie-breaks that decided, and only those', () => {
    expect(ties(scores([5, 3, 0, 14], [6, 1, 1, 14], [9, 0, 0, 9]), [2, 1, 3])).toEqual([
      { id: 'medals', seats: [0, 1], values: [5, 6] },
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
