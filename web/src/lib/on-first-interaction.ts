/** The events of a first interaction. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Calls `act` once, at the first interaction; the returned function cancels it. */
export function onFirstInteraction(act: () => void): () => void {
  const listening = new AbortController();
  const move = () => {
    listening.abort();
    act();
  };
  for (const sign of INTERACTIONS) window.addEventListener(sign, move, { signal: listening.signal, passive: true });
  return () => listening.abort();
}
