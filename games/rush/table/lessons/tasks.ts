/** The opening of Rush and its exercises: positions, and what the rules must have made of the learner's decisions. */
import { allOf, firstOf } from '#kit/events.ts';
import type { Task } from '#kit/opening/task.ts';
import type { RushEvent } from '../../rules/events.ts';
import type { RushState } from '../../rules/state.ts';
import {
  attacked,
  attackWith,
  besieged,
  both,
  boughtOther,
  capturedWith,
  ended,
  first,
  hasCaptured,
  noAttack,
  notToAttack,
  notToDefend,
  notToPay,
  notToPlay,
  notWithoutAbility,
  once,
  won,
} from './judging.ts';
import { at, LEVEL_ACHIEVEMENTS, medals } from './positions.ts';

type RushTask = Task<RushState, RushEvent>;

const RESERVE = ['usa-m4-sherman', 'germany-luchs', 'ussr-t-34', 'germany-panther'];
/** The Bases of the opponent. */
const THEIR_BASES = ['base:3', 'base:4', 'base:5'];

export const OPENING: readonly RushTask[] = [
  {
    id: 'aim',
    ...at({
      hand: ['engineer-1', 'ussr-t-28', 'engineer-2'],
      reserve: RESERVE,
      depot: ['base-s2-3', 'medal-ussr-single-1'],
      theirDepot: ['medal-usa-single-1', 'medal-usa-single-2'],
      on: { 'S1.1': 'ussr-bt-7', 'S2.1': 'germany-tiger' },
    }),
    lit: [
      'medals:ussr',
      'medals:germany',
      'medals:usa',
      'medals:france',
      'base:3',
      'base:4',
      'achievement:ach-bases',
      'achievement:ach-heavy',
      'achievement:ach-medals-usa',
    ],
  },
  {
    id: 'buy',
    ...at({
      hand: ['engineer-1', 'engineer-2', 'technician-1'],
      reserve: ['usa-m4-sherman', 'ussr-t-28', 'germany-luchs', 'germany-panther'],
    }),
    lit: ['card:ussr-t-28'],
    judge: first(
      once(({ told }) => firstOf(told, 'bought')?.card === 'ussr-t-28'),
      ended(),
    ),
  },
  {
    id: 'defend',
    ...at({ hand: ['ussr-t-28', 'engineer-1', 'engineer-2'], reserve: RESERVE }),
    lit: ['card:ussr-t-28', 'base:0', 'base:1', 'base:2'],
    plain: ['declare'],
    judge: first(
      once(({ told }) => firstOf(told, 'placed') !== undefined),
      notToPay('ussr-t-28'),
      notToAttack('ussr-t-28'),
      ended(),
    ),
  },
  {
    id: 'attack',
    ...at({ hand: ['ussr-t-28', 'ussr-bt-7', 'engineer-1'], reserve: RESERVE }),
    lit: ['card:ussr-t-28', 'card:ussr-bt-7', ...THEIR_BASES],
    judge: capturedWith('split', 'ussr-t-28', 'ussr-bt-7'),
  },
  {
    id: 'guard',
    ...at({
      hand: ['ussr-t-28', 'ussr-kv-1', 'engineer-1'],
      reserve: RESERVE,
      on: { 'S2.1': 'germany-panzer-38t', 'S2.2': 'usa-t29', 'S2.3': 'germany-tiger' },
    }),
    lit: ['card:germany-panzer-38t', 'base:3', 'card:ussr-t-28', 'card:ussr-kv-1'],
    judge: capturedWith('notTaken', 'ussr-t-28', 'ussr-kv-1'),
  },
  {
    id: 'once',
    ...at({ hand: ['ussr-t-28', 'usa-m5-stuart', 'ussr-bt-7'], reserve: RESERVE }),
    lit: THEIR_BASES,
    judge: first(
      both,
      notToPay('ussr-t-28', 'ussr-bt-7'),
      notToPlay('ussr-bt-7'),
      notToDefend('ussr-t-28', 'ussr-bt-7', 'usa-m5-stuart'),
      attackWith(2),
      (attempt) => (hasCaptured(attempt) ? undefined : attacked('split')(attempt)),
    ),
  },
  {
    id: 'win',
    ...at({
      hand: ['germany-tiger', 'engineer-1', 'engineer-2'],
      reserve: RESERVE,
      depot: ['base-s2-2', 'base-s2-3'],
      theirDepot: [...medals('usa-double', 1, 3), ...medals('usa-single', 1, 2)],
      achievements: LEVEL_ACHIEVEMENTS,
      lastOfRound: true,
    }),
    lit: ['card:germany-tiger', 'base:3'],
    judge: first(won, notToPay('germany-tiger'), notToDefend('germany-tiger')),
  },
];

export const EXERCISES: readonly RushTask[] = [
  {
    id: 'draw',
    ...at({
      hand: ['usa-m26-pershing', 'engineer-1', 'engineer-2'],
      reserve: ['ussr-t-28', 'germany-tiger-ii', 'usa-m4-sherman', 'france-arl-44'],
      garage: ['usa-m5-stuart', 'engineer-3', 'volunteers-1'],
    }),
    lit: ['card:germany-tiger-ii'],
    plain: ['declare'],
    judge: first(
      once(({ told }) => firstOf(told, 'bought')?.card === 'germany-tiger-ii'),
      boughtOther,
      notWithoutAbility('usa-m26-pershing'),
      notToDefend('usa-m5-stuart'),
      notToAttack('usa-m26-pershing', 'usa-m5-stuart'),
      ended(),
    ),
  },
  {
    id: 'conscription',
    ...at({
      hand: ['volunteers-1', 'usa-m5-stuart', 'engineer-1'],
      reserve: ['germany-panzer-38t', 'ussr-t-28', 'germany-luchs', 'france-arl-44'],
      garage: ['engineer-2', 'engineer-3', 'engineer-4'],
    }),
    lit: ['card:germany-panzer-38t', 'card:ussr-t-28', 'card:germany-luchs'],
    plain: ['declare'],
    judge: first(
      once(({ told }) => allOf(told, 'bought').length > 1),
      notToDefend('usa-m5-stuart'),
      notToAttack('usa-m5-stuart'),
      ended('onePurchase'),
    ),
  },
  {
    id: 'siege',
    ...at({
      hand: ['ussr-isu-152', 'germany-hummel', 'engineer-1'],
      reserve: RESERVE,
      on: { 'S2.1': 'germany-maus', 'S2.2': 'usa-t32', 'S2.3': 'ussr-is-3' },
    }),
    lit: THEIR_BASES,
    plain: ['declare'],
    judge: first(
      once(hasCaptured),
      noAttack,
      besieged,
      notToPay('ussr-isu-152', 'germany-hummel'),
      notWithoutAbility('ussr-isu-152', 'germany-hummel'),
      ended(),
    ),
  },
  {
    id: 'limits',
    ...at({
      hand: ['germany-dw-2', 'germany-wespe', 'germany-tiger'],
      reserve: RESERVE,
      on: { 'S2.1': 'usa-m2-medium', 'S2.2': 'usa-t29', 'S2.3': 'ussr-kv-2' },
    }),
    lit: ['card:germany-dw-2', 'card:germany-wespe', 'card:germany-tiger'],
    judge: capturedWith('notTaken', 'germany-dw-2', 'germany-tiger'),
  },
  {
    id: 'lastMedal',
    ...at({
      hand: ['ussr-t-43', 'engineer-1', 'engineer-2'],
      reserve: RESERVE,
      depot: ['base-s2-3', ...medals('ussr-single', 2, 4), 'medal-germany-single-1'],
      theirDepot: [...medals('ussr-single', 5, 9), 'medal-usa-double-1'],
      achievements: LEVEL_ACHIEVEMENTS,
      lastOfRound: true,
    }),
    lit: ['card:ussr-t-43', 'medals:ussr'],
    plain: ['declare'],
    judge: first(won, notToPay('ussr-t-43'), notToAttack('ussr-t-43'), notWithoutAbility('ussr-t-43')),
  },
];
