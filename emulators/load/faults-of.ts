// Nothing gets lost: looks at every order of the database.
import { orderId } from '../../functions/src/orders/order-identity.ts';
import { checkOrders, type Faults, type Kept } from './check-orders.ts';
import type { Told } from './visit.ts';

/** What is wrong with the orders of a shop that had none before. */
export async function faultsOf(told: Told[]): Promise<Faults> {
  // Imported late, because it reads the database's address from the environment on load.
  const { orders } = await import('../../functions/src/platform/database/collections.ts');
  const kept: Kept[] = await orders.find((all) => all);
  return checkOrders(told, kept, ({ buyer }) => orderId(buyer.person?.uid ?? null, buyer.key));
}
