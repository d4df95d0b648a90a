import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while a prerendered page is hydrated: the first render must match the HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Calls `onTyped` with text typed into a prerendered field before hydration, which React would drop. */
export function useTypedBefore(input: RefObject<HTMLInputElement | null>, onTyped: (text: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is hydrated once
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) onTyped(field.value);
  }, []);
}
