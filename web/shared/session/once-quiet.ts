import type { QueryClient } from '@tanstack/react-query';

/** A page that fetches nothing for so long has all its data. */
const QUIET_MS = 1_000;

/** Calls `onQuiet` once the page has all its data, unless the returned function is called before. */
export function onceQuiet(cache: QueryClient, onQuiet: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    if (cache.isFetching() === 0) timer ??= setTimeout(onQuiet, QUIET_MS);
    else stop();
  }

  function stop() {
    clearTimeout(timer);
    timer = undefined;
  }

  const unsubscribe = cache.getQueryCache().subscribe(look);
  look();
  return () => {
    unsubscribe();
    stop();
  };
}
