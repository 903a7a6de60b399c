/** The 60 travel cards (C-3). */
import type { ActionEffect, CrewEffect, HitEffect, ReactionEffect, WholeTurnEffect } from './effects.ts';

interface Common {
  readonly id: string;
  readonly copies: number;
  /** The printed cost (EC-5.4, 9.2, 9.3). */
  readonly ap: number;
}
export interface Coal extends Common {
  readonly type: 'coal';
  readonly value: number;
}
export interface Action extends Common {
  readonly type: 'action';
  /** `turnStart`: EC-4.8; otherwise at any moment of phase 2. */
  readonly timing: 'own' | 'turnStart';
  readonly effect: ActionEffect;
}
export interface Crew extends Common {
  readonly type: 'crew';
  readonly effect: CrewEffect;
}
export interface Reaction extends Common {
  readonly type: 'reaction';
  readonly against: 'weapon' | 'interference';
  readonly effect: ReactionEffect;
}
export type Interference = Common & { readonly type: 'interference' } & (
    | { readonly wholeTurn: false; readonly effect: HitEffect }
    | { readonly wholeTurn: true; readonly effect: WholeTurnEffect }
  );
export type TravelKind = Coal | Action | Crew | Reaction | Interference;

const coal = (value: number, copies: number): Coal => ({
  type: 'coal',
  id: `coal-${value}`,
  copies,
  ap: 1,
  value,
});
const action = (
  id: string,
  copies: number,
  ap: number,
  effect: ActionEffect,
  timing: Action['timing'] = 'own',
): Action => ({ type: 'action', id, copies, ap, timing, effect });
const crew = (id: string, copies: number, ap: number, effect: CrewEffect): Crew => ({
  type: 'crew',
  id,
  copies,
  ap,
  effect,
});
const reaction = (
  id: string,
  copies: number,
  against: Reaction['against'],
  effect: ReactionEffect,
): Reaction => ({ type: 'reaction', id, copies, ap: 0, against, effect });
const hit = (id: string, copies: number, ap: number, effect: HitEffect): Interference => ({
  type: 'interference',
  id,
  copies,
  ap,
  wholeTurn: false,
  effect,
});
const wholeTurn = (id: string, copies: number, ap: number, effect: WholeTurnEffect): Interference => ({
  type: 'interference',
  id,
  copies,
  ap,
  wholeTurn: true,
  effect,
});

export const TRAVEL_KINDS: readonly TravelKind[] = [
  coal(1, 6),
  coal(2, 9),
  coal(3, 5),

  action('full-steam', 2, 0, { do: 'ap', by: 3 }, 'turnStart'),
  action('tailwind', 2, 2, { do: 'advance', spaces: 2 }),
  action('short-cut', 1, 3, { do: 'advance', spaces: 3 }),
  action('good-going', 2, 1, { do: 'moveCost', scope: 'nextTerrain', by: -1 }),
  action('relief-valve', 1, 0, { do: 'convert', least: -2, most: 3 }),
  action('field-workshop', 1, 0, { do: 'campAnywhere' }),
  action('new-maps', 1, 0, { do: 'swapTerrain' }),
  action('telegram', 1, 1, { do: 'draw', cards: 2 }),
  action('salvage-yard', 1, 0, { do: 'takeDiscardTop' }),

  crew('local-guide', 3, 1, { do: 'moveCost', scope: 'nextTerrain', by: -1 }),
  crew('stoker', 2, 2, { do: 'coalBonus', by: 1 }),
  crew('mechanic', 1, 1, { do: 'installCost', by: -1 }),
  crew('gunner', 1, 1, { do: 'damageDealt', by: 1 }),
  crew('lookout', 1, 1, { do: 'handRefill', to: 6 }),
  crew('navigator', 1, 1, { do: 'moveCost', scope: 'firstMove', by: -1 }),
  crew('telegraphist', 1, 1, { do: 'interferenceCost', by: -1 }),

  reaction('evasive-manoeuvre', 2, 'weapon', { do: 'cancelWeapon' }),
  reaction('emergency-armour', 1, 'weapon', { do: 'reduceWeapon', by: 2 }),
  reaction('not-with-us', 2, 'interference', { do: 'cancelInterference' }),
  reaction('return-to-sender', 1, 'interference', { do: 'reflectInterference' }),

  wholeTurn('fog', 1, 1, { do: 'moveCost', scope: 'any', by: 1 }),
  wholeTurn('storm', 2, 1, { do: 'moveCost', scope: 'nextTerrain', by: 1 }),
  hit('leaking-pipe', 2, 1, { do: 'pressure', by: -2 }),
  hit('sabotage', 2, 2, { do: 'removeSlot', slots: ['upgrade', 'weapon'] }),
  hit('homesickness', 1, 1, { do: 'removeSlot', slots: ['crew'] }),
  wholeTurn('customs-check', 1, 1, { do: 'haltAtCamp' }),
  wholeTurn('wet-coal', 1, 1, { do: 'forbidShovel' }),
  wholeTurn('strike', 1, 1, { do: 'apLoss', by: 3, floor: 2 }),
  hit('spy', 1, 1, { do: 'spy' }),
];

export const TRAVEL_IDS: readonly string[] = TRAVEL_KINDS.map(({ id }) => id);
