/** What tells that somebody is there, and may go on. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Calls `act` at the first sign that somebody is there, once, unless the answered function was called before. */
export function onceSomebodyMoves(act: () => void): () => void {
  const listening = new AbortController();
  const move = () => {
    listening.abort();
    act();
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, move, { signal: listening.signal, passive: true });
  return () => listening.abort();
}
