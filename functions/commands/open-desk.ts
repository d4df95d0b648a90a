import { backfillOrders } from '../src/desk/backfill-orders.ts';
import { counted, runInProject } from './run-command.ts';

// Puts the waiting orders of an older version into the call queue, and finds all orders by their number and money. Idempotent.
await runInProject('open-desk', async () => {
  const { opened, numbered, booked } = await backfillOrders();
  console.warn(`${counted(opened, 'order is', 'orders are')} to be called for.`);
  console.warn(`${counted(numbered, 'order is', 'orders are')} found by their number.`);
  console.warn(`${counted(booked, 'order is', 'orders are')} found by their money.`);
});
