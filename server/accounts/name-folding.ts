/**
 * Confusable names: which names a reader would take for the same. Account names are unique by their skeleton. It has no
 * case, accents, spaces or punctuation, and Cyrillic letters, Greek letters and digits are replaced by the Latin
 * letters that they look like. It is only compared and never shown, so it may be coarse.
 */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { isMadeUp, readName } from '#tables/names.ts';
import { serviceRefusal } from '#tables/refusals.ts';

/**
 * Pairs of a confusable letter and the Latin one that it looks like. Capitals count, too: Greek η maps to h because its
 * capital looks like H.
 */
const LOOKALIKES =
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ԛq ԝw ӏi ' +
  'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx ' +
  'li 0o 1i |i';
const TO_LATIN: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.split(' ').map((pair) => [pair[0]!, pair[1]!]),
);
/** Variants of Latin letters that Unicode does not decompose, and their plain letters. */
const STROKES: ReadonlyMap<string, string> = new Map(
  'łl øo đd ħh ŧt ıi ſs'.split(' ').map((pair) => [pair[0]!, pair[1]!]),
);

/** The skeleton by which names are compared. Empty if the name has no letter, no digit and no "|". */
export const skeletonOf = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}|]/gu, '');
  const latin = [...plain].map((letter) => {
    const bare = STROKES.get(letter) ?? letter;
    return TO_LATIN.get(bare) ?? bare;
  });
  return latin.join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
};

/** Scripts whose letters are confusable with each other's. A name may use only one of them. */
const LIKE_EACH_OTHER = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Names that suggest the service, its staff, a bot or nobody in particular, in the languages of the page. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'admin administrator amministratore moderator moderatore mod root system sistema server serwer support ' +
    'assistenza pomoc staff team ludoteca official ufficiale host gospodarz bot robot computer guest ospite gosc ' +
    'anonymous anonimo anonim nobody nessuno nikt you tu ty me player giocatore gracz spectator spettatore widz ' +
    'dealer referee arbitro sedzia deleted deletedperson deletedaccount cancellato usuniety null undefined none'
  )
    .split(' ')
    .map(skeletonOf),
);

const bad = (why: string): Result<never, Refusal> => err(serviceRefusal('BAD_ACCOUNT_NAME', { why }));

export interface AccountName {
  /** The name as it is shown. */
  readonly name: string;
  /** Its skeleton, by which it is compared. */
  readonly folded: string;
}

/**
 * Reads the name of an account. Refuses with BAD_NAME, or with BAD_ACCOUNT_NAME and a `why`: `letters` (too few),
 * `scripts` (mixed), `reserved`, or `guest` (reads like the name given to a guest).
 */
export const readAccountName = (text: string): Result<AccountName, Refusal> => {
  const read = readName(text);
  if (!read.ok) return read;
  const name = read.value;
  const folded = skeletonOf(name);
  if (folded.length < 2) return bad('letters');
  const scripts = LIKE_EACH_OTHER.filter((script) => script.test(name)).length;
  if (scripts > 1) return bad('scripts');
  if (RESERVED.has(folded)) return bad('reserved');
  if (isMadeUp(name)) return bad('guest');
  return ok({ name, folded });
};
