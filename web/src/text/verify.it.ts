/** Messages of the verification page, in Italian. */
import type { SameKeys } from '#engine/text.ts';
import type { en } from './verify.en.ts';

export const it = {
  'verify.about':
    'Una partita finita porta con sé la propria prova. Questa pagina la distribuisce e la gioca di nuovo secondo le regole, qui nel tuo browser; a nessuno viene inviato nulla.',
  'verify.limits':
    'Mostra che nulla è stato alterato da quando il server si è vincolato al suo segreto. Non può mostrare che nessuno abbia guardato le carte coperte.',
  'verify.choose': 'Scegli un file di partita',
  'verify.drop': 'oppure trascinalo qui',
  'verify.another': 'Controlla un altro file',
  'verify.download': 'Scarica il file',
  'verify.table': 'Vai al tavolo',
  'verify.working': 'Distribuisco e gioco di nuovo …',
  'verify.holds': 'Tutto torna.',
  'verify.fails': 'Questa partita non torna.',
  'verify.unknown': 'Non è stato possibile controllarla fino in fondo.',
  'verify.played': {
    by: 'n',
    one: 'Una voce è stata giocata di nuovo.',
    other: '{n} voci sono state giocate di nuovo.',
  },
  'verify.noFile': 'Questo non è un file di partita di Ludoteca.',
  'verify.noFile.where': 'Problema in {where}: {what}',
  'verify.rules': 'regole {version}',
  'verify.fingerprint': 'Impronta del segreto',
  'verify.steps': 'Che cosa è stato controllato',
  'verify.entries': 'Voce per voce',
  'verify.state.holds': 'torna',
  'verify.state.fails': 'non torna',
  'verify.state.skipped': 'nessun termine di confronto',
  'verify.state.unknown': 'non controllato',
  'verify.step.terms': 'Tavolo, nomi e opzioni',
  'verify.step.terms.about': 'Sono come quando il file è stato scritto.',
  'verify.step.commitment': 'Il segreto',
  'verify.step.commitment.about': 'È quello la cui impronta era stata mostrata prima della distribuzione.',
  'verify.step.shown': 'Ciò che hai visto tu',
  'verify.step.shown.about':
    'Mentre giocavi, questo browser ha annotato l’impronta e ciò che ha aggiunto lui stesso al caso. Nel file ci sono entrambi.',
  'verify.step.entropy': 'Ciò che i giocatori hanno aggiunto al caso',
  'verify.step.entropy.about': 'È come quando il file è stato scritto.',
  'verify.step.rules': 'Le regole',
  'verify.step.rules.about': 'Questa pagina ha proprio la versione con cui si è giocato.',
  'verify.step.deal': 'La distribuzione',
  'verify.step.deal.about':
    'Deriva dal segreto, da ciò che i giocatori hanno aggiunto e dal nome del tavolo.',
  'verify.step.log': 'Ogni decisione',
  'verify.step.log.about': 'Ognuna era ammessa in quel momento; dadi e carte sono usciti come dovevano.',
  'verify.step.result': 'La fine',
  'verify.step.result.about': 'Risultato e posizione finale derivano dalle decisioni.',
  'verify.skipped.shown':
    'Questo browser non ha annotato nulla su questa partita. Confronta l’impronta con quella mostrata a un giocatore.',
  'verify.skipped': 'Il file è in un formato più vecchio e non contiene nulla con cui confrontare.',
  'verify.notLooked': 'Il controllo non è arrivato fin qui, oppure mancano le regole.',
  'verify.fault.TERMS_CHANGED':
    'Il nome del tavolo, il gioco, la versione, i giocatori o l’impronta sono stati cambiati in seguito.',
  'verify.fault.OPTIONS_CHANGED': 'Le opzioni sono state cambiate in seguito.',
  'verify.fault.SECRET_DIFFERS': 'Il segreto non ha l’impronta che secondo il file era stata mostrata.',
  'verify.fault.OTHER_COMMITMENT': 'Mentre giocavi, a questo browser è stata mostrata un’altra impronta.',
  'verify.fault.ENTROPY_CHANGED': 'Ciò che il giocatore {n} ha aggiunto al caso è stato cambiato.',
  'verify.fault.ENTROPY_COUNT':
    'Al caso hanno contribuito {was} giocatori; nel file ci sono i contributi di {now}.',
  'verify.fault.ENTROPY_NOT_MINE': 'Ciò che questo browser ha aggiunto al caso non è nel file.',
  'verify.fault.ENTROPY_NOT_SEALED':
    'Ciò che è stato aggiunto al caso non è ciò che tutti avevano sigillato prima.',
  'verify.fault.OTHER_RULES':
    'La partita è stata giocata con le regole {version} di «{game}», che questa pagina non ha. Forse le ha il comando «ludoteca verify» del suo server.',
  'verify.fault.CANNOT_DEAL': 'Con queste opzioni non si può distribuire nessuna partita ({code}).',
  'verify.fault.DEAL_DIFFERS':
    'Dal segreto, da ciò che i giocatori hanno aggiunto e dal nome del tavolo deriva un’altra distribuzione.',
  'verify.fault.ENTRY_CHANGED': 'La voce {n} è stata cambiata.',
  'verify.fault.ENTRY_MISSING': 'Manca la voce {n}.',
  'verify.fault.ENTRY_ADDED': 'La voce {n} è stata aggiunta.',
  'verify.fault.ENTRIES_REORDERED': 'Dalla voce {n} in poi l’ordine è stato cambiato.',
  'verify.fault.ENTRY_REFUSED': 'Le regole rifiutano la voce {n}.',
  'verify.fault.NOT_OVER': 'La partita non è finita.',
  'verify.fault.OUTCOME_DIFFERS': 'Dalle decisioni deriva un altro risultato.',
  'verify.fault.STATE_DIFFERS': 'Dalle decisioni deriva un’altra posizione finale.',
} satisfies SameKeys<typeof en>;
