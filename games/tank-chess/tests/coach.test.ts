/** The coach says only what holds: each tip against the list of legal turns, in games played at random. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { Match } from '#engine/match/match.ts';
import { storyOf } from '#engine/match/story.ts';
import { NOBODY, type Seat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import { LANGUAGES, type Messages } from '#engine/text.ts';
import { toldSince } from '#kit/story.ts';
import { table as kit } from '#kit/text/en/table.ts';
import { table as kitItalian } from '#kit/text/it/table.ts';
import { table as kitPolish } from '#kit/text/pl/table.ts';
import { parametersOf } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { TankEvent } from '../rules/events.ts';
import { tankChess } from '../rules/game.ts';
import { squareName } from '../rules/geometry.ts';
import { commandSquare } from '../rules/judge.ts';
import { printTcp } from '../rules/notation/tcp.ts';
import type { TankState } from '../rules/state.ts';
import { tipsFor } from '../table/coach.ts';
import { en } from '../text/coach.en.ts';
import { it as italian } from '../text/coach.it.ts';
import { pl } from '../text/coach.pl.ts';
import { TIPS, type Tip } from '../text/coach.ts';
import { en as game } from '../text/en.ts';
import { it as gameItalian } from '../text/it.ts';
import { pl as gamePolish } from '../text/pl.ts';

const start = (options: Readonly<Record<string, string | number | boolean>>): Match => {
  const made = Match.create(tankChess, {
    id: 'coach',
    options: { clock: 'none', ...options },
    seats: 2,
    secret: new Uint8Array(32),
    entropy: [],
  });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const stateOf = (match: Match): TankState => match.state as TankState;
// The match is one of Tank Chess, so its events are.
const story = (match: Match) => storyOf(match, NOBODY) as unknown as readonly StoryItem<TankEvent>[];

/** Every turn that the rules list for the seat that is asked, as text: `*` destroys, `!` bounces, `>OUT` leaves. */
const listed = (match: Match): string[] => {
  const { side } = stateOf(match);
  const list = new StepList();
  tankChess.steps(stateOf(match), side, [], list);
  return list.list().map((turn) => tankChess.write(stateOf(match), side, [turn]));
};
/** The same for the other side, were it its turn. */
const listedForOther = (match: Match): string[] => {
  const turned = printTcp(stateOf(match)).replace(/ ([wb]) /, (_, side) => (side === 'w' ? ' b ' : ' w '));
  return listed(start({ position: turned }));
};
const tips = (match: Match): readonly Tip[] => {
  const pos = stateOf(match);
  const told = toldSince(story(match), Number.POSITIVE_INFINITY, pos.side as Seat);
  return tipsFor({ pos, seat: pos.side as Seat, told });
};

/** What the tips about the turn must be, from the lists and from the turns played alone. */
const expected = (match: Match, played: readonly string[]): Partial<Record<Tip, boolean>> => {
  const pos = stateOf(match);
  const [own, other] = [listed(match), listedForOther(match)];
  const strikes = (texts: readonly string[], side: number): boolean =>
    texts.some((text) => text.endsWith(`*${squareName(commandSquare(pos, side), pos.config.width)}`));
  const leaves = (texts: readonly string[]): boolean => texts.some((text) => text.endsWith('>OUT'));
  const destroys = own.some((text) => text.includes('*'));
  return {
    welcome: pos.plies < 2,
    win: strikes(own, pos.side ^ 1) || leaves(own),
    check: strikes(other, pos.side),
    escape: leaves(other),
    hit: destroys,
    bounce: !destroys && own.some((text) => text.includes('!')),
    threat: other.some((text) => text.includes('*')),
    bounced: played.at(-2)?.includes('!') === true,
    reverse: pos.plies >= 4 && own.some((text) => text.includes('<')),
  };
};

describe('the coach of Tank Chess', () => {
  it.each([
    ['training-ground', 1],
    ['training-ground', 2],
    ['artillery-park', 3],
  ] as const)('says what the lists of legal turns bear out, on %s (%i)', (scenarioId, seed) => {
    const match = start({ scenarioId, colours: 'hostWhite' });
    const chance = new FastChance(seed);
    const seen = new Set<Tip>();
    const played: string[] = [];
    for (let n = 0; n < 24 && match.onlySeat >= 0; n++) {
      const now = tips(match);
      for (const [tip, holds] of Object.entries(expected(match, played)))
        expect(now.includes(tip as Tip), `${tip} at half-move ${n}`).toBe(holds);
      const lost = now.includes('lost') || now.includes('outgunned');
      expect(lost, `a loss at half-move ${n}`).toBe(played.at(-1)?.includes('*') === true);
      for (const tip of now) seen.add(tip);
      const all = listed(match);
      // Shots are rare among all turns; so that something happens, they are preferred every other time.
      const shots = all.filter((text) => /[*!]/.test(text));
      const from = n % 2 === 0 && shots.length > 0 ? shots : all;
      played.push(from[chance.draw(from.length)]!);
      expect(match.submit(match.onlySeat, played.at(-1)!).ok).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('welcomes first, and only before one’s own first turn', () => {
    const match = start({ scenarioId: 'training-ground', colours: 'hostWhite' });
    expect(tips(match)[0]).toBe('welcome');
    expect(match.submit(0, listed(match)[0]!).ok).toBe(true);
    expect(tips(match)[0]).toBe('welcome');
    expect(match.submit(1, listed(match)[0]!).ok).toBe(true);
    expect(tips(match)).not.toContain('welcome');
    expect(TIPS[0]).toBe('welcome');
  });

  it('does not say what is hidden, nor how a game is won that is won in another way', () => {
    // Black could destroy the command tank on d1 at once, and leave the board.
    const position = '8x8 8/8/8/8/8/4c43/8/3C04 w 0 3';
    expect(tips(start({ position }))).toEqual(expect.arrayContaining(['welcome', 'check', 'escape']));
    const hidden = tips(start({ position, declarations: 'off' }));
    for (const tip of ['check', 'escape'] as const) expect(hidden).not.toContain(tip);
    for (const objectives of ['destroyOnly', 'captureFlag'] as const)
      for (const tip of ['welcome', 'win', 'escape'] as const)
        expect(tips(start({ position, objectives })), objectives).not.toContain(tip);
  });

  it('tells a tank lost by its front from one that showed a thin side', () => {
    // The medium tank on d1 drives up to the light tank on d6, which faces it, shows its side, or its rear.
    const toldOf = (light: string): readonly Tip[] => {
      const match = start({ position: `8x8 2c45/8/3${light}4/8/8/8/8/3M03C0 w 0 1` });
      const shot = listed(match).find((text) => text.endsWith('*d6'));
      expect(match.submit(0, shot!).ok).toBe(true);
      return tips(match);
    };
    expect(toldOf('l4')).toContain('outgunned');
    expect(toldOf('l4')).not.toContain('lost');
    for (const thin of ['l0', 'l2']) {
      expect(toldOf(thin)).toContain('lost');
      expect(toldOf(thin)).not.toContain('outgunned');
    }
  });

  it('knows mortars and tank destroyers only where one has them', () => {
    const tanks = (row: string): readonly Tip[] =>
      tips(start({ position: `8x8 2c45/8/8/8/8/8/8/${row} w 0 1` }));
    expect(tanks('3C01R02')).toContain('mortar');
    expect(tanks('3C01R02')).not.toContain('fixed');
    expect(tanks('3C01D02')).toContain('fixed');
    expect(tanks('3C01r42')).not.toContain('mortar');
  });
});

const TOOLS = { en: game, it: gameItalian, pl: gamePolish };
const KIT = { en: kit, it: kitItalian, pl: kitPolish };

describe.each(LANGUAGES)('the words of the coach in %s', (language) => {
  const bundles: Readonly<Record<string, Messages>> = { en, it: italian, pl };
  const messages = bundles[language]!;

  it('has every tip, whole and in a few words that fit on a narrow screen', () => {
    expect(Object.keys(messages).sort()).toEqual(
      TIPS.flatMap((tip) => [`coach.${tip}`, `coach.${tip}.short`]).sort(),
    );
    for (const tip of TIPS) {
      const [whole, short] = [messages[`coach.${tip}`], messages[`coach.${tip}.short`]];
      expect(whole).toMatch(/[.!]$/);
      expect(String(short).length, String(short)).toBeLessThanOrEqual(34);
      const named = tip === 'threat' ? ['squares'] : [];
      for (const text of [whole!, short!]) expect(parametersOf(text), tip).toEqual(named);
    }
  });

  it('names tools as they are called, and says where a phone has them', () => {
    const words: Messages = { ...TOOLS[language], ...KIT[language] };
    for (const [tip, tool] of [
      ['danger', 'tool.danger.short'],
      ['bounced', 'guide.short'],
    ] as const)
      for (const name of [tool, 'table.more'])
        expect(messages[`coach.${tip}`], `${tip} in ${language}`).toMatch(
          new RegExp(`[“«„]${words[name]}[”»]`),
        );
  });
});
