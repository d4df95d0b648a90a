import { setTimeout } from 'node:timers/promises';
import { Router } from 'express';
import { getHealth } from '../contract/health.ts';
import { Unavailable } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { holdsCatalogue } from '../products/products-store.ts';

/** Firestore's client retries an unreachable database for minutes; a health check must not take that long. */
const DATABASE_TIMEOUT_MS = 4_000;

export const healthRouter = Router();

serve(healthRouter, getHealth, async () => {
  const isHealthy = await Promise.race([
    holdsCatalogue().catch(() => false),
    setTimeout(DATABASE_TIMEOUT_MS, false, { ref: false }),
  ]);
  if (!isHealthy) throw new Unavailable('not-ready', 'The database does not answer, or holds no catalogue.');
  return { status: 'ok' as const };
});
