import { CLAIM_MS } from '@aloghor/functions/domain/desk-claims';
import { useCallback, useEffect, useRef } from 'react';

const ACTIVITY = ['keydown', 'pointerdown', 'pointermove'] as const;

/**
 * Whether somebody works on this page: only what they do themselves counts, whatever the page shows meanwhile. `onReturn`: calls
 * back when somebody who was away does something again, or the browser shows the page again that it had put aside.
 */
export function useActivity() {
  const activeAt = useRef(Date.now());
  const returned = useRef<() => void>(undefined);
  const isAway = useCallback(() => Date.now() - activeAt.current > CLAIM_MS, []);
  const onReturn = useCallback((callBack: () => void) => {
    returned.current = callBack;
    return () => {
      returned.current = undefined;
    };
  }, []);

  useEffect(() => {
    function note(isReturn: boolean) {
      activeAt.current = Date.now();
      if (isReturn) returned.current?.();
    }
    const onActivity = () => note(isAway());
    const onShow = ({ persisted }: PageTransitionEvent) => note(persisted || isAway());
    for (const event of ACTIVITY) document.addEventListener(event, onActivity, { passive: true });
    window.addEventListener('pageshow', onShow);
    return () => {
      for (const event of ACTIVITY) document.removeEventListener(event, onActivity);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isAway]);

  return { isAway, onReturn };
}
