import { type Asked, askBy } from '@aloghor/functions/testing/ask';
import { NOBODY, signIn } from '@aloghor/functions/testing/people';
import { ORDER } from './call-costs.ts';
import type { Costs, MeasuredShop } from './shop.ts';

/** What an admin does with an order, from the telephone to its money, in this order. */
const STEPS: [name: string, what: (id: string) => Asked, body?: object][] = [
  ['looked at in the queue', (id) => `GET /desk/${id}`],
  ['confirmed on the telephone', (id) => `POST /desk/${id}/calls`, { outcome: 'confirmed' }],
  ['delivery charge recorded', (id) => `POST /orders/admin/${id}/money`, { deliveryCharge: 70, discount: 0 }],
  ['sent out', (id) => `PATCH /orders/admin/${id}?status=Out for Delivery`],
  ['delivered', (id) => `PATCH /orders/admin/${id}?status=Delivered`],
  ['its money received', (id) => `POST /orders/admin/${id}/payment`, { received: true }],
];

/** The costs of each step of an order's day, warm, and of all together. */
export async function measureOrderDay({ address, takeCosts }: MeasuredShop): Promise<Map<string, Costs>> {
  const ask = askBy((path, init) => fetch(`${address}/api${path}`, init));
  const admin = await signIn('admin');
  const costs = new Map<string, Costs>();
  const take = async (name: string, ...call: Parameters<typeof ask>) => {
    await takeCosts();
    const { status, body } = await ask(...call);
    if (status !== 200) throw new Error(`${name}: answered ${status}`);
    costs.set(name, await takeCosts());
    return body;
  };
  await ask(NOBODY, 'POST /orders', ORDER); // loads the catalogue
  const { insertedId } = await take('placed by a guest', NOBODY, 'POST /orders', ORDER);
  for (const [name, what, body] of STEPS) await take(name, admin, what(insertedId), body);
  costs.set('all of its day', sumOf([...costs.values()]));
  return costs;
}

function sumOf(all: Costs[]): Costs {
  return all.reduce((sum, { reads, writes }) => ({ reads: sum.reads + reads, writes: sum.writes + writes }));
}
