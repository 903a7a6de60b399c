/** Dice: those that can be had, those in play, and how they change (WOW-13). */
import type { Chance } from '#engine/chance.ts';
import { DICE_PER_COLOUR } from '../../content/components.ts';
import { BLUE, type Filter, RED } from '../../content/effects/kinds.ts';
import { dicePerColour, OUT, ROLLED, SUPPLY, stageNo, UNROLLED, type Warcraft } from '../state.ts';
import { dieAbout } from '../steps.ts';

export const COLOUR_LETTERS = 'RBG';
const FACES = 8;
export const colourOf = (s: Warcraft, die: number): number => {
  const width = dicePerColour(s.config);
  // Compared, because dividing takes longer, and dice are looked at all the time.
  return die < width ? 0 : die < 2 * width ? 1 : 2;
};
/** The dice of a colour as a half-open range. */
const rangeOf = (s: Warcraft, colour: number): readonly [number, number] => {
  const width = dicePerColour(s.config);
  return [colour * width, (colour + 1) * width];
};
const countAt = (s: Warcraft, colour: number, place: number): number => {
  const width = dicePerColour(s.config);
  const { dieAt } = s;
  const to = (colour + 1) * width;
  let n = 0;
  for (let die = colour * width; die < to; die++) if (dieAt[die] === place) n++;
  return n;
};
/** WOW-13.7: removed and set-aside dice are not available either. */
export const available = (s: Warcraft, colour: number): number => {
  const width = dicePerColour(s.config);
  return Math.max(0, DICE_PER_COLOUR - (width - countAt(s, colour, SUPPLY)));
};
export const inPool = (s: Warcraft, colour: number): number => countAt(s, colour, UNROLLED);
export const inPlay = (s: Warcraft): number[] => {
  const list: number[] = [];
  const { dieAt } = s;
  for (let die = 0; die < dieAt.length; die++)
    if (dieAt[die] === UNROLLED || dieAt[die] === ROLLED) list.push(die);
  return list;
};
/** Dice of the pool that are not rolled, of these colours. */
export const unrolled = (s: Warcraft, colours: number): number[] => {
  const list: number[] = [];
  const { dieAt } = s;
  for (let die = 0; die < dieAt.length; die++)
    if (dieAt[die] === UNROLLED && colours & (1 << colourOf(s, die))) list.push(die);
  return list;
};
/** Whether the Reroll value reaches this die. */
export const isRerollable = (s: Warcraft, die: number): boolean =>
  s.dieAt[die] === ROLLED && !(s.fixedColours & (1 << colourOf(s, die)));
/** A die that is free, or -1; `beyond` the seven of the box too (WOW-13.15 without the FAQ). */
export const freeDie = (s: Warcraft, colour: number, beyond = false): number => {
  if (!beyond && available(s, colour) === 0) return -1;
  const [from, to] = rangeOf(s, colour);
  for (let die = from; die < to; die++) if (s.dieAt[die] === SUPPLY) return die;
  return -1;
};

/** Without chance, where only what can be chosen next is asked, a die shows 1. */
export const rollDie = (s: Warcraft, die: number, chance: Chance | null): void => {
  s.dieAt[die] = ROLLED;
  s.face[die] = chance?.die(FACES) ?? 1;
};
const AT_POOL_END = stageNo('poolEnd');
/** Dice of a colour that may still come into the dice pool step, whose end is after the roll (`limitPool`). */
const roomOf = (s: Warcraft, colour: number): number =>
  Math.max(0, s.limits[colour]! - countAt(s, colour, ROLLED));
/** Adds dice as many as can be had: to the pool, or rolled at once after the roll (content 1.4). */
export const addDice = (
  s: Warcraft,
  colour: number,
  count: number,
  rolled: boolean,
  chance: Chance | null,
): number => {
  const most = Math.min(count, available(s, colour), s.stage === AT_POOL_END ? roomOf(s, colour) : count);
  let added = 0;
  for (let die = colour * dicePerColour(s.config); added < most; die++) {
    if (s.dieAt[die] !== SUPPLY) continue;
    s.spotted[die] = 0;
    s.face[die] = 0;
    s.dieAt[die] = UNROLLED;
    if (rolled) rollDie(s, die, chance);
    added++;
  }
  if (!rolled) s.surplus[colour]! += count - added;
  return added;
};
/** Out for the rest of this attack phase (WOW-13.16). */
export const removeDie = (s: Warcraft, die: number): void => {
  s.dieAt[die] = OUT;
  s.spotted[die] = 0;
};
/** All dice but those that are set aside for the combat come back. */
export const clearDice = (s: Warcraft): void => {
  const { dieAt, face, spotted } = s;
  for (let die = 0; die < dieAt.length; die++) {
    if (dieAt[die]! <= OUT) dieAt[die] = SUPPLY;
    face[die] = 0;
    spotted[die] = 0;
  }
};

export const matches = (s: Warcraft, die: number, { colours, low, high }: Filter): boolean => {
  if (!((colours >> colourOf(s, die)) & 1)) return false;
  if (s.dieAt[die] === UNROLLED) return low === 1 && high === FACES;
  return s.dieAt[die] === ROLLED && s.face[die]! >= low && s.face[die]! <= high;
};
/** Red and blue dice that show 8 (WOW-22.6). */
export const eights = (s: Warcraft): number => matching(s, EIGHTS).length;
const EIGHTS: Filter = { colours: (1 << RED) | (1 << BLUE), low: FACES, high: FACES };
/** Dice in play that match. */
export const matching = (s: Warcraft, filter: Filter): number[] => {
  const list: number[] = [];
  for (let die = 0; die < s.dieAt.length; die++) if (matches(s, die, filter)) list.push(die);
  return list;
};
export const aboutDie = (s: Warcraft, die: number): number =>
  dieAbout(colourOf(s, die), s.face[die]!, s.spotted[die]!);
/** These dice in the order of what they show: a copy, sorted so because there are few of them. */
export const inOrderOfFaces = (s: Warcraft, dice: readonly number[]): number[] => {
  const list: number[] = [];
  for (let i = 0; i < dice.length; i++) {
    const about = aboutDie(s, dice[i]!);
    let at = i;
    for (; at > 0 && aboutDie(s, list[at - 1]!) > about; at--) list[at] = list[at - 1]!;
    list[at] = dice[i]!;
  }
  return list;
};
/** `R6`, with a star when it is spotted; `R` when it is not rolled. */
export const dieText = (about: number): string => {
  const kind = about >> 1;
  const face = kind % 9;
  return `${COLOUR_LETTERS[Math.floor(kind / 9)]}${face || ''}${about & 1 ? '*' : ''}`;
};
/** The dice in play, canonically: `R6 R3 B1`. */
export const diceText = (s: Warcraft, dice: readonly number[] = inPlay(s)): string =>
  dice.map((die) => dieText(aboutDie(s, die) & ~1)).join(' ');
