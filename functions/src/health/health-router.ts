import { Router } from 'express';
import { getHealth } from '../contract/health.ts';
import { catalogueHead, HEAD } from '../platform/database/collections.ts';
import { withTimeout } from '../platform/database/database-timeouts.ts';
import { Unavailable } from '../platform/http/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { holdsCatalogue } from '../products/products-store.ts';
import { holdsUsers } from '../users/users-store.ts';

/** Firestore's client retries an unreachable database for minutes; a health check must not take that long. */
const DATABASE_TIMEOUT_MS = 4_000;

export const healthRouter = Router();

serve(healthRouter, getHealth, async () => {
  const start = performance.now();
  const reads = Promise.all([holdsData(), catalogueHead.get([HEAD], ['version'])]);
  const [isFilled, [head]] = await withTimeout(reads, DATABASE_TIMEOUT_MS, silent).catch(rejectUnavailable);
  if (!isFilled) throw new Unavailable('not-ready', 'The database holds neither a catalogue nor an account.');
  const ms = Math.round(performance.now() - start);
  return { status: 'ok' as const, database: { ms }, catalogue: { version: head?.version } };
});

/** On its first day a shop has an administrator, and nothing to sell. */
async function holdsData(): Promise<boolean> {
  return (await holdsCatalogue()) || (await holdsUsers());
}

function silent(): Unavailable {
  return new Unavailable('not-ready', `The database did not answer within ${DATABASE_TIMEOUT_MS / 1_000} seconds.`);
}

function rejectUnavailable(error: unknown): never {
  throw error instanceof Unavailable ? error : new Unavailable('not-ready', 'The database cannot be read.');
}
