import { heaps } from './heaps.ts';

export const version3 = heaps('3', { verb: 'remove' });
