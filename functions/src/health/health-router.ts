import { Router } from 'express';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { shopperCatalogue } from '../catalogue/read-catalogue.ts';
import { getHealth } from '../contract/health.ts';
import { RELEASE } from '../domain/release.ts';
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
  const catalogue = await withTimeout(readShop(), DATABASE_TIMEOUT_MS, silent).catch(rejectUnavailable);
  const ms = Math.round(performance.now() - start);
  return { status: 'ok' as const, release: RELEASE, database: { ms }, catalogue: { version: catalogue.version } };
});

/** What shoppers are served, as one of them would be. */
async function readShop(): Promise<Catalogue> {
  if (!(await holdsData()))
    throw new Unavailable('not-ready', 'The database holds neither a catalogue nor an account.');
  return shopperCatalogue();
}

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
