/** The codes of refusals, each with the clause that it cites. */
import { type Params, type Refusal, refusal } from '#engine/result.ts';

export const CLAUSES = {
  GAME_OVER: 'WOW-3.13',
  NOT_YOUR_TURN: 'WOW-3.15',
  OTHER_QUESTION: 'WOW-25.9',
  BAD_DECISION: 'WOW-25.9',
  INCOMPLETE: 'WOW-25.9',
  WRONG_ORDER: 'WOW-25.9',
  UNREADABLE: 'WOW-25.9',

  NOT_FIGHTING: 'WOW-12.14',
  HAS_ACTED: 'WOW-13.3',
  OTHER_SIDE: 'WOW-17.2',

  NOT_YOUR_CARD: 'WOW-12.4',
  CARD_IS_OFF: 'WOW-12.4',
  CANNOT_SWITCH_OFF: 'WOW-12.5',
  SWITCH_FIRST: 'WOW-12.4',
  WRONG_WINDOW: 'WOW-12.6',
  FOE_NOT_DUE: 'WOW-13.10',
  BY_ITSELF: 'WOW-12.6',
  CONDITION: 'WOW-12.3',
  MAIN_FIRST: 'WOW-12.3',
  NOT_ENOUGH_ENERGY: 'WOW-12.2',
  NOT_ENOUGH_HEALTH: 'WOW-15.12',
  USED_THIS_ROUND: 'WOW-12.11',
  ONE_POTION: 'WOW-12.12',
  ONE_SCROLL: 'WOW-12.12',
  REACTED: 'WOW-15.5',
  LEVEL_TOO_LOW: 'WOW-11.16',
  NO_FREE_INSTANT: 'WOW-12.2',

  NO_SUCH_DIE: 'WOW-13.9',
  NO_SPARE_DIE: 'WOW-13.15',
  DICE_IN_ORDER: 'WOW-13.9',
  NOTHING_TO_CHOOSE: 'WOW-12.3',
  NOT_A_CHOICE: 'WOW-12.3',
  NO_TARGET: 'WOW-12.3',
  NOT_IN_PVP: 'WOW-17.17',

  PAY_DICE_FIRST: 'WOW-16.9',
  TOO_MANY_PAID: 'WOW-16.1',
  NO_DIE_OF_COLOUR: 'WOW-13.8',
  TOO_MANY_REROLLS: 'WOW-13.12',
  CANNOT_REROLL: 'WOW-13.12',

  NOT_ENOUGH_HITS: 'WOW-14.8',
  NOT_IN_THIS_FIGHT: 'WOW-14.8',
  CANNOT_TAKE_WOUND: 'WOW-15.3',
  OWN_LOSS: 'WOW-12.18',
  NO_PET: 'WOW-12.17',
  TOO_MANY_SPOTS: 'WOW-22.5',
  TOO_MANY_HITS: 'WOW-22.6',
  NO_SUCH_POWER: 'WOW-14.22',

  CHOOSE_CHARACTER: 'WOW-1.8',
  CHOOSE_CLASS: 'WOW-1.9',
  CLASS_TAKEN: 'WOW-1.6',
  FACTION_FULL: 'WOW-1.1',
  ONE_FACTION: 'WOW-1.5',
  NOT_YOUR_CHARACTER: 'WOW-3.15',
  NO_ACTION_LEFT: 'WOW-3.3',
  MUST_CHALLENGE: 'WOW-4.2',
  ACT_AT_ONCE: 'WOW-4.8',
  NOBODY_TO_YIELD_TO: 'WOW-3.4',
  USED_THIS_TURN: 'WOW-12.6',
  TOO_FAR: 'WOW-5.1',
  ENEMY_START: 'WOW-5.6',
  TRAVELS_USED: 'WOW-5.8',
  NO_SPLIT: 'WOW-6.4',
  NOT_YOUR_CLASS: 'WOW-7.1',
  LEVEL_TOO_HIGH: 'WOW-7.1',
  NOT_ENOUGH_GOLD: 'WOW-7.1',
  NO_TOWN: 'WOW-8.1',
  NOT_FOR_SALE: 'WOW-8.2',
  SOULBOUND: 'WOW-8.5',
  BAG_FULL: 'WOW-8.7',
  NO_SUCH_TARGET: 'WOW-9.1',
  NOT_YOUR_QUEST: 'WOW-9.3',
  CANNOT_INVITE: 'WOW-9.5',
  NOT_INVITED: 'WOW-9.5',
  NOT_TOGETHER: 'WOW-10.1',
  NOT_IN_BAG: 'WOW-10.3',
  NOTHING_TRADED: 'WOW-10.4',
  TRADE_LATER: 'WOW-10.2',
  ENOUGH_TRADES: 'WOW-10.2',
  NO_SUCH_AREA: 'WOW-11.2',
  STANCE_AREA: 'WOW-11.7',
  NOT_WORN: 'WOW-11.16',
  WRONG_TYPE: 'WOW-11.3',
  WRONG_TRAIT: 'WOW-11.3',
  SAME_FUNCTION: 'WOW-11.6',
  AREA_TAKEN: 'WOW-11.2',
  SAME_CATEGORY: 'WOW-11.8',
  BAG_TOO_FULL: 'WOW-11.14',
  NOTHING_FITS: 'WOW-11.3',
  NOT_NEAREST: 'WOW-15.6',
  NOT_COMPLETED: 'WOW-18.9',
  NOT_OFFERED: 'WOW-19.6',
  CANNOT_RECEIVE: 'WOW-19.10',
  DROP_ONE: 'WOW-11.15',
  NO_SUCH_TALENT: 'WOW-19.12',
  NO_SUCH_DECK: 'WOW-18.8',
  NO_SUCH_SPLIT: 'WOW-17.5',
  OTHER_EVENT: 'WOW-20.8',
  NO_FLIGHT: 'WOW-21.3',
  CANNOT_ROAM: 'WOW-21.5',
  TALENT_LEVELS: 'WOW-21.7',
  NOT_SHORTEST: 'WOW-22.8',
  NO_PLAGUE_HERE: 'WOW-21.21',
  NOTHING_TO_SEE: 'WOW-22.10',
  NOTHING_TO_LOOT: 'WOW-17.14',
} as const;
export type RefusalCode = keyof typeof CLAUSES;

/** Refusals without parameters are made once: random play draws many steps that are refused. */
const PLAIN = Object.fromEntries(
  Object.entries(CLAUSES).map(([code, clause]) => [code, refusal(code, clause)]),
) as Readonly<Record<RefusalCode, Refusal>>;
export const refuse = (code: RefusalCode, params?: Params): Refusal =>
  params === undefined ? PLAIN[code] : refusal(code, CLAUSES[code], params);
/** Codes by which other clauses refuse, too: code → where that is → the clause that is cited there. */
export const OTHER_CLAUSES = {
  NOT_YOUR_TURN: { faction: 'WOW-3.16' },
  NOT_ENOUGH_GOLD: { town: 'WOW-8.2', trade: 'WOW-10.1', merchants: 'WOW-21.4', bid: 'WOW-21.22' },
  NOT_ENOUGH_ENERGY: { sheet: 'WOW-11.11', teleport: 'WOW-5.8', winds: 'WOW-21.17' },
  LEVEL_TOO_HIGH: { sheet: 'WOW-11.3' },
  WRONG_TRAIT: { addOn: 'WOW-11.6' },
  NOT_YOUR_CARD: {
    sheet: 'WOW-11.1',
    travel: 'WOW-5.8',
    rest: 'WOW-6.5',
    beforeAction: 'WOW-4.8',
    'action(travel)': 'WOW-5.8',
    'action(challenge)': 'WOW-9.9',
    'action(own)': 'WOW-4.9',
  },
  PAY_DICE_FIRST: { stun: 'WOW-16.1', curse: 'WOW-16.4' },
  TOO_MANY_PAID: { curse: 'WOW-16.4' },
  CANNOT_TAKE_WOUND: { away: 'WOW-15.1', enemy: 'WOW-17.8' },
  NOT_NEAREST: { here: 'WOW-15.7', far: 'WOW-15.8' },
  CANNOT_RECEIVE: { loot: 'WOW-17.14', full: 'WOW-17.15' },
  NOTHING_TO_LOOT: { full: 'WOW-17.15' },
  NOTHING_TO_CHOOSE: { split: 'WOW-6.4' },
  BAG_TOO_FULL: { trade: 'WOW-10.4' },
  NOT_IN_BAG: {
    sale: 'WOW-8.4',
    room: 'WOW-8.7',
    overflow: 'WOW-11.15',
    merchants: 'WOW-21.4',
    boss: 'WOW-21.14',
  },
} as const satisfies Partial<Record<RefusalCode, Readonly<Record<string, string>>>>;
/** The windows of a card's abilities outside fights, at which a player uses them. */
export type MapWindow = Exclude<keyof (typeof OTHER_CLAUSES)['NOT_YOUR_CARD'], 'sheet'>;
type OtherCode = keyof typeof OTHER_CLAUSES;
export const refuseIn = <C extends OtherCode>(
  where: keyof (typeof OTHER_CLAUSES)[C] & string,
  code: C,
  params?: Params,
): Refusal =>
  params === undefined
    ? PLAIN_ELSEWHERE[code]![where]!
    : refusal(code, OTHER_CLAUSES[code][where] as string, params);
const PLAIN_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, Refusal>>>> = Object.fromEntries(
  Object.entries(OTHER_CLAUSES).map(([code, clauses]) => [
    code,
    Object.fromEntries(Object.entries(clauses).map(([where, clause]) => [where, refusal(code, clause)])),
  ]),
);
/** Refuses a draft whose shape no decision has. */
export const malformed = (): Refusal => refuse('BAD_DECISION');
/** Refuses a text that means nothing, and repeats its beginning. */
export const unreadable = (text: string): Refusal => refuse('UNREADABLE', { text: text.slice(0, 60) });
/** Refuses parts that do not stand in their order, or one that stands twice. */
export const disordered = (): Refusal => refuse('WRONG_ORDER');
/** Refuses what this question has no word for. `asked`: the question; its clause says what may be answered. */
export const notAsked = (asked: { readonly name: string; readonly clause: string }): Refusal =>
  refusal('OTHER_QUESTION', asked.clause, { asked: asked.name });
