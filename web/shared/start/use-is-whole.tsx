import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether a page renders all of itself. False in the first render after a link, so that what is below the fold does not delay
 * the response to the tap; true right after. On Back the page is whole at once, because the browser restores the scroll
 * position.
 */
export function useIsWhole(): boolean {
  const isBack = useNavigationType() === 'POP'; // also for the first page of a visit
  return useDeferredValue(true, isBack);
}

/** In place of the rest: without it, the footer would come near the screen and be laid out first. */
export function RestToCome() {
  return <div className="h-[220svh]" />;
}
