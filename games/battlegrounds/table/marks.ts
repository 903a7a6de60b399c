/** How things are shown because of what is asked and composed. */
import { SQUARES } from '../content/board.ts';
import { aboutOf, VERB } from '../rules/steps.ts';
import type { Composer } from './composer.svelte.ts';
import { type Mark, type Marks, pictureThing, squareThing, type Thing, tankThing } from './things.ts';

export const marksOf = (composer: Composer): Marks => {
  const marks = new Map<Thing, Mark>();
  const add = (thing: Thing, mark: Mark): void => {
    marks.set(thing, { ...marks.get(thing), ...mark });
  };
  const { model, seat, asked } = composer;
  if (!model || seat === undefined) return marks;
  for (const square of composer.squares.keys()) add(squareThing(square), { active: true });
  for (const pawn of composer.able) {
    const square = model.state.square[pawn]!;
    if (square >= 0 && composer.able.length > 1) add(squareThing(square), { active: true });
  }
  if (composer.acting >= 0 && model.state.square[composer.acting]! >= 0)
    add(squareThing(model.state.square[composer.acting]!), { chosen: true });
  if (composer.menu >= 0) add(squareThing(composer.menu), { chosen: true });
  for (const card of composer.cards.keys()) add(tankThing(card), { active: true });
  for (const card of composer.returning) add(tankThing(card), { active: true });
  if (composer.card >= 0) add(tankThing(composer.card), { chosen: true });
  for (const one of composer.pool)
    add(asked === 'chooseSoloCards' ? tankThing(aboutOf(one)) : squareThing(aboutOf(one)), {
      active: true,
      chosen: composer.picked.includes(one),
    });
  const area = model.state.config.areaOf[seat]! + 1;
  for (const verb of [VERB.play, VERB.assign])
    for (const picture of composer.abouts(verb))
      add(pictureThing(picture, area), { active: true, chosen: composer.picture === picture });
  return marks;
};

/** The squares that an explanation speaks of, as things. */
export const litThings = (lit: readonly string[] | undefined): readonly string[] | undefined =>
  lit?.map((name) => (SQUARES.includes(name.toUpperCase()) ? `square:${name.toUpperCase()}` : name));
