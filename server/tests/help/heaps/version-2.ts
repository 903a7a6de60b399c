import { heaps } from './heaps.ts';

export const version2 = heaps('2', { most: 2 });
