// The warning before a card is played without effect, and the record of what an ability did.
import { describe, expect, it } from 'vitest';
import { pastView, viewOf } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import { LANGUAGES } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import { KIND_IDS } from '../content/cards.ts';
import { entryOf } from '../table/entry.ts';
import { foreseenOf } from '../table/foresee.ts';
import { modelOf } from '../table/model.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { pl } from '../text/pl.ts';
import { type Given, given, storyFor } from './support.ts';

const VOICES = LANGUAGES.map((language) => translatorOf(language, [{ en, it: italian, pl }[language]]));
const { say } = VOICES[0]!;

const foreseen = (position: Given, card: string) => {
  const { match } = given(position);
  const { state } = modelOf(viewOf(match, seatBit(0)));
  return foreseenOf(state, 0, KIND_IDS.indexOf(card));
};
const EXPENSIVE = 'ussr-bt-7, ussr-t-34, ussr-t-44, usa-t29';

describe('the warning before an ability', () => {
  const CASES: readonly (readonly [what: string, position: Given, card: string, message: string])[] = [
    [
      'Research without a Vehicle that is cheap enough',
      { hand: { 1: 'Tech' }, reserve: EXPENSIVE },
      'technician',
      'research',
    ],
    ['Repair of an empty Depot', { hand: { 1: 'ussr-stz-5' } }, 'ussr-stz-5', 'repair'],
    [
      'Repair of the only card',
      { hand: { 1: 'ussr-stz-5' }, depot: { 1: 'usa-t29' } },
      'ussr-stz-5',
      'loses',
    ],
    ['no card to draw', { hand: { 1: 'ussr-t-60' } }, 'ussr-t-60', 'reinforcements'],
    ['nothing to pay with', { hand: { 1: 'Vol, Tech' }, reserve: EXPENSIVE }, 'volunteers', 'nothingToBuy'],
    ['no Medal left', { hand: { 1: 'ussr-t-43' }, piles: { ussr: [0, 3] } }, 'ussr-t-43', 'invulnerability'],
    [
      'a second Conscription',
      { hand: { 1: 'Vol, E' }, reserve: EXPENSIVE, more: { conscription: true } },
      'volunteers',
      'conscription',
    ],
    ['no hand for Sabotage', { hand: { 1: 'ussr-t-26' } }, 'ussr-t-26', 'sabotage'],
  ];
  for (const [what, position, card, message] of CASES)
    it(`warns of ${what}`, () => {
      const found = foreseen(position, card)!;
      expect(found.message).toBe(message);
      for (const voice of VOICES)
        expect(voice.say(`foresee.${message}`, found.filling)).not.toMatch(/[⟨{]|undefined|: *[.,]/);
    });

  it('is silent if the ability has its effect', () => {
    expect(
      foreseen({ hand: { 1: 'Tech' }, reserve: 'ussr-t-26, ussr-t-34, ussr-t-44, usa-t29' }, 'technician'),
    ).toBe(undefined);
    expect(foreseen({ hand: { 1: 'Vol, E, E' }, reserve: EXPENSIVE }, 'volunteers')).toBe(undefined);
    expect(foreseen({ hand: { 1: 'ussr-stz-5' }, depot: { 1: 'E, E' } }, 'ussr-stz-5')).toBe(undefined);
    expect(foreseen({ hand: { 1: 'ussr-kv-2' } }, 'ussr-kv-2')).toBe(undefined);
  });

  it('does not change the position', () => {
    const { match } = given({ hand: { 1: 'Tech' }, reserve: EXPENSIVE });
    const { state } = modelOf(pastView(match, seatBit(0), 0)!);
    const before = [...state.card.zoneOf];
    foreseenOf(state, 0, KIND_IDS.indexOf('technician'));
    expect([...state.card.zoneOf]).toEqual(before);
  });
});

describe('the record of an ability', () => {
  const lineOf = (position: Given, ...commands: readonly string[]): string => {
    const { match } = given(position).play(...commands);
    return entryOf(storyFor(match, 0).at(-1)!, say);
  };

  it('says what the ability did', () => {
    expect(lineOf({ hand: { 1: 'Tech' }, reserve: EXPENSIVE }, 'play Tech')).toBe(
      'plays Technician: into the Graveyard, nothing gained',
    );
    expect(
      lineOf({ hand: { 1: 'Tech' }, reserve: 'ussr-t-26, ussr-t-34, ussr-t-44, usa-t29' }, 'play Tech'),
    ).toBe('plays Technician: gains T-26');
    expect(lineOf({ hand: { 1: 'Vol, E' } }, 'play Vol')).toBe('plays Volunteers: Conscription');
    expect(lineOf({ hand: { 1: 'ussr-stz-5' }, depot: { 1: 'E' } }, 'play ussr-stz-5')).toBe(
      'plays STZ-5: Engineer into the Graveyard',
    );
  });

  it('names Reconnaissance for every seat and language, even when the Reserve was empty', () => {
    const scout = { hand: { 1: 'usa-m8-greyhound' }, deck: 'france-d1, france-d2, france-amx-m4' };
    expect(lineOf({ ...scout, reserve: EXPENSIVE }, 'play usa-m8-greyhound')).toBe(
      'plays M8 Greyhound: Reconnaissance',
    );
    expect(lineOf(scout, 'play usa-m8-greyhound')).toBe('plays M8 Greyhound: Reconnaissance');
    const two = { hand: { 1: 'germany-luchs' }, garage: { 1: 'E' }, on: { 'S1.1': 'usa-m2-light' } };
    expect(lineOf(two, 'play germany-luchs')).toBe('plays Luchs: Reconnaissance, draws 1 card');
    const seenByOther = storyFor(given(two).play('play germany-luchs').match, 1).at(-1)!;
    for (const { say: inOther } of VOICES)
      expect(entryOf(seenByOther, inOther)).toContain(`${inOther('ability.reconnaissance')}, `);
  });

  it('says what a hit did', () => {
    const position = { hand: { 1: 'ussr-t-28, E' }, on: { 'S2.1': 'usa-m2-light' } };
    expect(lineOf(position, 'attack with ussr-t-28', 'ussr-t-28 hits S2.2')).toMatch(
      / hits Base 2 .*: damaged$/,
    );
    expect(lineOf(position, 'attack with ussr-t-28', 'ussr-t-28 hits usa-m2-light')).toMatch(
      / hits M2 Light Tank: destroyed$/,
    );
  });
});
