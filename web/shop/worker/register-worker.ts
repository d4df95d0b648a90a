/**
 * Lets the browser keep what every page needs, and show the shop's own page when there is no connection. Registers when the
 * page has loaded and is idle. Never in development, where changed files keep their names.
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
