import { useEffect } from 'react';
import { savesData } from '../../shared/lib/data-saver.ts';
import { onFirstInteraction } from '../../shared/lib/on-first-interaction.ts';

/** Preloads the pages that shoppers visit next, after the first interaction: until then the first page has priority. */
export function useLoadPagesAhead(): void {
  useEffect(() => (savesData() ? undefined : onFirstInteraction(loadPages)), []);
}

function loadPages(): void {
  // A failure here is retried, and reported, when the page is opened.
  Promise.all([import('../pages/shop.tsx'), import('../pages/product.tsx')]).catch(() => undefined);
}
