/** Faults of the layout of a table: what is too wide, cut off, outside, too small, without words, or covered. */
import type { Page } from '@playwright/test';

/** Waits until the page has scrolled and begun to move what it last showed: it does so in the next frame. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** `touch`: whether what is pressed must be as large as a finger. */
export const layoutFaults = async (page: Page, touch: boolean): Promise<string[]> => {
  await nextFrame(page);
  return page.evaluate((touch) => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    if (document.documentElement.outerHTML.includes('⟨')) found.push('a word is missing');
    const name = (e: Element): string => `${e.className} ${e.textContent?.trim().slice(0, 50)}`;
    const seen = (e: Element): boolean => {
      const box = e.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && e.checkVisibility();
    };
    const words =
      'button:not([data-thing]), .button, h1, h2, h3, p, label, dt, dd, strong, small, time, th, td';
    for (const element of document.querySelectorAll<HTMLElement>(words)) {
      // Facings around a tank are drawings, not text; a wide table scrolls by itself.
      if (!seen(element) || element.closest('.hidden, .unseen, svg, [data-facing], [role=region][tabindex]'))
        continue;
      const cut = getComputedStyle(element).textOverflow === 'ellipsis';
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && !cut)
        found.push(`cut off: ${name(element)}`);
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > clientWidth + 1) found.push(`outside: ${name(element)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      '.face .title, .standings .name, .plate strong',
    ))
      if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
        found.push(`cut off: ${name(element)}`);
    // An inline text has no width of its own to compare.
    for (const words of document.querySelectorAll('.tool span')) {
      const [text, tool] = [words.getBoundingClientRect(), words.parentElement!.getBoundingClientRect()];
      if (text.left < tool.left - 0.5 || text.right > tool.right + 0.5)
        found.push(`cut off: ${words.textContent}`);
    }
    for (const target of touch
      ? document.querySelectorAll('.shell[data-at] button, dialog[open] button, #more button')
      : []) {
      const { width, height } = target.getBoundingClientRect();
      const inText = target.closest('ol, .why, .rulebook, dialog .body') !== null;
      if (seen(target) && !inText && Math.min(width, height) < 43.5)
        found.push(
          `small: ${Math.round(width)} × ${Math.round(height)} ${name(target)} ${target.outerHTML.slice(0, 90)}`,
        );
    }
    return found;
  }, touch);
};

/** How much of the screen, from its top, shows the table: on narrow screens the prompt overlaps the rest. */
export const freeHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ask = document.querySelector('.ask');
    const over = ask !== null && getComputedStyle(ask).position === 'sticky';
    return over ? ask.getBoundingClientRect().top : innerHeight;
  });

/**
 * Which of these elements something else lies over, at their middle. `scrolled`: after each was scrolled to where nothing
 * overlaps the table, as somebody would who looks for it; otherwise where they are, as far as they are on the screen.
 */
export const coveredOf = async (page: Page, selector: string, scrolled = false): Promise<string[]> => {
  await nextFrame(page);
  return page.evaluate(
    ([selector, scrolled, free]) => {
      const found: string[] = [];
      const at = scrollY;
      for (const element of document.querySelectorAll(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (scrolled) {
          element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
          const { top, height } = element.getBoundingClientRect();
          scrollBy({ top: top + height / 2 - free / 2, behavior: 'instant' });
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const outside = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
        if (outside && !scrolled) continue;
        const there = document.elementFromPoint(x, y);
        // A drawing leaves touches to the board of which it is a part.
        const board = element instanceof SVGElement ? element.ownerSVGElement : null;
        const own = there !== null && [element, board].some((one) => one?.contains(there));
        if (!own && !there?.contains(element))
          found.push(`${element.outerHTML.slice(0, 90)} under ${there?.outerHTML.slice(0, 60) ?? 'nothing'}`);
      }
      scrollTo({ top: at, behavior: 'instant' });
      return found;
    },
    [selector, scrolled, await freeHeight(page)] as const,
  );
};
