/**
 * The vocabulary of effects (content 1.2–1.5): windows, tests and operations, each with the kinds of its arguments. The
 * types of parsed effects follow from these tables, so an operation that is not listed here cannot be carried out.
 */
import { KINDS, type Kinds } from './kinds.ts';

export { KINDS };

/** Windows of cards (content 1.2). */
export const CARD_WINDOWS = [
  'learn',
  'turnStart',
  'beforeAction',
  'action(own)',
  'action(travel)',
  'action(challenge)',
  'travel',
  'afterTravel',
  'rest',
  'roundStart',
  'poolStart',
  'poolEnd',
  'rerollStart',
  'rerollEnd',
  'place',
  'placeEnd',
  'defense',
  'healthLost(self)',
  'healthLost(friend)',
  'defeated(self)',
  'defeated(friend)',
  'energySpent',
  'roundEnd',
  'combatEnd',
  'passive',
  'judgement',
] as const;
/** Windows of creatures, bosses and overlords (content 1.5). */
export const FOE_WINDOWS = [
  'always',
  'roundStart',
  'rerollEnd',
  'place',
  'placeEnd',
  'beforeMove',
  'resolutionEnd',
] as const;
export type CardWindow = (typeof CARD_WINDOWS)[number];
export type FoeWindow = (typeof FOE_WINDOWS)[number];
export type Window = CardWindow | FoeWindow;

type ArgKind = keyof Kinds;
/** Where an operation may stand: in cards at a window, in `passive` alone, or in opponents. */
type Place = 'card' | 'passive' | 'foe';
interface Shape<A extends readonly ArgKind[], P extends Place> {
  readonly args: A;
  readonly place: P;
  /** Whether operations in brackets must follow it. */
  readonly block: boolean;
}
const card = <const A extends readonly ArgKind[]>(...args: A): Shape<A, 'card'> => ({
  args,
  place: 'card',
  block: false,
});
const block = <const A extends readonly ArgKind[]>(...args: A): Shape<A, 'card'> => ({
  args,
  place: 'card',
  block: true,
});
const passive = <const A extends readonly ArgKind[]>(...args: A): Shape<A, 'passive'> => ({
  args,
  place: 'passive',
  block: false,
});
const passiveBlock = <const A extends readonly ArgKind[]>(...args: A): Shape<A, 'passive'> => ({
  args,
  place: 'passive',
  block: true,
});
const foe = <const A extends readonly ArgKind[]>(...args: A): Shape<A, 'foe'> => ({
  args,
  place: 'foe',
  block: false,
});

/** Every operation (content 1.4, 1.5). A kind that ends in `?` may be left out. */
export const OPERATIONS = {
  if: block(),

  dice: card('dieColour', 'number'),
  dicePerAlly: card('dieColour', 'number'),
  creatureDice: card('dieColour', 'number'),
  preset: card('dieColour', 'number', 'number'),
  recolourPool: card('colours', 'dieColour', 'number'),
  limitPool: card('dieColour', 'number'),
  dropBeforeRoll: card('dieColour', 'number'),
  reroll: card('number'),
  attrition: card('number'),
  threat: card('number'),
  noReroll: card(),
  noRerollColour: card('colours'),
  spot: block('filter', 'number'),
  spotEach: block('filter', 'number', 'number?'),
  change: card('filter', 'number', 'number', 'dieColour?'),
  changeUpTo: card('filter', 'number', 'number', 'dieColour?'),
  shift: card('filter', 'number', 'number'),
  removeDice: block('filter', 'number'),
  removeEach: block('filter', 'amount'),
  removeAll: card('filter'),
  discardDie: card('number'),
  rerollSeparate: card('filter', 'amount'),
  rerollAllDice: card(),

  hits: card('boxes', 'number'),
  armor: card('number'),
  hitsPerOpponent: card('box', 'number'),
  moveHits: card('box', 'box', 'number'),
  redirect: card('dieColour', 'box', 'number'),
  perPlaced: block('placed', 'number'),
  clearHitsAfterStrike: card(),
  spendLoss: block('lossScope', 'number'),

  regain: card('resource', 'amount'),
  gain: card('resource', 'amount'),
  expireRoundEnd: card('resource'),
  payEach: block('resource', 'number', 'amount'),
  groupRegain: card('resource', 'number'),
  groupGain: card('resource', 'number'),
  loseAllParticipants: card('resource', 'number'),
  prevent: card('number'),
  heal: card('number'),
  revive: card('amount'),
  reviveSelf: card('number', 'number'),
  clearStun: card(),
  clearCurse: card(),

  petHeal: card('amount'),
  sacrificePet: card('box', 'number'),
  unequipSelf: card(),
  unequipOne: card('cards'),
  equipPower: card('cards', 'equipArea'),
  equipDemon: card(),
  toMerchant: card(),
  combo: card('number'),
  comboEach: block('number', 'number'),
  useJudgement: card(),

  travelExtra: card('number'),
  teleport: card(),
  portal: card(),
  summonAlly: card(),
  healRegionFull: card(),
  intercept: card(),
  escape: card(),
  defeatIndependent: card(),

  healAlso: passive('cards', 'number'),
  capacity: passive('resource', 'number'),
  petCapacity: passive('categories', 'number'),
  comboBonus: passive('cards', 'number'),
  comboTimes: passive('number'),
  spotFloor: passive('cards', 'number'),
  travelIgnoreBlue: passive(),
  leaveBlue: passive(),
  travelMax: passive('number'),
  cost: passive('costScope', 'number'),
  freeEquip: passive('categories'),
  uses: passive('cards', 'number'),
  instantTwice: passive('number'),
  freeInstantPerCombat: passive(),
  keepAfterUse: passive('cards'),
  keepFirstUse: passive('cards'),
  upgrade: passive('cards'),
  enhance: passiveBlock('cards', 'window'),
  aura: passiveBlock('window'),
  immune: passive('creature'),
  slotAllows: passive('areaType', 'traits', 'number'),
  extraSlot: passive('areaType'),

  loseHealthPerDie: foe('filter', 'number'),
  loseEnergyPerDie: foe('filter', 'number'),
  stunPerDie: foe('filter', 'number'),
  cursePerDie: foe('filter', 'number'),
  unequipPowerPerDie: foe('filter', 'number'),
  setAside: foe('filter'),
  noRerollValue: foe(),
  noAttrition: foe(),
  armorOnlyFrom: foe('filter'),
  dropHits: foe('box', 'amount', 'per'),
  dropHitsPerDie: foe('filter', 'box', 'number'),
  stunEach: foe('number'),
  clearAttrition: foe(),
  rerollPenalty: foe('number'),
  halveAttritionUp: foe(),
  hitCapByEights: foe(),
  attritionNeedsSpot: foe('filter'),
} as const;
export type OpName = keyof typeof OPERATIONS;
export const OP_NAMES = Object.keys(OPERATIONS) as readonly OpName[];

/** Every test (content 1.3). Those that end in `>=` are written without brackets: `round>=2`. */
export const TESTS = {
  firstRound: [],
  'round>=': ['number'],
  used: ['cards'],
  usedLastRound: ['cards'],
  unharmedLastRound: [],
  equipped: ['cards'],
  equippedCategory: ['categories'],
  equippedTrait: ['traits'],
  noneEquipped: ['categories'],
  talent: ['cards'],
  'opponents>=': ['number'],
  diceShow: ['filter', 'number'],
  pve: [],
  creatures: [],
  strongEnemy: [],
  opponentDefeated: [],
  placedCombo: [],
  oncePerTurn: [],
} as const satisfies Readonly<Record<string, readonly ArgKind[]>>;
export type TestName = keyof typeof TESTS;
export const TEST_NAMES = Object.keys(TESTS) as readonly TestName[];

type ArgsOf<A extends readonly ArgKind[]> = { readonly [I in keyof A]: Kinds[A[I]] };

export type Test = {
  readonly [K in TestName]: {
    readonly name: K;
    /** Its place among the tests. */
    readonly no: number;
    readonly args: ArgsOf<(typeof TESTS)[K]>;
  };
}[TestName];

/** The operations that follow one, and its condition. For `if` the condition stands in its brackets. */
interface Rest {
  /** Its place among the operations: what carries it out is looked up by number. */
  readonly no: number;
  readonly when: readonly Test[];
  readonly then: readonly Op[];
  readonly else: readonly Op[];
}
export type Op = {
  readonly [K in OpName]: {
    readonly name: K;
    readonly args: ArgsOf<(typeof OPERATIONS)[K]['args']>;
  } & Rest;
}[OpName];
export type OpOf<K extends OpName> = Extract<Op, { readonly name: K }>;

export interface Ability {
  readonly on: Window;
  /** `*`: happens by itself (WOW-12.6). */
  readonly auto: boolean;
  /** `+`: free once the main ability was used in this combat round (WOW-12.3). */
  readonly follow: boolean;
  /** `~`: also in the step of a friend, and then for that friend. */
  readonly ally: boolean;
  readonly when: readonly Test[];
  /** Energy paid beyond what the card costs. */
  readonly energy: number;
  /** Where all of these hold, the card's own energy is not paid; empty: no such price. */
  readonly free: readonly Test[];
  readonly ops: readonly Op[];
}
