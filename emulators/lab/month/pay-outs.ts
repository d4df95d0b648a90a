import { sumPaid } from '@aloghor/functions/domain/payouts';
import { CLERK } from '../simulation/cast.ts';
import type { Month } from './month.ts';
import { collectedOf, type PlannedOrder } from './plan.ts';

/** In taka, of each parcel: all go to Dhaka, for which couriers take nothing for collecting. */
const CHARGE = 70;
/** Of a part, half as much again. */
const PART_CHARGE = 105;

/** Steadfast pays by its interface, Pathao by a file; somebody accepts both, as often as it takes. */
export async function payOut(month: Month): Promise<void> {
  const { shop } = month;
  await shop.account.pay();
  const { added, problem } = await shop.done(CLERK, 'POST /settlements/fetch', { courier: 'steadfast' });
  if (problem) throw new Error(`Steadfast has not told what it has paid: ${problem}`);
  const uploaded = await uploadFile(month);
  for (const id of [...added, ...uploaded]) await acceptAll(month, id);
}

async function acceptAll({ shop }: Month, id: string): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const { waiting, open } = await shop.done(CLERK, `POST /settlements/${id}/accept`);
    if (open > 0 || waiting >= before) throw new Error(`${id} has ${open} findings, and ${waiting} rows wait`);
    if (waiting === 0) return;
    before = waiting;
  }
}

/** What Pathao has delivered and not paid yet. */
async function uploadFile(month: Month): Promise<string[]> {
  const ended = month.orders.filter(({ carrier, number }) => carrier === 'pathao' && month.ended.has(number));
  const due = ended.filter((order) => isDelivered(order) && !month.paid.has(order.number));
  if (due.length === 0) return [];
  for (const { number } of due) month.paid.add(number);
  const rows = due.map((order) => ({
    invoice: order.number,
    collected: collectedOf(order),
    charge: order.fate === 'partly' ? PART_CHARGE : CHARGE,
  }));
  const body = { courier: 'pathao', fileName: `${month.today()}.csv`, day: month.today(), rows, total: sumPaid(rows) };
  return [(await month.shop.done(CLERK, 'POST /settlements', body))._id];
}

function isDelivered({ fate }: PlannedOrder): boolean {
  return fate === 'delivered' || fate === 'partly';
}
