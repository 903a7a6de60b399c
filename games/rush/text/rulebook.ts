/**
 * The rulebook by clause: the type of a language file, and the rulebook that a page shows. English is the source. The
 * other languages must have its clauses by type, so that a missing translation does not compile. The tables of cards
 * are generated from the cards.
 */
import type { Message, Messages, RuleChapter, RuleClause, RuleTable } from '#engine/text.ts';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { BARRACKS_SET, KINDS, type Kind, MAX_SEATS } from '../content/cards.ts';
import { ACTIVE_ABILITIES, CLASSES, type Nation, PASSIVE_ABILITIES } from '../content/vehicle-row.ts';
import { VEHICLES, type Vehicle } from '../content/vehicles.ts';

/** The chapters of rules, and those with the cards, examples and a summary. */
export const RULE_CHAPTERS = [
  'RUSH-1',
  'RUSH-2',
  'RUSH-3',
  'RUSH-4',
  'RUSH-5',
  'RUSH-6',
  'RUSH-7',
  'RUSH-8',
  'RUSH-9',
  'RUSH-10',
  'RUSH-11',
  'RUSH-12',
  'RUSH-13',
] as const;
type ChapterId = (typeof RULE_CHAPTERS)[number] | 'CARDS' | 'EXAMPLES' | 'REF';

/** The tables of cards, in reading order. */
const CONTENTS = [
  'barracks',
  'bases',
  'medals',
  'achievements',
  'classes',
  'ussr',
  'germany',
  'usa',
  'france',
  'abilities',
  'starts',
] as const;
type ContentId = (typeof CONTENTS)[number];

/** Headings of columns, and words in cells, that are not on any card. */
interface Heads {
  readonly card: string;
  readonly copies: string;
  readonly perPlayer: string;
  readonly vehicle: string;
  readonly class: string;
  readonly abilities: string;
  readonly achievement: string;
  readonly compared: string;
  readonly armed: string;
  readonly oneHit: string;
  readonly cards: string;
  readonly ability: string;
  readonly effect: string;
  readonly players: string;
  readonly deck: string;
  readonly hand: string;
  readonly yes: string;
  readonly no: string;
}

/** The texts of one language. `Rule`, `Example` and `Card` are the keys that it must have, taken from English. */
export interface RulebookText<
  Rule extends string = string,
  Example extends string = string,
  Summary extends string = string,
> {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  /** Clause → its text; clauses are cited in short form, such as 4.12. */
  readonly rules: Readonly<Record<Rule, string>>;
  readonly contents: Readonly<Record<ContentId, string>>;
  readonly heads: Heads;
  readonly examples: Readonly<Record<Example, string>>;
  readonly reference: Readonly<Record<Summary, string>>;
}

/** `4.12` → `RUSH-4.12`, unless it is part of a word such as `v2.0`. */
const inFull = (text: string): string => text.replace(/(?<![\w.])\d{1,2}\.\d{1,2}(?!\w)/g, 'RUSH-$&');

/** The names of cards, as the table uses them. @throws where there is no such message */
const namesOf = (messages: Messages) => {
  const plain = (message: Message): string => (typeof message === 'string' ? message : message.other);
  return (key: string): string => {
    const message = messages[key];
    if (message === undefined) throw new Error(`The rulebook names ${key}, which is no message`);
    return plain(message).replaceAll('{n}', 'N');
  };
};
type Names = ReturnType<typeof namesOf>;

const abilitiesOf = (
  { abilities, passive }: Pick<Vehicle, 'abilities' | 'passive'>,
  names: Names,
): string => {
  const numbered = (id: string, n: number) =>
    id === 'reinforcements' || id === 'research' ? `${names(`ability.${id}`)} ${n}` : names(`ability.${id}`);
  const all = [
    ...abilities.map(({ id, n }) => numbered(id, n)),
    ...passive.map((id) => names(`ability.${id}`)),
  ];
  return all.length > 0 ? all.join(', ') : '–';
};

const VALUES = ['value.cost', 'value.resources', 'value.attack', 'value.defence'];
const vehicleTable = (nation: Nation, heads: Heads, names: Names): RuleTable => [
  [heads.vehicle, heads.class, ...VALUES.map(names), heads.abilities],
  ...VEHICLES.filter((one) => one.nation === nation).map((one) => [
    one.name,
    names(`class.${one.vehicleClass}`),
    ...[one.cost, one.resources, one.attack, one.defence].map(String),
    abilitiesOf(one, names),
  ]),
];

const rangeOf = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
};
const payOf = (kind: Kind): string => (kind.resources === null ? '–' : String(kind.resources));
const ofType = (type: Kind['type']): readonly Kind[] => KINDS.filter((kind) => kind.type === type);

const tableOf = (id: ContentId, heads: Heads, names: Names): RuleTable => {
  switch (id) {
    case 'barracks':
      return [
        [heads.card, heads.perPlayer, heads.copies, names('value.resources'), heads.abilities],
        ...ofType('barracks').map((kind) => [
          names(`card.${kind.id}`),
          String(BARRACKS_SET[kind.id]),
          String(kind.copies),
          payOf(kind),
          abilitiesOf({ abilities: kind.abilities, passive: [] }, names),
        ]),
      ];
    case 'bases':
      return [
        [heads.card, heads.perPlayer, heads.copies, names('value.resources'), names('value.points')],
        [names('type.base'), '3', String(3 * MAX_SEATS), '–', '3'],
      ];
    case 'medals':
      return [
        [heads.card, heads.copies, names('value.resources'), names('value.points')],
        ...ofType('medal').map((kind) => [
          names(`card.${kind.id}`),
          String(kind.copies),
          payOf(kind),
          String(kind.points),
        ]),
      ];
    case 'achievements':
      return [
        [heads.achievement, heads.compared],
        ...ACHIEVEMENTS.map((one) => [names(`achievement.${one.id}`), names(`achievement.${one.id}.about`)]),
      ];
    case 'classes':
      return [
        [heads.class, heads.armed, names('value.attack'), names('value.defence'), heads.oneHit, heads.cards],
        ...CLASSES.map((one) => {
          const vehicles = VEHICLES.filter((vehicle) => vehicle.vehicleClass === one);
          return [
            names(`class.${one}`),
            one === 'auxiliary' ? heads.no : heads.yes,
            rangeOf(vehicles.map((vehicle) => vehicle.attack)),
            rangeOf(vehicles.map((vehicle) => vehicle.defence)),
            one === 'heavy' ? heads.yes : heads.no,
            String(vehicles.length),
          ];
        }),
      ];
    case 'abilities':
      return [
        [heads.ability, heads.effect],
        ...[...ACTIVE_ABILITIES, 'deploy', ...PASSIVE_ABILITIES].map((one) => [
          one === 'reinforcements' || one === 'research'
            ? `${names(`ability.${one}`)} N`
            : names(`ability.${one}`),
          names(`ability.${one}.about`),
        ]),
      ];
    case 'starts':
      return [
        [heads.players, names('zone.inGame'), heads.deck, heads.hand],
        ...[2, 3, 4, 5].map((players) => [String(players), String(players + 1), '96 / 95', '3']),
      ];
    default:
      return vehicleTable(id, heads, names);
  }
};

/** The rulebook of one language; `messages`: its messages, which name the cards. */
export const assembleRulebook = (text: RulebookText, messages: Messages): readonly RuleChapter[] => {
  const names = namesOf(messages);
  const chapter = (id: ChapterId, clauses: readonly RuleClause[]): RuleChapter => ({
    id,
    title: text.chapters[id],
    clauses: clauses.map((clause) => ({ ...clause, text: inFull(clause.text) })),
    deferred: false,
  });
  const plain = ([id, words]: readonly [string, string]): RuleClause => ({ id, text: words });
  return [
    ...RULE_CHAPTERS.map((id) =>
      chapter(
        id,
        Object.entries(text.rules)
          .filter(([clause]) => clause.startsWith(`${id}.`))
          .map(plain),
      ),
    ),
    chapter(
      'CARDS',
      CONTENTS.map((id, i) => ({
        id: `CARDS-${i + 1}`,
        text: text.contents[id],
        table: tableOf(id, text.heads, names),
      })),
    ),
    chapter('EXAMPLES', Object.entries(text.examples).map(plain)),
    chapter('REF', Object.entries(text.reference).map(plain)),
  ];
};
