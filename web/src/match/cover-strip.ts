/**
 * On narrow screens a tip or a caption lies over the table. Where its upper edge would leave a strip of something that is
 * too small to be touched (WCAG 2.2, 2.5.8), that strip is covered, too.
 */

/** A box in the page: CSS pixels from its top and left. */
export interface Strip {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Over a caption; otherwise over a tip. */
  readonly caption: boolean;
}

/** CSS pixels: what is seen of a target is to be as high as this. */
const LEAST = 24;
/** CSS pixels that are covered at most. Where that is not enough nothing is. */
const MOST = 40;

/** The highest edge at or above this one that leaves no such strip of these boxes. */
const edgeAbove = (edge: number, boxes: readonly DOMRect[]): number => {
  const tops = boxes.flatMap(({ top, bottom }) =>
    top < edge - 0.5 && bottom > edge + 0.5 && edge - top < LEAST ? [top] : [],
  );
  return tops.length === 0 ? edge : edgeAbove(Math.min(...tops), boxes);
};

/** The tip or the caption, if one of them is the topmost part of the prompt. */
const topmostOf = (ask: HTMLElement): Element | undefined => {
  const parts = [...ask.children].filter((part) => part.getBoundingClientRect().height > 0);
  const tops = parts.map((part) => part.getBoundingClientRect().top);
  const first = parts[tops.indexOf(Math.min(...tops))];
  const lies = first?.matches('[data-caption], .tip:has([data-coach])');
  return lies && first!.checkVisibility({ visibilityProperty: true }) ? first : undefined;
};

/** What of this table is to be covered above this prompt now. */
export const stripAbove = (ask: HTMLElement, board: Element): Strip | undefined => {
  const part = topmostOf(ask);
  if (!part || getComputedStyle(ask).position !== 'sticky') return undefined;
  const { left, top: edge, width } = part.getBoundingClientRect();
  const boxes = [...board.querySelectorAll('[data-thing]')].map((thing) => thing.getBoundingClientRect());
  const top = edgeAbove(edge, boxes);
  if (top === edge || edge - top > MOST) return undefined;
  return {
    left: left + scrollX,
    top: top + scrollY,
    width,
    height: edge - top,
    caption: part.matches('[data-caption]'),
  };
};
