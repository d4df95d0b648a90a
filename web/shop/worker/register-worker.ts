/**
 * Lets the browser keep what every page needs, and say in the shop's words that there is no connection. Not before the
 * opened page has loaded all its own and is at rest; never while the shop is developed, when files keep their names.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}

function registerWhenIdle(): void {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined); // the shop works without
  if ('requestIdleCallback' in window) requestIdleCallback(register);
  else setTimeout(register);
}
