/**
 * What tables and messages use of the machine they run on: only what Node and every browser have alike. This file
 * belongs to `tsconfig.tables.json` alone; the rules have not even this.
 */
type Timer = number | object;
declare function setTimeout(run: (nothing?: undefined) => void, milliseconds?: number): Timer;
declare function clearTimeout(timer: Timer | undefined): void;
declare function setInterval(run: () => void, milliseconds: number): Timer;
declare function clearInterval(timer: Timer | undefined): void;
declare const performance: { now(): number };
declare const crypto: { getRandomValues<T extends ArrayBufferView>(into: T): T };
declare function btoa(binary: string): string;
declare class TextDecoder {
  constructor(encoding: 'utf-8', options?: { readonly fatal?: boolean });
  decode(bytes: Uint8Array): string;
}
