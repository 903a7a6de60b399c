// What hints say: every reason and every decision has words, in every language.
import { describe, expect, it, vi } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { playOut, randomDecision } from '#engine/playout.ts';
import { LANGUAGES } from '#engine/text.ts';
import { translatorOf } from '#kit/text.ts';
import { reasonFor, TERMS } from '../bot/reasons.ts';
import { battlegrounds } from '../rules/game.ts';
import type { Battlegrounds } from '../rules/state.ts';
import { VERB, verbOf } from '../rules/steps.ts';
import { hints as hintsEn } from '../text/en/hints.ts';
import { en } from '../text/en.ts';
import { hints as hintsIt } from '../text/it/hints.ts';
import { it as italian } from '../text/it.ts';
import { hints as hintsPl } from '../text/pl/hints.ts';
import { pl } from '../text/pl.ts';
import { newGame } from './support.ts';

const VOICES = {
  en: translatorOf('en', [en, hintsEn]),
  it: translatorOf('it', [italian, hintsIt]),
  pl: translatorOf('pl', [pl, hintsPl]),
};
let voice = VOICES.en;
vi.doMock('#kit/i18n.svelte.ts', () => ({
  say: (key: string, params?: Parameters<typeof voice.say>[1]) => voice.say(key, params),
}));
const { adviceOf } = await import('../table/describe.ts');

it('has a sentence for every reason', () => {
  for (const language of LANGUAGES)
    for (const term of TERMS) expect(VOICES[language].say(`because.${term}`), term).toMatch(/^\p{Lu}.*\.$/u);
});

describe.each([
  ['battle', 3],
  ['team', 4],
  ['family', 3],
  ['solo', 1],
] as const)('%s', (variant, seats) => {
  it('gives a reason and words for what is decided in a game', () => {
    const { state: s } = newGame(seats, { variant });
    const chance = new FastChance(5);
    const verbs = new Set<number>();
    let explained = 0;
    const policy = (at: typeof s, seat: number) => {
      const decision = randomDecision(battlegrounds, at, seat, chance);
      verbs.add(verbOf(decision[0]!));
      for (const language of LANGUAGES) {
        voice = VOICES[language];
        expect(adviceOf(decision), JSON.stringify(decision)).not.toMatch(/[⟨⟩{}]|undefined|: *$/);
      }
      if (explained++ < 40) expect(TERMS).toContain(reasonFor(at, seat, decision).term);
      return decision;
    };
    playOut(battlegrounds, s, (at, seat) => policy(at as Battlegrounds, seat), chance, 400);
    expect(verbs).toContain(variant === 'family' ? VERB.reveal : VERB.move);
    expect(verbs.size).toBeGreaterThan(2);
  });
});
