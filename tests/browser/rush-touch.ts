/** Plays decisions of Rush by taps on cards, Bases and buttons. */
import { expect } from '@playwright/test';
import { CARD_IDS, KIND_IDS } from '#games/rush/content/cards.ts';
import { defenderAt } from '#games/rush/rules/bases.ts';
import { aboutOf, doublesOf, singlesOf, VERB, verbOf } from '#games/rush/rules/steps.ts';
import type { RushPage } from './rush-support.ts';

type Cards = readonly ({ readonly id: string; readonly kind: number } | undefined)[];

/** Taps a card for each kind, two copies for a kind that is named twice. */
const chooseOf = async (table: RushPage, cards: Cards, kinds: readonly number[]): Promise<void> => {
  const left = cards.filter((card) => card !== undefined);
  for (const kind of kinds) {
    const at = left.findIndex((card) => card.kind === kind);
    if (at < 0) throw new Error(`There is no ${KIND_IDS[kind]} to choose`);
    const [card] = left.splice(at, 1);
    const thing = table.thing(`card:${card!.id}`).first();
    await table.tap(thing);
    await expect(thing).toHaveAttribute('data-chosen', '');
  }
};
const press = (table: RushPage, id: string): Promise<void> => table.tap(table.action(id));
/** Taps a Base at its upper left, which its defender does not cover. */
const tapPlace = (table: RushPage, place: number): Promise<void> =>
  table.tap(table.thing(`base:${place}`).first(), { x: 5, y: 5 });
const tapTarget = (table: RushPage, target: number): Promise<void> => {
  const at = aboutOf(target);
  if (verbOf(target) === VERB.base) return tapPlace(table, at);
  return table.tap(table.thing(`card:${CARD_IDS[defenderAt(table.model.state, at)]}`).first());
};

/** Taps everything that makes up this decision (in notation) of the seat that has to decide. */
export const touchDecision = async (table: RushPage, text: string): Promise<void> => {
  const steps = table.read(text);
  const [first, ...rest] = steps as [number, ...number[]];
  const about = aboutOf(first);
  const { model } = table;
  const own = model.seats[table.asked]!;
  const kinds = (list: readonly number[]) => list.map(aboutOf);
  switch (verbOf(first)) {
    case VERB.end:
      return press(table, 'end');
    case VERB.yes:
      return press(table, 'yes');
    case VERB.no:
      return press(table, 'no');
    case VERB.buy: {
      await chooseOf(table, own.hand, kinds(rest));
      const wanted = table.thing(`card:${model.reserve.find((card) => card.kind === about)!.id}`);
      await table.tap(wanted);
      await expect(wanted).toHaveAttribute('data-chosen', '');
      return press(table, 'buy');
    }
    case VERB.play:
      await chooseOf(table, own.hand, [about]);
      return press(table, 'ability');
    case VERB.deploy:
      await chooseOf(table, own.hand, [about]);
      await press(table, 'defend');
      if (own.bases.filter(({ base, defender }) => base && !defender).length !== 1)
        await tapPlace(table, aboutOf(rest[0]!));
      return;
    case VERB.attack:
      await chooseOf(table, own.hand, kinds(steps));
      return press(table, 'declare');
    case VERB.on:
      return tapPlace(table, about);
    case VERB.base:
    case VERB.defender:
      return tapTarget(table, first);
    case VERB.gain:
      return table.tap(table.thing(`card:${model.reserve.find((card) => card.kind === about)!.id}`));
    case VERB.repair:
      await chooseOf(table, own.depot, kinds(steps));
      return press(table, 'graveyard');
    case VERB.discard:
      await chooseOf(table, own.hand, [about]);
      return press(table, 'giveUp');
    case VERB.strike:
      if (model.attacking.length > 1) await chooseOf(table, model.attacking, [about]);
      return tapTarget(table, rest[0]!);
    case VERB.expose:
      await chooseOf(table, own.depot, [about]);
      return tapPlace(table, aboutOf(rest[0]!));
    case VERB.payout:
      return press(table, `payout-${singlesOf(first)}-${doublesOf(first)}`);
    default:
      throw new Error(`Nobody can touch ${text}`);
  }
};
