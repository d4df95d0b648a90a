import { whenIdle } from './schedule.ts';

/** A page that is shown beneath a resting pointer gets a `pointermove` too. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'];
const SIGNS_OF_READING = ['pointerdown', 'scroll', 'keydown'];

/** Calls `act` once, after the first interaction, which does not wait for it; the returned function cancels it. */
export function onFirstInteraction(act: () => void, signs = SIGNS): () => void {
  const listening = new AbortController();
  const move = () => {
    listening.abort();
    whenIdle(act);
  };
  for (const sign of signs) window.addEventListener(sign, move, { signal: listening.signal, passive: true });
  return () => listening.abort();
}

/** A visitor who has scrolled or clicked on one page counts as present on the next one, too. */
const reading = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => onFirstInteraction(resolve, SIGNS_OF_READING));

/** Resolves when somebody scrolls or clicks: at once where the page is scrolled already, and on the server. */
export async function firstReading(): Promise<void> {
  if (import.meta.env.SSR || window.scrollY > 0) return;
  await reading;
}
