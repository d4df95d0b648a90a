import { setTimeout } from 'node:timers/promises';
import { warn } from 'firebase-functions/logger';
import { lookUpDue } from '../src/couriers/look-up-parcels.ts';

const PAUSE_MS = 15_000;

/** In place of the cloud's schedule, beside an open shop: keeps asking for parcels whose answer was lost until it is ended. */
while (true) {
  await lookUpDue().catch((error) => warn('Couriers were not asked', { error: String(error) }));
  await setTimeout(PAUSE_MS);
}
