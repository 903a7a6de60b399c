/** Messages: setup, the large card, warnings, results in the record, the digest, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { guide as english } from '../en/guide.ts';

export const guide = {
  'preset.v2': 'Zasady v2.0',
  'preset.v2.about':
    'Pięć kart w Rezerwie, odświeżanej na życzenie; po ataku jeden z atakujących się odsłania.',

  'entry.placed': 'kładzie {card:card} na Bazę {n}',

  'foresee.research':
    'Żaden Pojazd w Rezerwie nie kosztuje {n} ani mniej: nic nie zdobędziesz, a {card:card} trafi na zawsze na Cmentarzysko.',
  'foresee.repair': 'Twój Skład jest pusty: Naprawa nie da efektu.',
  'foresee.loses': 'Jedyna karta z twojego Składu trafi na zawsze na Cmentarzysko: {cards:card}.',
  'foresee.reinforcements': 'Nie masz już kart do dobrania: Posiłki nie dadzą efektu.',
  'foresee.conscription': 'W tej turze możesz już kupować do woli: drugi Pobór nic nie dodaje.',
  'foresee.nothingToBuy': 'W tej turze nie możesz już nic kupić: Pobór na nic się nie przyda.',
  'foresee.sabotage': 'Żaden przeciwnik nie ma kart na ręce: Sabotaż nie da efektu.',
  'foresee.siege': 'Nie ma czego oblegać: Oblężenie nie da efektu.',
  'foresee.invulnerability': '{nation:medals}: nie ma już pojedynczych, więc nic nie weźmiesz.',

  'came.with': '{played} – {came}',
  'came.drew': {
    by: 'n',
    one: 'dobiera {n} kartę',
    few: 'dobiera {n} karty',
    many: 'dobiera {n} kart',
    other: 'dobiera {n} karty',
  },
  'came.noGain': 'na Cmentarzysko, bez zdobyczy',
  'came.toGraveyard': '{cards:card} na Cmentarzysko',
  'came.noEffect': 'bez efektu',
  'came.baseDamaged': '{base:base} uszkodzona',
  'came.baseDestroyed': '{base:base} zniszczona',
  'came.vehicleDamaged': '{card:card} uszkodzony',
  'came.vehicleDestroyed': '{card:card} zniszczony',
  'came.struck': {
    by: 'target',
    zero: '{card:card} trafia: {base:base}',
    other: '{card:card} trafia: {target:card}',
  },
  'came.hit.baseDamaged': 'uszkodzona',
  'came.hit.baseDestroyed': 'zdobyta',
  'came.hit.vehicleDamaged': 'uszkodzony',
  'came.hit.vehicleDestroyed': 'zniszczony',
  'came.medal': {
    by: 'n',
    one: '{n} Medal',
    few: '{n} Medale',
    many: '{n} Medali',
    other: '{n} Medalu',
  },
  'came.placed': 'na Bazę {n}',

  'gain.bought': 'kupuje {cards:card}',
  'gain.gained': '{cards:card} dzięki Badaniom',
  'gain.medals': {
    by: 'n',
    one: '{n} punkt w Medalach',
    few: '{n} punkty w Medalach',
    many: '{n} punktów w Medalach',
    other: '{n} punktu w Medalach',
  },
  'gain.bases': 'zdobywa: {bases:base}',
  'gain.vehicles': 'niszczy {cards:card} ({owner:player})',
  'digest.baseLeft': 'Zdobytej Bazy nie można zagrać: z twojej ręki trafia do Składu.',
  'digest.gained': '{name} zdobywa dzięki Badaniom: {cards:card}.',
  'digest.last': 'Zaczęła się ostatnia runda.',

  'info.counts': 'Punkty na koniec',
  'info.barracks.engineer': 'Może tylko płacić.',
  'info.barracks.technician': 'Można go zagrać tylko dla zdolności.',
  'info.barracks.volunteers': 'Można ich zagrać tylko dla zdolności.',
  'info.medal': 'Może tylko płacić; liczy się na koniec.',
  'info.base': 'Nie można jej zagrać w żaden sposób; na koniec jest warta 3 punkty.',

  'reference.abilities': 'Zdolności',
  'reference.short': 'Ściąga',

  'sheet.short': 'Punkty',
} satisfies SameKeys<typeof english>;
