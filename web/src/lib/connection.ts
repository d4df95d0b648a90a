const LOOK_AGAIN_MS = 5_000;
const LOOK_MS = 4_000;

/**
 * Tells `onChange` whether the shop can be reached: now, whenever the browser thinks otherwise, and every few seconds
 * while it cannot. A browser without a network still reaches a shop on the same machine, so the shop itself is asked.
 */
export function followConnection(onChange: (isOnline: boolean) => void): () => void {
  let again: ReturnType<typeof setTimeout>;
  let looks = 0;

  async function look() {
    clearTimeout(again);
    looks += 1;
    const thisLook = looks;
    const isOnline = navigator.onLine || (await answers());
    if (thisLook !== looks) return; // something has changed meanwhile
    onChange(isOnline);
    if (!isOnline) again = setTimeout(look, LOOK_AGAIN_MS);
  }

  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  void look();
  return () => {
    looks += 1;
    clearTimeout(again);
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}

/** A small file of the shop, past every cache. */
async function answers(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LOOK_MS) });
    return true;
  } catch {
    return false;
  }
}
