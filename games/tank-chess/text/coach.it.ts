import type { Message } from '#engine/text.ts';
import type { CoachKey } from './coach.en.ts';

export const it = {
  'coach.welcome':
    'Ciao! Distruggi il carro di comando nemico – quello con la bandierina – o porta il tuo oltre il bordo opposto. Tocca un tuo carro: le caselle accese sono quelle che può raggiungere.',
  'coach.welcome.short': 'Colpisci il comando, o fuggi',
  'coach.win':
    'Puoi vincere proprio in questo turno: cerca un tiro al carro di comando, o la via fuori dalla mappa.',
  'coach.win.short': 'Puoi vincere in questo turno!',
  'coach.check':
    'Al prossimo turno il tuo carro di comando potrebbe essere distrutto. Spostalo, chiudi la linea o distruggi chi attacca. «Mostra» disegna la minaccia.',
  'coach.check.short': 'Il tuo comando è in pericolo',
  'coach.escape':
    'Al prossimo turno il loro carro di comando potrebbe uscire dalla mappa e vincere. Sbarragli la strada o distruggilo.',
  'coach.escape.short': 'Stanno per fuggire',
  'coach.lost':
    'Hai perso un carro. Il relitto resta come un muro. Lati e retro sono sottili: mostra al nemico il fronte.',
  'coach.lost.short': 'Mostra al nemico il fronte',
  'coach.outgunned':
    'Hai perso un carro, colpito di fronte: quel cannone era più forte. Il relitto resta come un muro. Tieni i carri leggeri lontano dalle linee dei cannoni forti.',
  'coach.outgunned.short': 'Quel cannone batte il tuo fronte',
  'coach.bounced':
    'Il tuo colpo è rimbalzato: il cannone deve superare la corazza che colpisce. «Corazze» – sul telefono sotto «Altro» – mostra che cosa distrugge che cosa.',
  'coach.bounced.short': 'Rimbalzo: prova lato o retro',
  'coach.hit':
    'In questo turno puoi distruggere un carro. Tocca un tuo carro, poi un nemico: sono segnate le caselle da cui sparare.',
  'coach.hit.short': 'Ora puoi distruggere un carro',
  'coach.bounce':
    'In questo turno ogni tuo colpo rimbalzerebbe. Non attaccare il fronte: aggira verso un lato o il retro.',
  'coach.bounce.short': 'Ora ogni colpo rimbalzerebbe',
  'coach.threat':
    'Al prossimo turno il nemico potrebbe distruggere un tuo carro: {squares}. Giralo di fronte, portalo via o metti qualcosa sulla linea.',
  'coach.threat.short': 'In pericolo ora: {squares}',
  'coach.wreck':
    'Un relitto è un muro fino alla fine della partita. Il tiro diretto si ferma lì, anche il tuo.',
  'coach.wreck.short': 'I relitti sono muri',
  'coach.mortar':
    'Un mortaio spara sopra ogni cosa, ma solo dritto avanti, a 3–5 caselle. Più vicino è inerme.',
  'coach.mortar.short': 'Mortaio: 3–5 caselle, dritto',
  'coach.fixed': 'Un distruggi carro non ha torretta: spara solo dritto avanti. Per mirare, gira lo scafo.',
  'coach.fixed.short': 'Il distruggi carro mira girando',
  'coach.facing':
    'Girare di 45° costa un passo, come una casella. Pensa a dove sarà rivolto il carro: da lì dipende dove spara e dove è forte.',
  'coach.facing.short': 'Ogni 45° costano un passo',
  'coach.reverse':
    'Un passo in retromarcia è un turno intero, ma poi si può sparare. Spesso crea la distanza che serve al tiro.',
  'coach.reverse.short': 'Retromarcia: un passo, poi il tiro',
  'coach.danger':
    '«Pericoli» – sul telefono sotto «Altro» – segna le caselle in cui il tuo carro di comando potrebbe essere distrutto. Guarda prima di muoverlo.',
  'coach.danger.short': '«Pericoli»: caselle non sicure',
} satisfies Readonly<Record<CoachKey, Message>>;
