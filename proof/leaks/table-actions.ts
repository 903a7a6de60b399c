/** What happens at a twin table: decisions, sealed answers, acts, orders, failures. For the rest see side-actions.ts. */
import type { Decision } from '#engine/game.ts';
import { offeredDecision } from '#engine/laws/scene.ts';
import { ABOUT_OTHERS, type Act } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { countSeats, hasSeat, listSeats, numberOf } from '#engine/seats.ts';
import type { Eye } from './compare.ts';
import { covertRound } from './covert-rounds.ts';
import type { Episode } from './episode.ts';
import { propose } from './proposals.ts';
import { isBots, sayDecision } from './say-decision.ts';
import {
  anyPerson,
  comeOrGo,
  figures,
  lookAtTables,
  page,
  past,
  sendUnnoticed,
  someTime,
  talk,
  talkAside,
  tryOut,
  wait,
} from './side-actions.ts';
import { standingOrder } from './standing-orders.ts';
import { decisionAt } from './start-positions.ts';
import type { World } from './world.ts';

const TABLE_ACTS: readonly Act[] = [
  'offerDraw',
  'withdrawDraw',
  'declineDraw',
  'undo',
  'undo',
  'acceptUndo',
  'acceptUndo',
  'declineUndo',
  'withdrawUndo',
  'toBot',
  'fromBot',
  'fromBot',
  'voteBot',
  'withdrawVote',
  'declineBot',
];

/** Does one action; false when the table has nothing left to do. */
export const deedAt = async (episode: Episode): Promise<boolean> => {
  const { random } = episode;
  if (episode.truth.covert) return covertRound(episode);
  if (episode.truth.game.sides && random.draw(8) === 0) return talkAside(episode);
  if (episode.truth.game.sides && random.draw(6) === 0) return propose(episode, decide);
  if (episode.truth.game.standing && random.draw(8) === 0) return standingOrder(episode, decide);
  const what = random.draw(100);
  if (what < 55 || (what < 58 && !episode.sameSecret)) return decide(episode);
  if (what < 58) return orders(episode);
  if (what < 64) return act(episode);
  if (what < 76) return tryOut(episode);
  if (what < 84) return page(episode);
  if (what < 89) return past(episode);
  if (what < 92) return comeOrGo(episode);
  if (what < 94) return talk(episode);
  if (what < 96) return wait(episode);
  if (what < 97) return ahead(episode);
  if (what < 98) return orders(episode);
  return figures(episode, decide);
};

/** The seats that owe an answer, and sometimes one that may give one without owing it. */
const seatToAsk = ({ truth, random }: Episode): number | undefined => {
  const { game, state } = truth;
  const may = listSeats((game.may?.(state) ?? 0) & ~game.active(state));
  if (may.length > 0 && random.draw(4) === 0) return may[random.draw(may.length)];
  const owing = listSeats(truth.owing);
  return owing.length === 0 ? undefined : owing[random.draw(owing.length)];
};

const decide = async (episode: Episode): Promise<boolean> => {
  const { truth, random, start, stage } = episode;
  const seat = seatToAsk(episode);
  const decision = seat === undefined ? undefined : decisionAt(start.subject, truth, seat, random);
  if (seat === undefined || decision === undefined) return false;
  const active = truth.game.active(truth.state);
  const sealed = countSeats(active) > 1 && hasSeat(active, seat);
  if (sealed && countSeats(truth.owing) > 1) return seal(episode, seat, decision);
  // The last sealed answer reveals all of them.
  const others = sealed ? listSeats(active).filter((other) => other !== seat) : [];
  const answers = [
    ...others.map((other) => ({ seat: other, decision: truth.sealedAnswer(other)! })),
    { seat, decision },
  ].sort((a, b) => a.seat - b.seat);
  const led = new Map<Eye, Decision>();
  const changed: [Eye, number, Decision][] = [];
  for (const eye of episode.alive) {
    const twin = episode.matchIn(eye.world);
    const alike = eye.pair.alike(truth, twin, answers, random);
    const mine = alike?.filter((answer) => hasSeat(eye.viewer, answer.seat));
    const own = mine?.every(
      (one) => one.decision.join() === answers.find((a) => a.seat === one.seat)!.decision.join(),
    );
    if (!alike || (own === false && !hasSeat(eye.viewer, seat))) {
      episode.part(eye);
      continue;
    }
    const stuck = alike.some(
      (one) =>
        one.seat !== seat &&
        isBots(episode, one.seat) &&
        twin.sealedAnswer(one.seat)?.join() !== one.decision.join(),
    );
    if (stuck) {
      episode.part(eye);
      continue;
    }
    led.set(eye, hasSeat(eye.viewer, seat) ? decision : alike.find((one) => one.seat === seat)!.decision);
    for (const one of alike)
      if (one.seat !== seat && twin.sealedAnswer(one.seat)?.join() !== one.decision.join())
        changed.push([eye, one.seat, one.decision]);
  }
  if (changed.length > 0)
    await episode.together('a sealed answer changed', () => {
      for (const [eye, other, instead] of changed) reseal(episode, eye, other, instead);
    });
  const id = episode.sitting.nextId;
  const person = episode.sitting.person(seat);
  const own = person && !isBots(episode, seat) ? { person, id } : undefined;
  const waits = isBots(episode, seat) ? stage.pace + 1 : 0;
  const trouble = random.draw(150) === 0;
  if (trouble) for (const world of episode.going) failOnce(world);
  await episode.together(
    trouble ? 'a decision that fails' : isBots(episode, seat) ? "a bot's decision" : 'a decision',
    () => {
      sayDecision(episode, stage.worlds[0]!, truth, id, seat, decision);
      for (const [eye, instead] of led)
        if (eye.alive)
          sayDecision(episode, stage.worlds[eye.world]!, episode.matchIn(eye.world), id, seat, instead);
    },
    own,
    waits,
  );
  for (const world of stage.worlds) world.fault = () => undefined;
  return !episode.truth.outcome;
};

/** Makes the next decision of a world fail after it has been stored. */
const failOnce = (world: World): void => {
  world.fault = (point) => {
    if (point !== 'applied') return;
    world.fault = () => undefined;
    throw new Error('Trouble');
  };
};

/** One of several sealed answers: the other seats may answer differently at the twin. */
const seal = async (episode: Episode, seat: number, decision: Decision): Promise<boolean> => {
  const { truth, random, stage } = episode;
  const id = episode.sitting.nextId;
  const bot = isBots(episode, seat);
  await episode.together(
    'a sealed answer',
    () => {
      sayDecision(episode, stage.worlds[0]!, truth, id, seat, decision);
      for (const eye of episode.alive) {
        const twin = episode.matchIn(eye.world);
        // A bot answers once.
        const asTrue =
          hasSeat(eye.viewer, seat) || (bot && !twin.game.refuse(twin.state, seat, decision, true));
        const other = asTrue ? decision : offeredDecision(twin.game, twin.state, seat, random);
        sayDecision(episode, stage.worlds[eye.world]!, twin, id, seat, other ?? decision);
      }
    },
    undefined,
    bot ? stage.pace + 1 : 0,
  );
  if (random.draw(3) === 0) await changeMind(episode, seat);
  return true;
};

/** One seat changes its sealed answer in only one world: nobody else may notice. */
const changeMind = async (episode: Episode, seat: number): Promise<void> => {
  const { truth, random, stage, sitting } = episode;
  if (isBots(episode, seat) || !hasSeat(truth.sealed, seat)) return;
  await someTime(episode);
  if (!hasSeat(truth.sealed, seat)) return;
  const decision = offeredDecision(truth.game, truth.state, seat, random);
  if (!decision) return;
  const inTruth = random.draw(2) === 0;
  const id = sitting.nextId;
  await episode.together('a sealed answer changed', () => {
    if (inTruth) sayDecision(episode, stage.worlds[0]!, truth, id, seat, decision);
    for (const eye of episode.alive) {
      const own = hasSeat(eye.viewer, seat);
      if (!inTruth && !own) reseal(episode, eye, seat, decision);
      else if (inTruth && own)
        sayDecision(episode, stage.worlds[eye.world]!, episode.matchIn(eye.world), id, seat, decision);
      else if (inTruth) toldMore(episode, eye);
    }
  });
  await lookAtTables(episode);
};

/** A sealed answer was changed in one world; if that ended orders, one world waits longer. */
const toldMore = ({ ordered }: Episode, eye: Eye): void => {
  eye.busier = true;
  eye.uneven ||= ordered;
};

const reseal = (episode: Episode, eye: Eye, seat: number, decision: Decision): void => {
  const { stage, sitting } = episode;
  const twin = episode.matchIn(eye.world);
  if (isBots(episode, seat) || twin.game.refuse(twin.state, seat, decision, true)) return;
  toldMore(episode, eye);
  sayDecision(episode, stage.worlds[eye.world]!, twin, sitting.nextId, seat, decision);
};

/** An answer in advance, perhaps in only one world: nobody else may notice before it is due. */
const ahead = async (episode: Episode): Promise<boolean> => {
  const { truth, random, stage, sitting } = episode;
  const { game, state } = truth;
  const early = listSeats((game.ahead?.(state).seats ?? 0) & ~game.active(state));
  const seat = early[random.draw(Math.max(1, early.length))];
  if (seat === undefined || isBots(episode, seat)) return decide(episode);
  const decision = offeredDecision(game, state, seat, random);
  if (!decision) return decide(episode);
  const id = sitting.nextId;
  await episode.together('an answer in advance', () => {
    sayDecision(episode, stage.worlds[0]!, truth, id, seat, decision);
    for (const eye of episode.alive) {
      const twin = episode.matchIn(eye.world);
      const own = hasSeat(eye.viewer, seat);
      const legal = !game.refuse(twin.state, seat, decision, true);
      if (own || (legal && random.draw(2) === 0))
        sayDecision(episode, stage.worlds[eye.world]!, twin, id, seat, decision);
      else eye.uneven = eye.busier = true;
    }
  });
  return true;
};

/** The table's orders for later decisions, in only one world: nobody else may notice before one is carried out. */
const orders = async (episode: Episode): Promise<boolean> => {
  const { truth, random, stage, sitting } = episode;
  const person = anyPerson(episode);
  const seat = person?.seats[random.draw(Math.max(1, person.seats.length))];
  const ordered = person && seat !== undefined && episode.sameSecret && !hasSeat(truth.owing, seat);
  if (!ordered) return decide(episode);
  const lines = random.draw(4) === 0 ? [] : [{ n: 1, answer: stage.words.some(random) }];
  const { table } = sitting;
  const message = {
    t: 'setOrders',
    id: sitting.nextId,
    table,
    seat: numberOf(seat),
    decision: truth.decisionId,
    lines,
  };
  episode.ordered = true;
  return sendUnnoticed(episode, 'orders', person, message);
};

/** A table act, where both worlds refuse it or both carry it out. */
const act = async (episode: Episode): Promise<boolean> => {
  const { truth, random, stage, sitting } = episode;
  const people = sitting.setup.people.filter(({ seats }) => seats.length > 0);
  const person = people[random.draw(people.length)]!;
  const seat = person.seats[random.draw(person.seats.length)]!;
  const ending = random.draw(60) === 0;
  const what: Act = ending ? 'resign' : TABLE_ACTS[random.draw(TABLE_ACTS.length)]!;
  const about = ABOUT_OTHERS.includes(what) ? random.draw(episode.start.seats) : undefined;
  const why = (match: Match): string => JSON.stringify(match.refuseAct(seat, what, about) ?? 'done');
  const true_ = why(truth);
  for (const eye of episode.alive)
    if (!hasSeat(eye.viewer, seat) && why(episode.matchIn(eye.world)) !== true_) episode.part(eye);
  const id = sitting.nextId;
  const message = {
    t: 'act',
    id,
    table: sitting.table,
    seat: numberOf(seat),
    act: what,
    ...(about === undefined ? {} : { about: numberOf(about) }),
  };
  const going = episode.going;
  await episode.together(
    'an act',
    () => {
      for (const world of going) world.browser(person.cookie).send(message);
    },
    { person, id },
    random.draw(4) === 0 ? stage.pace : 0,
  );
  return !episode.truth.outcome;
};
