import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False while a page that was drawn ahead is taken over: it shows at first what everybody's HTML shows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
