/** What happens at a twin table beside decisions: page requests, joining and leaving, chat, time passing. */
import type { Act } from '#engine/match/entry.ts';
import type { Match } from '#engine/match/match.ts';
import { SPECTATOR } from '#engine/seats.ts';
import { sideWith } from '#engine/sides.ts';
import type { Episode } from './episode.ts';
import { curiousCommand, EXPORT, figuresIn, growth, PAGES, RESIDENT } from './odd-requests.ts';
import { followed, type Person } from './seating.ts';

export const anyPerson = ({ sitting, random, gone }: Episode): Person | undefined => {
  const here = sitting.setup.people.filter((person) => !gone.has(person));
  return here[random.draw(Math.max(1, here.length))];
};

/**
 * Sends a command that nobody else may notice: to the first world, and to each other world when the viewer there is the
 * sender, else to some. Returns whether the game goes on.
 */
export const sendUnnoticed = async (
  episode: Episode,
  what: string,
  person: Person,
  message: object,
): Promise<boolean> => {
  const { random, stage } = episode;
  await episode.together(what, () => {
    stage.worlds[0]!.browser(person.cookie).send(message);
    for (const eye of episode.alive)
      if (eye.person === person || random.draw(2) === 0)
        stage.worlds[eye.world]!.browser(person.cookie).send(message);
      else eye.uneven = eye.busier = true;
  });
  return !episode.truth.outcome;
};

/** So much time passes that what follows has another date. */
export const someTime = (episode: Episode): Promise<void> =>
  episode.together('time that passes', () => undefined, undefined, 1 + episode.random.draw(1500));

/** Perhaps somebody looks at their tables: a list shows when each last changed. */
export const lookAtTables = async (episode: Episode): Promise<void> => {
  const person = anyPerson(episode);
  if (person && episode.random.draw(2) === 0) await ask(episode, 'GET /api/me', person, '/api/me');
};

/** A command that is refused. The refusal must be the same whatever is hidden. */
export const tryOut = async (episode: Episode): Promise<boolean> => {
  const { truth, random, stage, sitting } = episode;
  const person = anyPerson(episode);
  if (!person) return true;
  const { length } = truth.history.items;
  const message = curiousCommand(sitting, person.seats, truth.decisionId, length, random, stage.words);
  const done = (match: Match): boolean => {
    const seat = Number(message.seat) - 1;
    if (!person.seats.includes(seat)) return false;
    if (message.t === 'act') return !match.refuseAct(seat, message.act as Act, Number(message.about) - 1);
    if (message.t !== 'decide') return false;
    return match.judge(seat, String(message.text), { id: Number(message.decision) }).ok;
  };
  // An accepted command would be a decision, which other actions cover. A rematch gets a table with a random name.
  if (done(truth) || (message.t === 'rematch' && truth.outcome)) return true;
  const worlds = [stage.worlds[0]!];
  for (const eye of episode.alive)
    if (eye.person === person || !done(episode.matchIn(eye.world))) worlds.push(stage.worlds[eye.world]!);
    else eye.busier = true;
  await episode.together(
    'a curious command',
    () => {
      for (const world of worlds) world.browser(person.cookie).send(message);
    },
    { person, id: String(message.id) },
  );
  return true;
};

export const page = async (episode: Episode): Promise<boolean> => {
  const { random, sitting } = episode;
  const { people } = sitting.setup;
  const person = people[random.draw(people.length)]!;
  const [channel, path] = PAGES[random.draw(PAGES.length)]!;
  // It names the turns that wait for the person: see "Orders and notices" in docs/leaks.md.
  if (channel === EXPORT && episode.alive.some((eye) => eye.person === person && eye.uneven)) return true;
  await ask(episode, channel, person, path(sitting.table));
  return true;
};

/** Somebody requests a page or data. */
const ask = (episode: Episode, channel: string, person: Person, path: string): Promise<void> => {
  const going = episode.going;
  return episode.together(channel, () => {
    for (const world of going) void world.browser(person.cookie).request('GET', path);
  });
};

/** What the server's counters gained since the last look. */
export const figures = async (
  episode: Episode,
  decide: (episode: Episode) => Promise<boolean>,
): Promise<boolean> => {
  const { sitting, stage } = episode;
  const [host] = sitting.setup.people as [Person];
  const look = async (): Promise<ReadonlyMap<string, number>[]> => {
    const asked = stage.worlds.map((world) => world.browser(host.cookie).request('GET', '/metrics'));
    await stage.settle();
    return (await Promise.all(asked)).map(figuresIn);
  };
  const quiet = () => {
    for (const world of stage.worlds)
      for (const { cookie } of sitting.setup.people) world.browser(cookie).take();
    for (const world of stage.worlds) world.takeLog();
  };
  const from = await look();
  quiet();
  const before = new Set(episode.alive.filter(({ busier }) => busier));
  for (const eye of episode.alive) eye.busier = false;
  await decide(episode);
  if (!episode.truth.outcome) await tryOut(episode);
  const to = await look();
  quiet();
  // An earlier table, on which something was still due, may have been opened once more when everybody had left.
  const isAlone = from.every((figures) => (figures.get(RESIDENT) ?? 0) <= 1);
  const without = isAlone ? [] : [RESIDENT];
  const grown = (world: number): string => growth(from[world]!, to[world]!, without);
  for (const eye of episode.alive) {
    const { game } = episode.start.subject;
    const of = () => ({ game: game.id, viewer: eye.name, where: `${episode.where}, step ${episode.steps}` });
    if (!eye.busier) stage.findings.compare('GET /metrics', grown(0), grown(eye.world), of);
    eye.busier ||= before.has(eye);
    const [a, b] = [stage.worlds[0]!, stage.worlds[eye.world]!];
    const cookie = eye.person?.cookie;
    if (cookie !== undefined && !eye.uneven)
      stage.findings.compare('notices', a.notices(cookie), b.notices(cookie), of);
  }
  return !episode.truth.outcome;
};

export const past = async (episode: Episode): Promise<boolean> => {
  const { random, sitting } = episode;
  const person = anyPerson(episode);
  if (!person) return true;
  const index = random.draw(episode.truth.history.items.length + 1);
  const again = random.draw(3) === 0;
  const message = again
    ? { t: 'watch', id: sitting.nextId, ...followed(sitting, person.cookie) }
    : { t: 'past', id: sitting.nextId, table: sitting.table, index };
  const going = episode.going;
  await episode.together(again ? 'the whole picture again' : 'an earlier moment', () => {
    for (const world of going) world.browser(person.cookie).send(message);
  });
  return true;
};

export const comeOrGo = async (episode: Episode): Promise<boolean> => {
  const { random, sitting, gone } = episode;
  const { people } = sitting.setup;
  const person = people[random.draw(people.length)]!;
  // How many people look on decides whether a covert round has a hold at all.
  if (episode.truth.game.covert && person.seats.length === 0) return true;
  const back = gone.has(person);
  const id = sitting.nextId;
  const going = episode.going;
  await episode.together('coming and going', () => {
    for (const world of going)
      world
        .browser(person.cookie)
        .send(
          back
            ? { t: 'watch', id, ...followed(sitting, person.cookie) }
            : { t: 'leave', id, table: sitting.table },
        );
  });
  if (!gone.delete(person)) gone.add(person);
  return true;
};

export const talk = async (episode: Episode): Promise<boolean> => {
  const { sitting, random } = episode;
  const person = anyPerson(episode);
  if (!person) return true;
  const id = sitting.nextId;
  const message = { t: 'say', id, table: sitting.table, text: `line ${random.draw(1000)}` };
  const going = episode.going;
  await episode.together('a line of chat', () => {
    for (const world of going) world.browser(person.cookie).send(message);
  });
  return true;
};

/**
 * Somebody says something to their side. Where the twin is of a viewer who must not know of it, they say something else
 * there, or nothing.
 */
export const talkAside = async (episode: Episode): Promise<boolean> => {
  const { sitting, random, stage } = episode;
  const person = anyPerson(episode);
  const side = person && sideWith(episode.truth.sides, person.viewer);
  if (!person || side === undefined) return true;
  const id = sitting.nextId;
  const say = (text: string) => ({ t: 'say', id, table: sitting.table, to: 'side', text });
  const line = `line ${random.draw(1000)}`;
  const said = [line];
  for (const eye of episode.alive) {
    const hears = eye.viewer !== SPECTATOR && (eye.viewer & ~side) === 0;
    if (!hears) eye.busier = true;
    said[eye.world] = hears ? line : random.draw(2) === 0 ? '' : `${line} ${'x'.repeat(random.draw(40))}`;
  }
  await episode.together('a line to one side', () => {
    for (const [world, text] of said.entries())
      if (text) stage.worlds[world]!.browser(person.cookie).send(say(text));
  });
  return true;
};

export const wait = async (episode: Episode): Promise<boolean> => {
  const { random } = episode;
  const ms = [1000, 1000, 5000, 5000, 31_000][random.draw(5)]!;
  await episode.together('time that passes', () => undefined, undefined, ms);
  return !episode.truth.outcome;
};
