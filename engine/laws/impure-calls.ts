/**
 * Detects impure rules. While a match is replayed, the platform's clocks and random generators record their
 * calls. They are looked up by name, because the purity check (scripts/pure.ts) also applies to this file.
 */
const WATCHED: readonly (readonly [object: string, method: string])[] = [
  ['Math', 'random'],
  ['Date', 'now'],
  ['performance', 'now'],
  ['crypto', 'getRandomValues'],
  ['crypto', 'randomUUID'],
];

/** Runs `work`; returns its result and the names of the functions that were called meanwhile. */
export const recordImpureCalls = <T>(
  work: () => T,
): { readonly result: T; readonly asked: readonly string[] } => {
  const asked = new Set<string>();
  const restore: (() => void)[] = [];
  for (const [object, method] of WATCHED) {
    const owner: unknown = Reflect.get(globalThis, object);
    if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) continue;
    const original: unknown = Reflect.get(owner, method);
    if (typeof original !== 'function') continue;
    const own = Reflect.getOwnPropertyDescriptor(owner, method);
    const watched = (...args: unknown[]): unknown => {
      asked.add(`${object}.${method}`);
      return Reflect.apply(original, owner, args);
    };
    if (!Reflect.defineProperty(owner, method, { value: watched, configurable: true, writable: true }))
      continue;
    restore.push(() => {
      if (own) Reflect.defineProperty(owner, method, own);
      else Reflect.deleteProperty(owner, method);
    });
  }
  try {
    return { result: work(), asked: [...asked] };
  } finally {
    for (const undo of restore) undo();
  }
};
