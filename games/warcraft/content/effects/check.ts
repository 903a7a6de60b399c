/**
 * What an effect must keep beyond the grammar: it names cards that exist, passive operations stand in the window
 * `passive` alone, reactions where there is something to react to, and follow-ups behind what they follow.
 */
import { type Fault, parseEffect, type Speaker } from './parse.ts';
import { type Ability, OPERATIONS, type Op, type OpName, type Test, type Window } from './vocabulary.ts';

export interface EffectCard {
  readonly id: string;
  readonly effect: string;
}
/** A fault, and whose it is. */
export interface CardFault extends Fault {
  readonly card: string;
  /** The number of the ability on its card, from 1; 0 where the text could not be read at all. */
  readonly ability: number;
}

/** Operations that answer something, and the windows in which that happens. */
const ONLY_IN: Readonly<Partial<Record<OpName, readonly Window[]>>> = {
  prevent: ['healthLost(self)'],
  heal: ['healthLost(friend)'],
  revive: ['defeated(friend)'],
  reviveSelf: ['defeated(self)'],
  preset: ['poolStart'],
  recolourPool: ['poolStart'],
  limitPool: ['poolStart'],
  dropBeforeRoll: ['poolStart'],
  redirect: ['place'],
  perPlaced: ['placeEnd'],
  useJudgement: ['poolStart'],
  travelExtra: ['travel'],
  teleport: ['action(travel)'],
  intercept: ['action(challenge)'],
  healRegionFull: ['action(own)'],
  portal: ['beforeAction'],
  summonAlly: ['beforeAction'],
};

const walk = (ops: readonly Op[], see: (op: Op) => void): void => {
  for (const op of ops) {
    see(op);
    walk(op.then, see);
    walk(op.else, see);
  }
};
const referred = (args: readonly unknown[]): readonly string[] =>
  args.flatMap((arg) => (Array.isArray(arg) ? (arg as string[]) : [])).filter((word) => /^[a-z]/.test(word));

const faultsOf = (abilities: readonly Ability[], known: ReadonlySet<string>): Omit<CardFault, 'card'>[] => {
  const faults: Omit<CardFault, 'card'>[] = [];
  abilities.forEach((ability, index) => {
    const fault = (clause: Fault['clause'], reason: string): void => {
      faults.push({ clause, reason, at: 0, ability: index + 1 });
    };
    const cardsExist = (clause: Fault['clause'], args: readonly unknown[]): void => {
      for (const id of referred(args)) if (!known.has(id)) fault(clause, `there is no card "${id}"`);
    };
    const testsHold = (tests: readonly Test[]): void => {
      for (const { args } of tests) cardsExist('1.3', args);
    };
    testsHold(ability.when);
    testsHold(ability.free);
    const main = abilities.findIndex((one) => !one.follow && !one.auto && one.on !== 'passive');
    if (ability.follow && (main < 0 || main > index)) fault('1.1', 'it follows no ability');
    if (ability.auto && (ability.energy > 0 || ability.free.length > 0))
      fault('1.1', 'what happens by itself has no price');
    for (const { name } of ability.ops)
      if (
        OPERATIONS[name].place !== 'foe' &&
        (OPERATIONS[name].place === 'passive') !== (ability.on === 'passive')
      )
        fault('1.2', `${name} ${ability.on === 'passive' ? 'is not passive' : 'is passive only'}`);
    walk(ability.ops, ({ name, args, when }) => {
      cardsExist('1.4', args);
      testsHold(when);
      if (ONLY_IN[name] && !ONLY_IN[name].includes(ability.on))
        fault('1.2', `${name} has no sense at ${ability.on}`);
    });
  });
  return faults;
};

/**
 * Parses the effects of cards, once.
 * @param known ids of the cards that effects may name
 * @returns card → its abilities, and all faults that were found
 */
export const readEffects = (
  cards: readonly EffectCard[],
  known: ReadonlySet<string>,
  speaker: Speaker = 'card',
): { readonly effects: ReadonlyMap<string, readonly Ability[]>; readonly faults: readonly CardFault[] } => {
  const effects = new Map<string, readonly Ability[]>();
  const faults: CardFault[] = [];
  for (const { id, effect } of cards) {
    const parsed = parseEffect(effect, speaker);
    if (!parsed.ok) faults.push({ card: id, ability: 0, ...parsed.error });
    else {
      effects.set(id, parsed.value);
      faults.push(...faultsOf(parsed.value, known).map((fault) => ({ card: id, ...fault })));
    }
  }
  return { effects, faults };
};

/** A fault as a sentence: `cleave, ability 1, character 14: "spott" is no operation of cards (content 1.4)`. */
export const describeFault = ({ card, ability, at, reason, clause }: CardFault): string =>
  `${card}${ability > 0 ? `, ability ${ability}` : `, character ${at}`}: ${reason} (content ${clause})`;
