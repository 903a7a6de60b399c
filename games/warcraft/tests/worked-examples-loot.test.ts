/** Worked examples of loot: what the winners take from the defeated (WOW-17.14, 17.15). */
import { describe, expect, test } from 'vitest';
import { onMap } from './map-support.ts';
import type { Fight } from './support.ts';

describe('loot (WOW-17.14, WOW-17.15)', () => {
  /** The Alliance has beaten the mage, whose bag holds a Scimitar. */
  const won = (
    bag: readonly string[],
    faqLoot: boolean,
    prey: readonly string[] = ['scimitar-1'],
    helped = false,
  ): Fight => {
    const game = onMap({
      space: 2,
      options: { faqLoot },
      heroes: [
        { name: 'alliance-1', class: 'hunter', level: 5, region: 'tarren-mill', bag },
        { name: 'horde-1', class: 'mage', level: 1, region: 'tarren-mill', health: 1, bag: prey },
        { name: 'alliance-2', class: 'druid', region: helped ? 'tarren-mill' : 'southshore' },
      ],
      dice: Array.from({ length: 60 }, (_, i) => (i < 20 ? 8 : 1)),
    });
    if (helped) game.play('1: challenge alliance-1 enemies invite alliance-2', '2: join alliance-2');
    else game.play('1: challenge alliance-1 enemies');
    game.until(() => ['loot', 'action', 'respawn'].includes(game.asked));
    expect(game.asked).toBe('respawn');
    game.play('into brill');
    return game;
  };
  const full = ['cobalt-buckler', 'gnarled-staff', 'ley-staff-1'] as const;
  test('W-45: with a full bag nothing, or by the FAQ something goes to the merchant', () => {
    const strict = won(full, false);
    expect(strict.asked).toBe('action');
    expect(strict.s.items.zoneOf[strict.s.items.plan.index.get('scimitar-1')!]).toBe(
      strict.s.items.plan.base.bag! + 2,
    );
    const free = won(full, true);
    expect(free.asked).toBe('loot');
    expect(free.next('loot scimitar-1 on alliance-1')).toHaveLength(4);
    expect(free.refused('loot scimitar-1 on horde-2')).toBe('CANNOT_RECEIVE WOW-17.14');
    free.play('loot scimitar-1 on alliance-1 drop ley-staff-1');
    expect(free.lies('ley-staff-1')).toBe('merchant');
  });
  test('the refusal names the rule of loot', () => {
    const game = won(full, false, ['scimitar-1', 'minor-healing-potion-1']);
    expect(game.offers).toEqual(['loot minor-healing-potion-1', 'forgo']);
    expect(game.refused('loot scimitar-1 on alliance-1')).toBe('NOTHING_TO_LOOT WOW-17.15');
    expect(game.refused('loot ley-staff-1 on alliance-1')).toBe('NOTHING_TO_LOOT WOW-17.14');
    // Another winner has room, this one has none.
    const two = won(full, false, ['scimitar-1'], true);
    expect(two.refused('loot scimitar-1 on alliance-1')).toBe('CANNOT_RECEIVE WOW-17.15');
    expect(two.next('loot scimitar-1')).toEqual(['on alliance-2']);
  });
  test('with room it is taken or left', () => {
    const game = won([], false);
    expect(game.offers).toEqual(['loot scimitar-1', 'forgo']);
    game.play('forgo');
    expect(game.asked).toBe('action');
  });
});
