/** A part of a table that is loaded when it is first wanted; nothing waits for it. */
export class Later<Part> {
  /** Undefined until it is there. */
  part = $state.raw<Part>();
  readonly #load: () => Promise<{ readonly default: Part }>;
  readonly #failed: (error: unknown) => void;
  #wanted = false;

  /** `failed` is called when it could not be loaded. It is tried again when it is wanted again. */
  constructor(load: () => Promise<{ readonly default: Part }>, failed: (error: unknown) => void) {
    this.#load = load;
    this.#failed = failed;
  }

  want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#load().then(
      (loaded) => {
        this.part = loaded.default;
      },
      (error: unknown) => {
        this.#wanted = false;
        this.#failed(error);
      },
    );
  }
}

/** A part that is loaded as soon as it is wanted. Called while a component is being set up. */
export const laterWhen = <Part>(
  wanted: () => boolean,
  load: () => Promise<{ readonly default: Part }>,
  failed: (error: unknown) => void,
): Later<Part> => {
  const later = new Later(load, failed);
  $effect(() => {
    if (wanted()) later.want();
  });
  return later;
};
