import { useEffect } from 'react';
import { savesData } from '../lib/data-saver.ts';

/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 2_000;

/** Loads the small pages that shoppers go to next, once the browser has nothing better to do. */
export function useLoadPagesAhead(): void {
  useEffect(() => {
    if (savesData()) return;
    if ('requestIdleCallback' in window) requestIdleCallback(loadPages);
    else setTimeout(loadPages, WITHOUT_IDLE_MS);
  }, []);
}

function loadPages(): void {
  // What fails now is tried again, and told, when somebody goes there.
  Promise.all([import('../pages/shop.tsx'), import('../pages/product.tsx')]).catch(() => undefined);
}
