/** What a script does in a browser, whatever drives it. Selectors are of CSS. */
export interface Browser {
  /** Name and version. */
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Clicks the middle of the first element with the mouse. @throws when there is none */
  click(selector: string): Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** A picture of the window as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Size of the window in CSS pixels. */
export const WINDOW = { width: 1440, height: 900 } as const;

/** A browser that can be played in, and how it is installed. */
export interface Kind {
  readonly id: string;
  /** Its packages in Debian. */
  readonly packages: string;
  /** The first program that is missing on this machine; undefined when all are there. */
  missing(): string | undefined;
  launch(): Promise<Browser>;
}
