/** What a program that only reads the pages is told when its text is not a decision (WOW-25.9), and that the match stays. */
import { expect, test } from 'vitest';
import { Referee } from '#engine/referee.ts';
import { firstSeat } from '#engine/seats.ts';
import { guide } from '../referee.ts';
import { warcraft } from '../rules/game.ts';
import { writeSteps } from '../rules/notation.ts';
import { step, VERB, type Verb } from '../rules/steps.ts';
import { onMap } from './map-support.ts';

const library = { ids: [warcraft.id], load: () => Promise.resolve(warcraft) };
const table = { do: 'new', game: 'warcraft', seats: 2, seed: '01', options: { overlord: 'kazzak' } };

const begun = async (request: object) => {
  const referee = new Referee(library);
  const { owing, error } = (await referee.answer(request)) as { owing: number[]; error?: unknown };
  expect(error).toBeUndefined();
  const seat = owing[0]!;
  const ask = async (text: string): Promise<Record<string, unknown>> =>
    referee.answer({ do: 'act', seat, text });
  const why = async (text: string) =>
    ((await referee.answer({ do: 'why', seat, text })) as { why?: object }).why;
  return { ask, why };
};

test('choosing two characters: one alone is not enough, and their order does not matter (WOW-1.4, WOW-1.8)', async () => {
  const { ask, why } = await begun(table);
  expect(await why('choose brebo-bigshot')).toEqual({
    code: 'INCOMPLETE',
    clause: 'WOW-25.9',
    params: { text: 'choose brebo-bigshot' },
  });
  expect(await why('as mage')).toEqual({ code: 'CHOOSE_CHARACTER', clause: 'WOW-1.8' });
  expect(await why('choose brebo-bigshot choose brebo-bigshot')).toMatchObject({ code: 'WRONG_ORDER' });
  expect(await ask('choose burbonn-fang, choose brebo-bigshot')).toMatchObject({
    entry: { text: 'choose brebo-bigshot choose burbonn-fang' },
  });
});

test('capitals, blanks and commas do not matter, wherever they stand', async () => {
  const { why } = await begun(table);
  for (const text of [
    ', choose burbonn-fang,, choose brebo-bigshot, ',
    'CHOOSE\tBurbonn-Fang\nchoose,brebo-bigshot',
  ])
    expect(await why(text), text).toBeUndefined();
  expect(await why(' , ')).toMatchObject({ code: 'UNREADABLE' });
});

test('choosing classes where the factions are drawn (WOW-1.9)', async () => {
  const { why } = await begun({ ...table, options: { assignment: 'randomFactions' } });
  expect(await why('choose brebo-bigshot')).toEqual({ code: 'CHOOSE_CLASS', clause: 'WOW-1.9' });
});

test('an unknown id is named together with its word', async () => {
  const { why } = await begun(table);
  expect(await why('choose thrall')).toMatchObject({ code: 'UNREADABLE', params: { text: 'choose thrall' } });
  expect(await why('hello there')).toMatchObject({ code: 'UNREADABLE', params: { text: 'hello' } });
});

test('an answer to another question is told what is asked, and the clause of that', async () => {
  const { why } = await begun(table);
  expect(await why('roll')).toEqual({
    code: 'OTHER_QUESTION',
    clause: 'WOW-1.8',
    params: { asked: 'chooseSeatClass' },
  });
});

test('every amount of gold that is offered can be written (WOW-10.1, WOW-21.22)', async () => {
  const { from } = guide.points.bid!;
  const referee = new Referee(library);
  await referee.answer({ do: 'load', ...from, state: { ...(from.state as object), gold: [2000, 7, 0, 7] } });
  const { steps } = await referee.answer({ do: 'steps', seat: 1, draft: 'bid alliance-1' });
  for (const text of (steps as string[]).slice(-30))
    expect(await referee.answer({ do: 'why', seat: 1, text }), text).toEqual({ legal: true });
  expect((steps as string[]).at(-1)).toBe('bid alliance-1 gold 1023');
  expect(await referee.answer({ do: 'why', seat: 1, text: 'bid alliance-1 gold 1024' })).toMatchObject({
    why: { code: 'UNREADABLE', params: { text: 'gold 1024' } },
  });
});

test('dice to roll again stand in their order; a part of another kind is named (WOW-13.12)', async () => {
  const { from } = guide.points.reroll!;
  const two = await begun({ do: 'load', ...from, state: { ...(from.state as object), rerolls: 3 } });
  expect(await two.why('reroll R2 reroll R3')).toBeUndefined();
  expect(await two.why('reroll R3 reroll R2')).toMatchObject({
    code: 'WRONG_ORDER',
    params: { text: 'reroll R2' },
  });
  expect(await two.why('reroll R2 spare')).toMatchObject({ code: 'BAD_DECISION', params: { text: 'spare' } });
  expect(await two.why('reroll R2 reroll R2')).toEqual({ code: 'CANNOT_REROLL', clause: 'WOW-13.12' });
  const one = await begun({ do: 'load', ...from });
  expect(await one.why('reroll R3 reroll R2')).toMatchObject({ code: 'TOO_MANY_REROLLS' });
});

test('bids: one for each character of the seat, in their order (WOW-21.25)', async () => {
  const { from } = guide.points.bid!;
  const foreign = { code: 'NOT_YOUR_CHARACTER', clause: 'WOW-3.15' };
  const { why } = await begun({ do: 'load', ...from });
  expect(await why('bid alliance-2 gold 1')).toEqual(foreign);
  expect(await why('bid alliance-1 gold 1 bid alliance-2 gold 1')).toEqual(foreign);
  const state = { ...(from.state as object), seatOf: [1, 1, 2, 2], answerer: 2, word: 2 };
  const both = await begun({ do: 'load', ...from, seats: 2, state });
  expect(await both.why('bid alliance-1 gold 1 bid alliance-2 gold 1')).toBeUndefined();
  const late = { code: 'WRONG_ORDER', clause: 'WOW-25.9', params: { text: 'bid alliance-2' } };
  expect(await both.why('bid alliance-2 gold 1 bid alliance-1 gold 1')).toEqual(late);
});

test('loot: which item it is not, and who cannot take it (WOW-17.14, WOW-17.15)', async () => {
  const { from } = guide.points.loot!;
  const { why } = await begun({ do: 'load', ...from });
  expect(await why('loot dull-blade-1 on alliance-1')).toEqual({
    code: 'NOTHING_TO_LOOT',
    clause: 'WOW-17.14',
  });
  expect(await why('loot scimitar-1 on alliance-2')).toMatchObject({
    code: 'CANNOT_RECEIVE',
    clause: 'WOW-17.14',
  });
  const { items, ...rest } = from.state as { items: { bag: object } };
  const bag = { ...items.bag, 'alliance-2': ['cobalt-buckler', 'gnarled-staff', 'ley-staff-1'] };
  const role = ['fighting', 'fighting', 'defeated', 'none'];
  const full = await begun({ do: 'load', ...from, state: { ...rest, items: { bag }, role } });
  expect(await full.why('loot scimitar-1 on alliance-1')).toBeUndefined();
  expect(await full.why('loot scimitar-1 on alliance-2')).toMatchObject({
    code: 'CANNOT_RECEIVE',
    clause: 'WOW-17.15',
  });
  expect(await why('loot scimitar-1 forgo')).toMatchObject({
    code: 'BAD_DECISION',
    params: { text: 'forgo' },
  });
});

test('who must act at once cannot yield, and the refusal says so (WOW-4.8)', async () => {
  const { from } = guide.points.action!;
  const bound = await begun({ do: 'load', ...from, state: { ...(from.state as object), bound: 2 } });
  expect(await bound.why('yield')).toEqual({ code: 'ACT_AT_ONCE', clause: 'WOW-4.8' });
  expect(await bound.why('rest horde-1')).toBeUndefined();
  const { why } = await begun({ do: 'load', ...from });
  expect(await why('yield')).toBeUndefined();
});

test('town and training: gold that is left, or the level of what is left to learn (WOW-7.1, WOW-8.2)', async () => {
  const { from } = guide.points.action!;
  const state = from.state as object;
  const poor = await begun({ do: 'load', ...from, state });
  expect(await poor.why('train horde-1')).toMatchObject({ code: 'NOT_ENOUGH_GOLD', params: { gold: 0 } });
  expect(await poor.why('town horde-1')).toMatchObject({ code: 'NOT_ENOUGH_GOLD', clause: 'WOW-7.1' });
  const items = { merchant: ['scimitar-1'] };
  const shop = await begun({ do: 'load', ...from, state: { ...state, items } });
  expect(await shop.why('town horde-1')).toMatchObject({ code: 'NOT_ENOUGH_GOLD', clause: 'WOW-8.2' });
  const six = await begun({ do: 'load', ...from, state: { ...state, gold: [0, 0, 6, 0] } });
  expect(await six.why('train horde-1 learn arcane-intellect learn fireball learn frostbolt')).toMatchObject({
    code: 'NOT_ENOUGH_GOLD',
    params: { gold: 1 },
  });
  const spellbook = { 'horde-1': ['arcane-intellect', 'fireball', 'frostbolt'] };
  const rich = { ...state, gold: [0, 0, 50, 0], cards: { spellbook } };
  const learnt = await begun({ do: 'load', ...from, state: rich });
  expect(await learnt.why('train horde-1')).toEqual({
    code: 'LEVEL_TOO_HIGH',
    clause: 'WOW-7.1',
    params: { card: 'arcane-missiles', level: 2 },
  });
});

test('a racial ability is named by its own name, as in the events', async () => {
  const { why } = await begun({ do: 'load', ...guide.points.dicePool!.from });
  expect(await why('use racial-3')).toEqual({
    code: 'BY_ITSELF',
    clause: 'WOW-12.6',
    params: { card: 'bloodfury' },
  });
});

test('points that leave no choice are not written, and the refusal says so (WOW-6.4)', async () => {
  const { from } = guide.points.action!;
  const state = { ...(from.state as object), gold: [5, 5, 5, 5] };
  const of = async (more: object) => begun({ do: 'load', ...from, state: { ...state, ...more } });
  const nothing = { code: 'NOTHING_TO_CHOOSE', clause: 'WOW-6.4' };
  const full = await of({});
  for (const text of ['rest horde-1 health 0', 'town horde-1 health 0'])
    expect(await full.why(text), text).toEqual(nothing);
  const hurt = await of({ health: [4, 2, 1, 2], energy: [1, 4, 3, 4] });
  expect(await hurt.why('rest horde-1')).toBeUndefined();
  for (const n of [0, 1, 2]) expect(await hurt.why(`rest horde-1 health ${n}`)).toEqual(nothing);
  expect(await hurt.why('town horde-1 health 2')).toEqual({
    code: 'NO_SPLIT',
    clause: 'WOW-6.4',
    params: { least: 0, most: 1 },
  });
  const { from: event } = guide.points.eventChoice!;
  const gift = async (more: object) =>
    begun({ do: 'load', ...event, state: { ...(event.state as object), ...more } });
  expect(await (await gift({})).why('health 0')).toEqual(nothing);
  expect(await (await gift({ health: [4, 2, 1, 3] })).why('health 2')).toMatchObject({
    code: 'NO_SPLIT',
    params: { least: 1, most: 1 },
  });
});

test('managing: areas stand in ascending order (WOW-11.2)', async () => {
  const { why } = await begun({ do: 'load', ...guide.points.manage!.from });
  expect(await why('manage horde-1 area 7 wear footman-tunic-1 area 6 wear solid-iron-maul-1')).toEqual({
    code: 'WRONG_ORDER',
    clause: 'WOW-25.9',
    params: { text: 'area 6' },
  });
  expect(await why('manage horde-1 area 7 wear footman-tunic-1')).toBeUndefined();
  expect(await why('manage horde-1 roll')).toEqual({
    code: 'BAD_DECISION',
    clause: 'WOW-25.9',
    params: { text: 'roll' },
  });
});

test('a decision of numbers that name nothing is refused, and does not throw (WOW-25.9)', () => {
  const { s } = onMap({
    heroes: [{ name: 'horde-1', class: 'warrior', level: 1, region: 'undercity', seat: 3 }],
  });
  const seat = firstSeat(warcraft.active(s));
  const refusedFor = (draft: readonly number[]) => warcraft.refuse(s, seat, draft, true);
  for (const verb of [...Object.values(VERB), 99 as Verb]) {
    const nothing = step(verb, 1023);
    for (const draft of [[nothing], [step(VERB.travel, 2), nothing], [step(VERB.rest, 2), nothing]])
      expect(refusedFor(draft)?.clause ?? 'WOW-', writeSteps(s, draft)).toMatch(/^WOW-/);
  }
  expect(writeSteps(s, [step(VERB.use, 1023), step(VERB.travel, 900)])).toBe('use ? travel ?');
});
