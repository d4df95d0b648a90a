import { useEffect } from 'react';
import { savesData } from '../lib/data-saver.ts';
import { onceSomebodyMoves } from '../lib/once-somebody-moves.ts';

/** Loads the small pages that shoppers go to next, once somebody moves: until then the first page has it all. */
export function useLoadPagesAhead(): void {
  useEffect(() => (savesData() ? undefined : onceSomebodyMoves(loadPages)), []);
}

function loadPages(): void {
  // What fails now is tried again, and told, when somebody goes there.
  Promise.all([import('../pages/shop.tsx'), import('../pages/product.tsx')]).catch(() => undefined);
}
