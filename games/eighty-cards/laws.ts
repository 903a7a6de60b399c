/**
 * Guides the law suite to what random turns rarely reach: shots, explosions and reactions, reflected cards, the last
 * round, a duel. Half of the decisions come from this guide.
 */
import type { FastChance } from '#engine/chance.ts';
import type { Decision } from '#engine/game.ts';
import type { Position } from '#engine/laws/scene.ts';
import type { JsonObject } from '#engine/layout/json.ts';
import type { State } from '#engine/layout/layout.ts';
import type { OptionValues } from '#engine/options.ts';
import { hasSeat } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import type { GameLaws } from '#games/manifest.ts';
import { NATIONS } from './content/nations.ts';
import { eightyCards } from './rules/game.ts';
import { PASS_UNTIL_ATTACKED, PASS_WINDOWS } from './rules/orders.ts';
import type { Eighty } from './rules/state.ts';
import { VERB, verbOf } from './rules/steps.ts';

/** What random players do too seldom. */
const WANTED: readonly number[] = [
  VERB.drift,
  VERB.interfere,
  VERB.react,
  VERB.fire,
  VERB.launch,
  VERB.install,
  VERB.use,
  VERB.move,
];

const offered = new StepList();
/** A wanted decision where there is one. */
const guide = (state: State, seat: number, chance: FastChance): Decision | undefined => {
  const s = state as Eighty;
  if (!hasSeat(eightyCards.active(s), seat)) return undefined;
  const draft: number[] = [];
  for (;;) {
    eightyCards.steps(s, seat, draft, offered);
    if (offered.complete) return draft;
    const steps = offered.list().filter((step) => draft.length > 0 || WANTED.includes(verbOf(step)));
    if (steps.length === 0) return undefined;
    draft.push(steps[chance.draw(steps.length)]!);
  }
};

/** Words, separated by spaces. */
const list = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const lists = (...texts: string[]): string[][] => texts.map(list);

const RINGS: Readonly<Record<number, string>> = {
  3: 'sea-indian forest-amazon desert-gobi ice-arctic mountain-rockies sea-atlantic mountain-himalaya ice-antarctic desert-sahara',
  4: 'sea-atlantic desert-sahara forest-amazon ice-arctic mountain-himalaya sea-pacific desert-gobi forest-taiga',
};
const RESERVES: Readonly<Record<number, string>> = {
  3: 'sea-pacific forest-taiga',
  4: 'sea-indian ice-antarctic mountain-rockies',
};

/** A position in phase 2 of the first seat, in the reference world for so many seats. */
const middle = (seats: number, options: OptionValues, more: JsonObject): Position => {
  const gap = seats === 3 ? 3 : 2;
  const ring = list(RINGS[seats]!).map(
    (card, i) => [`${Math.floor(i / gap) + 1}.${i % gap}`, [card]] as const,
  );
  return {
    seats,
    options,
    state: {
      asked: 'act',
      turnOf: 1,
      turns: seats,
      stage: 'act',
      nation: NATIONS.slice(0, seats),
      terrain: { reserve: list(RESERVES[seats]!), ring: Object.fromEntries(ring) },
      ...more,
    },
  };
};

/** Four players close together, armed, with reactions and interference, and one balloon in the air. */
const fight = middle(
  4,
  {},
  {
    pressure: [9, 9, 9, 9],
    ap: [9, 0, 0, 0],
    progress: [10, 46, 37, 24],
    chipAt: [12, 30],
    chipBy: [1, 4],
    adrift: [false, true],
    bound: [null, 'desert', null, null],
    travel: {
      hand: lists(
        'return-to-sender spy sabotage.1 coal-2.1 full-steam.1',
        'not-with-us.1 evasive-manoeuvre.1 sabotage.2 leaking-pipe.1',
        'emergency-armour homesickness leaking-pipe.2 storm.1',
        'not-with-us.2 evasive-manoeuvre.2 strike fog',
      ),
      crew: lists('gunner', 'local-guide.1', 'telegraphist', ''),
    },
    camp: {
      hand: lists('', 'earth-torpedo.1', 'gas-balloon.1', 'explosive-balloon-2'),
      upgrade: lists('springs.1', 'skids', 'treads', 'gas-balloon.2'),
      weapon: lists('explosive-balloon-1', 'rocket.1', 'rocket.2', 'earth-torpedo.2'),
    },
  },
);

/** A balloon before a crowd of four, another ahead of its own vehicle, and gas balloons before camps. */
const crowd = middle(
  4,
  {},
  {
    asked: 'drift',
    stage: 'drift',
    frames: [{ frame: 'drift', by: null, at: null, travel: null, weapon: null }],
    pressure: [7, 8, 8, 9],
    ap: [0, 0, 0, 0],
    progress: [13, 1, 37, 25],
    chipAt: [12, 15],
    chipBy: [1, 2],
    travel: {
      hand: lists('sabotage.1', 'emergency-armour', 'evasive-manoeuvre.1 return-to-sender', 'tailwind.1'),
    },
    camp: {
      upgrade: lists('gas-balloon.1', 'gas-balloon.2', 'skids', 'treads'),
      weapon: lists('explosive-balloon-1', 'explosive-balloon-2', 'rocket.1', ''),
    },
  },
);

/** Four players before the finish; three can still pass the one who has crossed. Everybody can be spied on. */
const lastRound = middle(
  4,
  { tie: 'duelCards', interferencePace: 'full', finalTurns: 'finishRound' },
  {
    pressure: [8, 7, 8, 9],
    ap: [6, 0, 0, 0],
    progress: [47, 46, 47, 46],
    travel: {
      hand: lists(
        'spy tailwind.1',
        'return-to-sender customs-check',
        'short-cut not-with-us.1',
        'tailwind.2 fog',
      ),
    },
    camp: {
      weapon: lists('rocket.1', '', 'rocket.2', ''),
      upgrade: lists('', 'booster-rockets', '', 'springs.1'),
    },
  },
);

/** Three players, the last of whom may end the game at once, or has one more turn for everybody. */
const oneMoreEach = middle(
  3,
  { finalTurns: 'oneMoreEach', tie: 'firstAcross', baseCampRefill: 'replaceOnly' },
  {
    pressure: [4, 6, 9],
    ap: [4, 0, 0],
    progress: [47, 44, 47],
    travel: { hand: lists('coal-1.1 coal-2.1', 'sabotage.1 spy', 'leaking-pipe.1 return-to-sender') },
    camp: { hand: lists('skids', 'springs.1', ''), weapon: lists('', 'rocket.1', '') },
  },
);

/** Every action card in one hand, on a camp, with little left to draw. */
const workshop = middle(
  3,
  { freeActionsAtZeroAp: true, interferencePace: 'lean', baseCampRefill: 'replaceOnly' },
  {
    pressure: [6, 5, 5],
    ap: [9, 0, 0],
    progress: [2, 10, 20],
    covered: [true, false, false],
    travel: {
      hand: lists(
        'new-maps relief-valve salvage-yard field-workshop good-going.1 telegram tailwind.1 short-cut mechanic full-steam.1',
        'storm.1 wet-coal customs-check',
        'homesickness not-with-us.1',
      ),
      discard: list('coal-1.1 coal-1.2'),
    },
    camp: {
      hand: lists('rocket.1 booster-rockets', 'explosive-balloon-1', 'explosive-balloon-2'),
      discard: list('earth-torpedo.1 gas-balloon.1'),
      upgrade: lists('springs.1', '', ''),
    },
  },
);

export const laws: GameLaws = {
  idle: {
    forgets: 'Everybody may look up what lay open: the table remembers for its players.',
    proposals: 'Everybody plays for themselves; nobody has partners.',
    undo: 'Nothing is taken back, so there is no undo that could be wrong.',
  },
  guide,
  orders: [PASS_WINDOWS, PASS_UNTIL_ATTACKED, 'ask-about fog+spy'],
  positions: [fight, crowd, lastRound, oneMoreEach, workshop],
  // Random players need some 70 rounds to end a game; this is some 8 of them.
  most: 500,
};
