import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while a prerendered page is hydrated: the first render must match the HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
