import { useSyncExternalStore } from 'react';

/** The id of the product whose link is pressed. */
let pressed: string | undefined;
const listeners = new Set<() => void>();

/** Milliseconds in which the click follows the end of a press. */
const CLICK_WITHIN_MS = 500;

/** A finger or mouse is on a product's link: either a click follows, or a scroll cancels it. */
export function pressProduct(id: string): void {
  set(id);
  const press = new AbortController();
  const end = (ms: number) => {
    press.abort();
    setTimeout(() => pressed === id && set(undefined), ms);
  };
  addEventListener('pointercancel', () => end(0), press);
  addEventListener('pointerup', () => end(CLICK_WITHIN_MS), press);
}

/** The product whose page a click may open next. */
export function usePressedProduct(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pressed,
    () => undefined,
  );
}

function set(id: string | undefined): void {
  pressed = id;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
