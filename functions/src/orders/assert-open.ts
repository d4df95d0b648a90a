import { isClosed } from '../domain/order-status.ts';
import type { OrderDocument } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

/** @throws {Conflict} */
export function assertOpen({ status }: OrderDocument): void {
  if (isClosed(status)) throw closed();
}

export function closed(): Conflict {
  return new Conflict('order-closed', 'The order is closed, and history is final.');
}
