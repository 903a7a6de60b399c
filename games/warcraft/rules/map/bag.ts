/** The bag: what counts toward its limit, and what becomes of an item too many (WOW-11.13–11.15). */
import { counts } from '../belongings.ts';
import type { Tell } from '../events.ts';
import { heroName } from '../heroes.ts';
import type { RefusalCode } from '../refusals.ts';
import { FIRST_ITEM, FIRST_PRINTED, SOURCES } from '../sources.ts';
import { bagOf, frontOf, merchant, type Warcraft } from '../state.ts';

export const BAG_LIMIT = 3;
export const countedItems = (s: Warcraft, hero: number): number[] => {
  const list: number[] = [];
  const bag = bagOf(s, hero);
  for (let item = s.items.first(bag); item >= 0; item = s.items.next(item)) if (counts(item)) list.push(item);
  return list;
};
/** How many counted items are in the bag; `above`: of those after this one. */
export const countInBag = (s: Warcraft, hero: number, above = -1): number => {
  let count = 0;
  const bag = bagOf(s, hero);
  for (let item = s.items.first(bag); item >= 0; item = s.items.next(item))
    if (item > above && counts(item)) count++;
  return count;
};
export const isOverfull = (s: Warcraft, hero: number): boolean => countInBag(s, hero) > BAG_LIMIT;
/** Whether there is no room in the bag for this item. */
export const lacksRoom = (s: Warcraft, hero: number, item: number): boolean =>
  counts(item) && countInBag(s, hero) >= BAG_LIMIT;
/** What may be dropped when this item is received with a full bag: nothing where there is room. */
export const dropsFor = (s: Warcraft, hero: number, item: number): readonly number[] =>
  lacksRoom(s, hero, item) ? firstOfEach([...countedItems(s, hero), item].sort((a, b) => a - b)) : NOTHING;
const NOTHING: readonly number[] = [];
/** Copies of an item are alike, the first stands for them. */
export const firstOfEach = (items: readonly number[]): number[] => {
  const first: number[] = [];
  for (let i = 0; i < items.length; i++) addFirst(first, items[i]!);
  return first;
};
/** Adds an item; of its copies the first stays. */
export const addFirst = (list: number[], item: number): void => {
  for (let i = 0; i < list.length; i++)
    if (KIND_NO[list[i]!] === KIND_NO[item]) {
      if (item < list[i]!) list[i] = item;
      return;
    }
  list.push(item);
};
/** Item → the number of its first copy. */
const ITEMS = SOURCES.slice(FIRST_ITEM, FIRST_PRINTED).map(({ id }) => id);
const KIND_NO = ITEMS.map((id) => ITEMS.indexOf(id));
/** Why a character cannot sell or trade what it does not have to give: soulbound items lie in front of it (WOW-8.5, 10.3). */
export const lackOf = (s: Warcraft, hero: number, item: number): RefusalCode =>
  s.items.zoneOf[item] === frontOf(s, hero) ? 'SOULBOUND' : 'NOT_IN_BAG';
export const dropItem = (s: Warcraft, hero: number, item: number, tell: Tell | null): void => {
  s.items.move(item, merchant(s));
  tell?.({ type: 'dropped', hero: heroName(s, hero), item: s.items.plan.ids[item]! });
};
