import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savesData } from './saves-data.ts';
import { whenIdle } from './schedule.ts';

/**
 * Loads the code of the next click once the page is shown. Browsers never request a failed module again: a first click
 * without a connection would leave its button dead until a reload.
 */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}

/** Preloads what a link leads to when it is hovered, touched or focused; and what is large when it is pressed. */
export function useLoadAhead(load: (cache: QueryClient) => Promise<void>, loadLarge?: () => void) {
  const cache = useQueryClient();
  const loadAhead = () => {
    if (!savesData()) void load(cache);
  };
  return { onPointerEnter: loadAhead, onFocus: loadAhead, onPointerDown: () => savesData() || loadLarge?.() };
}
