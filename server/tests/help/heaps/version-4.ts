import { heaps } from './heaps.ts';

export const version4 = heaps('4', { misere: true });
