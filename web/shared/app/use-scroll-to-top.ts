import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { usePath } from '../ui/link.tsx';

/** Scrolls to the top of a new page; on Back and Forward the browser restores the position. */
export function useScrollToTop(): void {
  const pathname = usePath();
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useLayoutEffect(() => {
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
}
