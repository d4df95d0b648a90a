/** What tells that somebody is there and wants something. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Starts the app when the drawn page is complete and idle, or at the first sign of life: until then the line belongs to
 * what is seen.
 */
export function startInTurn(files: string[]): void {
  const listening = new AbortController();
  const { signal } = listening;
  const start = () => {
    if (signal.aborted) return;
    listening.abort();
    files.forEach(preload);
    void import(/* @vite-ignore */ String(files[0]));
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { signal, passive: true });
  // Safari knows no idle callback.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start), { signal });
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
