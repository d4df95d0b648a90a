import type { OrderDocument } from '../database/collections.ts';
import { isClosed } from '../domain/order-status.ts';
import { Conflict } from '../http/errors.ts';

/** @throws {Conflict} */
export function assertOpen({ status }: OrderDocument): void {
  if (isClosed(status)) throw new Conflict('order-closed', 'The order is closed, and history is final.');
}
