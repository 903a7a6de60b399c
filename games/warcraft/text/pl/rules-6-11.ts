import type { SameKeys } from '#engine/text.ts';
import type { rules as english } from '../en/rules-6-11.ts';

export const rules = {
  'WOW-6.1':
    'Odpoczynek: postać odzyskuje tyle punktów Zdrowia i Energii, ile wynosi podwojony poziom, w dowolnym podziale.',
  'WOW-6.2': 'W regionie z przyjaznym miastem jest to potrojony poziom.',
  'WOW-6.3':
    'Odpoczywająca postać odrzuca też 1 znacznik klątwy, a w regionie z przyjaznym miastem wszystkie.',
  'WOW-6.4': 'Niczego nie odzyskuje się ponad limit.',
  'WOW-6.5': 'Jedzenie i karty z napisem „gdy odpoczywasz” działają dodatkowo.',
  'WOW-7.1':
    'Trening: postać kupuje co najmniej jedną moc ze swojej talii klasy, na własnym lub niższym poziomie, i płaci złotem.',
  'WOW-7.2': 'Trenować można w każdym regionie.',
  'WOW-7.3':
    'Nowe moce trafiają do księgi zaklęć, która mieści ich dowolnie wiele. Zakłada się je podczas zarządzania.',
  'WOW-7.4': 'Mocy nie można sprzedać, wymienić, zabrać jako łup ani zwrócić.',
  'WOW-8.1':
    'Wizyta w mieście wymaga przyjaznego miasta w regionie. W dowolnej kolejności postać może: raz odzyskać tyle punktów Zdrowia i Energii, ile wynosi jej poziom, w dowolnym podziale; kupować moce jak przy treningu; kupować i sprzedawać dowolnie wiele przedmiotów.',
  'WOW-8.2': 'Przedmiot od kupca kosztuje tyle, ile na nim napisano. Może mieć wyższy poziom niż postać.',
  'WOW-8.3': 'Przedmiot sprzedaje się za połowę ceny, zaokrągloną w górę; trafia odkryty do kupca.',
  'WOW-8.4': 'Sprzedawać można z torby i wprost z karty postaci.',
  'WOW-8.5':
    'Przedmiotów przypisanych do duszy nie sprzedaje się ani nie wymienia. Takie są przedmioty z aukcji i relikwia.',
  'WOW-8.6': 'Kupiony przedmiot trafia do torby, nigdy na kartę postaci.',
  'WOW-8.7':
    'Z 3 liczonymi przedmiotami w torbie nie można kupować nic poza przedmiotami, które się nie liczą. Wcześniejsza sprzedaż robi miejsce. Opcja: jeden liczony przedmiot trafia do kupca za darmo.',
  'WOW-8.8': 'Obie frakcje mają jednego kupca. Każdy może oglądać wszystkie jego przedmioty.',
  'WOW-8.9':
    'Przedmioty sprzedane, zużyte lub oddane z powodu pełnej torby trafiają do kupca i można je znów kupić.',
  'WOW-8.10': 'Kupiec mieści dowolnie wiele przedmiotów.',
  'WOW-8.11':
    'Im lepszy przedmiot, tym rzadszy: trójkąt, kwadrat, koło. Przedmioty z kielichem to nagrody specjalne i same nigdy nie trafiają do kupca.',
  'WOW-9.1':
    'Wyzwanie zaczyna walkę w regionie postaci przeciw jednemu z następujących przeciwników: grupie niebieskich stworów; grupie stworów z własnego zadania; bossowi lub władcy; wszystkim wrogim postaciom w tym regionie.',
  'WOW-9.2':
    'Grupa to wszystkie niebieskie stwory jednego rodzaju w regionie albo wszystkie stwory z zadań jednego rodzaju w regionie. Jeden stwór też jest grupą. Niebieskie stwory i stwory z zadań nigdy nie są jedną grupą.',
  'WOW-9.3': 'Frakcja rzuca wyzwanie tylko stworom z własnych zadań. Wyjątkiem jest Podstęp (21.6).',
  'WOW-9.4':
    'Stwory jednego rodzaju w jednym regionie są jedną grupą, nawet jeśli należą do dwóch zadań frakcji.',
  'WOW-9.5':
    'Rzucający wyzwanie może zaprosić sojuszników z regionu. Kto z nich ma jeszcze akcję, może dołączyć za 1 akcję albo odmówić. Wszyscy odpowiadają przed pierwszą rundą.',
  'WOW-9.6':
    'Wyzwanie rzucone postaciom dotyczy zawsze wszystkich wrogich postaci w regionie. Nie mogą odmówić ani zostać wybrane pojedynczo.',
  'WOW-9.7':
    'Walka kończy się tylko zwycięstwem jednej ze stron; wyjątkami są 13.20 i 17.16 oraz karty, dzięki którym ktoś opuszcza walkę.',
  'WOW-9.8': 'Władcy i bossom można rzucać wyzwanie dowolnie wiele razy. Wyjątkiem są Kotły Plagi (21.18).',
  'WOW-9.9':
    'Dzięki Przechwyceniu wyzwanie wojownika może prowadzić do sąsiedniego regionu, ale nie do regionu startowego wroga. Wojownik najpierw się tam przenosi, nawet z regionu lub do regionu z niebieskimi stworami, a sojusznicy stamtąd mogą dołączyć.',
  'WOW-9.10': 'Niebieskie stwory i wrogie postacie same nie dają nagród. Mogą je dawać wydarzenia.',
  'WOW-10.1':
    'Dwie postacie jednej frakcji w tym samym regionie mogą wymienić się dowolnymi przedmiotami i złotem.',
  'WOW-10.2': 'Wymieniać się można w turze własnej frakcji, między akcjami. Nie kosztuje to akcji.',
  'WOW-10.3': 'Wymieniać można tylko przedmioty z torby: nie założone, nie moce i nic przypisanego do duszy.',
  'WOW-10.4':
    'Jeden gracz proponuje, drugi się zgadza; między dwiema postaciami jednego gracza wymiana następuje od razu. Po niej w żadnej torbie nie może być więcej niż 3 liczone przedmioty.',
  'WOW-10.5':
    'Po ostatniej akcji tury można się jeszcze wymieniać, póki wszyscy gracze frakcji nie zamkną wymiany.',
  'WOW-11.1':
    'Zarządzanie: po akcjach każda postać frakcji może założyć i zdjąć dowolnie wiele mocy i przedmiotów. Poza tym robią to tylko karty i wydarzenia.',
  'WOW-11.2':
    'Karta postaci ma 7 pól na karty. Pole mieści jedną zwykłą kartę i dowolnie wiele dodatków. Mówi, jakie typy kart i jakie rodzaje przedmiotów przyjmuje.',
  'WOW-11.3':
    'Kartę można założyć, jeśli pole przyjmuje jej typ; jeśli, w przypadku przedmiotu, przyjmuje jego rodzaj; jeśli jej poziom nie przekracza poziomu postaci; i jeśli nie leży tam inna zwykła karta.',
  'WOW-11.4': 'Dla mocy liczy się tylko typ, nie rodzaj przedmiotów.',
  'WOW-11.5':
    'Karta położona na nadrukowanej zastępuje ją, póki tam leży. Gdy pole jest puste, nadrukowana karta znów działa.',
  'WOW-11.6':
    'Dodatek ma funkcję i rodzaj, na przykład hełm i skóra. Leży obok zwykłej karty na polu, które przyjmuje jego rodzaj. Postać ma tylko jeden dodatek każdej funkcji.',
  'WOW-11.7': 'Pierwsze pole wojownika przyjmuje tylko postawy, a postawy pasują tylko tam.',
  'WOW-11.8':
    'Założyć można tylko jedną moc każdej kategorii: postawa, aura, błogosławieństwo, pieczęć, aspekt, zwierzę, demon, zwierzęca postać, wzmocnienie broni. Ciosy kończące, trucizny i talenty nie są ograniczone.',
  'WOW-11.9':
    'Moc aktywna kosztuje energię w chwili założenia. Potem jej zdolności są darmowe. Ponowne założenie kosztuje ponownie.',
  'WOW-11.10':
    'Moc, która leży na karcie postaci przed zarządzaniem i po nim, nic nie kosztuje, nawet na innym polu, a zwierzę zachowuje Zdrowie – chyba że właściciel zakłada ją na nowo; wtedy znów kosztuje, a zwierzę ma pełne Zdrowie.',
  'WOW-11.11':
    'Energię za wszystkie nowo założone moce liczy się w najtańszej kolejności. Karta obniżająca koszty nie obniża własnego. Trzeba móc zapłacić całość.',
  'WOW-11.12': 'Zdjęte moce trafiają do księgi zaklęć, zdjęte przedmioty do torby.',
  'WOW-11.13':
    'Torba mieści 3 liczone przedmioty i dowolnie wiele takich, które się nie liczą. Ich poziom nie ma znaczenia.',
  'WOW-11.14':
    'Liczy się koniec zarządzania: w torbie mogą być wtedy najwyżej 3 liczone przedmioty. Przedmiotów nie można wyrzucać.',
  'WOW-11.15':
    'Kto dostaje przedmiot przy pełnej torbie, oddaje kupcowi jeden liczony przedmiot, nowy lub inny. Nie można czegoś założyć, żeby zrobić miejsce.',
  'WOW-11.16':
    'Przedmiotów do torby, takich jak eliksiry i zwoje, nigdy się nie zakłada. Używa się ich z torby, i tylko gdy ich poziom nie przekracza poziomu postaci.',
  'WOW-11.17': 'Gdy limit spada, nadmiar od razu przepada.',
  'WOW-11.18':
    'Wszystkie postacie frakcji zarządzają jednocześnie. Zarządzanie kończy się, gdy wszyscy są gotowi.',
  'WOW-11.19': 'Jeśli karta zdejmuje przedmiot i torba jest przez to za pełna, od razu obowiązuje 11.15.',
  'WOW-11.20':
    'Niektóre karty pozwalają polu przyjmować więcej albo dodają pole. Gdy taka karta przepada, karta z tego pola trafia do księgi zaklęć.',
} as const satisfies SameKeys<typeof english>;
