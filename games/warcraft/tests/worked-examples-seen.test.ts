/** What others see, and what nobody does (WOW-25.1–25.7). */
import { expect, test } from 'vitest';
import { FastChance } from '#engine/chance.ts';
import { stateView } from '#engine/match/view.ts';
import { NOBODY } from '#engine/seats.ts';
import { deckZone } from '../rules/event-cards/deck.ts';
import { warcraft } from '../rules/game.ts';
import { questDeck } from '../rules/map/quests.ts';
import type { Warcraft } from '../rules/state.ts';
import { dealtTo } from './dealt.ts';
import { drawEvents } from './event-support.ts';
import { onMap } from './map-support.ts';

/** As a spectator sees it, and as each of four seats does. */
const seen = (s: Warcraft): string[] =>
  [NOBODY, 0b1, 0b10, 0b100, 0b1000].map((viewer) => JSON.stringify(stateView(warcraft, s, viewer)));

test('W-116: sheets, bags, gold, quests and the sizes of decks are public (WOW-25.1, WOW-25.2)', () => {
  const { s } = onMap({
    heroes: [
      { name: 'alliance-1', class: 'druid', region: 'southshore' },
      { name: 'horde-1', class: 'mage', level: 2, region: 'brill', bag: ['scimitar-1'], gold: 3 },
    ],
    figures: ['green gnoll in ambermill of dogs-in-the-mill'],
  });
  const changes: (() => void)[] = [
    () => {
      s.gold[2] = 4;
    },
    () => s.items.move(s.items.plan.index.get('scimitar-1')!, s.items.plan.base.merchant!),
    () => s.quests.move(s.quests.plan.index.get('dogs-in-the-mill')!, s.quests.plan.base.done!),
    () => s.quests.move(s.quests.plan.index.get('ghost-farm')!, s.quests.plan.base.done!),
  ];
  let before = seen(s);
  for (const [i, change] of changes.entries()) {
    change();
    const after = seen(s);
    for (const [n, view] of after.entries()) expect(view, `${i} ${n}`).not.toBe(before[n]);
    before = after;
  }
});

test('W-116: nobody sees the order of a deck (WOW-25.3)', () => {
  const { s } = dealtTo(4, {});
  const before = seen(s);
  const order = () => [s.quests.list(questDeck(s, 0, 1)), s.events.list(deckZone(s))].flat().join();
  const first = order();
  const chance = new FastChance(7);
  for (let n = 0; n < 3; n++) s.items.shuffle(s.items.plan.base.deck! + n, chance);
  for (const faction of [0, 1])
    for (const colour of [0, 1, 2, 3]) s.quests.shuffle(questDeck(s, faction, colour), chance);
  s.events.shuffle(deckZone(s), chance);
  expect(order()).not.toBe(first);
  expect(seen(s)).toEqual(before);
});

test('W-116: all bid at once, so the match holds each bid back until the last (WOW-21.22, WOW-25.4)', () => {
  const game = drawEvents(
    onMap({ heroes: [{ name: 'horde-1', class: 'mage', region: 'brill' }], space: 7 }),
    ['auction-house-ring'],
  );
  expect([game.asked, warcraft.active(game.s)]).toEqual(['bid', 0b1111]);
});
