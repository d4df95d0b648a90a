import type { DeskState } from './desk.ts';
import type { OrderStatus } from './order-status.ts';

interface ReasonFacts {
  name: string;
  /** The status that an order is closed with for this reason. */
  status: OrderStatus;
}

/** Why an order was closed, where the shop said so. Its buyer may read it: what they must not read is none of these. */
const REASONS = [
  { name: 'refused', status: 'Cancel' },
  { name: 'wrongNumber', status: 'Cancel' },
] as const satisfies readonly ReasonFacts[];

export type CloseReason = (typeof REASONS)[number]['name'];

export const CLOSE_REASONS = REASONS.map(({ name }) => name);

/** What the buyer may read of an order that the desk has closed: that it is taken for a fake stays with the shop. */
export function publicReason(state: DeskState): CloseReason | undefined {
  return CLOSE_REASONS.find((name) => name === state);
}
