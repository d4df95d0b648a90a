import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a new page; on Back and Forward the browser restores the position. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useLayoutEffect(() => {
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
}
