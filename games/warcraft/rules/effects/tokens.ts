/** Operations on hits, armour, Health and Energy (content 1.4). */
import { BOXES } from '../../content/effects/kinds.ts';
import { opponents } from '../fight/foes.ts';
import { push, setTop, top, topFrame } from '../fight/frames.ts';
import { gain, regain } from '../fight/resources.ts';
import { boxNo, dropHits, hitsIn, putArmor, putHits, setHits } from '../fight/tokens.ts';
import { capacityOf, factionOf, fightersOf, heroName, passives } from '../heroes.ts';
import { refuse } from '../refusals.ts';
import { SOURCES } from '../sources.ts';
import { DAMAGE, DEFENSE, F_DEFEAT, F_LOSS } from '../state.ts';
import { VERB } from '../steps.ts';
import { choose, chooseTimes, type Run, stop, stopped } from './choices.ts';
import { hitting } from './dice.ts';
import { amountOf, type Executors, repeat } from './perform.ts';

/** WOW-15.12: a Health payment leaves one; it is no loss (WOW-15.16). */
const payable = ({ s, hero }: Run, resource: 'health' | 'energy', each: number): number =>
  Math.floor((resource === 'health' ? s.health[hero]! - 1 : s.energy[hero]!) / each);
const allies = ({ s, target }: Run): readonly number[] => fightersOf(s, factionOf(s, target));
/** `healAlso`: one other friend than the healed one. */
const healOthers = (run: Run, healed: number): void => {
  for (const {
    args: [cards, count],
  } of passives(run.s, run.hero, 'healAlso')) {
    const others = allies(run).filter((one) => one !== healed);
    if (!cards.includes(SOURCES[run.source]!.id) || others.length === 0) continue;
    const hero = choose(run, VERB.hero, others, 'NO_TARGET');
    if (!stopped(run)) regain(run.s, hero, 'health', count, run.tell);
  }
};
/**
 * Health that the victim of a loss regains: tokens that have come back to a full capacity cannot be given back once more
 * (`prevent`), because only a gain exceeds the capacity (WOW-12.9, 15.5).
 */
const regainLost = ({ s, tell }: Run, hero: number, count: number): void => {
  const before = s.health[hero]! + top(s, 'taken');
  regain(s, hero, 'health', count, tell);
  const most = Math.max(before, capacityOf(s, hero, 'health'));
  setTop(s, 'taken', Math.min(top(s, 'taken'), most - s.health[hero]!));
};
/** That it is back is told after its defeat (defeat.ts). */
const bringBack = ({ s }: Run, hero: number, health: number, energy: number): void => {
  s.health[hero] = Math.min(health, capacityOf(s, hero, 'health'));
  s.energy[hero] = Math.min(energy, capacityOf(s, hero, 'energy'));
  s.revived[hero] = 1;
};

export const TOKEN_OPERATIONS: Executors<
  | 'hits'
  | 'armor'
  | 'hitsPerOpponent'
  | 'moveHits'
  | 'redirect'
  | 'perPlaced'
  | 'clearHitsAfterStrike'
  | 'spendLoss'
  | 'regain'
  | 'gain'
  | 'expireRoundEnd'
  | 'payEach'
  | 'groupRegain'
  | 'groupGain'
  | 'loseAllParticipants'
  | 'prevent'
  | 'heal'
  | 'revive'
  | 'reviveSelf'
  | 'clearStun'
  | 'clearCurse'
> = {
  hits: (run, { args: [box, count] }) => {
    if (box !== 'damage/defense') {
      putHits(run.s, run.target, boxNo(box), count);
      return;
    }
    for (let i = 0; i < count && !stopped(run); i++) {
      const to = choose(run, VERB.box, [DAMAGE, DEFENSE], 'NOTHING_TO_CHOOSE');
      if (!stopped(run)) putHits(run.s, run.target, to, 1);
    }
  },
  armor: ({ s, target }, { args: [count] }) => putArmor(s, target, count),
  hitsPerOpponent: ({ s, target }, { args: [box, count] }) =>
    putHits(s, target, boxNo(box), count * opponents(s, factionOf(s, target))),
  moveHits: (run, { args: [from, to, most] }) => {
    const faction = factionOf(run.s, run.target);
    const count = chooseTimes(run, Math.min(most, hitsIn(run.s, faction, boxNo(from))), 'NO_TARGET');
    if (stopped(run)) return;
    dropHits(run.s, faction, boxNo(from), count);
    setHits(run.s, faction, boxNo(to), hitsIn(run.s, faction, boxNo(to)) + count);
  },
  redirect: (run, { args: [set, box, most] }) => {
    const colour = 31 - Math.clz32(set);
    const count = chooseTimes(run, Math.min(most, hitting(run.s, colour)), 'NO_SUCH_DIE');
    if (!stopped(run)) run.s.redirects[colour * BOXES.length + boxNo(box)]! += count;
  },
  perPlaced: (run, { args: [what, part], then }) => {
    const placed = what === 'damage' ? run.s.placedDamage : run.s.placedArmor;
    if (placed < part) stop(run, 'NO_TARGET');
    else repeat(run, then, Math.floor(placed / part));
  },
  clearHitsAfterStrike: ({ s, target }) => {
    s.clearing[factionOf(s, target)] = 1;
  },
  spendLoss: (run, { args: [scope, most], then }) => {
    const { s, hero, source } = run;
    const lost = scope === 'combat' ? s.lostFight[hero]! : s.lostDefense[hero]!;
    const times = chooseTimes(run, Math.min(most, lost - s.spentLoss[source]!), 'NO_TARGET');
    if (stopped(run)) return;
    s.spentLoss[source]! += times;
    repeat(run, then, times);
  },
  regain: (run, { args: [resource, amount] }) => {
    const { s, target, tell } = run;
    const count = amountOf(run, amount);
    if (resource === 'health' && topFrame(s) === F_LOSS && top(s, 'hero') === target)
      regainLost(run, target, count);
    else regain(s, target, resource, count, tell);
  },
  gain: (run, { args: [resource, amount] }) =>
    gain(run.s, run.target, resource, amountOf(run, amount), run.tell),
  expireRoundEnd: ({ s, target }, { args: [resource] }) => {
    s.expires[target]! |= resource === 'health' ? 1 : 2;
  },
  payEach: (run, { args: [resource, each, most], then }) => {
    const able = payable(run, resource, each);
    // What it lacks is said together with the price.
    if (able < 1 && resource === 'energy' && !run.auto)
      run.refused ??= refuse('NOT_ENOUGH_ENERGY', { price: each, energy: run.s.energy[run.hero]! });
    const times = chooseTimes(run, Math.min(amountOf(run, most), able), 'NOT_ENOUGH_HEALTH');
    if (stopped(run)) return;
    const { s, hero, tell } = run;
    const count = each * times;
    s[resource][hero]! -= count;
    if (resource === 'energy') run.paid += count;
    tell?.({ type: 'paid', hero: heroName(s, hero), resource, count });
    repeat(run, then, times);
  },
  groupRegain: (run, { args: [resource, count] }) => {
    for (const hero of allies(run)) regain(run.s, hero, resource, count, run.tell);
  },
  groupGain: (run, { args: [resource, count] }) => {
    for (const hero of allies(run)) gain(run.s, hero, resource, count, run.tell);
  },
  loseAllParticipants: ({ s }, { args: [, count] }) => {
    for (const faction of [1, 0])
      for (const hero of fightersOf(s, faction).toReversed()) push(s, F_LOSS, hero, count);
  },
  prevent: (run, { args: [most] }) => {
    const { s } = run;
    const back = Math.min(most, top(s, 'taken'));
    if (back === 0) return;
    s.health[run.hero]! += back;
    setTop(s, 'taken', top(s, 'taken') - back);
    run.tell?.({ type: 'regained', hero: heroName(s, run.hero), resource: 'health', count: back });
  },
  heal: (run, { args: [count] }) => {
    const healed = top(run.s, 'hero');
    regainLost(run, healed, count);
    healOthers(run, healed);
  },
  revive: (run, { args: [amount] }) => {
    if (topFrame(run.s) !== F_DEFEAT) stop(run, 'NO_TARGET');
    const points = amountOf(run, amount);
    const health = choose(
      run,
      VERB.times,
      Array.from({ length: points + 1 }, (_, i) => i),
      'NO_TARGET',
    );
    if (!stopped(run)) bringBack(run, top(run.s, 'hero'), 1 + health, 1 + points - health);
  },
  reviveSelf: (run, { args: [health, energy] }) => bringBack(run, run.hero, 1 + health, 1 + energy),
  clearStun: ({ s, target }) => {
    s.stun[target] = 0;
  },
  clearCurse: ({ s, target }) => {
    s.curse[target] = 0;
  },
};
