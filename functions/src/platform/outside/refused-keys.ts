import { hash } from 'node:crypto';
import { inTransaction } from '../database/collection.ts';
import { outsideServices } from '../database/collections.ts';

/** Ten refused keys within five minutes lock an account at some services: one call an hour never does. */
const STOPPED_MS = 60 * 60_000;

/**
 * Until when a service that has refused these keys is not called with them again, by any instance, in milliseconds; undefined
 * where it may be called. Other keys may be tried at once.
 */
export async function refusedUntil(service: string, keys: string, now: number): Promise<number | undefined> {
  const [stop] = await outsideServices.get([service]);
  return stop && stop.keys === fingerprint(keys) && stop.until > now ? stop.until : undefined;
}

/** Stops all calls with these keys for an hour. */
export function stopCalls(service: string, keys: string, now: number): Promise<void> {
  return inTransaction(async (transaction) => {
    outsideServices.within(transaction).put(service, { keys: fingerprint(keys), until: now + STOPPED_MS });
  });
}

/** By which a service and its keys are known, without the keys. */
export function keysId(service: string, keys: string): string {
  return `${service} ${fingerprint(keys)}`;
}

function fingerprint(keys: string): string {
  return hash('sha256', keys);
}
