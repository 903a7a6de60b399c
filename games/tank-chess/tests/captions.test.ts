/** What the captions of turns say. */
import { describe, expect, it } from 'vitest';
import { storyOf } from '#engine/match/story.ts';
import { NOBODY } from '#engine/seats.ts';
import { LANGUAGES } from '#engine/text.ts';
import { sayCaption } from '#kit/caption/teller.ts';
import { translatorOf } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { TankEvent } from '../rules/events.ts';
import { importGame } from '../rules/notation/import.ts';
import { teller } from '../table/captions.ts';
import { en as captions } from '../text/captions.en.ts';
import { it as captionsIt } from '../text/captions.it.ts';
import { pl as captionsPl } from '../text/captions.pl.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';
import { SAMPLE_RECORD } from './fixtures/sample-record.ts';
import { playAll, sitDown } from './table.ts';

const TEXTS = { en: [captions, en], it: [captionsIt, italian], pl: [captionsPl, pl] };
const VOICES = LANGUAGES.map((language) => translatorOf(language, TEXTS[language]));

/** The caption of a turn of Brandt, in English, read by White. */
const captionOf = (...told: readonly TankEvent[]): string => {
  const turn = { seat: 2, from: 0, to: 1, told };
  return sayCaption(VOICES[0]!.say, teller.captionOf(turn, 1), 2, 1, () => 'Brandt');
};
const MOVED = {
  type: 'moved',
  seat: 2,
  tank: 'H',
  from: 'd4',
  to: 'd6',
  path: 'FF',
  before: 'N',
  facing: 'N',
  record: 'HT d4-d6',
} as const;
const SHOT = {
  seat: 2,
  tank: 'H',
  from: 'd6',
  square: 'f6',
  victim: 'M',
  side: 'side',
  armour: 1,
  cannon: 3,
} as const;

describe('the caption of a turn', () => {
  it('names whose tank was hit, where, and by which', () => {
    expect(captionOf(MOVED, { type: 'destroyed', ...SHOT })).toBe(
      'Brandt’s heavy tank destroys your medium tank on f6.',
    );
    expect(captionOf(MOVED, { type: 'bounced', ...SHOT })).toBe(
      'Brandt’s heavy tank fires at your medium tank on f6: no effect.',
    );
  });

  it('says where a tank went, or that it only turned, and what threatens after it', () => {
    expect(captionOf(MOVED)).toBe('Brandt’s heavy tank drives from d4 to d6.');
    expect(captionOf({ ...MOVED, to: 'd4', facing: 'E' })).toBe(
      'Brandt’s heavy tank turns on d4 to face east.',
    );
    expect(captionOf(MOVED, { type: 'check', seat: 2 })).toBe(
      'Brandt’s heavy tank drives from d4 to d6. CHECK!',
    );
    expect(captionOf(MOVED, { type: 'escapeThreat', seat: 2 })).toContain('ESCAPE: Brandt’s command tank');
  });

  it('has a victim only where something was destroyed', () => {
    const victimsOf = (...told: readonly TankEvent[]) =>
      teller.captionOf({ seat: 1, from: 0, to: 1, told }, 1).victims;
    expect(victimsOf(MOVED, { type: 'destroyed', ...SHOT, seat: 1 })).toEqual([2]);
    expect(victimsOf(MOVED, { type: 'bounced', ...SHOT, seat: 1 })).toEqual([]);
  });

  it('has words in every language for every turn of the sample game, for every reader', () => {
    const match = sitDown({ scenarioId: 'training-ground', colours: 'hostWhite', clock: 'none' });
    const read = importGame(SAMPLE_RECORD);
    if (!read.ok) throw new Error(read.error.code);
    playAll(match, read.value.turns.map(({ text }) => text).join(' '));
    const story = storyOf(match, NOBODY).filter(({ index }) => index > 0);
    // The match is one of Tank Chess, so its events are.
    const turns = teller.turnsOf(story as unknown as readonly StoryItem<TankEvent>[], true);
    expect(turns).toHaveLength(read.value.turns.length);
    for (const turn of turns)
      for (const { say } of VOICES)
        for (const reader of [1, 2, undefined]) {
          const text = sayCaption(
            say,
            teller.captionOf(turn, reader),
            turn.seat,
            reader,
            (seat) => `N${seat}`,
          );
          expect(text).not.toMatch(/^$|[⟨{]| {2}|undefined/);
        }
  });
});
