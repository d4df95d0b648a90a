// The API tests share a process. To load the shop anew for each of their files cost more than the tests.
import { afterAll, vi } from 'vitest';

const LATE = 'late';

const METHODS = ['info', 'warn', 'error'] as const;

for (const method of METHODS) bindLate(method);
// Now, lest a test's own method is what it keeps.
await import('firebase-functions/logger');

/** What one file has replaced is no concern of the next. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The function's logger keeps the methods with which it was loaded: they look for what a test has put in their place. */
function bindLate(method: (typeof METHODS)[number]): void {
  const own = console[method];
  if (own.name === LATE) return;
  const bound = { [LATE]: (...said: unknown[]) => (console[method] === bound ? own : console[method])(...said) }[LATE];
  if (bound) console[method] = bound;
}
