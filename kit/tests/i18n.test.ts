import { beforeAll, expect, it, vi } from 'vitest';
import type { Language, Messages } from '#engine/text.ts';
import type { i18n as Shared } from '../i18n.svelte.ts';

/** The values of runes: nothing is rendered here that would follow them. */
const state = Object.assign((value: unknown) => value, { raw: (value: unknown) => value });
vi.stubGlobal('$state', state);
let i18n: typeof Shared;
beforeAll(async () => {
  ({ i18n } = await import('../i18n.svelte.ts'));
});

/** A source whose messages arrive when they are told to. */
const slow = (key: string) => {
  const waiting: [Language, (messages: Messages) => void][] = [];
  return {
    source: (language: Language) =>
      new Promise<Messages>((arrives) => {
        waiting.push([language, arrives]);
      }),
    arrive: (language: Language) => {
      for (const [wanted, arrives] of waiting)
        if (wanted === language) arrives({ [key]: `${key} in ${language}` });
    },
  };
};
const late = slow('late.word');
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

it('tells nobody that messages are there before they are, though others wait for them during a change', async () => {
  const change = i18n.setLanguage('en');
  const first = i18n.load('late', late.source);
  await change;
  let there = false;
  const second = i18n.load('late', late.source).then(() => {
    there = true;
  });
  await soon();
  expect(there).toBe(false);
  late.arrive('en');
  await Promise.all([first, second]);
  expect(i18n.say('late.word')).toBe('late.word in en');
});

it('has loaded messages only when they are said, though another language was chosen meanwhile', async () => {
  const { source, arrive } = slow('other.word');
  let there = false;
  const load = i18n.load('other', source).then(() => {
    there = true;
  });
  const change = i18n.setLanguage('it');
  arrive('en');
  await soon();
  expect(there).toBe(false);
  arrive('it');
  late.arrive('it');
  await Promise.all([load, change]);
  expect(i18n.say('other.word')).toBe('other.word in it');
});
