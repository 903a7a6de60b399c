/** A decision as somebody would advise it, in words. */
import type { Decision } from '#engine/game.ts';
import type { Translator } from '#kit/text.ts';
import { CARD_IDS, KIND_IDS } from '../content/cards.ts';
import { defenderAt, placeName } from '../rules/bases.ts';
import type { RushState } from '../rules/state.ts';
import { aboutOf, doublesOf, singlesOf, VERB, verbOf } from '../rules/steps.ts';

const VERB_NAMES = new Map<number, string>(Object.entries(VERB).map(([name, verb]) => [verb, name]));

export const adviceOf = (s: RushState, decision: Decision, say: Translator['say']): string => {
  const [first, ...rest] = decision;
  if (first === undefined) return say('hint.none');
  const verb = verbOf(first);
  const card = KIND_IDS[aboutOf(first)] ?? '';
  const all = decision.map((one) => KIND_IDS[aboutOf(one)] ?? '');
  const on = rest[0] === undefined ? '' : placeName(aboutOf(rest[0]));
  const defender = (at: number): string => CARD_IDS[defenderAt(s, at)] ?? '';
  switch (verb) {
    case VERB.buy:
      return rest.length > 0
        ? say('advice.buy', { card, cards: all.slice(1) })
        : say('advice.buyLeft', { card });
    case VERB.attack:
    case VERB.repair:
      return say(`advice.${VERB_NAMES.get(verb)}`, { cards: all });
    case VERB.strike: {
      const at = aboutOf(rest[0]!);
      return verbOf(rest[0]!) === VERB.base
        ? say('advice.strikeBase', { card, base: placeName(at) })
        : say('advice.strikeDefender', { card, target: defender(at) });
    }
    case VERB.on:
    case VERB.base:
      return say(`advice.${VERB_NAMES.get(verb)}`, { base: placeName(aboutOf(first)) });
    case VERB.defender:
      return say('advice.defender', { card: defender(aboutOf(first)), base: placeName(aboutOf(first)) });
    case VERB.payout: {
      const [singles, doubles] = [singlesOf(first), doublesOf(first)];
      const medals = [
        doubles > 0 ? say('sum.doubles', { n: doubles }) : '',
        singles > 0 ? say('sum.singles', { n: singles }) : '',
      ].filter((text) => text !== '');
      return say('advice.payout', { medals });
    }
    default:
      return say(`advice.${VERB_NAMES.get(verb)}`, { card, base: on });
  }
};
