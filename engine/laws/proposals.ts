/**
 * Law "proposals": a seat with partners may propose to them what is legal, and nobody else's decision; judging a
 * proposal changes no byte, and follows from what its proposer sees.
 */
import type { State } from '../layout/layout.ts';
import { judgeProposal } from '../match/proposal.ts';
import { hasSeat, isOneSeat, listSeats, numberOf, seatBit } from '../seats.ts';
import { sideOf, sidesOf } from '../sides.ts';
import { answerers, changedCell, offeredDecision, type Scene, spell } from './scene.ts';
import { imagined } from './views.ts';

export const checkProposals = (scene: Scene): void => {
  const { game, state, seats, random } = scene;
  const partnered = sidesOf(game, state, seats).filter((side) => !isOneSeat(side));
  if (partnered.length === 0) return;
  const members = listSeats(partnered[random.draw(partnered.length)]!);
  const seat = members[random.draw(members.length)]!;
  checkDecisions(scene, seat);
  checkPlaces(scene, seat);
};

/** What each seat can decide now, as `seat` would propose it. */
const checkDecisions = (scene: Scene, seat: number): void => {
  const { game, state, match, findings, random, seats } = scene;
  const side = sideOf(sidesOf(game, state, seats), seat);
  const before = state.data.slice();
  const twin = imagined(scene, seatBit(seat));
  for (const other of listSeats(answerers(game, state))) {
    const decision = offeredDecision(game, state, other, random);
    if (!decision) continue;
    const proposed = { for: other, text: game.write(state, other, decision) };
    const about = (): string =>
      `seat ${numberOf(seat)} proposes ${spell(game, state, other, decision)} to seat ${numberOf(other)}`;
    const judged = findings.attempt('proposals', 'a proposal', () => judgeProposal(match, seat, proposed));
    if (!judged) continue;
    findings.check('proposals', changedCell(state, before) < 0, () => `${about()}: the state changes`);
    if (!hasSeat(side, other)) {
      findings.check('proposals', !judged.ok, () => `${about()}, who plays for another side`);
      continue;
    }
    // What a partner hides cannot be known; of what everybody sees, everything that is legal can be proposed.
    if (other === seat || !state.layout.hides)
      findings.check('proposals', judged.ok, () => `${about()}: refused`);
    if (!twin) continue;
    const there = findings.attempt('proposals', 'a proposal in a twin', () =>
      judgeProposal(matchAt(scene, twin), seat, proposed),
    );
    const same = JSON.stringify(there) === JSON.stringify(judged);
    findings.check('proposals', same, () => `${about()}: the answer tells what is hidden`);
  }
};

/** The match as if this were its state. */
const matchAt = ({ game, config, match, seats }: Scene, s: State): Parameters<typeof judgeProposal>[0] => ({
  game,
  config,
  state: s,
  setup: match.setup,
  outcome: match.outcome,
  sides: sidesOf(game, s, seats),
});

/** Places are the same whatever is hidden or has happened, and may be pointed at. */
const checkPlaces = (scene: Scene, seat: number): void => {
  const { game, match, findings, config } = scene;
  const places = game.places?.(config) ?? [];
  const isId = (place: string): boolean => place !== '' && place.length <= 40 && place.trim() === place;
  const sound = new Set(places).size === places.length && places.every(isId);
  findings.check('proposals', sound, () => `places are no ids, each once: ${places.join(', ')}`);
  for (const place of places) {
    const judged = judgeProposal(match, seat, { place });
    findings.check('proposals', judged.ok, () => `seat ${numberOf(seat)} cannot point at ${place}`);
  }
  const nowhere = judgeProposal(match, seat, { place: `${places.join('')}?` });
  findings.check('proposals', !nowhere.ok, () => 'a place that is not there can be pointed at');
};
