/** Colours of style sheets, and how well they stand out from each other (WCAG 2). */

/** Red, green and blue from 0 to 255, and opacity. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];
/** The colour of a custom property. Throws where there is none. */
export type Colours = (name: string) => Colour;

const parse = (text: string): Colour => {
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4])];
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text) ?? [];
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  if (!digits || digits.length < 3) throw new Error(`not a colour: ${text}`);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, 1];
};

/** The custom properties of the rules with one of these selectors, the later over the earlier, in one theme. */
export const readColours = (css: string, theme: 'light' | 'dark', selectors: readonly string[]): Colours => {
  const found = new Map<string, string>();
  for (const selector of selectors)
    for (const [, list = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
      const named = list.replace(/\/\*[\s\S]*?\*\//g, '').split(',');
      if (!named.some((one) => one.trim() === selector)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
        found.set(name, value);
    }
  return (name) => {
    const value = found.get(name);
    if (value === undefined) throw new Error(`${name} is not set`);
    const both = /^light-dark\((.*), ((?:rgb\(|#).*)\)$/.exec(value);
    return parse((both ? both[theme === 'light' ? 1 : 2] : value) ?? '');
  };
};

/** What is seen of a colour that is laid over another one. */
export const over = ([r, g, b, opacity]: Colour, [red, green, blue]: Colour): Colour => {
  const mix = (top: number, below: number): number => top * opacity + below * (1 - opacity);
  return [mix(r, red), mix(g, green), mix(b, blue), 1];
};

const luminance = ([red, green, blue]: Colour): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** From 1, no contrast, to 21, black on white. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
};

/** Words and signs of a page, each with what it is seen on, and the least contrast between them. */
const ON_PAGE: readonly (readonly [marks: readonly string[], backs: readonly string[], least: number])[] = [
  [['--ink', '--ink-soft', '--brand', '--danger'], ['--paper', '--sheet', '--sunk'], 4.5],
  [['--good', '--brass', '--focus'], ['--paper', '--sheet'], 3],
  [['--ink', '--ink-soft'], ['--brass-soft', '--danger-soft'], 4.5],
  [['--on-brand'], ['--brand', '--brand-strong'], 4.5],
  [['--sheet'], ['--danger'], 4.5],
];

/** What cannot be read on a page with these colours, as sentences. `more`: further backgrounds of the page. */
export const unreadable = (colours: Colours, more: readonly string[] = []): string[] =>
  ON_PAGE.flatMap(([marks, backs, least]) =>
    marks.flatMap((mark) =>
      [...backs, ...(backs.includes('--paper') ? more : [])].flatMap((back) => {
        const found = contrast(colours(mark), colours(back));
        return found >= least ? [] : [`${mark} on ${back}: ${found.toFixed(2)}`];
      }),
    ),
  );

/** Words that cannot be read on the plate of a prompt that is dark by day, too. */
export const unreadableOnPlate = (css: string, page: string): string[] => {
  const colours = readColours(css, 'dark', [page]);
  return ['--ink', '--ink-soft', '--brand', '--danger'].flatMap((mark) => {
    const found = contrast(colours(mark), colours('--plate'));
    return found >= 4.5 ? [] : [`${mark} on the plate: ${found.toFixed(2)}`];
  });
};
