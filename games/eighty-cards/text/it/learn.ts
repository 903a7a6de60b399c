/** Messages: the opening and the exercises. They are loaded when somebody wants to learn the game. */
import type { SameKeys } from '#engine/text.ts';
import type { learn as english } from '../en/learn.ts';

export const learn = {
  'learn.goal': 'Fa’ una volta il giro del mondo, e va’ oltre il tuo traguardo più lontano di tutti.',
  'learn.aim':
    'Tutti viaggiano in senso orario, dalla propria bandiera di nuovo fino a lì: 48 spazi. Con il primo arrivo comincia l’ultimo giro di turni, e alla fine vince il più lontano.',
  'learn.drive':
    'Il vapore è tutto. Hai 5 Punti Azione (PA), e un movimento ne costa 2. Avanza di uno spazio.',
  'learn.drive.done': 'Ti restano 3 PA. Quelli che non spendi in questo turno vanno persi.',
  'learn.steam':
    'La pressione dice quanti PA avrai nel prossimo turno, e cala di 1 a ogni turno. Il carbone costa 1 PA e la alza. Scegli il carbone che hai in mano finché arriva a 6 o più.',
  'learn.steam.done':
    'Il carbone adesso non dà nulla, ma la prossima volta dà un turno da 6 PA. Quasi ogni turno comincia dal carbone.',
  'learn.refit':
    'Sei su un campo base, e davanti hai tre spazi di deserto. Monta ciò che rende il deserto più economico, poi va’ fino in fondo al deserto.',
  'learn.refit.done':
    'I Pattini sono costati 2 PA e ne hanno risparmiati 3. Conta sempre il terreno in cui entri, non quello che lasci.',
  'learn.shot':
    'Il giocatore 2 è 9 spazi davanti: a portata della tua torpedine. Hai 2 PA, e vorresti anche muoverti. Spara al giocatore 2!',
  'learn.shot.done':
    'Sparare non costa nulla, ma non con 0 PA. È ciò che si sbaglia più spesso: prima si spara, poi si spende l’ultimo PA.',
  'learn.hit':
    'Il giocatore 3 è in testa. Un’interferenza nel tuo turno costa PA e colpisce chi vuoi. Fa’ perdere il tubo del giocatore 3.',
  'learn.hit.done':
    'Se il giocatore 3 non ha una reazione, perde 2 di pressione: due PA in meno, turno dopo turno.',
  'learn.window':
    'Adesso tocca a un altro: il giocatore 2 comincia proprio ora, a 4 spazi dal traguardo, con 8 PA. Puoi interferire pagando 1 della tua pressione, o passare: una volta, o per tutto il turno. Gioca Nebbia sul giocatore 2.',
  'learn.window.done':
    'All’inizio di un turno Nebbia ha effetto subito. Giocata più tardi, aspetterebbe il prossimo turno della vittima.',
  'learn.finish': 'Mancano tre spazi, e hai 7 PA. Taglia il tuo traguardo.',
  'learn.finish.done':
    'Sei oltre il traguardo! Ora il giro di turni si gioca fino in fondo, perciò va’ avanti con ciò che ti resta. Ne sai abbastanza per una prima partita.',

  'learn.customs.title': 'Oltre la dogana',
  'learn.customs':
    'Sul tuo veicolo c’è un Controllo doganale, e proprio davanti c’è un campo base: se ci entri ti fermi. Superalo.',
  'learn.customs.done': 'Con un salto si entra solo nello spazio di arrivo.',
  'learn.sender.title': 'Indietro al mittente',
  'learn.sender':
    'Il giocatore 2 ti fa perdere il tubo. Hai due reazioni che servono. Usa quella che fa perdere la pressione al giocatore 2.',
  'learn.sender.done':
    'Una reazione non costa nulla. Ma a un attacco ne risponde una sola, e poi non c’è più.',

  'learn.wrong.moved': 'Il veicolo è andato avanti, e questo era ancora da fare.',
  'learn.wrong.ended': 'Il tuo turno è finito, e questo era ancora da fare.',
  'learn.wrong.shovelled': 'Hai gettato carbone. Serve per il prossimo turno; stavolta dovevi avanzare.',
  'learn.wrong.install': '{card:card}: nel deserto non serve.',
  'learn.wrong.bare': 'Senza aiuto ogni spazio di deserto costa 2 PA. Prima monta qualcosa.',
  'learn.wrong.lastAp': 'I tuoi PA sono finiti, e con 0 PA non si spara. Prima si spara.',
  'learn.wrong.threw': 'Hai buttato via ciò che ti serviva: {card:card}.',
  'learn.wrong.target': 'Hai colpito {seat:player}. Toccava a qualcun altro.',
  'learn.wrong.passed': 'Hai passato. Ora il giocatore 2 viaggia col bel tempo.',
  'learn.wrong.late': 'Il carbone serve per il prossimo turno, ma questo è il momento di avanzare.',
  'learn.wrong.halted': 'Il veicolo è entrato nel campo base, e la dogana lo ferma.',
  'learn.wrong.undefended': 'Non hai reagito, e la tua pressione cala.',
  'learn.wrong.cancelled': 'A te non succede nulla, ma nemmeno al giocatore 2.',

  'event.interfered.you': 'Giochi {card:card} su {target:player}.',
  'event.interrupted.you': 'Interferisci per {price} di pressione: {card:card} su {target:player}.',
  'event.reacted.you': 'Reagisci a {against:card} con {card:card}.',
  'event.reflected.you': 'Rimandi {card:card} a {target:player}.',
  'event.fired.you': 'Spari {card:card} a {target:player} ({mode:aim}).',
  'event.halted.you': 'La dogana ti ferma al campo base (spazio {at}).',
  'event.pressure.you': 'La tua pressione: {from} → {to}.',
} satisfies SameKeys<typeof english>;
