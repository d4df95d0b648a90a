import { useEffect } from 'react';
import { savesData } from '../lib/data-saver.ts';

/** What tells that somebody is there, and may go on. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Loads the small pages that shoppers go to next, once somebody moves: until then the first page has it all. */
export function useLoadPagesAhead(): void {
  useEffect(() => {
    if (savesData()) return;
    const listening = new AbortController();
    const load = () => {
      listening.abort();
      loadPages();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, load, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
}

function loadPages(): void {
  // What fails now is tried again, and told, when somebody goes there.
  Promise.all([import('../pages/shop.tsx'), import('../pages/product.tsx')]).catch(() => undefined);
}
