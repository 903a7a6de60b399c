import type { SameKeys } from '#engine/text.ts';
import type { effects as english } from '../en/effects.ts';

export const effects = {
  'effect.sign.more': 'więcej',
  'effect.sign.less': 'mniej',
  'effect.turnStart': 'Tylko na początku twojej tury.',
  'effect.wholeTurn': 'Leży na pojeździe przez całą turę.',

  'effect.coal': 'Dorzuć do kotła: ciśnienie +{n}.',
  'effect.pressure.more': 'Twoje ciśnienie rośnie o {n}.',
  'effect.pressure.less': 'Twoje ciśnienie spada o {n}.',
  'effect.ap.more': 'Zyskujesz {n} PA.',
  'effect.ap.less': 'Tracisz {n} PA.',
  'effect.convert.both':
    'Zamień do {most} ciśnienia na tyle samo PA albo do {least} PA na tyle samo ciśnienia.',
  'effect.convert.toAp': 'Zamień do {most} ciśnienia na tyle samo PA.',
  'effect.convert.toPressure': 'Zamień do {least} PA na tyle samo ciśnienia.',
  'effect.advance': {
    by: 'n',
    one: 'Przejedź {n} pole bez dalszych PA.',
    few: 'Przejedź {n} pola bez dalszych PA.',
    many: 'Przejedź {n} pól bez dalszych PA.',
    other: 'Przejedź {n} pola bez dalszych PA.',
  },
  'effect.leap': {
    by: 'n',
    one: 'Przeskocz o {n} pole do przodu.',
    few: 'Przeskocz o {n} pola do przodu; na pola pomiędzy nie wjeżdżasz.',
    many: 'Przeskocz o {n} pól do przodu; na pola pomiędzy nie wjeżdżasz.',
    other: 'Przeskocz o {n} pola do przodu; na pola pomiędzy nie wjeżdżasz.',
  },
  'effect.campAnywhere': 'W tej turze możesz montować i odnawiać na każdym polu.',
  'effect.swapTerrain': 'Zamień pustą kartę terenu z trasy na kartę z rezerwy.',
  'effect.draw': {
    by: 'n',
    one: 'Dobierz {n} kartę podróży.',
    few: 'Dobierz {n} karty podróży.',
    many: 'Dobierz {n} kart podróży.',
    other: 'Dobierz {n} karty podróży.',
  },
  'effect.takeDiscardTop': 'Weź wierzchnią kartę z odrzuconych kart obozu.',

  'effect.moveCost': '{scope:effect.moves} o {n} PA {sign:effect.sign}.',
  'effect.moveCost.for': '{scope:effect.moves} o {n} PA {sign:effect.sign}{during:effect.during}.',
  'effect.moves.any': 'Każdy ruch kosztuje',
  'effect.moves.lands': 'Wjazd {lands:onto} kosztuje',
  'effect.moves.firstMove': 'Pierwszy ruch w turze kosztuje',
  'effect.moves.next': 'Wjazd na teren twojego następnego pola kosztuje',
  'effect.moves.nextWhenPlaced':
    'Przy zagraniu zapamiętuje teren twojego następnego pola: wjazd na taki teren kosztuje',
  'effect.moves.nextAtStart': 'Wjazd na teren, który ofiara ma przed sobą na początku swojej tury, kosztuje',
  'effect.during.thisTurn': ' w tej turze',
  'effect.during.wholeTurn': ' przez całą turę',
  'effect.during.untilCamp': ' aż do następnego obozu; potem zakryj go lub odrzuć',

  'effect.coalBonus': 'Każda karta węgla podnosi ciśnienie o {n} {sign:effect.sign}.',
  'effect.installCost': 'Montowanie i odnawianie kosztuje o {n} PA {sign:effect.sign}.',
  'effect.damageDealt': 'Obrażenia od twojej broni: o {n} {sign:effect.sign}.',
  'effect.interferenceCost': 'Utrudnienie poza twoją turą kosztuje cię o {n} ciśnienia {sign:effect.sign}.',
  'effect.handRefill': 'Na końcu tury dobierasz do {n} kart.',

  'effect.cancelWeapon': 'Gdy trafia cię broń: strzał chybia.',
  'effect.reduceWeapon': 'Gdy broń zadaje ci obrażenia: o {n} mniej.',
  'effect.cancelInterference': 'Gdy ktoś zagra na ciebie utrudnienie: nie działa.',
  'effect.reflectInterference': 'Gdy ktoś zagra na ciebie utrudnienie: trafia ono w tego, kto je zagrał.',

  'effect.hit.pressure.more': 'Ciśnienie ofiary rośnie o {n}.',
  'effect.hit.pressure.less': 'Ciśnienie ofiary spada o {n}.',
  'effect.removeSlot': {
    by: 'slots',
    one: 'Z pojazdu ofiary odpada: {slots:slot}.',
    other: 'Z pojazdu ofiary odpada jedna karta; wybierasz z takich: {slots:slot}.',
  },
  'effect.spy': 'Obejrzyj rękę ofiary i odrzuć z niej jedną kartę.',
  'effect.apLoss': 'Ofiara zaczyna turę z {n} PA mniej, ale zawsze z co najmniej {floor}.',
  'effect.forbidShovel': 'Przez całą turę ofiara nie może dorzucać węgla.',
  'effect.haltAtCamp': 'Przez całą turę: gdy ofiara wjedzie do obozu, dalej już nie pojedzie.',

  'effect.weapon': 'Zasięg od {least} do {most}. Obrażenia: {n}, albo niszczy ulepszenie lub broń.',
  'effect.balloon':
    'Wypuść go na sąsiednie pole; w każdej turze przesuwa się o 1 pole. Gdzie spotka pojazd: obrażenia {n}, albo niszczy ulepszenie lub broń.',
  'effect.use': 'Użycie kosztuje {ap} PA.',
  'effect.use.once': 'Raz na turę; potem zakryj lub odrzuć.',
} satisfies SameKeys<typeof english>;
