import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads, once the page is there, what the next press needs. A browser never asks again for a module that did not come:
 * who is without a connection just then would press in vain ever after.
 */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}
