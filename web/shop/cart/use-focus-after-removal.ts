import { type RefObject, useEffect, useRef } from 'react';
import type { CartLine } from '../../shared/cart/cart-line.ts';
import { isFocusLost } from '../../shared/lib/hooks.ts';

interface FocusAfterRemoval {
  /** For the element around the list and what an empty cart shows instead. */
  place: RefObject<HTMLDivElement | null>;
  /** Call it with the line that is to be removed. */
  note: (line: CartLine) => void;
}

/** Gives the focus that goes with a removed line to the line in its place, or to the way on from an empty cart. */
export function useFocusAfterRemoval(lines: CartLine[]): FocusAfterRemoval {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<{ id: string; index: number }>(undefined);

  useEffect(() => {
    if (!removed.current || lines.some(({ id }) => id === removed.current?.id)) return;
    const index = Math.min(removed.current.index, lines.length - 1);
    removed.current = undefined;
    if (isFocusLost()) nextControl(place.current, index)?.focus();
  }, [lines]);

  return { place, note: ({ id }) => (removed.current = { id, index: lines.findIndex((line) => line.id === id) }) };
}

/** The last button of a line removes it. */
function nextControl(place: HTMLElement | null, index: number): HTMLElement | null | undefined {
  const line = place?.querySelectorAll('li')[index];
  if (!line) return place?.querySelector('a');
  return [...line.querySelectorAll('button')].at(-1);
}
