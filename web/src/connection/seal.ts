/** Seals what a player adds to the chance of the next deal. Loaded with the first offer: hashing is no part of a page. */
export { entropyDigest as sealOf } from '#engine/match/digests.ts';
