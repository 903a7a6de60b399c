/** What the coach says in a first game, in Polish: what to do, and why. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as english } from '../en/coach.ts';

export const coach = {
  'coach.goal':
    'Wygrywa, kto pierwszy zdobędzie wymaganą liczbę punktów. Para jednakowych żetonów to 2 punkty. Pierwszy zniszczony czołg danego koloru daje 3 punkty, następny 2, potem 1.',
  'coach.goal.short': 'Punkty: para to 2, zniszczony czołg 3, potem 2 i 1.',
  'coach.goalFamily':
    'Szukaj dwóch takich samych obrazków: każda para to 2 punkty, a wygrywa, kto pierwszy ma 10.',
  'coach.goalFamily.short': 'Szukaj takich samych obrazków: para to 2, wygrywa 10.',
  'coach.goalSolo':
    'Zbierz jak najwięcej par, zanim artyleria zdobędzie 20 punktów. Osiem par to pierwsza gwiazdka.',
  'coach.goalSolo.short': 'Zbierz osiem par, zanim artyleria ma 20 punktów.',
  'coach.familyMove':
    'Jedź najwyżej o dwa pola, w dowolną stronę, tam, gdzie chcesz odkrywać żetony: odkryjesz dwa obok czołgu. Możesz też zostać na miejscu.',
  'coach.familyMove.short': 'Jedź o jedno lub dwa pola, do żetonów, które odkryjesz.',
  'coach.familyReveal':
    'Odkryj dwa żetony obok swojego czołgu. Takie same odkryte obrazki są twoje, gdziekolwiek leżą na planszy.',
  'coach.familyReveal.short': 'Odkryj żetony obok: dwa takie same obrazki są twoje.',
  'coach.familyPair':
    'Za parę grasz jeszcze jedną rundę. To, co ma przerywaną ramkę, zostanie na jej końcu zakryte: zapamiętaj, co tam leży.',
  'coach.familyPair.short': 'Grasz jeszcze raz. Zapamiętaj żetony z przerywaną ramką.',
  'coach.soloArtillery':
    'Stań w kolumnie lub rzędzie, które artyleria już wymieniła: w ośmiu strzałach wymienia każdy raz, więc aż do tasowania nic ci tam nie grozi.',
  'coach.soloArtillery.short': 'Stawaj w liniach już wymienionych: na razie nic tam nie grozi.',
  'coach.placing':
    'Dobrze wybierz start. Czołg jeździ i strzela na dokładną odległość, więc start decyduje, co jest w jego zasięgu.',
  'coach.placing.short': 'Wybierz dobrze: start decyduje, dokąd dojedziesz.',
  'coach.lost':
    'Twój czołg został trafiony i wróg zdobył wierzchni żeton jego stosu. Z tego, co masz, nie tracisz nic: wróć z inną kartą. Zanim staniesz, „Ryzyko” pokaże, kto gdzie może strzelić.',
  'coach.lost.short': 'Wracasz do gry. „Ryzyko” pokaże, gdzie mogą cię trafić.',
  'coach.returning':
    'Wróć z kartą, która nie jest w naprawie, a zagrasz od razu. Z kartą w naprawie ta kolejka jest pauzą.',
  'coach.returning.short': 'Wróć ze sprawną kartą, a zagrasz od razu.',
  'coach.special':
    'Twoja para ma żeton specjalny, który pomoże ci raz. Dotknij świecącej pary albo jej przycisku, by przeczytać, co daje, i jej użyć.',
  'coach.special.short': 'Świecąca para może ci pomóc: dotknij jej i zobacz jak.',
  'coach.danger':
    'Czaszka oznacza: po drodze czołg zostanie zniszczony. Jeśli chcesz go zachować, wybierz inne pole albo zmień czołg.',
  'coach.danger.short': 'Czaszka: po drodze stracisz czołg. Omijaj, jeśli możesz.',
  'coach.star': 'Podświetlone pole z gwiazdką: jedź tam, a następny strzał może dać parę. To 2 punkty.',
  'coach.star.short': 'Jedź na gwiazdkę: stamtąd zdobędziesz parę.',
  'coach.crosshairs':
    'Podświetlone pole z celownikiem: jedź tam, a następnym strzałem możesz trafić wrogi czołg.',
  'coach.crosshairs.short': 'Jedź na celownik: stamtąd trafisz wroga.',
  'coach.firstMove':
    'Dotknij jednego z podświetlonych pól: czołg tam pojedzie, zawsze na dokładną odległość ze swojej karty, i potem może strzelić.',
  'coach.firstMove.short': 'Dotknij podświetlonego pola: czołg pojedzie i strzeli.',
  'coach.enemy':
    'Wrogi czołg jest w zasięgu. Strzel: zdobędziesz wierzchni żeton jego stosu, czyli punkty zaznaczone na czołgu.',
  'coach.enemy.short': 'Strzel do wrogiego czołgu po zaznaczone na nim punkty.',
  'coach.pairs':
    'Żeton z napisem „{:mark.pair}” jest taki sam jak jeden z twoich. Strzel: para to 2 punkty, których nikt ci nie zabierze.',
  'coach.pairs.short': 'Strzel tam, gdzie „{:mark.pair}”: to 2 punkty na zawsze.',
  'coach.shoot':
    'Strzel w żeton, by go zabrać: drugi taki sam da parę. Działo strzela na dokładną odległość i nic po drodze nie zatrzyma strzału.',
  'coach.shoot.short': 'Strzel w żeton, by go zabrać: dwa takie same to para.',
  'coach.dud':
    'Na pustym polu możesz położyć niewypał, najlepiej na drodze wrogów: zniszczy każdy czołg, który na niego wjedzie – twój też.',
  'coach.dud.short': 'Połóż niewypał na drodze wroga: zniszczy, kto wjedzie.',
  'coach.change':
    'Żadne pole nie pasuje? Przesiądź się do czołgu z rezerwy, który inaczej jeździ lub strzela. Robisz to zamiast ruchu i strzału.',
  'coach.change.short': 'Żadne pole nie pasuje? Weź czołg z rezerwy.',
} satisfies SameKeys<typeof english>;
