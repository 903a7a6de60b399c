/**
 * For each law about decisions, a game that violates it on purpose: the suite must report it under that law.
 */

import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import type { Outcome, SeatResult } from '../game.ts';
import { bids } from '../laws/small/bids.ts';
import { combat } from '../laws/small/combat.ts';
import { DRAW, hands, PLAY } from '../laws/small/hands.ts';
import { summit } from '../laws/small/summit.ts';
import { bidsHasMessage } from '../laws/small/text.ts';
import { MOST_STEPS, StepList } from '../steps.ts';
import { broken, expectCaught } from './broken.ts';

describe('determinism', () => {
  it('catches chance of the game’s own', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        hands.apply(s, seat, decision, chance, tell);
        if (Math.random() < 0.5) s.points[seat] = s.points[seat]! + 1;
      },
    });
    expectCaught(game, 'determinism', /ask Math\.random/);
    expectCaught(game, 'determinism', /other bytes/);
  });

  it('catches a clock even when its result is not used', () => {
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        if (Date.now() < 0) return;
        hands.apply(s, seat, decision, chance, tell);
      },
    });
    expectCaught(game, 'determinism', /ask Date\.now/);
  });

  it('catches memory outside the state', () => {
    let applied = 0;
    const game = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        hands.apply(s, seat, decision, chance, tell);
        applied++;
        tell?.({ type: 'played', seat: applied, card: '' });
      },
    });
    expectCaught(game, 'determinism', /story told again/);
  });

  it('catches an outcome that depends on the machine', () => {
    const game = broken(bids, {
      outcome: (s) => {
        const end = bids.outcome(s);
        return (
          end && { ...end, reason: `${end.reason}${readFileSync('package.json').length * Math.random()}` }
        );
      },
    });
    expectCaught(game, 'determinism', /ends otherwise/);
  });
});

describe('loading', () => {
  it('catches an audit that accepts a question which nobody can answer', () => {
    const game = broken(combat, { audit: () => [] });
    expectCaught(game, 'loading', /decisions after|going on from/, { games: 12, effort: 1 });
  });

  it('catches an audit that refuses a state reached by play', () => {
    const game = broken(combat, {
      audit: (s) => (s.wounds.length > 1 ? ['nobody takes revenge'] : (combat.audit?.(s) ?? [])),
    });
    expectCaught(game, 'loading', /was reached is refused: nobody takes revenge/, { games: 12, effort: 1 });
  });

  it('catches a position in which nobody is asked before the end', () => {
    const game = broken(hands, { active: (s) => (s.points.some((sum) => sum > 9) ? 0 : hands.active(s)) });
    expectCaught(game, 'loading', /nobody is asked, but it is not over/, { games: 12, effort: 1 });
  });
});

describe('reads', () => {
  it('catches a list of steps that writes', () => {
    const game = broken(hands, {
      steps: (s, seat, draft, out) => {
        hands.steps(s, seat, draft, out);
        s.points[0] = 7;
      },
    });
    expectCaught(game, 'reads', /steps changes points\[0\]/);
  });

  it('catches a prompt, a view and a notation that write', () => {
    const touch = (s: { points: Int32Array }) => {
      s.points[0] = s.points[0]! ^ 1;
    };
    const prompt = broken(hands, {
      point: (s, seat) => {
        touch(s);
        return hands.point(s, seat);
      },
    });
    expectCaught(prompt, 'reads', /point changes/);
    const view = broken(hands, {
      derived: (s) => {
        touch(s);
        return {};
      },
    });
    expectCaught(view, 'reads', /view changes/);
    const notation = broken(hands, {
      write: (s, seat, decision) => {
        touch(s);
        return hands.write(s, seat, decision);
      },
    });
    expectCaught(notation, 'reads', /write changes/);
  });
});

describe('offers', () => {
  it('catches an illegal step that is offered', () => {
    const game = broken(hands, {
      steps: (s, seat, draft, out) => {
        hands.steps(s, seat, draft, out);
        if (out.count > 0) out.add(299);
      },
    });
    expectCaught(game, 'offers', /299 is offered, but refused: NO_SUCH_CARD/);
  });

  it('catches a step offered twice, and an endless list', () => {
    const twice = broken(hands, {
      steps: (s, seat, draft, out) => {
        hands.steps(s, seat, draft, out);
        if (out.count > 0) out.add(out.items[0]!);
      },
    });
    expectCaught(twice, 'offers', /listed twice/);
    const endless = broken(hands, {
      steps: (s, seat, draft, out) => {
        hands.steps(s, seat, draft, out);
        if (out.count > 0) for (let i = 0; i < MOST_STEPS; i++) out.add(1000 + i);
      },
    });
    expectCaught(endless, 'offers', /steps are listed at once/);
  });

  it('catches a draft that may be confirmed too early, and a list that is not cleared', () => {
    const early = broken(hands, {
      steps: (s, seat, draft, out) => {
        hands.steps(s, seat, draft, out);
        out.complete = true;
      },
    });
    expectCaught(early, 'offers', /may be confirmed, but: ONE_DEED_A_TURN/);
    const stale = broken(hands, {
      steps: (s, seat, draft, out) => {
        const list = new StepList();
        hands.steps(s, seat, draft, list);
        for (const step of list.list()) out.add(step);
        out.complete = list.complete;
      },
    });
    expectCaught(stale, 'offers', /is offered|listed twice/);
  });

  it('catches an offered decision that cannot be applied, and an illegal sample', () => {
    const throws = broken(hands, {
      apply: (s, seat, decision, chance, tell) => {
        if (decision[0]! >= PLAY) throw new Error('not yet written');
        hands.apply(s, seat, decision, chance, tell);
      },
    });
    expectCaught(throws, 'offers', /apply .* throws: not yet written/);
    const sample = broken(combat, { sample: () => [6, 5] });
    expectCaught(sample, 'offers', /is sampled, but refused/);
  });
});

describe('refused', () => {
  it('catches a decision that is accepted but not offered', () => {
    const game = broken(hands, {
      refuse: (s, seat, draft, whole) => (draft[0] === 17 ? undefined : hands.refuse(s, seat, draft, whole)),
    });
    expectCaught(game, 'refused', /17.* is not offered.*not refused/);
  });

  it('catches dice that are accepted in any order, but offered in one', () => {
    const game = broken(combat, {
      refuse: (s, seat, draft, whole) => combat.refuse(s, seat, draft.toSorted(), whole),
    });
    expectCaught(game, 'refused', /is not offered/);
  });

  it('catches a seat that decides out of turn', () => {
    const game = broken(hands, {
      refuse: (s, _seat, draft, whole) => hands.refuse(s, s.turn % s.config.seats, draft, whole),
    });
    expectCaught(game, 'refused', /is not asked, but .* is not refused/);
  });

  it('catches a decision after the end', () => {
    const game = broken(hands, {
      refuse: (s, seat, draft, whole) => (hands.outcome(s) ? undefined : hands.refuse(s, seat, draft, whole)),
    });
    expectCaught(game, 'refused', /after the end/);
  });
});

describe('refusals', () => {
  it('catches a refusal that changes the state', () => {
    const game = broken(hands, {
      refuse: (s, seat, draft, whole) => {
        const refused = hands.refuse(s, seat, draft, whole);
        if (refused?.code === 'NO_SUCH_CARD') s.points[seat] = s.points[seat]! + 1;
        return refused;
      },
    });
    expectCaught(game, 'refusals', /is refused, but changes the state/);
  });

  it('catches a refusal without a clause or a code', () => {
    const noClause = broken(hands, {
      refuse: (s, seat, draft, whole) => {
        const refused = hands.refuse(s, seat, draft, whole);
        return refused && { ...refused, clause: '' };
      },
    });
    expectCaught(noClause, 'refusals', /lacks its code or clause/);
    const noCode = broken(hands, {
      read: (s, seat, text) => {
        const read = hands.read(s, seat, text);
        return read.ok ? read : { ok: false, error: { code: 'you cannot', clause: 'SP-2' } };
      },
    });
    expectCaught(noCode, 'refusals', /you cannot/);
  });

  it('catches a reader that throws', () => {
    const game = broken(hands, {
      read: (s, seat, text) => {
        if (text === '') throw new Error('empty');
        return hands.read(s, seat, text);
      },
    });
    expectCaught(game, 'refusals', /read "" throws: empty/);
  });
});

describe('progress', () => {
  it('catches a dead end', () => {
    const game = broken(hands, {
      steps: (s, seat, draft, out) => {
        hands.steps(s, seat, draft, out);
        if (s.turn > 3) out.clear();
      },
    });
    expectCaught(game, 'progress', /is asked, but has no decision/);
  });

  it('catches a game that asks nobody before its end, or somebody after it', () => {
    const nobody = broken(hands, { active: (s) => (s.turn > 4 ? 0 : hands.active(s)) });
    expectCaught(nobody, 'progress', /nobody is asked, but it is not over/);
    const after = broken(hands, { active: (s) => hands.active(s) || 1 });
    expectCaught(after, 'progress', /it is over \(points\), but somebody is asked/);
  });

  it('catches a draft that cannot be completed', () => {
    const game = broken(combat, {
      steps: (s, seat, draft, out) => {
        combat.steps(s, seat, draft, out);
        if (draft.length === 2) {
          out.clear();
        }
      },
    });
    expectCaught(game, 'progress', /leads nowhere/);
  });

  it('catches ranks that are no ranking, and a limit that is none', () => {
    const ranks = broken(hands, {
      outcome: (s) => {
        const end = hands.outcome(s);
        return end && { ...end, ranks: end.ranks.map((rank) => rank + 1) };
      },
    });
    expectCaught(ranks, 'progress', /no ranking/);
    expectCaught(broken(hands, { maxDecisions: () => Number.NaN }), 'progress', /maxDecisions is NaN/);
  });

  it('catches one seat that has neither won nor lost, and results that the ranks deny', () => {
    const ends = (more: (end: Outcome) => Partial<Outcome>) =>
      broken(summit, {
        outcome: (s) => {
          const end = summit.outcome(s);
          return end && { ...end, ...more(end) };
        },
      });
    const silent = ends(() => ({ results: undefined }));
    expectCaught(silent, 'progress', /one side is neither won nor lost/);
    expectCaught(
      ends(({ ranks }) => ({ results: ranks.map(() => 'drawn' as const) })),
      'progress',
      /one side is neither won nor lost/,
    );
    const results = ({ ranks }: Outcome) => ranks.map((rank) => (rank === 1 ? 'won' : 'lost') as SeatResult);
    expectCaught(
      ends((end) => ({ results: [...results(end), 'won' as const] })),
      'progress',
      /not one result for each seat/,
    );
    expectCaught(
      ends(({ ranks }) => ({ results: ranks.map(() => 'won' as const) })),
      'progress',
      /has won that is not first/,
    );
    expectCaught(
      ends((end) => ({ ranks: end.ranks.map(() => 1), results: results(end) })),
      'progress',
      /equal ranks \(1 1.*but/,
    );
  });

  it('catches a side whose seats have different ranks, and sides that share a seat', () => {
    const split = broken(summit, {
      outcome: (s) => {
        const end = summit.outcome(s);
        return end && s.config.seats === 4 ? { ...end, ranks: [1, 2, 3, 4] } : end;
      },
    });
    expectCaught(split, 'progress', /a side does not share its rank/);
    expectCaught(broken(summit, { sides: () => [0b11, 0b10] }), 'progress', /a side is empty, or of seats/);
  });

  it('catches a deal that throws', () => {
    const game = broken(hands, {
      setup: () => {
        throw new Error('no cards');
      },
    });
    expectCaught(game, 'progress', /the deal throws: no cards/);
  });
});

describe('notation', () => {
  it('catches two decisions with the same text', () => {
    const game = broken(hands, {
      write: (s, seat, d) => hands.write(s, seat, d).replace(/ c\d+/, ' a card'),
    });
    expectCaught(game, 'notation', /means both/);
  });

  it('catches a text that does not read back, or reads as something else', () => {
    const deaf = broken(hands, { write: (s, seat, d) => `I ${hands.write(s, seat, d)}` });
    expectCaught(deaf, 'notation', /is not read: NOT_A_DEED/);
    const wrong = broken(hands, { read: () => ({ ok: true, value: [DRAW] }) });
    expectCaught(wrong, 'notation', /but reads as \[0\]/);
  });

  it('catches a draft that is written as if it were whole, or that cannot be read back', () => {
    const silent = broken(combat, {
      write: (s, seat, d) => (d.length === 1 && s.stage === 0 ? 'roll' : combat.write(s, seat, d)),
    });
    expectCaught(silent, 'notation', /"roll" is not read: NOT_AN_ANSWER/);
    expectCaught(silent, 'notation', /"roll" means both/);
  });
});

describe('timeouts', () => {
  it('catches an answer that is not legal', () => {
    expectCaught(broken(bids, { timeout: () => [5] }), 'timeouts', /is refused: TOKEN_SPENT/);
  });
});

describe('messages', () => {
  it('catches a message that is missing in one language', () => {
    const messages = (language: string, key: string) =>
      bidsHasMessage(language, key) && !(language === 'pl' && key === 'event.wonRound');
    expectCaught(bids, 'messages', /no message event\.wonRound in pl/, { messages });
  });

  it('catches a refusal, a prompt, an ending and an option without a message', () => {
    for (const missing of [
      'refusal.NOT_IN_HAND',
      'point.turn',
      'ending.points',
      'option.pairs',
      'option.memory.forgotten',
    ])
      expectCaught(hands, 'messages', new RegExp(`no message ${missing} in it`), {
        messages: (_language, key) => key !== missing,
        games: 4,
      });
  });
});
