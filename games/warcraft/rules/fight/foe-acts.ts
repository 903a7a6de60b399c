/** What creatures, bosses and overlords do at their windows (content 1.5, WOW-14.16–14.24). */
import type { Filter } from '../../content/effects/kinds.ts';
import type { FoeWindow, Op, OpName, OpOf } from '../../content/effects/vocabulary.ts';
import type { Tell } from '../events.ts';
import { factionOf, fightersOf, heroName, powersOn } from '../heroes.ts';
import { ASIDE, ATTRITION, F_DRAIN, F_LOSS, F_UNEQUIP, type Warcraft } from '../state.ts';
import { matching } from './dice.ts';
import { foeId, foeNow, group, isImmune, SINGLE_IS } from './foes.ts';
import { push, top, topFrame } from './frames.ts';
import { loseEnergy } from './resources.ts';
import { boxNo, dropHits, hitsIn, setHits } from './tokens.ts';

interface Act {
  readonly s: Warcraft;
  /** The active character, or -1 outside an attack phase. */
  readonly hero: number;
  readonly tell: Tell | null;
}
type Acts<K extends OpName> = { readonly [N in K]: (act: Act, op: OpOf<N>) => void };

const count = (s: Warcraft, filter: Filter): number => matching(s, filter).length;
const tellDropped = (tell: Tell | null, box: string, gone: number): void => {
  if (gone > 0) tell?.({ type: 'hitsDropped', box, count: gone });
};

const ACTS: Acts<
  | 'loseHealthPerDie'
  | 'loseEnergyPerDie'
  | 'stunPerDie'
  | 'cursePerDie'
  | 'unequipPowerPerDie'
  | 'setAside'
  | 'dropHits'
  | 'dropHitsPerDie'
  | 'stunEach'
  | 'clearAttrition'
> = {
  loseHealthPerDie: ({ s, hero }, { args: [filter, each] }) => {
    const left = count(s, filter) * each;
    if (left > 0) push(s, F_LOSS, hero, left);
  },
  loseEnergyPerDie: ({ s, hero, tell }, { args: [filter, each] }) => {
    const energy = count(s, filter) * each;
    if (topFrame(s) !== F_LOSS) return loseEnergy(s, hero, energy, tell);
    // The Health of this ability goes first, token by token, so Energy may still pay for what answers that (WOW-14.18).
    const health = top(s, 'left');
    s.frames.pop();
    push(s, F_DRAIN, hero, energy);
    push(s, F_LOSS, hero, health);
  },
  stunPerDie: ({ s, hero, tell }, { args: [filter, each] }) => stun(s, hero, count(s, filter) * each, tell),
  cursePerDie: ({ s, hero, tell }, { args: [filter, each] }) => {
    const tokens = count(s, filter) * each;
    if (tokens === 0) return;
    s.curse[hero]! += tokens;
    tell?.({ type: 'cursed', hero: heroName(s, hero), count: tokens });
  },
  unequipPowerPerDie: ({ s, hero }, { args: [filter, each] }) => {
    const left = Math.min(count(s, filter) * each, powersOn(s, hero).length);
    if (left > 0) push(s, F_UNEQUIP, hero, left);
  },
  // WOW-14.24: out of the supply for the rest of the combat; the cap counts them (WOW-13.7).
  setAside: ({ s }, { args: [filter] }) => {
    for (const die of matching(s, filter)) s.dieAt[die] = ASIDE;
  },
  dropHits: ({ s, hero, tell }, { args: [box, amount, per] }) => {
    const faction = hero < 0 ? s.attackers : factionOf(s, hero);
    const times = per === 'perGroup' ? 1 : per === 'perCreature' ? left(s) : fightersOf(s, faction).length;
    const each = amount === 'characters' ? s.config.heroes : Number(amount);
    tellDropped(tell, box, dropHits(s, faction, boxNo(box), each * times));
  },
  dropHitsPerDie: ({ s, hero, tell }, { args: [filter, box, each] }) =>
    tellDropped(tell, box, dropHits(s, factionOf(s, hero), boxNo(box), each * count(s, filter))),
  stunEach: ({ s, tell }, { args: [tokens] }) => {
    for (const hero of fightersOf(s, s.attackers)) stun(s, hero, tokens, tell);
  },
  clearAttrition: ({ s, tell }) => {
    tellDropped(tell, 'attrition', hitsIn(s, s.attackers, ATTRITION));
    setHits(s, s.attackers, ATTRITION, 0);
  },
};
const stun = (s: Warcraft, hero: number, tokens: number, tell: Tell | null): void => {
  if (tokens === 0) return;
  s.stun[hero]! += tokens;
  tell?.({ type: 'stunned', hero: heroName(s, hero), count: tokens });
};
const left = (s: Warcraft): number => (s.opposed === SINGLE_IS ? 1 : group(s).length);
/** The operations of opponents that happen at a window; the others always hold (foes.ts). */
export const FOE_ACTS: readonly string[] = Object.keys(ACTS);

const happening = (s: Warcraft, on: FoeWindow): readonly Op[] => {
  const { abilities, acting } = foeNow(s);
  acting[on] ??= abilities.flatMap((ability) =>
    ability.on === on ? ability.ops.filter(({ name }) => name in ACTS) : [],
  );
  return acting[on];
};
/** Whether the ability of the opponent does something at this window. */
export const foeActsAt = (s: Warcraft, on: FoeWindow): boolean => happening(s, on).length > 0;

/** Losses lie above what comes after them on the stack, so a Doom Guard sets dice aside at once and they still count. */
export const foeActs = (s: Warcraft, hero: number, on: FoeWindow, tell: Tell | null): void => {
  const ops = happening(s, on);
  if (ops.length === 0 || (hero >= 0 && isImmune(s, hero))) return;
  tell?.({ type: 'foeActed', opponent: foeId(s) });
  for (const op of ops)
    (ACTS[op.name as keyof typeof ACTS] as (act: Act, op: Op) => void)({ s, hero, tell }, op);
};
