/** What the captions of turns say. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reviewOf } from '#bots/review/review.ts';
import type { AnyGame } from '#engine/game.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { LANGUAGES } from '#engine/text.ts';
import { sayCaption } from '#kit/caption/teller.ts';
import { translatorOf } from '#kit/text.ts';
import { bots } from '../bot/index.ts';
import { appraisal } from '../bot/review.ts';
import type { RushEvent } from '../rules/events.ts';
import { rush } from '../rules/game.ts';
import { teller } from '../table/captions.ts';
import { en as captions } from '../text/captions.en.ts';
import { it as captionsIt } from '../text/captions.it.ts';
import { pl as captionsPl } from '../text/captions.pl.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';
import { FIXTURE_GAMES } from './fixtures/games.ts';
import { storyFor } from './support.ts';

const TEXTS = { en: [captions, en], it: [captionsIt, italian], pl: [captionsPl, pl] };
const VOICES = LANGUAGES.map((language) => translatorOf(language, TEXTS[language]));
const NAMES = ['You', 'Greta', 'Olek', 'Pip', 'Moreau'];

/** The caption of a turn of Greta, in English, read by seat 1. */
const captionOf = (...told: readonly RushEvent[]): string => {
  const turn = { seat: 2, from: 0, to: 1, told };
  return sayCaption(VOICES[0]!.say, teller.captionOf(turn, 1), 2, 1, (seat) => NAMES[seat - 1] ?? '');
};
const struck = (base: `S${number}.${number}`): RushEvent => ({
  type: 'struck',
  seat: 2,
  card: 'usa-m3-lee',
  base,
  target: '',
});
const M3 = VOICES[0]!.say('card.usa-m3-lee');

const fileOf = (name: string): MatchFile =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.match`, import.meta.url), 'utf8'));
const turnsIn = (name: string, seat: number) => {
  const match = loadMatch(rush, fileOf(name));
  if (!match.ok) throw new Error(match.error.code);
  return teller.turnsOf(
    storyFor(match.value, seat).filter(({ index }) => index > 0),
    true,
  );
};

describe('the caption of a turn', () => {
  it('names who was hit, with what, and by whom', () => {
    const event = { type: 'baseDestroyed', seat: 2, base: 'S1.2' } as const;
    expect(captionOf(struck('S1.2'), event)).toBe(`Greta captures your Base 2 with the ${M3}.`);
    expect(captionOf(struck('S3.1'), { ...event, base: 'S3.1' })).toBe(
      `Greta captures Base 1 of Olek with the ${M3}.`,
    );
    expect(
      captionOf(struck('S3.1'), { type: 'vehicleDamaged', seat: 2, card: 'ussr-t-28', base: 'S3.1' }),
    ).toBe(`Greta damages Olek’s ${VOICES[0]!.say('card.ussr-t-28')} with the ${M3}.`);
  });

  it('tells the gravest hit, the reader’s first, and counts the others', () => {
    const told: readonly RushEvent[] = [
      struck('S3.1'),
      { type: 'baseDestroyed', seat: 2, base: 'S3.1' },
      struck('S1.1'),
      { type: 'baseDamaged', seat: 2, base: 'S1.1' },
      { type: 'bought', seat: 2, card: 'usa-m6', with: ['engineer'], points: 2 },
    ];
    expect(captionOf(...told)).toBe(`Greta damages your Base 1 with the ${M3}. One more hit this turn.`);
    expect(teller.captionOf({ seat: 2, from: 0, to: 1, told }, 1).victims).toEqual([1, 3]);
  });

  it('does not say that something was damaged that was destroyed in the end', () => {
    const base = 'S1.3';
    expect(
      captionOf(struck(base), { type: 'baseDamaged', seat: 2, base }, struck(base), {
        type: 'baseDestroyed',
        seat: 2,
        base,
      }),
    ).toBe(`Greta captures your Base 3 with the ${M3}.`);
  });

  it('tells a purchase, a defence, cards that were played, or that nothing was done', () => {
    const bought: RushEvent = { type: 'bought', seat: 2, card: 'usa-m6', with: ['engineer'], points: 2 };
    expect(captionOf(bought)).toBe(`Greta buys ${VOICES[0]!.say('card.usa-m6')}.`);
    expect(captionOf({ type: 'placed', seat: 2, card: 'usa-m6', base: 'S2.1' })).toBe(
      `Greta defends Base 1 with the ${VOICES[0]!.say('card.usa-m6')}.`,
    );
    expect(captionOf({ type: 'played', seat: 2, card: 'technician' })).toBe('Greta plays Technician.');
    expect(captionOf({ type: 'stepTwoEnded', seat: 2 })).toBe('Greta does nothing this turn.');
  });

  it('tells Sabotage before a purchase, and that the last round has begun after everything', () => {
    expect(
      captionOf(
        { type: 'sabotage', seat: 2 },
        { type: 'bought', seat: 2, card: 'usa-m6', with: [], points: 0 },
        { type: 'endTriggered', reason: 'medals' },
      ),
    ).toBe('Sabotage by Greta: every opponent discards a card. The last round has begun.');
  });

  it('has words in every language for every turn of the stored games, for every reader', () => {
    for (const { name } of FIXTURE_GAMES)
      for (const turn of turnsIn(name, 0))
        for (const { say } of VOICES)
          for (const reader of [1, undefined]) {
            const text = sayCaption(
              say,
              teller.captionOf(turn, reader),
              turn.seat,
              reader,
              (seat) => NAMES[seat - 1]!,
            );
            expect(text).not.toMatch(/[⟨{]| {2}|undefined/);
            expect(text).toContain(
              turn.told.some(({ type }) => type === 'struck') ? NAMES[turn.seat - 1] : '',
            );
          }
  });

  it('belongs to the same turns as the review of a match', () => {
    const game: AnyGame = rush;
    const review = reviewOf({ game, file: fileOf('two-rounds'), appraisal, bots, readers: [] });
    expect(turnsIn('two-rounds', 0).map(({ seat, from, to }) => ({ seats: [seat - 1], from, to }))).toEqual(
      review.turns,
    );
  });
});
