// The API tests share a process: loading the shop for each file took longer than the tests.
import { afterAll, vi } from 'vitest';

const LATE = 'late';

const METHODS = ['info', 'warn', 'error'] as const;

for (const method of METHODS) bindLate(method);
// Loaded now, so that it does not keep a method that a test has replaced.
await import('firebase-functions/logger');

/** Undoes what a file has replaced, before the next one. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/**
 * The function's logger keeps the console's methods from its loading: make these call what a test has put in their
 * place.
 */
function bindLate(method: (typeof METHODS)[number]): void {
  const own = console[method];
  if (own.name === LATE) return;
  const bound = { [LATE]: (...said: unknown[]) => (console[method] === bound ? own : console[method])(...said) }[LATE];
  if (bound) console[method] = bound;
}
