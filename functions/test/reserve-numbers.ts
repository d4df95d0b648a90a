import { nextOrderNumber } from '../src/orders/order-numbers.ts';
import { recordWrites } from './record-writes.ts';

/** So that this process has all but one number of a block: its next nineteen orders reserve none. */
export async function reserveNumbers(): Promise<void> {
  const hasReserved = async () => (await recordWrites(async () => void (await nextOrderNumber()))).length > 0;
  while (!(await hasReserved()));
}
