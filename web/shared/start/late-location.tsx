import { type PropsWithChildren, useContext, useDeferredValue } from 'react';
import { UNSAFE_LocationContext as LocationContext, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

/**
 * Around links that stay when the page changes: they learn its address right after the page is shown. Every link of ours reads
 * the address, so those of menu, footer and cards would otherwise render again before a tap is answered.
 */
export function LateLocation({ children }: PropsWithChildren) {
  const location = useDeferredValue(useContext(LocationContext));
  const route = useDeferredValue(useContext(RouteContext));
  return (
    <LocationContext value={location}>
      <RouteContext value={route}>{children}</RouteContext>
    </LocationContext>
  );
}
