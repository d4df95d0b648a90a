import { setTimeout } from 'node:timers/promises';
import { warn } from 'firebase-functions/logger';
import { followDue } from '../src/couriers/follow-parcels.ts';
import { lookUpDue } from '../src/couriers/look-up-parcels.ts';

const PAUSE_MS = 15_000;

/** In place of the cloud's schedule, beside an open shop: keeps asking where parcels are, and for those whose answer was lost, until it is ended. */
while (true) {
  await Promise.all([lookUpDue(), followDue()]).catch((error) =>
    warn('Couriers were not asked', { error: String(error) }),
  );
  await setTimeout(PAUSE_MS);
}
