import { whenIdle } from './when-idle.ts';

/** The events of a first interaction. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Calls `act` once, after the first interaction, which does not wait for it; the returned function cancels it. */
export function onFirstInteraction(act: () => void): () => void {
  const listening = new AbortController();
  const move = () => {
    listening.abort();
    whenIdle(act);
  };
  for (const sign of INTERACTIONS) window.addEventListener(sign, move, { signal: listening.signal, passive: true });
  return () => listening.abort();
}
