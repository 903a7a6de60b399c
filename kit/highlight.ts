/**
 * Highlights search hits with the CSS Custom Highlight API, without changing the DOM. Browsers without that
 * API show the text unmarked.
 */
import type { Query } from './search.ts';

/**
 * Highlights what a query finds below an element, under the name that `::highlight(NAME)` uses. An empty query
 * removes the highlights.
 */
export const highlight = (name: string, root: Node, query: Query): void => {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  if (query.empty) return;
  const marks = new Highlight();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [start, end] of query.places(node.textContent ?? '')) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      marks.add(range);
    }
  CSS.highlights.set(name, marks);
};
