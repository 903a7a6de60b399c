/** What the prompt bar asks, with its buttons, for every question of the game. */
import type { Seat } from '#engine/seats.ts';
import type { Action, Desk } from '#kit/desk.svelte.ts';
import { say } from '#kit/i18n.svelte.ts';
import { COST, KIND_IDS, KINDS } from '../content/cards.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import { aboutOf, doublesOf, singlesOf, step, VERB, verbOf } from '../rules/steps.ts';
import { type Composer, pointsOf } from './compose.svelte.ts';
import { foreseenOf } from './foresee.ts';
import type { Model } from './model.ts';
import { abilitiesOf, abilityName } from './reading.ts';

/** Sends a legal draft; says why another is refused. */
export type Send = (draft: readonly number[]) => void;

const cancel = (composer: Composer): Action => ({
  id: 'cancel',
  label: say('compose.cancel'),
  kind: 'quiet',
  run: () => composer.clear(),
});

/** A use of what was chosen: a strong button when it is legal, else a quiet one that says why not. */
const use = (
  composer: Composer,
  send: Send,
  id: string,
  draft: readonly number[],
  about?: string,
): Action => ({
  id,
  label: say(`use.${id}`),
  about,
  kind: composer.can(draft) ? 'primary' : 'quiet',
  run: () => send(draft),
});

/**
 * The turn account in words (RUSH-4.12): what has been paid and spent, how many purchases are left, and whether the attack
 * is. `attacks`: a card in hand could attack now.
 */
const accountText = ({ state: s }: Model, attacks: boolean): string => {
  const spent = s.bought.reduce((sum, cost) => sum + cost, 0);
  const paid = s.paid + s.nationalPaid.reduce((sum, points) => sum + points, 0);
  const left = s.conscription ? say('sum.unlimited') : say('sum.purchases', { n: s.purchases === 0 ? 1 : 0 });
  const account = paid > 0 || spent > 0 ? `${say('sum.account', { paid, spent })} · ` : '';
  const attack = s.attacked ? 'sum.attackUsed' : attacks ? 'sum.attackLeft' : undefined;
  return `${account}${left}${attack ? ` · ${say(attack)}` : ''}`;
};

const askToBuy = (desk: Desk, composer: Composer, send: Send): void => {
  const vehicle = composer.wanted!;
  const draft = composer.buy(vehicle);
  const points = composer.chosen.reduce((sum, card) => sum + pointsOf(card), 0);
  const sum = say('sum.pays', { points, cost: COST[vehicle.kind]! });
  const cards = composer.chosen.map((card) => card.name);
  desk.ask(say(composer.can(draft) ? 'compose.buyWith' : 'compose.buy', { card: vehicle.name, cards }), [
    use(composer, send, 'buy', draft, sum),
    cancel(composer),
  ]);
};

const askForUse = (desk: Desk, composer: Composer, send: Send): void => {
  const { chosen, seat } = composer;
  const points = chosen.reduce((sum, card) => sum + pointsOf(card), 0);
  const [only] = chosen;
  const actions: Action[] = [];
  /** Said instead of the question: what a player would be sorry not to have known. */
  let warning: string | undefined;
  if (chosen.length === 1 && only) {
    const { abilities, vehicle } = KINDS[only.kind]!;
    if (abilities.length > 0) {
      const draft = [step(VERB.play, only.kind)];
      const active = abilitiesOf(only.kind).filter(({ passive }) => !passive);
      const play = use(composer, send, 'ability', draft, active.map(abilityName).join(', '));
      const foreseen = composer.can(draft) ? foreseenOf(composer.model!.state, seat!, only.kind) : undefined;
      if (foreseen) warning = say(`foresee.${foreseen.message}`, foreseen.filling);
      actions.push(foreseen ? { ...play, kind: undefined } : play);
    }
    if (vehicle) actions.push(defend(composer, send, only.kind, seat!));
  }
  if (chosen.every((card) => KINDS[card.kind]!.vehicle))
    actions.push({
      // Nobody can take it back (RUSH-13.2).
      ...use(
        composer,
        send,
        'declare',
        composer.attack,
        composer.can(composer.attack) ? say('use.final') : undefined,
      ),
      label: say(chosen.length > 1 ? 'use.declare' : 'use.attack'),
    });
  const names = chosen.map((card) => card.name);
  // Where the cards can do nothing but pay, the next touch is said at once.
  const pays =
    actions.length === 0 && composer.model!.reserve.some((card) => composer.can(composer.buy(card)));
  const able = chosen.some((card) => KINDS[card.kind]!.resources !== null);
  const question = able ? 'compose.use' : 'compose.useOnly';
  desk.ask(warning ?? say(pays ? 'compose.payWith' : question, { cards: names, points }), [
    ...actions,
    cancel(composer),
  ]);
};

/** With a single Base to choose the Vehicle goes there; with several, the next touch says where. */
const defend = (composer: Composer, send: Send, kind: number, seat: Seat): Action => {
  const draft = [step(VERB.deploy, kind)];
  const places = composer.abouts(VERB.on, draft);
  return {
    id: 'defend',
    label: say('use.defend'),
    about: say('compose.noAbility'),
    kind: places.length > 0 ? undefined : 'quiet',
    run: () => {
      if (places.length > 1) composer.placing = true;
      else send([...draft, step(VERB.on, places[0] ?? seat * 3)]);
    },
  };
};

/** Is the round being finished with which the game ends (RUSH-11.1–11.4, 12.14)? */
const isLast = ({ trigger, round, config }: RushState): boolean =>
  trigger !== 0 || (config.roundLimit > 0 && round >= config.roundLimit);

const askStepTwo = (desk: Desk, composer: Composer, send: Send): void => {
  const model = composer.model!;
  if (composer.placing)
    desk.ask(say('compose.deploy', { card: composer.chosen[0]?.name ?? '' }), [cancel(composer)]);
  else if (composer.wanted) askToBuy(desk, composer, send);
  else if (composer.chosen.length > 0) askForUse(desk, composer, send);
  else {
    // Nothing but the end is left when only its step is offered.
    const next = composer.turn.next();
    const primary = next.length === 1;
    const attacks = next.some((one) => verbOf(one) === VERB.attack);
    const end: Action = {
      id: 'end',
      label: say('use.end'),
      about: accountText(model, attacks),
      kind: primary ? 'primary' : undefined,
      run: () => send([step(VERB.end)]),
    };
    const question = say('point.stepTwo');
    desk.ask(isLast(model.state) ? `${say('turn.lastOwn')} ${question}` : question, [end]);
  }
};

/** What the button says that sends a decision which is ready; Medals name themselves. */
const READY: Readonly<Record<number, string>> = {
  [VERB.play]: 'use.ability',
  [VERB.attack]: 'use.attack',
  [VERB.deploy]: 'use.defend',
  [VERB.on]: 'use.place',
  [VERB.base]: 'use.besiege',
  [VERB.defender]: 'use.besiege',
  [VERB.gain]: 'use.gain',
  [VERB.strike]: 'use.strike',
  [VERB.expose]: 'use.expose',
  [VERB.end]: 'use.end',
  [VERB.yes]: 'use.yes',
  [VERB.no]: 'use.no',
};

/** How many Medals of which kind a step takes, in words. */
const medalsOf = (payout: number): string => {
  const [singles, doubles] = [singlesOf(payout), doublesOf(payout)];
  const words = [];
  if (doubles > 0) words.push(say('sum.doubles', { n: doubles }));
  if (singles > 0) words.push(say('sum.singles', { n: singles }));
  return words.join(' + ');
};

/** Asks what is asked of the composer's seat. */
export const askFor = (desk: Desk, composer: Composer, send: Send): void => {
  const { model, seat, ready } = composer;
  if (!model || seat === undefined) return;
  const point = rush.point(model.state, seat);
  const sentence = point ? say(`point.${point.name}`, point.params) : '';
  if (ready) {
    const [first] = ready as [number];
    const key = READY[verbOf(first)];
    const label = key === undefined ? medalsOf(first) : say(key);
    desk.ask(sentence, [{ id: 'ready', label, kind: 'primary', run: () => send(ready) }, cancel(composer)]);
    return;
  }
  switch (model.asked) {
    case 'stepTwo':
      askStepTwo(desk, composer, send);
      return;
    case 'chooseReserveRefresh':
      desk.ask(sentence, [
        use(composer, send, 'yes', [step(VERB.yes)]),
        { ...use(composer, send, 'no', [step(VERB.no)]), kind: undefined },
      ]);
      return;
    case 'chooseMedalPayout':
      desk.ask(
        sentence,
        composer.turn.next().map(
          (one): Action => ({
            id: `payout-${singlesOf(one)}-${doublesOf(one)}`,
            label: medalsOf(one),
            kind: 'primary',
            run: () => send([one]),
          }),
        ),
      );
      return;
    case 'chooseRepairCards':
    case 'chooseSabotageDiscard': {
      const repair = model.asked === 'chooseRepairCards';
      const draft = repair ? composer.repair : composer.chosen.map((card) => step(VERB.discard, card.kind));
      const names = composer.chosen.map((card) => card.name);
      const action = use(
        composer,
        send,
        repair ? 'graveyard' : 'giveUp',
        draft,
        say('compose.cards', { cards: names }),
      );
      desk.ask(sentence, names.length > 0 ? [action, cancel(composer)] : []);
      return;
    }
    case 'chooseAttackStep':
    case 'chooseExposedAttacker': {
      const { attacker } = composer;
      const strikes = model.asked === 'chooseAttackStep';
      const message = strikes ? 'compose.strike' : 'compose.expose';
      const asks = attacker === undefined ? sentence : say(message, { card: KIND_IDS[aboutOf(attacker)]! });
      const others = composer.abouts(strikes ? VERB.strike : VERB.expose).length > 1;
      desk.ask(asks, composer.chosen.length > 0 && others ? [cancel(composer)] : []);
      return;
    }
    default:
      desk.ask(sentence, []);
  }
};
