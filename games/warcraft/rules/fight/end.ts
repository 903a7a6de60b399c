/** The beginning and the end of a fight (WOW-13.21, 14.15). */
import type { Tell } from '../events.ts';
import { factionName } from '../heroes.ts';
import { setAll } from '../lists.ts';
import { AFTER, ENDED, LABORATORY } from '../map/fields.ts';
import { SOURCES } from '../sources.ts';
import { ASIDE, AWAY, fightZone, SUPPLY, type Warcraft } from '../state.ts';
import { clearDice } from './dice.ts';
import { CHARACTERS_ARE } from './foes.ts';
import { dropExcess } from './resources.ts';

/** All tokens leave, stun goes, excess is lost; creatures that are left keep no damage and stay where they were. */
export const endFight = (s: Warcraft, tell: Tell | null): void => {
  const winner = s.wonBy;
  // WOW-17.16: between characters both factions may be defeated.
  const others = s.opposed === CHARACTERS_ARE ? 'nobody' : 'opponents';
  tell?.({ type: 'fightWon', by: winner < 0 ? others : factionName(winner) });
  for (const figure of s.figures.list(fightZone(s)))
    s.figures.move(figure, s.figures.plan.base.region! + s.fightIn);
  for (const cells of [s.hits, s.armor, s.clearing, s.stun, s.combo, s.expires]) setAll(cells, 0);
  setAll(s.leaders, -1);
  setAll(s.armorSplit, -1);
  clearDice(s);
  for (let die = 0; die < s.dieAt.length; die++) if (s.dieAt[die] === ASIDE) s.dieAt[die] = SUPPLY;
  for (let hero = 0; hero < s.config.heroes; hero++) {
    if (s.role[hero] === AWAY) continue;
    dropExcess(s, hero, 'health', tell);
    dropExcess(s, hero, 'energy', tell);
  }
  clearCounts(s);
  s.stage = 0;
  s.opened = 0;
  s.course = s.course === LABORATORY ? ENDED : AFTER;
};
/** What is counted within one fight, or within one loss outside it. */
export const clearCounts = (s: Warcraft): void => {
  for (const cards of [s.usedLast, s.usedFight, s.reacted, s.off]) cards.clear();
  s.used.fill(0);
  s.spentLoss.fill(0);
  for (const counts of [s.freeUsed, s.potions, s.scrolls, s.placedCombo]) setAll(counts, 0);
  for (const counts of [s.lostFight, s.lostRound, s.lostBefore, s.lostDefense]) setAll(counts, 0);
};

/** Losses of the defence phase are counted anew, and so is what cards have spent of them (content: `spendLoss`). */
const DEFENSE_SPENDERS = SOURCES.flatMap(({ abilities }, from) =>
  abilities.some(({ ops }) => ops.some((op) => op.name === 'spendLoss' && op.args[0] === 'defense'))
    ? [from]
    : [],
);

export const clearDefense = (s: Warcraft): void => {
  setAll(s.lostDefense, 0);
  for (const from of DEFENSE_SPENDERS) s.spentLoss[from] = 0;
};
