/**
 * The wall clock of a process, which somebody may set: everything that asks what time it is – `Date.now`, `new Date` –
 * is told another one. Steady clocks and timers go on as they do in truth when a host's clock is set.
 */
let offset = 0;

/** From now on the clock of this process can be set. */
export const wallClock = (): void => {
  const Real = Date;
  const now = (): number => Real.now() + offset;
  const Wall = new Proxy(Real, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made) as object,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  globalThis.Date = Wall;
};

/** So many milliseconds off the truth. */
export const setWallClock = (by: number): void => {
  offset = by;
};
