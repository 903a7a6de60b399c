/** Names of people: what one may call oneself, and what one is called before one has said. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { serviceRefusal } from './refusals.ts';

const NAME_LENGTH = 24;

/** Control, formatting (also what turns the direction of writing), private, unassigned, and what shows as nothing. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Piled-up accents that leave the line. */
const PILED = /\p{M}{3}/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it will be shown: trimmed, 1 to 24 letters as a reader counts them, all of them visible. */
export const readName = (text: string): Result<string, Refusal> => {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  const length = [...letters.segment(name)].length;
  // An emoji may be asked to be one; that sign alone is unseen.
  const bad = length < 1 || length > NAME_LENGTH || UNSEEN.test(name.replaceAll('\uFE0F', ''));
  return bad || PILED.test(name) ? err(serviceRefusal('BAD_NAME', { most: NAME_LENGTH })) : ok(name);
};

const FIRST =
  'Amber Bold Brave Bright Calm Clever Coral Daring Eager Gentle Golden Green Happy Honest Jolly Keen ' +
  'Kind Lively Lucky Merry Mighty Nimble Noble Patient Quick Quiet Silver Sly Steady Sunny Swift Wise';
const SECOND =
  'Badger Bear Beaver Bison Crane Deer Dolphin Eagle Falcon Ferret Finch Fox Gecko Hare Hawk Heron ' +
  'Ibex Koala Lark Lynx Marten Mole Otter Owl Panda Puffin Raven Robin Seal Stork Tiger Wolf';
const firsts = FIRST.split(' ');
const seconds = SECOND.split(' ');

/** A name for somebody who has not chosen one; the same everywhere. */
export const nameOf = (guest: string): string => {
  const [a, b, c] = sha256(utf8ToBytes(guest));
  return `${firsts[a! % firsts.length]} ${seconds[b! % seconds.length]} ${10 + (c! % 90)}`;
};

/** Does it read like the name of somebody who has not chosen one? */
export const isMadeUp = (name: string): boolean => {
  const [a, b, c, more] = name.toLowerCase().split(' ');
  const among = (words: readonly string[], word: string | undefined): boolean =>
    words.some((one) => one.toLowerCase() === word);
  return more === undefined && among(firsts, a) && among(seconds, b) && /^\d\d$/.test(c ?? '');
};
