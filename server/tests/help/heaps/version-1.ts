import { heaps } from './heaps.ts';

export const version1 = heaps('1');
