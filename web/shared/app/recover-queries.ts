import type { Query, QueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { isBusy, isUnanswered } from '../lib/api-error.ts';

const FIRST_WAIT_MS = 5_000;
const WAIT_MAXIMUM_MS = 30_000;

/**
 * Refetches the queries that failed because the server was busy or could not be reached, once it is healthy again, until the
 * returned function is called. The wait doubles with each try and differs between browsers, so that they do not all come back
 * at once.
 */
export function recoverQueries(cache: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let isStopped = false;

  function look(): void {
    if (isStopped || timer !== undefined) return;
    const stuck = cache.getQueryCache().findAll({ type: 'active', predicate: isStuck });
    if (stuck.length === 0) {
      waitMs = FIRST_WAIT_MS;
      return;
    }
    const askedFor = Math.max(...stuck.map(({ state }) => (isBusy(state.error) && state.error.retryAfterMs) || 0));
    timer = setTimeout(tryAgain, Math.max(waitMs, askedFor) * (1 + Math.random() / 4));
    waitMs = Math.min(waitMs * 2, WAIT_MAXIMUM_MS);
  }

  async function tryAgain(): Promise<void> {
    const isHealthy = await call('GET /health', {}).then(
      () => true,
      () => false,
    );
    if (isHealthy && !isStopped) await cache.refetchQueries({ type: 'active', predicate: isStuck });
    timer = undefined;
    look();
  }

  const unsubscribe = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') look();
  });
  look();
  return () => {
    isStopped = true;
    unsubscribe();
    clearTimeout(timer);
  };
}

function isStuck({ state }: Query): boolean {
  return state.fetchStatus === 'idle' && (isBusy(state.error) || isUnanswered(state.error));
}
