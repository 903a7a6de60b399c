/**
 * Servers that leak on purpose, each in one way: they prove that the comparison finds such a leak. Each reveals a little
 * of what is hidden – a bit, a length, an order, a moment, a count.
 */
import { Hearing } from '#engine/match/heard.ts';
import { Match } from '#engine/match/match.ts';
import { wholeStory } from '#engine/match/story.ts';
import { err } from '#engine/result.ts';
import type { Runtime } from '#engine/runtime.ts';
import { countSeats, everySeat, listSeats, NOBODY, numbersOf } from '#engine/seats.ts';
import { TableClock } from '#tables/clocks.ts';
import { Subscribers } from '#tables/subscribers.ts';
import { Table } from '#tables/table.ts';
import { tokenOf } from './planted-secrets.ts';
import type { Spoil } from './scripted-deal.ts';
import type { World } from './world.ts';

export interface Spoiler {
  readonly engine?: Spoil;
  readonly world?: (world: World) => void;
  /** Least duration of a covert round. */
  readonly hold?: number;
  /** Changes the tables of all worlds; what it returns mends them. */
  readonly tables?: () => () => void;
  /** Id of the channel on which it must be found. */
  readonly found: RegExp;
  /** Games it is tried on; by default one with hidden hands. */
  readonly game?: string;
  /** With how many players; by default with any number. */
  readonly players?: number;
}

const seatsOf = (match: Match): number[] => listSeats(everySeat(match.setup.seats));

/** A number that depends on every cell of the true state. */
const hiddenIn = (match: Match): number => {
  let sum = 7;
  for (const cell of match.state.data) sum = (Math.imul(sum, 31) + cell) | 0;
  return sum >>> 3;
};
const hiddenAt = (world: World): number => {
  const [match] = [...world.dealer.matches.values()].slice(-1);
  return match ? hiddenIn(match) : 0;
};

/** Changes everything that viewers are shown. */
const shown =
  (change: (text: { own: string; shared: string }, match: Match) => { own: string; shared: string }): Spoil =>
  (engine): Runtime => ({
    ...engine,
    // Whole views only: what is said to have changed is made elsewhere.
    headWriter: undefined,
    viewChanger: undefined,
    viewWriter: (match) => {
      const write = engine.viewWriter(match);
      return (viewer) => change(write(viewer), match);
    },
  });

/** In a covert round, the clocks of those who have not answered are said to run. */
const withRunningClocks = (): (() => void) => {
  const { charge, info } = TableClock.prototype;
  const waiting = new WeakMap<TableClock, readonly number[]>();
  TableClock.prototype.charge = function (match, ...more) {
    waiting.set(this, match.covert ? numbersOf(match.owing) : []);
    charge.call(this, match, ...more);
  };
  TableClock.prototype.info = function (now) {
    const told = info.call(this, now);
    return { ...told, running: [...told.running, ...(waiting.get(this) ?? [])] };
  };
  return () => void Object.assign(TableClock.prototype, { charge, info });
};

/** Whenever a side proposes something, all players are told – nothing of what it is. */
const withProposalsCounted = (): (() => void) => {
  const { propose } = Subscribers.prototype;
  Subscribers.prototype.propose = function (side, proposals) {
    propose.call(this, side, proposals);
    propose.call(this, everySeat(16), []);
  };
  return () => void Object.assign(Subscribers.prototype, { propose });
};

/** Earlier moments are shown while the match runs. */
const withPastOpen = (): (() => void) => {
  const forgets = Object.getOwnPropertyDescriptor(Match.prototype, 'forgets')!;
  const { past } = Table.prototype;
  Table.prototype.past = async function (...asked) {
    Object.defineProperty(Match.prototype, 'forgets', { configurable: true, get: () => false });
    try {
      return await past.apply(this, asked);
    } finally {
      Object.defineProperty(Match.prototype, 'forgets', forgets);
    }
  };
  return () => void Object.assign(Table.prototype, { past });
};

/** Bots hear what every other seat hears. */
const withEverythingHeard = (): (() => void) => {
  const { of } = Hearing.prototype;
  Hearing.prototype.of = function (seat, length) {
    const seats = Array.from({ length: this.match.setup.seats }, (_, i) => i);
    return [seat, ...seats].flatMap((each) => of.call(this, each, length));
  };
  return () => void Object.assign(Hearing.prototype, { of });
};

/** A guest who has no seat anywhere. */
const STRANGER = tokenOf(77);

const onRequest =
  (header: string, value: (world: World, cookie: string) => string) =>
  (world: World): void => {
    world.server.prependListener('request', (request, response) =>
      response.setHeader(header, value(world, request.headers.cookie ?? '')),
    );
  };

export const SPOILERS: Readonly<Record<string, Spoiler>> = {
  'the length of a message': {
    engine: shown(({ own, shared }, match) => ({ own, shared: shared + ' '.repeat(hiddenIn(match) & 3) })),
    found: /^socket: /,
  },
  'the order of its parts': {
    engine: shown(({ own, shared }, match) =>
      hiddenIn(match) & 1 ? { own: shared, shared: own } : { own, shared },
    ),
    found: /^socket: /,
  },
  'whether a message comes': {
    engine: shown(({ own, shared }, match) => {
      const sealed = seatsOf(match).map((seat) => match.sealedAnswer(seat));
      return {
        own,
        shared: shared + ' '.repeat(sealed.flat().reduce<number>((sum, step) => sum + (step ?? 0), 0)),
      };
    }),
    found: /^socket: a sealed answer/,
    game: 'small-bids',
  },
  'when a message comes': {
    world: (world) => {
      world.bots.delay = () => (hiddenAt(world) & 1 ? 0 : 1000);
    },
    found: /(?:^silence|^socket|^bot)/,
  },
  'why something is refused': {
    engine: (engine) => ({
      ...engine,
      createMatch: (...given) => {
        const made = engine.createMatch(...given);
        if (!made.ok) return made;
        const match = made.value;
        const judge = match.judge.bind(match);
        match.judge = (...asked) => {
          const judged = judge(...asked);
          if (judged.ok) return judged;
          return err({ ...judged.error, params: { ...judged.error.params, luck: hiddenIn(match) & 1 } });
        };
        return made;
      },
    }),
    found: /^answer to an own command$/,
  },
  'an earlier moment': {
    engine: (engine) => ({
      ...engine,
      pastView: (match, ...more) => {
        const view = engine.pastView(match, ...more);
        return view && { ...view, options: { ...view.options, luck: hiddenIn(match) & 1 } };
      },
    }),
    found: /^socket: an earlier moment$/,
  },
  'what a bot is sent': {
    engine: (engine) => ({
      ...engine,
      viewOf: (match, viewer) => {
        const view = engine.viewOf(match, viewer);
        return { ...view, options: { ...view.options, luck: hiddenIn(match) & 1 } };
      },
    }),
    found: /^bot$/,
  },
  'the log': {
    world: (world) => {
      world.also = (point) => {
        if (point === 'published') world.log.push(`a decision, luck ${hiddenAt(world) & 1}`);
      };
    },
    found: /^log$/,
  },
  'a page': { world: onRequest('X-Luck', (world) => String(hiddenAt(world) & 1)), found: /^GET / },
  'what is counted': {
    world: (world) => {
      world.also = (point) => {
        if (point === 'published' && hiddenAt(world) & 1)
          void world.browser(STRANGER).request('GET', '/healthz');
      };
    },
    found: /^(?:GET \/metrics|log)$/,
  },
  'whom it tells people to wait for': {
    world: (world) => {
      world.also = (point) => {
        const [table] = [...world.dealer.deals.keys()].slice(-1);
        if (point === 'published' && table !== undefined) world.noticeWrongly(table, hiddenAt(world) & 1023);
      };
    },
    found: /^(?:notices|GET \/api\/account\/export)$/,
  },
  'a covert round that ends when all have answered': {
    hold: 0,
    // A bot that is asked again too soon can be the first to notice.
    found: /covert|^bot$/,
    game: 'small-ambush',
  },
  'how many have answered in a covert round': {
    engine: shown(({ own, shared }, match) => ({
      own,
      shared: shared + ' '.repeat(match.covert ? countSeats(match.sealed) : 0),
    })),
    found: /covert/,
    game: 'small-ambush',
  },
  'the clock of who has not answered': {
    tables: withRunningClocks,
    found: /^socket: a (?:covert|decision)/,
    game: 'small-ambush',
  },
  'a line for a pass': {
    engine: (engine) => ({
      ...engine,
      linesOf: (page, index, viewer) =>
        engine.linesOf({ ...page, covert: false, open: page.texts.map(() => true) }, index, viewer),
    }),
    found: /covert/,
    game: 'small-ambush',
  },
  'how many standing orders there are': {
    engine: shown(({ own, shared }, match) => ({
      own,
      shared:
        shared +
        seatsOf(match)
          .map((seat) => ' '.repeat(match.ordersOf(seat).length))
          .join(''),
    })),
    found: /^socket: /,
    game: 'small-parry',
  },
  'when an order was left': {
    engine: (engine) => ({
      ...engine,
      createMatch: (...given) => {
        const made = engine.createMatch(...given);
        // An order that answers at once changes the table for everybody, and lists show when it last changed.
        if (made.ok) made.value.answersAtOnce = () => true;
        return made;
      },
    }),
    found: /^(?:GET \/api\/(?:me|tables|account\/export)|socket: a standing order)$/,
    game: 'small-parry',
  },
  'that somebody has answered in advance': {
    engine: shown(({ own, shared }, match) => ({
      own,
      shared: seatsOf(match).some((seat) => match.unaskedOf(seat).early !== undefined)
        ? `${shared} `
        : shared,
    })),
    found: /^socket: /,
    game: 'small-parry',
  },
  'what was once open, to who comes to a table that forgets': {
    engine: (engine) => ({ ...engine, storyOf: wholeStory }),
    found: /^socket: (?:the whole picture|coming and going)/,
    game: 'small-tokens',
  },
  'how often something was shown at a table that forgets': {
    engine: shown(({ own, shared }, match) => {
      const told = JSON.stringify(match.forgets ? wholeStory(match, NOBODY) : []);
      return { own, shared: shared + ' '.repeat(told.split('"picture":"sun"').length - 1) };
    }),
    found: /^socket: /,
    game: 'small-tokens',
  },
  'an earlier moment of a table that forgets': {
    tables: withPastOpen,
    found: /^socket: an earlier moment$/,
    game: 'small-tokens',
  },
  'what a bot has heard of others': {
    tables: withEverythingHeard,
    found: /^bot$/,
  },
  'what one side says': {
    world: (world) => {
      world.also = (point) => {
        if (point === 'published') world.tellAllLines();
      };
    },
    found: /^socket: /,
    game: 'small-summit',
  },
  'that one side proposes something': {
    tables: withProposalsCounted,
    found: /^socket: a proposal$/,
    game: 'small-summit',
    players: 4,
  },
  'what a partner could decide': {
    engine: (engine) => ({
      ...engine,
      judgeProposal: (match, seat, proposed) => {
        const judged = engine.judgeProposal!(match, seat, proposed);
        if (!judged.ok || 'place' in judged.value) return judged;
        const decision = match.game.read(match.state, judged.value.for, judged.value.text);
        const refused = decision.ok && match.game.refuse(match.state, judged.value.for, decision.value, true);
        return refused ? err(refused) : judged;
      },
    }),
    found: /^(?:answer to an own command|socket: a proposal)$/,
    game: 'small-summit',
    players: 4,
  },
  'a token in a header': { world: onRequest('X-Who', (_, cookie) => cookie), found: /^token$/ },
  'a token in the log': {
    world: (world) => {
      world.also = (point) => {
        if (point === 'published') world.log.push(`ludoteca=${tokenOf(1)}`);
      };
    },
    found: /^token$/,
  },
};
