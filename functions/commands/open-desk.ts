import { backfillOrders } from '../src/desk/backfill-orders.ts';
import { printError } from './exit-code.ts';

process.exitCode = await run();

/** Puts the waiting orders of an older version into the queue of calls, and finds all orders by their number and money. Idempotent. */
async function run(): Promise<number> {
  if (!process.env.GCLOUD_PROJECT)
    return printError('Say in which project: GCLOUD_PROJECT=<project> npm run open-desk');
  const { opened, numbered, booked } = await backfillOrders();
  console.warn(`${opened} ${opened === 1 ? 'order is' : 'orders are'} to be called for.`);
  console.warn(`${numbered} ${numbered === 1 ? 'order is' : 'orders are'} found by their number.`);
  console.warn(`${booked} ${booked === 1 ? 'order is' : 'orders are'} found by their money.`);
  return 0;
}
