/** What each tank is made of, as `kit/silhouettes` reads it. */
export const FLEET: Readonly<Record<string, string>> = {
  'm24-chaffee': 'c5 s35 r2*.95 g30/2.6',
  luchs: 'i6 b33 a2*.9 g15/1.6',
  'amx-13': 's5 l35 o-7 g40/2.6!',
  '7tp': 'v4 b32 t4*1.1 g14/2',
  't-34': 'c5 s38 h5*1.1 g24/2.8',
  'm4-sherman': 'v6 r39 r2 g22/2.8',
  cromwell: 'c5 b40 y0*1.1 g28/2.8!',
  panther: 'i7 s43 a4*1.2 g46/3!',
  'churchill-i': 'k10 h50 a4*1.05 g14/2.6',
  maus: 'k10 h52 m-9*1.1 g42/4.4',
  'tiger-i': 'i7 b45 y-1*1.25 g42/3.4!',
  'kv-1': 's6 s43 r-2*1.1 g28/3',
};
/** A pawn without a card, as in Family. */
export const TOY = 'c4 s30 d0*1.3 g16/4';
