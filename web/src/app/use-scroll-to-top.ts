import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top; going back leaves the place to the browser. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it a new page
  useLayoutEffect(() => {
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
}
