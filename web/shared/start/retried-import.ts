import { useEffect, useState } from 'react';

/** Milliseconds until code that did not come is asked for again; each time twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

interface RetriedImport<Code> {
  code?: Code;
  /** A try has failed, and the next one is awaited. */
  hasFailed: boolean;
}

/**
 * Code that is imported once the component is mounted, and again until it comes: React's `lazy` would keep its first failure
 * until the page is reloaded. `load` is a function that stays the same; undefined as long as the code is not wanted.
 */
export function useRetriedImport<Code extends object>(load: (() => Promise<Code>) | undefined): RetriedImport<Code> {
  const [found, setFound] = useState<RetriedImport<Code>>({ hasFailed: false });
  useEffect(() => {
    if (!load) return;
    const wanted = load;
    let pauseMs = FIRST_PAUSE_MS;
    let again: ReturnType<typeof setTimeout>;
    let isWanted = true;
    async function attempt() {
      try {
        const code = await wanted();
        if (isWanted) setFound({ code, hasFailed: false });
      } catch (error) {
        if (!isWanted) return;
        console.warn('Code did not come, and is asked for again', error);
        setFound({ hasFailed: true });
        again = setTimeout(attempt, pauseMs);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    }
    void attempt();
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [load]);
  return found;
}
