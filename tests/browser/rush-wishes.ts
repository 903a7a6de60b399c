/** The strategies of the Rush tests, chosen so that what they check comes up. */
import type { View } from '#engine/match/view.ts';
import { StepList } from '#engine/steps.ts';
import { COST, DEFENCE, KINDS } from '#games/rush/content/cards.ts';
import { destroys } from '#games/rush/rules/attack.ts';
import { rush } from '#games/rush/rules/game.ts';
import type { Asked } from '#games/rush/rules/state.ts';
import { aboutOf, step, VERB, verbOf } from '#games/rush/rules/steps.ts';
import { type Model, modelOf } from '#games/rush/table/model.ts';

/** The table, as this view shows it. */
export const lying = (view: View): Model => modelOf(view);

/** The ids of the cards in a hand, as far as this model shows them. */
export const handIds = (model: Model, seat: number): string[] =>
  model.seats[seat]!.hand.filter((card) => card !== undefined).map((card) => card.id);

const prints = (kind: number, ability: string): boolean =>
  KINDS[kind]!.abilities.some(({ id }) => id === ability);
/** Does this kind sabotage? */
export const sabotages = (kind: number): boolean => prints(kind, 'sabotage');

/** A legal purchase of this Vehicle, in notation. */
const purchaseOf = ({ state, seats }: Model, seat: number, vehicle: number): string | undefined => {
  const hand = seats[seat]!.hand.filter((card) => card !== undefined);
  for (let set = 0; set < 1 << hand.length; set++) {
    const pay = hand.filter((_, i) => set & (1 << i)).map((card) => step(VERB.pay, card.kind));
    const draft = [step(VERB.buy, vehicle), ...pay];
    if (!rush.refuse(state, seat, draft, true)) return rush.write(state, seat, draft);
  }
  return undefined;
};

/** Buys a Vehicle that sabotages, or else a cheap one, so that the others stay longer. */
export const buySaboteur = (model: Model, seat: number): string | undefined => {
  const wanted = model.reserve
    .filter((card) => sabotages(card.kind))
    .sort((a, b) => COST[a.kind]! - COST[b.kind]!);
  for (const card of wanted) {
    const text = purchaseOf(model, seat, card.kind);
    if (text) return text;
  }
  return undefined;
};

const nextSteps = ({ state }: Model, seat: number, draft: readonly number[] = []): readonly number[] => {
  const list = new StepList();
  rush.steps(state, seat, draft, list);
  return list.list();
};

/** Can anything be done but to end the turn? Now and then nothing can be paid from the hand that is dealt. */
export const mayAct = (model: Model, seat: number): boolean =>
  nextSteps(model, seat).some((one) => verbOf(one) !== VERB.end);

/** An attack with one Vehicle, if there is any. */
export const anyAttack = (model: Model, seat: number): string | undefined => {
  const { state } = model;
  const one = nextSteps(model, seat).find(
    (next) => verbOf(next) === VERB.attack && !rush.refuse(state, seat, [next], true),
  );
  return one === undefined ? undefined : rush.write(state, seat, [one]);
};

/** The question that playing for an ability leads to. */
const QUESTIONS: Readonly<Record<string, Asked>> = {
  siege: 'chooseSiegeTarget',
  research: 'chooseResearchGain',
  repair: 'chooseRepairCards',
  sabotage: 'chooseSabotageDiscard',
};

/**
 * Plays towards questions that have not come up yet: buys what has the ability and plays it. For the choice
 * of Medals it attacks with as many as possible, and offers the others weak defenders. Otherwise it decides
 * as a bot would. Several such players at one table soon see every question.
 */
export class Curious {
  readonly seen = new Set<Asked>();

  /** @param think the decision (in notation) when nothing new can come up */
  choose(model: Model, seat: number, think: () => string): string {
    this.seen.add(model.asked);
    if (model.asked === 'stepTwo') return this.#turn(model, seat) ?? think();
    return (model.asked === 'chooseAttackStep' ? this.#kill(model, seat) : undefined) ?? think();
  }

  /** How many new questions this kind could still bring up. */
  #news(kind: number): number {
    const { abilities, vehicle } = KINDS[kind]!;
    const questions = abilities.map(({ id }) => QUESTIONS[id]).filter((question) => question !== undefined);
    if (vehicle && abilities.length > 0 && DEFENCE[kind]! > 0) questions.push('chooseDefendedBase');
    return questions.filter((question) => !this.seen.has(question)).length;
  }

  #turn(model: Model, seat: number): string | undefined {
    const { state } = model;
    const mostNews = (a: number, b: number): number => this.#news(b) - this.#news(a);
    const play = nextSteps(model, seat)
      .filter((one) => verbOf(one) === VERB.play)
      .sort((a, b) => mostNews(aboutOf(a), aboutOf(b)))[0];
    if (play !== undefined && this.#news(aboutOf(play)) > 0) return rush.write(state, seat, [play]);
    for (const { kind } of [...model.reserve].sort((a, b) => mostNews(a.kind, b.kind))) {
      const text = this.#news(kind) > 0 ? purchaseOf(model, seat, kind) : undefined;
      if (text) return text;
    }
    return this.seen.has('chooseMedalPayout') ? undefined : this.#fight(model, seat);
  }

  /** The largest attack, or one more weak defender. */
  #fight(model: Model, seat: number): string | undefined {
    const { state } = model;
    const attack: number[] = [];
    for (const one of nextSteps(model, seat).filter((one) => verbOf(one) === VERB.attack))
      if (!rush.refuse(state, seat, [...attack, one], true)) attack.push(one);
    const targets = model.seats.some(
      (one) => one.seat !== seat && one.bases.some(({ defender }) => defender),
    );
    if (attack.length > 1 && targets) return rush.write(state, seat, attack);
    for (const one of nextSteps(model, seat))
      if (verbOf(one) === VERB.deploy && DEFENCE[aboutOf(one)] === 1)
        for (const on of nextSteps(model, seat, [one]))
          if (!rush.refuse(state, seat, [one, on], true)) return rush.write(state, seat, [one, on]);
    return undefined;
  }
  /** A hit that destroys a Vehicle, if there is one. */
  #kill(model: Model, seat: number): string | undefined {
    for (const one of nextSteps(model, seat))
      for (const target of nextSteps(model, seat, [one]))
        if (verbOf(target) === VERB.defender && destroys(model.state, aboutOf(one), aboutOf(target)))
          return rush.write(model.state, seat, [one, target]);
    return undefined;
  }
}
