/** Clauses of setup, turn and table that no worked example shows. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { writeState } from '#engine/layout/named.ts';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { Match } from '#engine/match/match.ts';
import { imagine } from '#engine/match/view.ts';
import { parseOptions } from '#engine/options.ts';
import { numberOf, seatBit } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { OVERLORDS } from '../content/opponents.ts';
import { QUESTS } from '../content/quests/index.ts';
import type { WarcraftEvent } from '../rules/events.ts';
import { colourOf, inPlay, matching } from '../rules/fight/dice.ts';
import { SINGLE_IS, singleStrength } from '../rules/fight/foes.ts';
import { warcraft } from '../rules/game.ts';
import { configOf, OPTIONS } from '../rules/options.ts';
import { setUp } from '../rules/setup.ts';
import { SINGLE_IDS } from '../rules/sources.ts';
import { blankState, CLOSE, fightZone, ROLLED, type Warcraft } from '../rules/state.ts';
import { initialOptions } from '../tools/initial.ts';
import { dealtTo } from './dealt.ts';
import { onMap } from './map-support.ts';
import { given } from './support.ts';

describe('players and options', () => {
  test('two to six play, with two characters a faction, or three (WOW-1.2, WOW-1.3)', () => {
    expect(warcraft.seats).toEqual({ min: 2, max: 6 });
    expect([2, 3, 4, 5, 6].map((seats) => dealtTo(seats, {}).s.config.heroes)).toEqual([4, 4, 4, 6, 6]);
  });
  test('both characters of a seat are of one faction (WOW-1.5)', () => {
    const game = dealtTo(2, {});
    expect(game.refused('choose artumnis-moondream choose grumbaz-crowsblood')).toBe('ONE_FACTION WOW-1.5');
  });
  test('what is agreed before the game, by its defaults (WOW-1.10, WOW-24.6)', () => {
    const all = parseOptions(OPTIONS, {}, 4);
    expect(all).toEqual({
      ok: true,
      value: {
        overlord: 'random',
        assignment: 'choose',
        twoCharacters: 'drawn',
        lethalPvp: false,
        noTurnLimit: false,
        lapItems: 'circle',
        faqLoot: false,
        faqColourChange: true,
        faqOncePerRound: true,
        xpBonus: 'everyLower',
        buyWithFullBag: 'forbidden',
        nefarianRecovery: false,
        duplicateBonus: 'continues',
        teamDecision: 'leader',
        guidedFirstGame: false,
      },
    });
  });
  test.each([2, 3, 4, 5, 6])(
    'every option differs from its default at once, %i players (WOW-24.5)',
    (seats) => {
      const others = Object.fromEntries(
        OPTIONS.filter(({ when }) => when?.seats?.includes(seats) ?? true).map((one) =>
          one.kind === 'choice'
            ? [one.id, one.values.find((value) => value !== one.initial)!]
            : [one.id, one.initial !== true],
        ),
      );
      expect(parseOptions(OPTIONS, others, seats).ok).toBe(true);
      expect(dealtTo(seats, others).asked).toBe('chooseSeatClass');
    },
  );
  test('what a seat sees suffices for its decisions: the same ones are offered there (WOW-1.11)', () => {
    const { s } = dealtTo(4, {});
    const seat = warcraft.active(s);
    const other = imagine(warcraft, s.config, writeState(s, seat), seat, new FastChance(3)) as Warcraft;
    const offers = (of: Warcraft): number[] => {
      const list = new StepList();
      warcraft.steps(of, s.chooseOrder[0]!, [], list);
      return list.list();
    };
    expect(offers(other)).toEqual(offers(s));
    expect(offers(s).length).toBe(16);
  });
  test('no clock and no other act of the table belongs to the rules, but undo (WOW-3.14)', () => {
    expect(Object.keys(warcraft.table(dealtTo(4, {}).s.config))).toEqual(['undo']);
  });
});

describe('the deal', () => {
  test('class cards lie open and in no order (WOW-2.5)', () => {
    const { s } = dealtTo(4, {});
    const deck = s.cards.plan.base.deck!;
    expect(s.cards.plan.ordered[deck]).toBe(false);
    expect(s.cards.list(deck).every((card) => s.cards.sees(0, card))).toBe(true);
  });
  test('a named overlord, or one by chance; the profile follows the number of characters (WOW-2.6)', () => {
    expect(OVERLORDS[dealtTo(4, { overlord: 'kazzak' }).s.overlord]!.id).toBe('kazzak');
    const drawn = Array.from({ length: 20 }, (_, seed) => dealtTo(4, {}, undefined, seed).s.overlord);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    const attack = [4, 6].map((seats) => {
      const { s } = dealtTo(seats, {});
      s.opposed = SINGLE_IS;
      s.single = SINGLE_IDS.indexOf('nefarian');
      return singleStrength(s).attack;
    });
    expect(attack).toEqual([12, 18]);
  });
  test('the Horde draws all its quests first, grey before green (WOW-2.13)', () => {
    const config = configOf(initialOptions(), 4);
    if (!config.ok) return expect.fail(config.error.code);
    const events: WarcraftEvent[] = [];
    setUp(blankState(config.value), new FastChance(1), (event) => void events.push(event));
    const drawn = events.flatMap((event) =>
      event.type === 'questDrawn' ? [QUESTS.find(({ id }) => id === event.quest)!] : [],
    );
    const four = (faction: string) =>
      ['grey', 'grey', 'grey', 'green'].map((colour) => `${faction} ${colour}`);
    expect(drawn.map(({ faction, colour }) => `${faction} ${colour}`)).toEqual([
      ...four('horde'),
      ...four('alliance'),
    ]);
  });
  test('each character of the faction has two actions, the others none (WOW-2.16)', () => {
    const game = dealtTo(4, {});
    while (game.asked === 'chooseSeatClass') game.play(game.offers[0]!);
    expect([...game.s.actions]).toEqual([0, 0, 2, 2]);
  });
  test('all chance comes from the one generator that the deal is given (WOW-2.19)', () => {
    const bytes = (seed: number): number[] => [...dealtTo(4, {}, undefined, seed).s.data];
    expect(bytes(5)).toEqual(bytes(5));
    expect(bytes(5)).not.toEqual(bytes(6));
  });
});

describe('turns', () => {
  const two = () =>
    onMap({
      heroes: [
        { name: 'horde-1', class: 'mage', region: 'brill', gold: 5 },
        { name: 'horde-2', class: 'priest', region: 'brill' },
      ],
    });
  test('nobody decides about a character of another seat (WOW-3.15)', () => {
    expect(two().refused('4: rest horde-1 health 0')).toBe('NOT_YOUR_CHARACTER WOW-3.15');
  });
  test('a trade waits for the other seat, and is carried out at once where one seat has both (WOW-10.4)', () => {
    const game = two().play('pass horde-1', '3: trade horde-1 on horde-2 gold 3');
    expect([game.asked, game.s.gold[2], game.s.gold[3]]).toEqual(['tradeAnswer', 5, 0]);
    const alone = onMap({
      heroes: [
        { name: 'horde-1', class: 'mage', region: 'brill', gold: 5, seat: 3 },
        { name: 'horde-2', class: 'priest', region: 'brill', seat: 3 },
      ],
    });
    alone.play('pass horde-1', '3: trade horde-1 on horde-2 gold 3');
    expect([alone.asked, alone.s.gold[2], alone.s.gold[3]]).toEqual(['action', 2, 3]);
  });
  test('a trade after which a bag would hold too much is refused as a trade, and says how much (WOW-10.4)', () => {
    const game = onMap({
      heroes: [
        { name: 'horde-1', class: 'mage', region: 'brill', bag: ['scimitar-1', 'scimitar-2', 'skycaller-1'] },
        { name: 'horde-2', class: 'priest', region: 'brill', bag: ['ley-staff-1', 'ley-staff-2'] },
      ],
    }).play('pass horde-1');
    const seat = game.s.seatOf[2]!;
    const read = warcraft.read(game.s, seat, 'trade horde-1 on horde-2 take ley-staff-1 take ley-staff-2');
    if (!read.ok) throw new Error(read.error.code);
    expect(warcraft.refuse(game.s, seat, read.value, true)).toEqual({
      code: 'BAG_TOO_FULL',
      clause: 'WOW-10.4',
      params: { count: 2 },
    });
  });
  test('all seats of the faction manage at once, each confirms once (WOW-11.18)', () => {
    const game = onMap({
      heroes: [
        { name: 'horde-1', class: 'mage', level: 3, region: 'brill', book: ['fire-blast'] },
        { name: 'horde-2', class: 'priest', region: 'undercity', book: ['lesser-heal'] },
      ],
    });
    game.play('pass horde-1', 'pass horde-1', '4: pass horde-2', '4: pass horde-2');
    expect(game.asked).toBe('manage');
    expect(warcraft.active(game.s)).toBe(seatBit(2) | seatBit(3));
    game.play('3: manage horde-1');
    expect(warcraft.active(game.s)).toBe(seatBit(3));
    expect(game.refused('3: manage horde-1')).toMatch(/ WOW-/);
  });
  test('quest creatures of one kind in one region are one group, whichever friendly quest they are of (WOW-9.4)', () => {
    const game = onMap({
      heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }],
      figures: ['green gnoll in brill of red-vengeance', 'green gnoll in brill of devils-from-the-deep'],
    });
    game.play('challenge horde-1 group gnoll-green-1');
    expect(game.s.figures.size(fightZone(game.s))).toBe(2);
  });
  test('a fight that has begun is not left: nothing but its own questions is answered (WOW-9.7)', () => {
    const fight = given({ horde: [{ class: 'mage' }], against: ['green gnoll'] });
    expect(fight.refused('pass horde-1')).toMatch(/ WOW-/);
    expect(fight.refused('travel horde-1 into brill')).toMatch(/ WOW-/);
  });
  test('moved by an event or a portal, one has not travelled (WOW-5.9)', () => {
    const game = onMap({
      space: 2,
      heroes: [
        { name: 'alliance-1', class: 'mage', level: 3, energy: 3, region: 'ambermill', sheet: ['portal@4'] },
      ],
    });
    const before = game.next('before alliance-1')[0]!;
    game.play(`before alliance-1 ${before} on alliance-1`);
    expect(game.s.region[0]).not.toBe(-1);
    expect([game.s.travels[0], game.s.actions[0]]).toEqual([0, 2]);
  });
});

test('W-19: three hits and two armour against Attack 7 leave two wounds (WOW-14.11)', () => {
  const fight = given({
    horde: [{ class: 'mage' }, { class: 'priest' }],
    against: ['green worgen'],
    dice: new Array(60).fill(2),
  });
  fight.until(() => fight.told.includes('placed') && fight.asked === 'dicePool');
  fight.s.hits.set([0, 3, 0], fight.s.attackers * 3);
  fight.s.armor[fight.s.attackers] = 2;
  fight.until(() => fight.told.includes('wounds'));
  expect(fight.events).toContainEqual({ type: 'wounds', faction: 'horde', count: 2 });
});

test('a filter of dice: any colour, a set of colours, a number or more (WOW-13.4)', () => {
  const fight = given({
    horde: [{ class: 'hunter' }],
    against: ['green gnoll'],
    dice: new Array(30).fill(1),
  });
  const { s } = fight;
  const [first, second] = inPlay(s) as [number, number];
  for (const [die, face] of [
    [first, 3],
    [second, 2],
  ] as const) {
    s.face[die] = face;
    s.dieAt[die] = ROLLED;
  }
  const fits = (colours: number, low: number, high = 8): number[] => matching(s, { colours, low, high });
  expect(fits(0b111, 3)).toEqual([first]);
  expect(fits(0b111, 2, 2)).toEqual([second]);
  const own = 1 << colourOf(s, first);
  expect(fits(own, 3)).toEqual([first]);
  expect(fits(0b111 & ~own, 3)).toEqual([]);
});
test('a spotted die is not removed by choice (WOW-13.11)', () => {
  const fight = given({
    horde: [{ class: 'shaman', level: 3, sheet: ['lightning-shield@1'] }],
    against: ['green gnoll'],
    dice: new Array(30).fill(6),
  });
  fight.until(() => fight.offers.includes('use lightning-shield'));
  fight.s.spotted.fill(1);
  expect(fight.offers).not.toContain('use lightning-shield');
  expect(fight.refused('use lightning-shield')).toMatch(/ WOW-1/);
});
test('the racial ability of a character that is not in the game is refused (WOW-12.14)', () => {
  const fight = given({ horde: [{ class: 'mage' }], against: ['green gnoll'], dice: new Array(30).fill(2) });
  for (const other of ['racial-1', 'racial-5', 'racial-6'])
    expect(fight.refused(`use ${other}`)).toBe('NOT_YOUR_CARD WOW-12.4');
});
test('the recorded decisions give the same game again (WOW-25.9)', () => {
  const file = JSON.parse(
    readFileSync(new URL('fixtures/two-kelthuzad.match', import.meta.url), 'utf8'),
  ) as MatchFile;
  const again = (): number[] => {
    const match = loadMatch(warcraft, file);
    if (!match.ok) throw new Error(match.error.code);
    expect(match.value.outcome).toBeDefined();
    return [...match.value.state.data];
  };
  expect(again()).toEqual(again());
});

describe('W-115: what may be taken back (WOW-25.8)', () => {
  const begun = (): Match => {
    const created = Match.create(warcraft, {
      id: 'undo',
      seats: 2,
      options: { overlord: 'nefarian' },
      secret: new Uint8Array(32),
      entropy: [],
    });
    if (!created.ok) throw new Error(created.error.code);
    return created.value;
  };
  const s = (m: Match): Warcraft => m.state as Warcraft;
  const play = (m: Match, text: string): void => {
    const [seat] = [0, 1].filter((one) => warcraft.active(s(m)) & seatBit(one));
    const done = m.submit(seat!, text);
    if (!done.ok) throw new Error(`${numberOf(seat!)}: ${text}: ${done.error.code}`);
  };
  const ready = (): Match => {
    const m = begun();
    const [first] = s(m).chooseOrder;
    const horde = 'choose grumbaz-crowsblood choose sofeea-icecall';
    play(m, horde);
    play(m, 'choose artumnis-moondream choose burbonn-fang');
    expect(first).toBeDefined();
    return m;
  };
  test('an own action while nothing random has followed', () => {
    const m = ready();
    const seat = s(m).answerer;
    const before = [...s(m).data];
    play(m, 'travel horde-1 into undercity');
    expect(m.refuseAct(seat, 'undo')).toBeUndefined();
    const done = m.act(seat, 'undo');
    expect(done.ok).toBe(true);
    expect([...s(m).data]).toEqual(before);
  });
  test('nothing that another seat has followed, and nothing after a card was drawn', () => {
    const m = ready();
    // Without the consent of the others nothing happens.
    const before = [...s(m).data];
    m.act(s(m).chooseOrder[0]!, 'undo');
    expect([...s(m).data]).toEqual(before);
    const horde = s(m).answerer;
    for (const hero of ['horde-1', 'horde-1', 'horde-2', 'horde-2']) {
      expect(s(m).space).toBe(1);
      play(m, `pass ${hero}`);
    }
    while (s(m).space === 1) play(m, s(m).asked === CLOSE ? 'close' : 'manage horde-1 manage horde-2');
    expect(m.refuseAct(horde, 'undo')).toBeDefined();
  });
  test('not the challenge of a false counter, although the challenger had looked at it (WOW-22.11)', () => {
    const places = ['deep-elem-mine', 'chillwind-point', 'dalsons-tears', 'plaguemist-ravine'];
    const counters = ['kazzak-true', 'kazzak-false-1', 'kazzak-false-2', 'kazzak-false-3'];
    const position = {
      asked: 'action',
      answerer: 3,
      word: 3,
      course: 'turn',
      seatOf: [1, 2, 3, 4],
      classOf: ['warrior', 'warlock', 'mage', 'priest'],
      health: [4, 2, 2, 2],
      region: ['southshore', 'southshore', 'brill', 'chillwind-point'],
      actions: [0, 0, 2, 1],
      hasActed: [false, false, false, true],
      overlord: 'kazzak',
      counters: { place: Object.fromEntries(places.map((place, i) => [place, [counters[i]]])) },
    };
    const setup = { id: 'seen', seats: 4, options: {}, secret: new Uint8Array(32), entropy: [] };
    const created = Match.create(warcraft, setup, { position });
    if (!created.ok) throw new Error(created.error.code);
    const m = created.value;
    expect(m.submit(3, 'peek horde-2').ok).toBe(true);
    expect(m.submit(3, 'challenge horde-2 opponent kazzak').ok).toBe(true);
    expect(m.refuseAct(3, 'undo')).toMatchObject({ code: 'UNDO_BARRIER', clause: 'WOW-25.8' });
  });
});
