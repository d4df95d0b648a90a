/** The events of a first interaction. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Calls `act` once, at the first interaction; the returned function cancels it. */
export function onceSomebodyMoves(act: () => void): () => void {
  const listening = new AbortController();
  const move = () => {
    listening.abort();
    act();
  };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, move, { signal: listening.signal, passive: true });
  return () => listening.abort();
}
