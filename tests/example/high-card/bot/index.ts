/**
 * Bots for High Card. A bot sees the view of its seat and nothing else. It imagines the hidden cards, tries each of its
 * cards, plays on at random, and lays the card with the best result over many such games.
 */
import type { Bot, BotModule, Level } from '#bots/contract.ts';
import { chanceOf, imaginedState } from '#bots/imagined.ts';
import { RANDOM, randomBot } from '#bots/random.ts';
import type { Chance } from '#engine/chance.ts';
import { copyState } from '#engine/layout/layout.ts';
import { playOut, randomDecision } from '#engine/playout.ts';
import { StepList } from '#engine/steps.ts';
import { type HighCard, highCard } from '../rules/game.ts';

/** From the easiest to the strongest. Budgets are positions, so a level is the same on every machine. */
const NEWCOMER: Level = { id: 'newcomer', nodes: 1 };
const CARDSHARP: Level = { id: 'cardsharp', nodes: 400 };

/** Plays a state to its end at random; returns the positions visited, and the result for the seat. */
const tryOut = (s: HighCard, seat: number, chance: Chance): { visited: number; worth: number } => {
  const policy = (_: unknown, mover: number) => randomDecision(highCard, s, mover, chance);
  const { decisions, outcome } = playOut(highCard, s, policy, chance, highCard.maxDecisions(s.config));
  if (!outcome) throw new Error('A game of High Card did not end');
  return { visited: decisions + 1, worth: -outcome.ranks[seat]! };
};

const thinkingBot = ({ id, nodes: budget }: Level): Bot => ({
  id,
  choose: (view, seat, { seed, nodes = budget }) => {
    const chance = chanceOf(view, seat, seed);
    const me = seat - 1;
    const first = imaginedState(highCard, view, seat, chance) as HighCard;
    const offered = new StepList();
    highCard.steps(first, me, [], offered);
    const cards = Array.from(offered.items.subarray(0, offered.count));
    const worth = cards.map(() => 0);
    const trial = highCard.blank(first.config);
    for (let visited = 0; visited < nodes; ) {
      // Every card is tried against the same imagined hands; the next round imagines other ones.
      const imagined = imaginedState(highCard, view, seat, chance) as HighCard;
      for (const [i, card] of cards.entries()) {
        copyState(imagined, trial);
        highCard.apply(trial, me, [card], chance, null);
        const tried = tryOut(trial, me, chance);
        visited += tried.visited;
        worth[i] = worth[i]! + tried.worth;
      }
    }
    const best = cards[worth.indexOf(Math.max(...worth))]!;
    return { text: highCard.write(first, me, [best]) };
  },
});

export const bots: BotModule = {
  levels: [NEWCOMER, CARDSHARP],
  baselines: [RANDOM],
  create: (id) => {
    if (id === CARDSHARP.id) return thinkingBot(CARDSHARP);
    // The newcomer lays any card: with three cards in hand, a smaller weakness would not be noticed.
    if (id === NEWCOMER.id || id === RANDOM) return { ...randomBot(highCard), id };
    throw new RangeError(`High Card has no bot called ${id}`);
  },
};
