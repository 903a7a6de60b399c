/**
 * Texts of notifications: that it is the reader's turn, at which game, with whom, and how much time is left; and the
 * texts to verify an e-mail address or unsubscribe it. They never contain anything that has happened in a match.
 */
import type { NoticeLanguage } from '#wire/notices.ts';

/** One turn that its player has not taken yet. */
export interface Awaited {
  readonly table: string;
  /** Display title of the game. */
  readonly game: string;
  /** The other people at the table. */
  readonly names: readonly string[];
  /** Milliseconds left for the turn; undefined at a table without days per move. */
  readonly left?: number;
}
export type Occasion = 'turn' | 'reminder';

interface Words {
  turn(game: string, names: string): string;
  /** For a table without other people. */
  alone(game: string): string;
  several(n: number): string;
  reminder: string;
  hours(n: number): string;
  days(n: number): string;
  verifySubject: string;
  /** Goes to an address that nobody has confirmed, so it says nothing that a guest has chosen. */
  verify(link: string): string;
  verifyButton: string;
  verified: string;
  unsubscribe: string;
  unsubscribeButton: string;
  unsubscribed: string;
  gone: string;
}

const plural = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return (n: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string =>
    `${n} ${forms[rules.select(n)] ?? forms.other}`;
};
const [en, it, pl] = [plural('en'), plural('it'), plural('pl')];

export const WORDS: Readonly<Record<NoticeLanguage, Words>> = {
  en: {
    turn: (game, names) => `It is your turn in ${game} with ${names}`,
    alone: (game) => `It is your turn in ${game}`,
    several: (n) => `It is your turn at ${en(n, { one: 'table', other: 'tables' })}`,
    reminder: 'Your time is running out',
    hours: (n) => `${en(n, { one: 'hour', other: 'hours' })} left`,
    days: (n) => `${en(n, { one: 'day', other: 'days' })} left`,
    verifySubject: 'Is this your address?',
    verify: (link) =>
      `Somebody on Ludoteca wants to be notified here when it is their turn.\n\nIf that is you, open this link within a day:\n${link}\n\nIf it is not, do nothing, and you will hear no more from us.`,
    verifyButton: 'Yes, this is my address',
    verified: 'Thank you. You will be notified here from now on.',
    unsubscribe: 'Unsubscribe',
    unsubscribeButton: 'Stop these messages',
    unsubscribed: 'You will get no more of these messages.',
    gone: 'This link no longer works.',
  },
  it: {
    turn: (game, names) => `Tocca a te: ${game} con ${names}`,
    alone: (game) => `Tocca a te: ${game}`,
    several: (n) => `È il tuo turno a ${it(n, { one: 'tavolo', other: 'tavoli' })}`,
    reminder: 'Il tuo tempo sta per finire',
    hours: (n) => `${n === 1 ? 'resta' : 'restano'} ${it(n, { one: 'ora', other: 'ore' })}`,
    days: (n) => `${n === 1 ? 'resta' : 'restano'} ${it(n, { one: 'giorno', other: 'giorni' })}`,
    verifySubject: 'È il tuo indirizzo?',
    verify: (link) =>
      `Qualcuno su Ludoteca vuole ricevere qui un avviso quando è il suo turno.\n\nSe sei tu, apri questo link entro un giorno:\n${link}\n\nAltrimenti non fare nulla: non arriverà altro.`,
    verifyButton: 'Sì, è il mio indirizzo',
    verified: 'Grazie. D’ora in poi gli avvisi arriveranno qui.',
    unsubscribe: 'Annulla l’iscrizione',
    unsubscribeButton: 'Non mandarmene più',
    unsubscribed: 'Non ne arriveranno più.',
    gone: 'Questo link non è più valido.',
  },
  pl: {
    turn: (game, names) => `Twój ruch: ${game}, przy stole: ${names}`,
    alone: (game) => `Twój ruch: ${game}`,
    several: (n) => `Twój ruch przy ${pl(n, { one: 'stole', other: 'stołach' })}`,
    reminder: 'Kończy ci się czas',
    hours: (n) => `jeszcze ${pl(n, { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' })}`,
    days: (n) => `jeszcze ${pl(n, { one: 'dzień', other: 'dni' })}`,
    verifySubject: 'Czy to twój adres?',
    verify: (link) =>
      `Ktoś w Ludotece chce dostawać tu powiadomienia o swoich ruchach.\n\nJeśli to ty, otwórz ten link w ciągu doby:\n${link}\n\nJeśli nie, nic nie rób: więcej wiadomości nie będzie.`,
    verifyButton: 'Tak, to mój adres',
    verified: 'Dziękujemy. Od teraz powiadomienia będą przychodzić tutaj.',
    unsubscribe: 'Rezygnuję z powiadomień',
    unsubscribeButton: 'Nie wysyłaj ich więcej',
    unsubscribed: 'Nie dostaniesz więcej takich wiadomości.',
    gone: 'Ten link już nie działa.',
  },
};

const HOUR = 3_600_000;
const leftIn = (words: Words, left: number | undefined): string => {
  if (left === undefined) return '';
  const hours = Math.max(1, Math.floor(left / HOUR));
  return ` (${hours >= 48 ? words.days(Math.floor((hours + 1) / 24)) : words.hours(hours)})`;
};

const lineOf = (language: NoticeLanguage, { game, names, left }: Awaited): string => {
  const words = WORDS[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (names.length > 0 ? words.turn(game, list) : words.alone(game)) + leftIn(words, left);
};

/** Title of a message, and one line per turn. */
export const turnMessage = (
  language: NoticeLanguage,
  occasion: Occasion,
  turns: readonly Awaited[],
): { readonly title: string; readonly lines: readonly string[] } => {
  const words = WORDS[language];
  const lines = turns.map((turn) => lineOf(language, turn));
  const title =
    occasion === 'reminder' ? words.reminder : lines.length === 1 ? lines[0]! : words.several(lines.length);
  return { title, lines };
};
