import { randomUUID } from 'node:crypto';
import { BadInput } from '../http/errors.ts';

/** The idempotency key of a request; without the header a random one. */
export function idempotencyKey(header: string | undefined): string {
  if (!header) return randomUUID();
  if (/^[\x21-\x7e]{8,200}$/.test(header)) return header;
  throw new BadInput([{ path: 'Idempotency-Key', message: 'must have 8 to 200 visible ASCII characters' }]);
}
