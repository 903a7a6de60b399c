/**
 * Catches rules that ask the outside world. While a match is replayed, clocks and chance of the platform tell
 * that they were asked. They are found by name, not named: the rules of this folder hold for this file, too.
 */
const WATCHED: readonly (readonly [object: string, method: string])[] = [
  ['Math', 'random'],
  ['Date', 'now'],
  ['performance', 'now'],
  ['crypto', 'getRandomValues'],
  ['crypto', 'randomUUID'],
];

/** Runs `work`; answers with its result and the names of what was asked meanwhile. */
export const watchingOutside = <T>(
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
