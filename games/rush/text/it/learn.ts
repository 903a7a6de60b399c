/** Messages: the opening and the exercises, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { learn as english } from '../en/learn.ts';

export const learn = {
  'learn.goal': 'Avere più punti di tutti alla fine: con Medaglie, Basi conquistate e Obiettivi.',
  'learn.aim':
    'Vince chi ha più punti. Le tre fonti sono segnate: una Medaglia vale 1, una Base nemica conquistata 3, un Obiettivo 5 per chi è in testa da solo.',
  'learn.buy':
    'Le carte sono denaro. Due Ingegneri pagano 2, e il {:card.ussr-t-28} segnato costa 2. Sceglilo nella Riserva, poi «Acquista».',
  'learn.buy.done':
    'Ora è nel tuo Deposito, come le carte che l’hanno pagato. Quando il Garage è vuoto, il Deposito diventa quello nuovo: presto lo pescherai. Si acquista una volta per turno.',
  'learn.defend':
    'La stessa carta può difendere. Scegli il {:card.ussr-t-28} nella tua mano, poi «Difendi», poi una delle tue Basi.',
  'learn.defend.done':
    'Finché resta lì, nessuno può attaccare questa Base. Ma non peschi più la carta, e quindi non paga nulla.',
  'learn.attack':
    'Oppure attacca. Scegli il {:card.ussr-t-28} e il {:card.ussr-bt-7}, poi «Attacca con questi». Colpisci due volte la stessa Base: il primo colpo la danneggia, il secondo la conquista.',
  'learn.attack.done':
    'Conquistata: 3 punti! Si attacca una volta per turno, e insieme attaccano solo Veicoli di una stessa nazionalità.',
  'learn.guard':
    'Ecco dove quasi tutti sbagliano: una Base difesa non si può colpire. Attacca con entrambi i carri. Prima il {:card.ussr-t-28} distrugge il difensore, il Pz.Kpfw. 38 (t). Poi il {:card.ussr-kv-1} colpisce la Base.',
  'learn.guard.done':
    'Una Medaglia per il difensore e 3 punti per la Base. Al {:card.ussr-kv-1} è bastato un colpo: solo un Carro Armato Pesante conquista così una Base intatta.',
  'learn.once':
    'In un turno ogni carta fa una cosa sola: paga, difende o attacca. Acquista un Veicolo e conquista una Base nello stesso turno.',
  'learn.once.done':
    'L’{:card.usa-m5-stuart} ha pagato, i due carri sovietici hanno combattuto. Scegliere con che cosa pagare è metà del gioco.',
  'learn.win':
    'Sei sotto per 6 punti a 8. Ma al tuo avversario resta una sola Base: quando cade, la partita finisce con questo giro. Conquistala, poi termina il turno.',
  'learn.win.done':
    '9 a 8: hai vinto! La partita finisce anche quando qualcuno prende l’ultima Medaglia singola di una nazionalità. Ora sai abbastanza per una prima partita.',

  'learn.draw.title': 'Prima guarda',
  'learn.draw':
    'Acquista in questo turno il {:card.germany-tiger-ii}, che costa 6. La tua mano paga solo 5, ma l’abilità dell’{:card.usa-m26-pershing} fa pescare due carte.',
  'learn.draw.done': 'Pesca prima di spendere: così sai tutto quello che hai.',
  'learn.conscription.title': 'Un acquisto in più',
  'learn.conscription': 'Acquista due Veicoli in questo turno.',
  'learn.conscription.done':
    'Con Arruolamento tutti i pagamenti del turno si sommano: ciò che avanza da un acquisto paga il successivo.',
  'learn.siege.title': 'Oltre il difensore',
  'learn.siege':
    'Conquista una Base, anche se nessun tuo attacco può superare questi difensori. Due delle tue carte hanno l’abilità Assedio Principale.',
  'learn.siege.done':
    'Il primo Assedio danneggia la Base, il secondo la conquista, difesa o no. L’Assedio non è un attacco: il tuo è ancora da fare.',
  'learn.limits.title': 'L’ordine giusto',
  'learn.limits':
    'Conquista una Base con un solo attacco. Il {:card.germany-dw-2} colpisce solo Veicoli, il {:card.germany-wespe} solo Basi.',
  'learn.limits.done':
    'Il Carro Armato Pesante che può colpire le Basi si tiene per la Base: la conquista con un colpo.',
  'learn.lastMedal.title': 'L’ultima Medaglia',
  'learn.lastMedal':
    'Il punteggio è 7 a 7, e nel mazzo resta una sola Medaglia Sovietica singola. Vinci la partita in questo turno.',
  'learn.lastMedal.done':
    'L’ultima Medaglia singola di una nazionalità fa finire la partita con il giro, ed era il punto che ti mancava.',

  'learn.wrong.ended': 'Il tuo turno è finito, e questo era ancora da fare.',
  'learn.wrong.paid': 'Hai pagato con {cards:card}. Ciò che ha pagato non fa altro in questo turno.',
  'learn.wrong.attacked':
    'Hai attaccato con {cards:card}. Ciò che ha attaccato non fa altro in questo turno.',
  'learn.wrong.placed': 'Hai messo {card:card} su una Base. Da lì non paga e non attacca: serve per altro.',
  'learn.wrong.played':
    'Hai giocato {card:card} per la sua abilità. Dopo deve difendere, mentre qui serve per attaccare.',
  'learn.wrong.noAbility': 'Ora {card:card} difende, ma senza la sua abilità. Scegli invece «Abilità».',
  'learn.wrong.alone':
    'Da solo {cards:card} non basta. Scegli tutti i Veicoli che devono attaccare, e solo dopo premi il pulsante.',
  'learn.wrong.split': 'Nessuna Base è stata colpita due volte. Entrambi i colpi devono andare alla stessa.',
  'learn.wrong.notTaken':
    'Nessuna Base è stata conquistata. Prima va tolto il difensore. Poi un Carro Armato Pesante conquista la Base con un colpo; tutti gli altri la danneggiano soltanto.',
  'learn.wrong.noPurchase': 'La Base è tua, ma in questo turno non hai acquistato nulla.',
  'learn.wrong.noBase': 'Hai acquistato un Veicolo, ma in questo turno non hai conquistato Basi.',
  'learn.wrong.otherBuy': 'Hai acquistato {card:card}. Senza Arruolamento è l’unico acquisto del turno.',
  'learn.wrong.onePurchase':
    'Il tuo turno è finito senza un secondo acquisto. Lo permettono i {:card.volunteers}: giocali per la loro abilità.',
  'learn.wrong.siegeNotAttack':
    'Quello era un attacco, e un attacco non supera un difensore. L’Assedio è un’abilità: scegli «Abilità».',
  'learn.wrong.siegeSplit':
    'Ci sono due bersagli danneggiati. Entrambi gli Assedi devono colpire la stessa Base.',
  'learn.wrong.notWon': 'Il tuo turno è finito e non hai vinto: la partita andava vinta in questo turno.',
} satisfies SameKeys<typeof english>;
