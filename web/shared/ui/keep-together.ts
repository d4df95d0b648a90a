import { ORDER_NUMBER } from '../lib/format.ts';
import { shop } from '../shop.config.ts';

/**
 * No line breaks within the number of an order, or between a sum and its unit, also in elements of these. The text
 * itself stays as it is: it is copied and searched for.
 */
export function keepTogether(contents: Iterable<Element>): void {
  for (const content of contents) {
    for (const text of textsIn(content)) {
      const parts = unbreakableParts(text.data);
      if (parts.length > 1) text.replaceWith(...parts.map((part, place) => (place % 2 === 1 ? whole(part) : part)));
    }
  }
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // it shows nothing else
  return texts;
}

const UNITS = Object.values(shop.currency.name)
  .map((unit) => unit.replace(/[.$()*+?[\\\]^{|}]/g, '\\$&'))
  .join('|');
const UNBREAKABLE = new RegExp(`(${ORDER_NUMBER.source}|\\p{Nd}[\\p{Nd},.]* (?:${UNITS}))`, 'u');

/** The parts of a text: every second one is the number of an order, or a sum with its unit. */
export function unbreakableParts(text: string): string[] {
  return text.split(UNBREAKABLE);
}

function whole(part: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'whitespace-nowrap';
  span.textContent = part;
  return span;
}
