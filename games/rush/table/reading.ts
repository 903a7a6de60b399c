/** The table in words, for those who do not see it: names of cards, Bases, piles. */
import { say } from '#kit/i18n.svelte.ts';
import type { Explained } from '#kit/lookup/explained.ts';
import { KINDS } from '../content/cards.ts';
import type { ActiveAbility, PassiveAbility } from '../content/vehicle-row.ts';
import type { BaseShown, Shown } from './model.ts';
import { ABILITY_SIGNS } from './symbols.ts';
import type { Mark } from './things.ts';

interface Printed {
  readonly id: ActiveAbility | PassiveAbility;
  /** Its number, where it prints one. */
  readonly n: number | undefined;
  readonly passive: boolean;
}

const NUMBERED: readonly ActiveAbility[] = ['reinforcements', 'research'];

/** The abilities of a kind in printed order, limits last. */
export const abilitiesOf = (kind: number): Printed[] => {
  const { abilities, vehicle } = KINDS[kind]!;
  return [
    ...abilities.map(({ id, n }) => ({ id, n: NUMBERED.includes(id) ? n : undefined, passive: false })),
    ...(vehicle?.passive ?? []).map((id) => ({ id, n: undefined, passive: true })),
  ];
};
export const abilityName = ({ id, n }: Printed): string =>
  n === undefined ? say(`ability.${id}`) : say('ability.numbered', { ability: id, n });
/** What it does, where it is looked up; `n`: the number for those that print none. */
export const explained = (ability: Printed, n: number | string): Explained => ({
  id: ability.id,
  sign: ABILITY_SIGNS[ability.id],
  name: abilityName(ability),
  about: say(`ability.${ability.id}.about`, { n }),
  limits: ability.passive,
});

export const cardName = (card: Shown): string => say(`card.${card.name}`);

/** Without its full stop: more is going to be said. */
const unstopped = (text: string): string => text.replace(/\.$/, '');

/** All that is printed on a card. */
export const readCard = (card: Shown): string => {
  const { type, nation, vehicle, resources, points } = KINDS[card.kind]!;
  const parts: string[] = [];
  if (vehicle) {
    const { vehicleClass, cost, attack, defence } = vehicle;
    parts.push(
      unstopped(
        say('read.card', {
          card: card.name,
          nation: vehicle.nation,
          class: vehicleClass,
          cost,
          resources: vehicle.resources,
          attack,
          defence,
        }),
      ),
    );
  } else {
    parts.push(cardName(card), say(`type.${type}`));
    if (nation) parts.push(say(`nation.${nation}`));
    parts.push(resources === null ? say('value.none') : `${say('value.resources')} ${resources}`);
    if (points > 0) parts.push(say('sum.points', { n: points }));
  }
  parts.push(...abilitiesOf(card.kind).map(abilityName));
  return parts.join(', ');
};

export const readBase = ({ name, base, damaged, defender, defenderDamaged }: BaseShown): string => {
  const state = base ? (damaged ? 'damaged' : 'undamaged') : 'destroyed';
  if (!base) return `${say(`base.${name}`)}: ${say('state.destroyed')}`;
  const text = defender
    ? say('read.defender', {
        base: name,
        state,
        card: defender.name,
        damage: defenderDamaged ? 'damaged' : 'undamaged',
      })
    : say('read.base', { base: name, state, guard: 'undefended' });
  return unstopped(text);
};

const EFFECTS = { damage: 'effect.damages', destroy: 'effect.destroys', capture: 'effect.captures' } as const;
export const effectWord = (effect: NonNullable<Mark['effect']>): string => say(EFFECTS[effect]);

/** What the marks add to a name. */
export const readMark = (mark: Mark): string =>
  [
    mark.locked ? say('state.locked') : '',
    mark.affordable ? say('state.affordable') : '',
    mark.effect ? effectWord(mark.effect) : '',
    mark.badge ?? '',
  ]
    .filter((text) => text !== '')
    .map((text) => `, ${text}`)
    .join('');
