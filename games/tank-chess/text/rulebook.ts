/**
 * The rulebook by clause: what a language file holds, and what a page shows. English is the source; the other
 * languages are checked against its clauses by type, so that a missing translation does not compile.
 */
import type { RuleChapter, RuleClause, RuleTable } from '#engine/text.ts';

export const CHAPTERS = [
  'TC-1',
  'TC-2',
  'TC-3',
  'TC-4',
  'TC-5',
  'TC-6',
  'TC-7',
  'TC-8',
  'TC-9',
  'TC-10',
  'TC-11',
  'TC-12',
  'TC-13',
  'TC-14',
  'TC-15',
  'TC-16',
  'TC-17',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The expansion, which cannot be played yet; it is in the English rulebook only. */
export const DEFERRED_CHAPTER = 'TC-17';

/** The remarks in the two grammars. */
interface GrammarNotes {
  readonly size: string;
  readonly placement: string;
  readonly row: string;
  readonly run: string;
  readonly wreck: string;
  readonly noProgress: string;
  readonly turnNumber: string;
  readonly drive: string;
  readonly reverse: string;
  readonly shot: string;
  readonly status: string;
}

/** What one language says; `Id` are the clauses it must have. */
export interface RulebookText<Id extends string = string> {
  readonly chapters: Readonly<Record<Exclude<ChapterId, typeof DEFERRED_CHAPTER>, string>>;
  readonly clauses: Readonly<Record<Id, string>>;
  readonly grammar: GrammarNotes;
  /** Head of the kill matrix: "shooter (cannon)". */
  readonly shooter: string;
  /** The options of TC-16.1, head first: option, values, default, clause. */
  readonly options: RuleTable;
}

const tcpGrammar = (
  n: GrammarNotes,
): string => `tcp        = size, " ", placement, " ", side, " ", noProgress, " ", turnNumber ;
size       = int, "x", int ;                       (* ${n.size} *)
placement  = row, { "/", row } ;                   (* ${n.placement} *)
row        = { run | "#" | "%" | wreck | piece } ; (* ${n.row} *)
run        = posInt ;                              (* ${n.run} *)
wreck      = "x", letter ;                         (* ${n.wreck} *)
piece      = letter, facing ;
letter     = "C"|"L"|"M"|"H"|"D"|"R"|"c"|"l"|"m"|"h"|"d"|"r" ;
facing     = "0"|"1"|"2"|"3"|"4"|"5"|"6"|"7" ;
side       = "w" | "b" ;
noProgress = int ;                                 (* ${n.noProgress} *)
turnNumber = posInt ;                              (* ${n.turnNumber} *)
posInt     = nonZeroDigit, { digit } ;   int = "0" | posInt ;`;

const tcnGrammar = (
  n: GrammarNotes,
): string => `turn    = letter, square, ( action, [ shot ] | exit ), [ status ] ;
letter  = "C"|"L"|"M"|"H"|"D"|"R" ;
square  = file, rank ;   file = "a".."x" ;   rank = posInt ;
action  = turnInPlace | drive | reverse ;
turnInPlace = "/", dir, [ path ] ;
drive   = ">", square, "/", dir, [ path ] ;        (* ${n.drive} *)
reverse = "<", square ;                            (* ${n.reverse} *)
exit    = ">OUT", [ path ] ;
dir     = "N"|"NE"|"E"|"SE"|"S"|"SW"|"W"|"NW" ;
path    = "(", step, { step }, ")" ;   step = "F"|"L"|"R" ;
shot    = "*", square | "!", square ;              (* ${n.shot} *)
status  = "#" | "+" | "^" | "+^" ;                 (* ${n.status} *)`;

/** Which sides of a target each shooter destroys (TC-6.10): front F, side S, rear R. */
export const KILL_MATRIX: RuleTable = [
  ['C (1)', 'SR', 'SR', 'R', '-', 'R', 'SR'],
  ['L (1)', 'SR', 'SR', 'R', '-', 'R', 'SR'],
  ['M (2)', 'FSR', 'FSR', 'SR', 'R', 'SR', 'FSR'],
  ['H (3)', 'FSR', 'FSR', 'FSR', 'SR', 'FSR', 'FSR'],
  ['D (4)', 'FSR', 'FSR', 'FSR', 'FSR', 'FSR', 'FSR'],
  ['R (5)', 'FSR', 'FSR', 'FSR', 'FSR', 'FSR', 'FSR'],
];

const tableOf = (
  id: string,
  text: RulebookText,
  more: Readonly<Record<string, RuleTable>>,
): RuleTable | undefined => {
  if (id === 'TC-6.10') return [[text.shooter, 'C', 'L', 'M', 'H', 'D', 'R'], ...KILL_MATRIX];
  if (id === 'TC-16.1') return text.options;
  return more[id];
};

const grammarOf = (id: string, notes: GrammarNotes): string | undefined => {
  if (id === 'TC-14.3') return tcpGrammar(notes);
  return id === 'TC-14.6' ? tcnGrammar(notes) : undefined;
};

/** Puts a language's texts in the order of the rulebook; `tables` adds tables to further clauses. */
export const assembleRulebook = (
  text: RulebookText,
  tables: Readonly<Record<string, RuleTable>> = {},
): readonly RuleChapter[] => {
  const chapters: Readonly<Record<string, string>> = text.chapters;
  const clauses = Object.entries(text.clauses);
  return CHAPTERS.flatMap((id) => {
    const title = chapters[id];
    if (title === undefined) return [];
    const own = clauses
      .filter(([clause]) => clause.startsWith(`${id}.`))
      .map(([clause, words]): RuleClause => {
        const grammar = grammarOf(clause, text.grammar);
        const table = tableOf(clause, text, tables);
        return {
          id: clause,
          text: words,
          ...(grammar === undefined ? {} : { grammar }),
          ...(table === undefined ? {} : { table }),
        };
      });
    return [{ id, title, clauses: own, deferred: id === DEFERRED_CHAPTER }];
  });
};
