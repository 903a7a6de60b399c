/** The table: what is foreseen, drawn, told and said of games that are played at random. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { storyOf } from '#engine/match/story.ts';
import { type Seat, seatBit } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { LANGUAGES } from '#engine/text.ts';
import { sayCaption } from '#kit/caption/teller.ts';
import { CUE_NAMES } from '#kit/sound.ts';
import { toldSince } from '#kit/story.ts';
import { readColours, unreadable, unreadableOnPlate } from '#kit/tests/colours.ts';
import { translatorOf } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import { CAMP_IDS, CAMP_KINDS } from '../content/base-camp.ts';
import { TERRAIN_CARDS } from '../content/terrain.ts';
import { TRAVEL_IDS } from '../content/travel.ts';
import { laws } from '../laws.ts';
import type { EightyEvent } from '../rules/events.ts';
import { eightyCards } from '../rules/game.ts';
import { verbOf } from '../rules/steps.ts';
import { moveCost } from '../rules/vehicle.ts';
import { teller } from '../table/captions.ts';
import { COACHED, type Situation, situationsOf } from '../table/coach.ts';
import { digestOf, JOINED } from '../table/digest.ts';
import { asideOf, entryOf } from '../table/entry.ts';
import { after, partsOf, standing, wayAhead } from '../table/foresee.ts';
import { GLYPHS } from '../table/glyphs.ts';
import { HELP } from '../table/help.ts';
import { LAND_ART } from '../table/lands.ts';
import { modelOf } from '../table/model.ts';
import { changeBetween } from '../table/routes.ts';
import { cues } from '../table/sounds.ts';
import { attemptOf, thingsOf } from '../table/steps-things.ts';
import { cardThing, find } from '../table/things.ts';
import { touch } from '../table/touch.ts';
import { en as captionsEn } from '../text/captions.en.ts';
import { it as captionsIt } from '../text/captions.it.ts';
import { pl as captionsPl } from '../text/captions.pl.ts';
import { coach as coachEn } from '../text/en/coach.ts';
import { help as helpEn } from '../text/en/help.ts';
import { en } from '../text/en.ts';
import { coach as coachIt } from '../text/it/coach.ts';
import { help as helpIt } from '../text/it/help.ts';
import { it as italian } from '../text/it.ts';
import { coach as coachPl } from '../text/pl/coach.ts';
import { help as helpPl } from '../text/pl/help.ts';
import { pl } from '../text/pl.ts';
import { given, newGame, type Table } from './support.ts';

const COACHES = { en: coachEn, it: coachIt, pl: coachPl };
const VOICES = {
  en: translatorOf('en', [captionsEn, en, helpEn]),
  it: translatorOf('it', [captionsIt, italian, helpIt]),
  pl: translatorOf('pl', [captionsPl, pl, helpPl]),
};
const NAMES = ['Anna', 'Bruno', 'Celina', 'Dario'];
const BROKEN = /[⟨⟩{}]|undefined|NaN|\s[.,]/;
type Line = StoryItem<EightyEvent>;
const storyFor = ({ match }: Table, seat: Seat): readonly Line[] =>
  (storyOf(match, seatBit(seat)) as readonly unknown[] as readonly Line[]).filter(({ index }) => index > 0);

const firstSteps = (table: Table, seat: Seat): readonly number[] => {
  const list = new StepList();
  eightyCards.steps(table.state, seat, [], list);
  return list.list();
};
const situationsAt = (table: Table, seat: Seat, told: readonly EightyEvent[]): readonly Situation[] =>
  situationsOf({
    model: modelOf(table.view(seat + 1), told),
    seat,
    told,
    composer: {
      verbs: new Set(firstSteps(table, seat).map(verbOf)),
      way: wayAhead(table.state, seat, 4),
    },
  });

describe('the way ahead', () => {
  it('costs what the rules say, as far as the AP reach [EC-6.3, EC-6.5]', () => {
    const table = given('REF-4', { at: { 1: 3 }, ap: 7, upgrade: { 1: 'paddle-wheels' }, active: 'fog' });
    const way = wayAhead(table.state, 0, 4);
    expect(way.map(({ space, cost, sum, within }) => [space, cost, sum, within])).toEqual([
      [4, 2, 2, true],
      [5, 2, 4, true],
      [6, 2, 6, true],
      [7, 2, 8, false],
    ]);
    expect(way[0]!.parts).toEqual([
      { card: 'fog', by: 1 },
      { card: 'paddle-wheels', by: -1 },
    ]);
  });
  it('names the navigator for the first space only [EC-6.8]', () => {
    const [first, second] = wayAhead(given('REF-4', { crew: { 1: 'navigator' }, ap: 5 }).state, 0, 4);
    expect([first!.cost, second!.cost]).toEqual([1, 2]);
    expect(first!.parts).toEqual([{ card: 'navigator', by: -1 }]);
  });
  it('ends where a gas balloon ends, and where the customs wait [EC-13.8, EC-9.12]', () => {
    const gas = wayAhead(given('REF-4', { at: { 1: 3 }, ap: 8, upgrade: { 1: 'gas-balloon' } }).state, 0, 4);
    expect(gas.map(({ space, ends }) => [space, ends])).toEqual([
      [4, false],
      [5, true],
    ]);
    const customs = wayAhead(given('REF-4', { at: { 1: 3 }, ap: 8, active: 'customs-check' }).state, 0, 4);
    expect(customs.at(-1)).toMatchObject({ space: 5, ends: true });
  });
  it('is not there for others, nor when nothing is to be done', () => {
    expect(wayAhead(given('REF-4').state, 1, 4)).toEqual([]);
    expect(wayAhead(given('REF-4', { asked: 'discardHand', hand: { 1: 'coal-1' } }).state, 0, 4)).toEqual([]);
  });
  it('has parts that add up, in games at random', () => {
    const table = newGame(3, {}, 'parts');
    let met = 0;
    table.playRandomly(new FastChance(4), 500, () => {
      const { state } = table;
      const [seat] = [state.turnOf];
      if (table.asked !== 'act') return;
      const space = (state.config.startOf[seat]! + state.progress[seat]! + 1) % 48;
      const parts = partsOf(state, seat);
      met += parts.length;
      expect(2 + parts.reduce((sum, { by }) => sum + by, 0)).toBe(moveCost(state, seat, space));
    });
    expect(met).toBeGreaterThan(5);
  });
});

test('a path goes on while everything is as it was foreseen, and not after an interference [EC-16.6]', () => {
  const what = { ap: 8, pressure: { 1: 8, 2: 6 }, hand: { 1: 'coal-1', 2: 'leaking-pipe fog' } };
  const move = eightyCards.read(given('REF-4', what).state, 0, 'move');
  const foreseen = (table: Table): string => (move.ok ? standing(after(table.state, 0, move.value), 0) : '');
  const calm = given('REF-4', what);
  const expected = foreseen(calm);
  expect(standing(calm.play('move').state, 0)).toBe(expected);
  for (const card of ['leaking-pipe', 'fog']) {
    const table = given('REF-4', what).open('move').answer(2, `play ${card} on P1`).pass();
    expect(table.asked).toBe('act');
    expect(standing(table.state, 0)).not.toBe(expected);
  }
});

describe('the drawing', () => {
  it('has a picture for every card and every terrain', () => {
    expect(Object.keys(GLYPHS).sort()).toEqual([...TRAVEL_IDS, ...CAMP_IDS].sort());
    expect(Object.keys(LAND_ART).sort()).toEqual(['start', ...TERRAIN_CARDS.map(({ id }) => id)].sort());
    for (const parts of [...Object.values(GLYPHS), ...Object.values(LAND_ART)])
      for (const [tone, d] of parts) {
        expect(tone).toMatch(/^[a-z-]+$/);
        expect(d).not.toMatch(/NaN|undefined/);
      }
    // What is bent around the planet has absolute commands of points only.
    for (const parts of Object.values(LAND_ART))
      for (const [, d] of parts) expect(d).not.toMatch(/[^MLCQZ0-9 .-]/);
  });
  it('has colours that can be read, by day and by night', () => {
    const css = readFileSync(new URL('../table/theme.css', import.meta.url), 'utf8');
    for (const theme of ['light', 'dark'] as const)
      expect(unreadable(readColours(css, theme, ['.eighty-cards-page']), ['--seam'])).toEqual([]);
    expect(unreadableOnPlate(css, '.eighty-cards-page')).toEqual([]);
  });
  it('shows backs for what others hold, and the spied hand to the spy alone [EC-16.1, EC-16.4]', () => {
    const table = newGame(4, {}, 'hidden');
    const shown = (viewer: number, seat: number) =>
      modelOf(table.view(viewer), []).seats[seat]!.hand.filter((held) => 'id' in held).length;
    expect([shown(1, 0), shown(1, 1), shown(2, 1)]).toEqual([5, 0, 5]);
    expect(modelOf(table.view(1), []).seats[1]!.terrain).toEqual([]);
    expect(modelOf(table.view(1), []).seats[1]!.terrainSize).toBe(2);
  });
  it('has a thing on the table for every step but a few, and finds each again', () => {
    const table = newGame(3, {}, 'things');
    table.playRandomly(new FastChance(9), 200, () => {
      const { state } = table;
      for (let seat = 0; seat < 3; seat++) {
        const model = modelOf(table.view(seat + 1), []);
        for (const one of firstSteps(table, seat))
          for (const thing of thingsOf(model, seat, [], one))
            expect(
              Object.values(find(thing)).every((part) => part !== -1),
              `${thing} ${state.asked}`,
            ).toBe(true);
      }
    });
  });
  it('moves pieces from somewhere to somewhere', () => {
    const table = newGame(3, {}, 'routes');
    let was = modelOf(table.view(1), []);
    let pawns = 0;
    table.playRandomly(new FastChance(6), 400, () => {
      const is = modelOf(table.view(1), table.events);
      const { routes } = changeBetween(was, is);
      pawns += routes.filter(({ piece }) => piece.startsWith('pawn-')).length;
      for (const { from, to } of routes) expect([from, to].join()).not.toMatch(/undefined|NaN|-1/);
      was = is;
    });
    expect(pawns).toBeGreaterThan(10);
  });
});

test('a card that lies on a vehicle is explained by the rule that keeps it there [EC-9.8]', () => {
  const table = given('REF-4', { active: 'fog', hand: { 1: 'coal-1' } });
  const model = modelOf(table.view(1), []);
  const [fog] = model.seats[0]!.active;
  const thing = cardThing(fog!.id);
  expect(attemptOf(model, 0, thing)).toBeUndefined();
  const said: (string | undefined)[] = [];
  const composer = {
    ...{ model, seat: 0, draft: [], menu: [], plan: 0, complete: false, way: [], meanings: new Map() },
    stop: () => undefined,
  } as unknown as Parameters<typeof touch>[0]['composer'];
  touch(
    {
      composer,
      why: (refusal, note) => said.push(refusal && `${refusal.code} ${refusal.clause}`, note),
      read: () => 'Fog',
      look: () => undefined,
    },
    thing,
  );
  expect(said.slice(-2)).toEqual(['LIES_ON_VEHICLE EC-9.8', 'Fog']);
});

describe('what is told', () => {
  it('has words in every language for every event, turn and reader, and sounds in order', () => {
    let [captions, digests] = [0, 0];
    const table = newGame(4, {}, 'told');
    table.playRandomly(new FastChance(5), 900, () => undefined, laws.guide);
    const end = table.match.history.items.length;
    for (const seat of [0, 2]) {
      const story = storyFor(table, seat);
      for (const language of LANGUAGES) {
        const { say } = VOICES[language];
        for (const item of story) expect(entryOf(item, say), JSON.stringify(item)).not.toMatch(BROKEN);
        for (const turn of teller.turnsOf(story, false)) {
          const caption = teller.captionOf(turn, seat + 1);
          const text = sayCaption(say, caption, turn.seat, seat + 1, (one) => NAMES[one - 1]!);
          expect(text, JSON.stringify(turn.told)).not.toMatch(BROKEN);
          expect(text).toMatch(/\S/);
          captions++;
        }
        for (let at = 1; at <= end; at += 23)
          for (const { message, filling, seat: of } of digestOf(story, at, seat, 4)?.lines ?? []) {
            expect(say(`digest.${message}`, { ...filling, name: NAMES[(of ?? 1) - 1]! })).not.toMatch(BROKEN);
            // Several of one player are told in one line, in other words.
            if (JOINED.includes(message)) expect(say(`gain.${message}`, filling)).not.toMatch(BROKEN);
            digests++;
          }
      }
      for (const { told } of story) {
        const heard = cues(told, 240);
        expect(heard.every(({ cue }) => CUE_NAMES.includes(cue))).toBe(true);
      }
    }
    expect(captions).toBeGreaterThan(40);
    expect(digests).toBeGreaterThan(30);
  });
  it('says a pass beside, unless more came of the round', () => {
    const { say } = VOICES.en;
    const line: Line = { index: 4, seat: 1, text: 'pass', told: [] };
    expect(asideOf(line, say)).toBe('Player 1 passes.');
    expect(asideOf({ ...line, text: 'move' }, say)).toBeUndefined();
    const told: readonly EightyEvent[] = [{ type: 'cancelled', seat: 2, card: 'fog' }];
    expect(asideOf({ ...line, told }, say)).toBeUndefined();
  });
  it('names whom a bot hits', () => {
    const table = given('REF-4', { weapon: { 1: 'rocket' }, at: { 2: 2 } }).play('fire at P2 damage');
    const turn = { seat: 1, from: 0, to: 1, told: table.events } as const;
    const said = (reader: number) =>
      sayCaption(VOICES.en.say, teller.captionOf(turn, reader), 1, reader, (one) => NAMES[one - 1]!);
    expect(said(2)).toBe('Anna fires Rocket at you.');
    expect(said(3)).toBe('Anna fires Rocket at Bruno.');
  });
  it('tells every blow of a turn, those at the reader first, from any player', () => {
    const told: readonly EightyEvent[] = [
      { type: 'interfered', seat: 1, target: 3, card: 'strike' },
      { type: 'interfered', seat: 1, target: 2, card: 'fog' },
      { type: 'interfered', seat: 1, target: 2, card: 'storm' },
      { type: 'interrupted', seat: 3, target: 1, card: 'wet-coal', price: 1 },
      { type: 'interrupted', seat: 3, target: 2, card: 'spy', price: 1 },
      { type: 'exploded', seat: 2, card: 'explosive-balloon-1', at: 7 },
    ];
    const caption = teller.captionOf({ seat: 1, from: 0, to: 1, told }, 2);
    const name = (one: number): string => NAMES[one - 1]!;
    expect(sayCaption(VOICES.en.say, caption, 1, 2, name)).toBe(
      'Anna plays Fog and Storm on you. Player 3 plays Spy on you. Explosive Balloon 1 explodes under you. ' +
        'Anna plays Strike on Celina. Player 3 interferes with Wet Coal.',
    );
  });
});

/** Of these a short game at random need not have any. */
const RARE: readonly Situation[] = ['drift', 'lastRound', 'suited', 'react'];
const EASED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  CAMP_KINDS.map((kind) => {
    const scope = kind.type === 'upgrade' ? kind.moveCost?.scope : undefined;
    return [kind.id, typeof scope === 'object' ? scope : []];
  }),
);
describe('the coach', () => {
  it('meets nearly every situation in games at random, and begins with the world', () => {
    const met = new Set<Situation>();
    const table = newGame(3, {}, 'coach');
    expect(situationsAt(table, 0, [])[0]).toBe('placing');
    table.playRandomly(
      new FastChance(3),
      900,
      () => {
        for (let seat = 0; seat < 3; seat++)
          if ((table.match.asked & seatBit(seat)) !== 0)
            for (const one of situationsAt(
              table,
              seat,
              toldSince(storyFor(table, seat).slice(-12), Number.POSITIVE_INFINITY, seat),
            ))
              met.add(one);
      },
      laws.guide,
    );
    expect(COACHED.filter((one) => !met.has(one) && !RARE.includes(one))).toEqual([]);
  });
  it('speaks only of what one can do', () => {
    const seen = (table: Table, seat = 0) => situationsAt(table, seat, []);
    // An upgrade in hand and terrain to lay that it makes easier, or not.
    let suited = 0;
    for (let n = 0; n < 12; n++) {
      const table = newGame(4, {}, `suited ${n}`);
      const { hand, terrain } = modelOf(table.view(1), []).seats[0]!;
      const names = hand.map((held) => ('id' in held ? held.name : ''));
      const lands = terrain.map((card) => TERRAIN_CARDS[card]!.spaces[0]);
      const eased = names.flatMap((name) => EASED[name] ?? []);
      const fits = lands.some((land) => eased.includes(land));
      expect(seen(table).includes('suited'), `${names} ${lands}`).toBe(fits);
      if (fits) suited++;
    }
    expect(suited).toBeGreaterThan(0);
    const attacked = (hand: string) =>
      seen(given('REF-4', { hand: { 1: 'leaking-pipe', 2: hand } }).open('play leaking-pipe on P2'), 1);
    expect(attacked('not-with-us')).toContain('react');
    expect(attacked('coal-1')).not.toContain('react');
    // A window in which the hand has nothing to play.
    const window = (hand: string) => seen(given('REF-4', { hand: { 2: hand } }).open('move'), 1);
    expect(window('leaking-pipe')).toContain('window');
    expect(window('coal-1')).not.toContain('window');
    const aboard = (weapon: string, options = {}) =>
      seen(given('REF-4', { at: { 2: 2 }, weapon: { 1: weapon }, options }));
    expect(aboard('rocket')).toContain('weapon');
    expect(aboard('rocket', { freeActionsAtZeroAp: true })).not.toContain('weapon');
    // The others stand at their starts, 12 spaces apart: too far for a rocket.
    expect(seen(given('REF-4', { weapon: { 1: 'rocket' } }))).not.toContain('weapon');
    expect(aboard('explosive-balloon-1')).toContain('balloon');
    expect(aboard('explosive-balloon-1')).not.toContain('weapon');
    // Installing without a base camp is no base camp.
    const workshop = given('REF-4', { at: { 1: 3 }, ap: 5, hand: { 1: 'field-workshop rocket' } });
    expect(seen(workshop.play('play field-workshop'))).not.toContain('camp');
    expect(seen(given('REF-4', { at: { 1: 5 }, ap: 5, hand: { 1: 'rocket' } }))).toContain('camp');
    const discarding = (hand: string) => seen(given('REF-4', { asked: 'discardHand', hand: { 1: hand } }));
    expect(discarding('coal-1')).toContain('discard');
    expect(discarding('coal-1 coal-1 coal-2 coal-2 coal-3 fog')).not.toContain('discard');
  });
  it('calls nobody hit whose reaction averted the attack, nor for an earlier turn', () => {
    const hit: EightyEvent = { type: 'interfered', seat: 2, target: 1, card: 'fog' };
    const at = (told: readonly EightyEvent[]) => situationsAt(given('REF-4'), 0, told).includes('hit');
    expect(at([hit])).toBe(true);
    expect(at([hit, { type: 'cancelled', seat: 2, card: 'fog' }])).toBe(false);
    expect(at([hit, { type: 'turn', seat: 1 }])).toBe(false);
  });
  it('has every tip and every question in every language', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(COACHES[language]).sort()).toEqual(
        COACHED.flatMap((one) => [`coach.${one}`, `coach.${one}.short`]).sort(),
      );
      for (const one of COACHED) {
        expect(String(COACHES[language][`coach.${one}`])).toMatch(/[.!?]$/);
        expect(String(COACHES[language][`coach.${one}.short`]).length, one).toBeLessThanOrEqual(40);
      }
      for (const { id } of HELP)
        for (const key of [`help.${id}`, `help.${id}.answer`])
          expect(VOICES[language].has(key), `${language} ${key}`).toBe(true);
    }
  });
});
