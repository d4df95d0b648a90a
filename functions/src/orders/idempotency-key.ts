import { randomUUID } from 'node:crypto';
import { IdempotencyKey, WRONG_KEY } from '../contract/orders.ts';
import { BadInput } from '../platform/http/errors.ts';

/** The idempotency key of a request; without the header a random one. */
export function idempotencyKey(header: string | undefined): string {
  if (!header) return randomUUID();
  const { data } = IdempotencyKey.safeParse(header);
  if (data !== undefined) return data;
  throw new BadInput([{ path: 'Idempotency-Key', message: WRONG_KEY }]);
}
