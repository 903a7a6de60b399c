/** The list of games, one line each; `library.ts` looks them up, and their manifests say where they stand. */
export { manifest as battlegrounds } from './battlegrounds/index.ts';
export { manifest as eightyCards } from './eighty-cards/index.ts';
export { manifest as rush } from './rush/index.ts';
export { manifest as tankChess } from './tank-chess/index.ts';
export { manifest as warcraft } from './warcraft/index.ts';
