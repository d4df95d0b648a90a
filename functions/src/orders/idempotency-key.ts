import { randomUUID } from 'node:crypto';
import { BadInput } from '../http/errors.ts';

/** The key of a request that may be sent more than once; a request without one gets a random key. */
export function idempotencyKey(header: string | undefined): string {
  if (!header) return randomUUID();
  if (/^[\x21-\x7e]{8,200}$/.test(header)) return header;
  throw new BadInput([{ path: 'Idempotency-Key', message: 'must have 8 to 200 visible ASCII characters' }]);
}
