/** What the coach says in a first game, in Polish. */
import type { SameKeys } from '#engine/text.ts';
import type { coach as english } from '../en/coach.ts';

export const coach = {
  'coach.goal':
    'Wygrywa, kto pierwszy zdobędzie wymaganą liczbę punktów: para żetonów to 2 punkty, zniszczony czołg 3, potem 2, potem 1.',
  'coach.goal.short': 'Punkty: pary i czołgi.',
  'coach.goalFamily': 'Szukaj jednakowych obrazków: każda para to 2 punkty, a wygrywa, kto pierwszy ma 10.',
  'coach.goalFamily.short': 'Szukaj par: wygrywa 10 punktów.',
  'coach.goalSolo':
    'Zbierz jak najwięcej par, zanim artyleria zdobędzie 20 punktów. Osiem par to pierwsza gwiazdka.',
  'coach.goalSolo.short': 'Osiem par to gwiazdka.',
  'coach.familyMove': 'Jedź najwyżej o dwa pola, w dowolną stronę. Możesz też zostać na miejscu.',
  'coach.familyMove.short': 'Jedź najwyżej o dwa pola.',
  'coach.familyReveal':
    'Odkryj dwa żetony obok swojego czołgu. Takie same obrazki, gdziekolwiek leżą, są twoje.',
  'coach.familyReveal.short': 'Odkryj dwa żetony obok czołgu.',
  'coach.familyPair':
    'Para! Daje jeszcze jedną rundę. To, co ma przerywaną ramkę, zostanie na koniec zakryte: zapamiętaj.',
  'coach.familyPair.short': 'Para daje jeszcze jedną rundę.',
  'coach.soloArtillery':
    'W ośmiu strzałach artyleria wymienia każdą kolumnę i każdy rząd raz. Co już padło, jest bezpieczne aż do tasowania.',
  'coach.soloArtillery.short': 'Wymienione linie są bezpieczne.',
  'coach.placing': 'Pole startu decyduje, dokąd czołg w ogóle dojedzie: jeździ o dokładną odległość.',
  'coach.placing.short': 'Start decyduje, dokąd dojedziesz.',
  'coach.returning': 'Sprawnym czołgiem grasz od razu. Z tym w naprawie ta kolejka jest pauzą.',
  'coach.returning.short': 'Sprawny czołg gra od razu.',
  'coach.lost':
    'Twój czołg został trafiony. Kosztuje to wierzch stosu: najpierw 3, potem 2, potem 1 – nigdy całą partię.',
  'coach.lost.short': 'Strata: 3, potem 2, potem 1.',
  'coach.special': 'Żetonu specjalnego w parze można użyć: dotknij świecącej pary albo jej przycisku.',
  'coach.special.short': 'Świecącej pary można użyć.',
  'coach.danger': 'Czaszka oznacza: po drodze czołg zostanie zniszczony. Mimo to możesz tam jechać.',
  'coach.danger.short': 'Czaszka: droga jest zabójcza.',
  'coach.firstMove':
    'Czołg musi przejechać dokładną odległość z karty. Zaznaczone pola to miejsca, gdzie może stanąć; wskaż jedno, by zobaczyć, do czego potem strzeli.',
  'coach.firstMove.short': 'Wybierz, dokąd jedzie czołg.',
  'coach.enemy': 'Wrogi czołg na celowniku: zniszcz go i zdobądź wierzch jego stosu.',
  'coach.enemy.short': 'Strzel do czołgu: to punkty.',
  'coach.pairs': 'Dwa takie same obrazki to para: 2 punkty na zawsze.',
  'coach.pairs.short': 'Para: 2 punkty.',
  'coach.shoot': 'Strzał zabiera żeton. Działo ma dokładną odległość i nic po drodze go nie zatrzyma.',
  'coach.shoot.short': 'Strzel w żeton, by go zabrać.',
  'coach.dud': 'Na pustym polu możesz położyć niewypał: kto na niego wjedzie, traci czołg – ty też.',
  'coach.dud.short': 'Puste pole: połóż niewypał.',
  'coach.change': 'Zamiast jechać możesz przesiąść się do czołgu z rezerwy; stanie tam, gdzie poprzedni.',
  'coach.change.short': 'Możesz też zmienić czołg.',
} satisfies SameKeys<typeof english>;
