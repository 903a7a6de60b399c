/** Explosive balloons that drift and explode, and gas balloons that end (EC-12, 13.8). */
import { hasSeat, listSeats } from '#engine/seats.ts';
import { explodeOn, isMode, STAGE, victimsAt } from '../attack.ts';
import { drift, drifter, lateDrift } from '../balloons.ts';
import { setTop, top } from '../frames.ts';
import { ENTERED } from '../movement.ts';
import { readSeat, readWord, seatText, wordText } from '../notation.ts';
import { malformed, refuse } from '../refusals.ts';
import { spaceOf } from '../ring.ts';
import { type Eighty, UPGRADE } from '../state.ts';
import { COVER, DISCARD_IT, step, VERB } from '../steps.ts';
import { chipOf, cover, throwAway } from '../vehicle.ts';
import { ENDS } from './drive.ts';
import { DIRECTIONS, MODE_NUMBERS, MODES } from './fire.ts';
import { CHOICE_OF_TURN, eachOf, oneStep, type Point, upTo } from './point.ts';
import { throwOut } from './workshop.ts';

const driftOne = oneStep({
  verb: VERB.drift,
  word: 'drift',
  text: (one) => wordText(DIRECTIONS, one),
  read: (verb, word) => readWord(verb, DIRECTIONS, word),
  each: upTo(DIRECTIONS.length),
  refuse: (_s, _seat, direction) => (direction >= DIRECTIONS.length ? malformed() : undefined),
  apply: drift,
});

/** The vehicles among which the owner of the exploding balloon chooses (EC-12.10). */
const victims = (s: Eighty): number => {
  const owner = top(s, 'by');
  return victimsAt(s, owner, s.chipAt[chipOf(s, owner)]!);
};
const chooseVictim = oneStep({
  verb: VERB.victim,
  word: 'hit',
  text: seatText,
  read: readSeat,
  each: eachOf((s) => listSeats(victims(s))),
  refuse: (s, _seat, victim) => {
    if (victim >= s.config.seats) return malformed();
    return hasSeat(victims(s), victim) ? undefined : refuse('NOT_A_VICTIM');
  },
  apply: (s, _seat, victim, tell) => explodeOn(s, victim, tell),
});

/** The one with the highest progress, then the first clockwise from the owner (EC-16.7). */
const lateVictim = (s: Eighty, owner: number): number => {
  const { seats } = s.config;
  const clockwise = Array.from({ length: seats }, (_, i) => (owner + i) % seats);
  const possible = clockwise.filter((seat) => hasSeat(victims(s), seat));
  return possible.reduce((best, seat) => (s.progress[seat]! > s.progress[best]! ? seat : best));
};

const explosionMode = oneStep({
  verb: VERB.explode,
  word: 'explode',
  text: (one) => wordText(MODES, one),
  read: (verb, word) => readWord(verb, MODES, word),
  each: eachOf(() => MODE_NUMBERS),
  refuse: (s, _seat, mode) => {
    if (!MODE_NUMBERS.includes(mode)) return malformed();
    return isMode(s, top(s, 'at'), mode) ? undefined : refuse('NOTHING_TO_DESTROY');
  },
  apply: (s, _seat, mode) => {
    setTop(s, 'slot', mode);
    setTop(s, 'stage', STAGE.react);
  },
});

const gasBalloonEnd = oneStep({
  verb: VERB.gas,
  word: 'gas-balloon',
  text: (one) => wordText(ENDS, one),
  read: (verb, word) => readWord(verb, ENDS, word),
  each: upTo(ENDS.length),
  refuse: (_s, _seat, end) => (end >= ENDS.length ? malformed() : undefined),
  apply: (s, seat, end, tell) => {
    if (end === DISCARD_IT) throwAway(s, seat, UPGRADE, tell);
    else cover(s, seat, tell);
    setTop(s, 'stage', ENTERED.customs);
  },
});

const owner = (s: Eighty): number => top(s, 'by');

export const CHIP_POINTS: readonly Point[] = [
  {
    name: 'drift',
    clause: 'EC-12.7',
    params: (s) => ({ space: s.chipAt[chipOf(s, drifter(s))]! }),
    asks: { how: 'one', ask: 'always', seat: drifter },
    moves: [driftOne, throwOut],
    late: (s, seat) => [step(VERB.drift, lateDrift(s, seat))],
  },
  {
    name: 'chooseVictim',
    clause: 'EC-12.10',
    params: (s) => ({ space: s.chipAt[chipOf(s, owner(s))]! }),
    asks: { how: 'one', ask: 'choice', seat: owner },
    moves: [chooseVictim],
    late: (s, seat) => [step(VERB.victim, lateVictim(s, seat))],
  },
  {
    name: 'explosionMode',
    clause: 'EC-12.16',
    params: (s) => ({ space: spaceOf(s, top(s, 'at')) }),
    asks: { how: 'one', ask: 'choice', seat: owner },
    moves: [explosionMode],
    late: () => [step(VERB.explode, 0)],
  },
  {
    name: 'gasBalloonEnd',
    clause: 'EC-13.8',
    asks: CHOICE_OF_TURN,
    moves: [gasBalloonEnd],
    only: () => undefined,
    late: () => [step(VERB.gas, COVER)],
  },
];
