/** Messages: frequent questions, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { help as english } from '../en/help.ts';

export const help = {
  'help.title': 'Dlaczego …?',
  'help.freeCard': 'Dlaczego nie mogę wziąć tej karty o koszcie 0?',
  'help.freeCard.answer': 'Musisz zagrać co najmniej jedną kartę z wartością Zasobów, choćby wynosiła 0.',
  'help.noValue': 'Dlaczego Ochotnicy i Technik nie mogą płacić?',
  'help.noValue.answer': 'Nie mają wartości Zasobów.',
  'help.onePurchase': 'Dlaczego nie mogę kupić drugiej karty?',
  'help.onePurchase.answer': 'Bez Poboru jest jeden zakup na turę.',
  'help.nationalResources': 'Dlaczego ta ciężarówka nie może kupić tamtego czołgu?',
  'help.nationalResources.answer': 'Jej Zasoby służą tylko jej nacji.',
  'help.oneNation': 'Dlaczego te dwa czołgi nie mogą atakować razem?',
  'help.oneNation.answer': 'Wszystkie atakujące Pojazdy muszą być jednej nacji.',
  'help.defended': 'Dlaczego nie mogę zaatakować Bazy?',
  'help.defended.answer': 'Jest broniona. Najpierw zniszcz obrońcę albo użyj Oblężenia.',
  'help.onlyDamaged': 'Dlaczego mój Atak 2 tylko uszkodził Bazę?',
  'help.onlyDamaged.answer':
    'Tylko czołg ciężki niszczy nieuszkodzoną Bazę jednym trafieniem; punkty Ataku nic tu nie znaczą.',
  'help.mustPlace': 'Dlaczego muszę położyć czołg na Bazie i stracić poprzedni?',
  'help.mustPlace.answer':
    'Pojazd z Obroną musi po swoich zdolnościach stanąć w obronie. Gdy wszystkie twoje Bazy są bronione, zastępuje obrońcę, a ten trafia do twojego Składu.',
  'help.undefendedFirst': 'Dlaczego nie mogę położyć go na tamtej Bazie?',
  'help.undefendedFirst.answer': 'Najpierw trzeba obsadzić Bazy niebronione.',
  'help.playedOnce': 'Dlaczego nie mogę znów zagrać tej karty?',
  'help.playedOnce.answer': 'Pojazd można zagrać raz na turę, nawet jeśli znów zostanie dobrany.',
  'help.noMedal': 'Dlaczego nie dostaję Medalu?',
  'help.noMedal.answer':
    'Albo w stosie tej nacji nie ma już pojedynczych, albo Pojazd został tylko usunięty – właściciel go zastąpił albo zniszczono Bazę pod nim – a nie zniszczony.',
  'help.repaired': 'Dlaczego uszkodzenie zniknęło?',
  'help.repaired.answer': 'Każdy naprawia wszystko na początku swojej tury.',
  'help.smallHand': 'Dlaczego mam mniej kart na ręce?',
  'help.smallHand.answer':
    'Zdobyte Bazy opuszczają rękę przy jej odkryciu, a tego, co zabierze Sabotaż, nie dobiera się na nowo.',
  'help.auxiliarySafe': 'Dlaczego moje Oblężenie nie może trafić tej ciężarówki?',
  'help.auxiliarySafe.answer': 'Jednostek pomocniczych nie można wybrać do Oblężenia.',
  'help.notOver': 'Dlaczego partia jeszcze trwa?',
  'help.notOver.answer': 'Rundę rozgrywa się do końca, aby każdy miał tyle samo tur.',
  'help.notCounted': 'Dlaczego moje czołgi na Bazach się nie liczą?',
  'help.notCounted.answer':
    'Końcowy oddział to ręka, Garaż i Skład, chyba że włączono opcję „Pojazdy na Bazach liczą się na koniec”.',
} satisfies SameKeys<typeof english>;
