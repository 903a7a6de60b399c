/** Messages of the waiting room and of leaving a table, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './en.ts';

export const pl = {
  'lobby.yours': 'Twój stół jest gotowy: {game:game}',
  'lobby.invites': '{name} zaprasza: {game:game}',
  'lobby.begins': 'Partia zacznie się, gdy wszystkie miejsca będą zajęte.',
  'lobby.invite': 'Zaproś znajomego',
  'lobby.byLink': 'Kto ma link, może usiąść.',
  'lobby.public': 'Każdy znajdzie ten stół na liście.',
  'lobby.full': 'Wszystkie miejsca są zajęte. Możesz oglądać.',
  'lobby.change': 'Zmień opcje …',
  'lobby.fill': 'Niech gra tu bot',
  'lobby.fill.all': 'Zacznij z botami',
  'lobby.stand': 'Zwolnij miejsce',
  'lobby.close': 'Zamknij stół',
  'lobby.close.about': 'Nikt już tu nie usiądzie, a link przestanie działać.',
  'lobby.close.keep': 'Zostaw otwarty',

  'leave.stay': 'Zostań',
  'leave.later': 'Wrócę później',
  'leave.later.alone': 'Partia czeka na ciebie w „Twoich stołach”.',
  'leave.later.lent': 'Bot gra za ciebie dalej, dopóki nie wrócisz.',
  'leave.later.never': 'Miejsce pozostaje twoje, a pozostali czekają.',
  'leave.later.vote': 'Miejsce pozostaje twoje. Po dwóch minutach pozostali mogą wpuścić na nie bota.',
  'leave.later.minutes': {
    by: 'n',
    one: 'Miejsce pozostaje twoje. Gdy pozostali czekają dłużej niż {n} minutę, gra za ciebie bot.',
    few: 'Miejsce pozostaje twoje. Gdy pozostali czekają dłużej niż {n} minuty, gra za ciebie bot.',
    many: 'Miejsce pozostaje twoje. Gdy pozostali czekają dłużej niż {n} minut, gra za ciebie bot.',
    other: 'Miejsce pozostaje twoje. Gdy pozostali czekają dłużej niż {n} minuty, gra za ciebie bot.',
  },
  'leave.later.pace': {
    by: 'n',
    one: 'Miejsce pozostaje twoje, a na każdy ruch masz {n} dzień.',
    few: 'Miejsce pozostaje twoje, a na każdy ruch masz {n} dni.',
    many: 'Miejsce pozostaje twoje, a na każdy ruch masz {n} dni.',
    other: 'Miejsce pozostaje twoje, a na każdy ruch masz {n} dnia.',
  },
  'leave.clock': 'Gdy jest twój ruch, twój zegar nadal chodzi.',
  'leave.bot': 'Niech bot gra za mnie',
  'leave.bot.about': 'Gra od razu, więc nikt nie czeka. Miejsce odzyskasz w każdej chwili.',
  'leave.resign': 'Poddaj partię i odejdź',
  'leave.resign.about': 'Przegrywasz tę partię od razu i bez odwołania.',
  'leave.abort': 'Przerwij partię i odejdź',
  'leave.abort.about': 'Partia kończy się dla wszystkich bez wyniku. Nikt nie wygrywa ani nie przegrywa.',
  'leave.abort.counted':
    'Partia kończy się dla wszystkich bez wyniku. Przy twojej nazwie liczy się jako przerwana przez ciebie.',
} satisfies SameKeys<typeof en>;
