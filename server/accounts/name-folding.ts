/**
 * When two names are the same to a reader's eye. An account's name is unique by its skeleton: without case, accents,
 * gaps and signs, with letters of other alphabets and digits replaced by the Latin letters that they look like. It
 * is never shown, only compared, so it may be coarse.
 */
import { err, ok, type Refusal, type Result } from '#engine/result.ts';
import { isMadeUp, readName } from '#tables/names.ts';
import { serviceRefusal } from '#tables/refusals.ts';

/** Shapes that a reader takes for the Latin ones beside them, in pairs; capitals count, so Greek follows those. */
const LOOKALIKES =
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԁd ԛq ԝw ӏi ' +
  'αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx ' +
  'li 0o 1i |i';
const TO_LATIN: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.split(' ').map((pair) => [pair[0]!, pair[1]!]),
);
/** Letters with a stroke or a tail that no decomposition takes off. */
const STROKES: ReadonlyMap<string, string> = new Map(
  'łl øo đd ħh ŧt ıi ſs'.split(' ').map((pair) => [pair[0]!, pair[1]!]),
);

/** What makes a name this name. Empty when there is no letter or digit in it. */
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

/** Alphabets whose letters pass for each other's; a name keeps to one of them. */
const LIKE_EACH_OTHER = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Names that would seem to belong to the service, to bots, or to nobody, in the languages of the page. */
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
  /** As it is shown. */
  readonly name: string;
  /** As it is compared. */
  readonly folded: string;
}

/** Reads the name of an account; BAD_NAME, or BAD_ACCOUNT_NAME with `why` = letters, scripts, reserved, guest. */
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
