// A hint is set up on the table as somebody would compose it, and the first button of the prompt confirms it.
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { loadMatch, type MatchFile } from '#engine/match/file.ts';
import { pastView } from '#engine/match/view.ts';
import { seatBit } from '#engine/seats.ts';
import { StepList } from '#engine/steps.ts';
import type { Action, Desk } from '#kit/desk.svelte.ts';
import { rush } from '../rules/game.ts';
import type { RushState } from '../rules/state.ts';
import type { Composer as ComposerOf } from '../table/compose.svelte.ts';
import { modelOf } from '../table/model.ts';

// Nothing is drawn here, so what is composed need not be reactive.
const plain = <T>(value: T): T => value;
vi.stubGlobal('$state', Object.assign(plain, { raw: plain }));
const { Composer } = await import('../table/compose.svelte.ts');
const { askFor } = await import('../table/asking.ts');

/** What the composer asks of the rules. */
const turnOf = (s: RushState, seat: number): ComposerOf['turn'] =>
  ({
    refuse: (draft: readonly number[], whole = true) => rush.refuse(s, seat, draft, whole),
    can: (draft: readonly number[], whole = true) => rush.refuse(s, seat, draft, whole) === undefined,
    next: (draft: readonly number[] = []) => {
      const list = new StepList();
      rush.steps(s, seat, draft, list);
      return list.list();
    },
  }) as ComposerOf['turn'];

it.each(['four-everything', 'two-v2'])('every decision of a game can be confirmed at once: %s', (name) => {
  const file = readFileSync(new URL(`fixtures/${name}.match`, import.meta.url), 'utf8');
  const match = loadMatch(rush, JSON.parse(file) as MatchFile);
  if (!match.ok) throw new Error(match.error.code);
  const { history } = match.value;
  const points = new Set<string>();
  for (const [at, item] of history.items.slice().entries())
    for (const { seat, decision } of item.answers ?? []) {
      const view = pastView(match.value, seatBit(seat), at)!;
      const model = modelOf(view);
      const composer = new Composer(turnOf(model.state, seat));
      composer.model = model;
      composer.seat = seat;
      composer.take(decision);
      let actions: readonly Action[] = [];
      const desk = {
        ask: (_: string, offered: readonly Action[] = []) => {
          actions = offered;
        },
      };
      let sent: readonly number[] | undefined;
      askFor(desk as Desk, composer, (draft) => {
        sent = draft;
      });
      const confirm = actions.filter(({ kind }) => kind === 'primary');
      expect(confirm, `${at} ${model.asked}`).not.toEqual([]);
      confirm[0]!.run();
      expect(sent, `${at} ${model.asked}`).toEqual(decision);
      points.add(model.asked);
    }
  expect(points.size).toBeGreaterThan(5);
});
