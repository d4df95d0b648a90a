import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether a page is to render all of itself. False in the first render after a link, so that what lies below the fold
 * does not delay what was tapped on; true right after. On Back the page is whole at once, for the browser restores the
 * place in it.
 */
export function useIsWhole(): boolean {
  const isBack = useNavigationType() === 'POP'; // where the visit begins, too
  return useDeferredValue(true, isBack);
}

/** In place of the rest: without it, the footer would come near the screen, and be laid out, before the rest. */
export function RestToCome() {
  return <div className="h-[200svh]" />;
}
