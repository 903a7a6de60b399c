/** The rulebook in Polish, clause by clause. */
import type { RuleChapter } from '#engine/text.ts';
import { effects } from './pl/effects.ts';
import { names } from './pl/names.ts';
import { rules as rules1to5 } from './pl/rules-1-5.ts';
import { rules as rules6to11 } from './pl/rules-6-11.ts';
import { rules as rules12to14 } from './pl/rules-12-14.ts';
import { rules as rules15to18 } from './pl/rules-15-18.ts';
import { rules as rules19to25 } from './pl/rules-19-25.ts';
import type { Text } from './rulebook.en.ts';
import { assembleRulebook } from './rulebook.ts';

const text: Text = {
  chapters: [
    'Gracze, frakcje, opcje',
    'Przygotowanie',
    'Tura frakcji',
    'Akcje i niebieskie stwory',
    'Podróż',
    'Odpoczynek',
    'Trening',
    'Miasto i kupiec',
    'Wyzwania',
    'Wymiana',
    'Zarządzanie kartami',
    'Karty i ich użycie',
    'Kości i walki',
    'Walki ze stworami',
    'Rany i porażka',
    'Ogłuszenie i klątwa',
    'Walki między postaciami',
    'Zadania',
    'Nagrody, doświadczenie, poziomy',
    'Dobieranie wydarzeń',
    'Karty wydarzeń',
    'Władcy',
    'Ostatnia bitwa i koniec gry',
    'Opcje',
    'Informacje, cofanie, zapis',
  ],
  tables: 'Karty i przeciwnicy',
  examplesTitle: 'Przykłady',
  questionsTitle: 'Częste pytania',
  rules: { ...rules1to5, ...rules6to11, ...rules12to14, ...rules15to18, ...rules19to25 },
  contents: {
    characters: 'Postacie.',
    regions: 'Regiony i granice, które można przekraczać.',
    classes: 'Limity Zdrowia i Energii według poziomu.',
    cards: '{name}: moce i talenty.',
    items: 'Przedmioty: {name}.',
    auction: 'Przedmioty z domu aukcyjnego.',
    creatures: 'Stwory, z zagrożeniem, atakiem i zdrowiem według koloru.',
    opponents: 'Bossowie i władcy.',
    alliance: 'Zadania Przymierza.',
    horde: 'Zadania Hordy.',
    events: 'Karty wydarzeń.',
  },
  heads: {
    class: 'Klasa',
    factions: 'Frakcje',
    level: 'Poziom',
    card: 'Karta',
    type: 'Typ',
    gold: 'złota',
    oneGold: 'sztuka złota',
    energy: 'Energia',
    effect: 'Co robi',
    item: 'Przedmiot',
    sort: 'Rodzaj',
    price: 'Cena',
    copies: 'Karty',
    creature: 'Stwór',
    strength: 'Zagrożenie/Atak/Zdrowie',
    figures: 'Figurki (zielone/czerwone/niebieskie)',
    opponent: 'Przeciwnik',
    region: 'Region',
    stronger: 'silniejsza frakcja',
    weaker: 'słabsza frakcja',
    quest: 'Zadanie',
    colour: 'Kolor',
    creatures: 'Stwory',
    reward: 'Nagroda',
    event: 'Wydarzenie',
    kind: 'Rodzaj',
    fate: 'Los',
    clause: 'Zasada',
    xp: 'PD',
    normal: 'zwykłe',
    bonus: 'premiowe',
    collected: 'to, co leży na karcie',
    four: '4 postacie',
    six: '6 postaci',
    character: 'Postać',
    race: 'Rasa',
    racial: 'Zdolność rasowa',
    zone: 'Kraina',
    borders: 'Sąsiednie regiony',
    places: 'Co tam jest',
    start: 'start',
    town: 'miasto',
    flight: 'trasa lotnicza',
    graveyard: 'cmentarz',
  },
  examples: {
    X1: 'Runda (14.5, 14.13). Kości R5 R4 B5 B4 G5 G4 (czerwone, niebieskie, zielone) przeciw zagrożeniu 5: 1 trafienie na polu obrony, 1 na polu obrażeń, 1 znacznik pancerza. Czwórki chybiają.',
    X2: 'Rany (14.10). 3 trafienia i 2 znaczniki pancerza na polu obrony przeciw atakowi 7: 2 rany. Znaczniki się liczy; zostają, aż rany zostaną przyjęte.',
    X3: 'Siedem kości (13.6, 13.8). Twoje karty dają 9 czerwonych kości: masz 7. Jeśli potem usuniesz 2, rzucasz 5.',
    X4: 'Ogłuszenie i klątwa (16.7). Przy 1 znaczniku ogłuszenia, 1 znaczniku klątwy i 3 czerwonych kościach ogłuszenie zabiera 2, a klątwa ostatnią. Niczym nie rzucasz, ale to nie porażka.',
    X5: 'Poziomy (19.4). Postać na poziomie 1 sama wykonuje zadanie poziomu 5 za 5 punktów doświadczenia: dostaje 5 i jeszcze 4, razem 9.',
    X6: 'Sprzedaż (8.3). Przedmiot o cenie 5 sprzedaje się za 3 sztuki złota.',
    X7: 'Wrogowie (17.11). Po rundzie Przymierze ma na polu obrażeń 6 trafień, a Horda 9: Przymierze przyjmuje 3 rany.',
    X8: 'Tarcza (13.15). Możesz zamienić trzy kości na zielone 8, ale wszystkie siedem zielonych kości jest w twojej puli: zmiana jest niemożliwa.',
  },
  questions: {
    'REF-1':
      'Dlaczego muszę walczyć z tym stworem? Jest niebieski, więc twoją następną akcją musi być wyzwanie (4.2).',
    'REF-2': 'Dlaczego moja podróż została przerwana? Jest tam niebieski stwór (5.3).',
    'REF-3': 'Moja nowa moc nic nie robi. Leży w księdze zaklęć; załóż ją podczas zarządzania (2.17, 11.1).',
    'REF-4': 'Dlaczego nie mogę kupić tego przedmiotu? W twojej torbie są trzy liczone przedmioty (8.7).',
    'REF-5':
      'Dlaczego nie mogę założyć tego przedmiotu? Typ, rodzaj i poziom muszą pasować do pola, a ta sama funkcja może być tylko raz (11.3, 11.6).',
    'REF-6':
      'Dlaczego nie mogę przerzucić kości? Przeciw ghulom wartość przerzutu wynosi 0 (14.19); w innych walkach każdą kość przerzuca się raz (13.12).',
    'REF-7': 'Dlaczego zielone kości nie zadały obrażeń? One tylko bronią (14.5).',
    'REF-8': 'Dlaczego nie mogę użyć tej kości? Została już przydzielona albo usunięta (13.9, 13.11).',
    'REF-9':
      'Dlaczego dostaję mniej punktów doświadczenia? Twój poziom jest wyższy niż poziom zadania (19.4).',
    'REF-10': 'Dlaczego nie dostaję złota? W tej walce twoja postać została pokonana (19.3).',
    'REF-11': 'Dlaczego zadanie jest wciąż otwarte? Jego ostatni stwór nie jest pokonany (18.6).',
    'REF-12':
      'Gdzie jest moje zwierzę? Przy 0 punktów Zdrowia albo po porażce trafia do księgi zaklęć (12.17, 15.9).',
    'REF-13':
      'Dlaczego atakują mnie razem z sojusznikami? Wyzwanie dotyczy wszystkich wrogich postaci w regionie (9.6).',
  },
};

export const rulebook: readonly RuleChapter[] = assembleRulebook('pl', text, names, effects);
