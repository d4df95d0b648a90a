import { createContext, useContext, useSyncExternalStore } from 'react';

// A product whose card is pressed: while the finger rests, its page is rendered, out of sight.

let pressed: string | undefined;
const listeners = new Set<() => void>();

/** Until the press becomes another gesture, such as a scroll. */
export function pressProduct(id: string): void {
  setPressed(id);
  window.addEventListener('pointercancel', releaseProduct, { once: true });
}

export function releaseProduct(): void {
  setPressed(undefined);
}

function setPressed(id: string | undefined): void {
  pressed = id;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of the product that was pressed last, until it is released. */
export function usePressedProduct(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pressed,
    () => undefined,
  );
}

/** The product of a page, and whether the page is open; any other page is. */
export const ProductPageContext = createContext({ id: '', isOpen: true });
export const useProductPage = () => useContext(ProductPageContext);
