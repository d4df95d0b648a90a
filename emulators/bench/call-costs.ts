import type { Asked } from '@aloghor/functions/test/ask';
import { askBy } from '@aloghor/functions/test/ask';
import { newCustomer, signIn } from '@aloghor/functions/test/people';
import type { Costs, MeasuredShop } from './measured-processes.ts';

export const PRODUCT = 'chandni-3d-printed-moon-lamp';
const CHANGED = 'dhoya-smoked-glass-pendant';
export const ORDER = {
  name: 'Rupa',
  mobileNumber: '01712345678',
  deliveryAddress: 'Dhaka',
  orderItems: [{ _id: PRODUCT }],
};

interface Call {
  who: 'nobody' | 'customer' | 'admin';
  what: Asked;
  body?: object;
}

let price = 0;

/** A different price each time, because an update without a change writes nothing. */
const CHANGE = { name: 'Measured Lamp', desc: 'A lamp.', toJSON: () => ({ ...CHANGE, price: ++price }) };

const CALLS: Call[] = [
  { who: 'nobody', what: 'GET /products?limit=24' },
  { who: 'nobody', what: 'GET /products?limit=24&category=Table Lamp' },
  { who: 'nobody', what: 'GET /products?limit=24&q=lamp' },
  { who: 'nobody', what: 'GET /products' },
  { who: 'nobody', what: `GET /item/${PRODUCT}` },
  { who: 'nobody', what: 'GET /categories' },
  { who: 'nobody', what: 'GET /bestProducts' },
  { who: 'customer', what: 'POST /carts', body: { productId: PRODUCT, quantity: 1 } },
  { who: 'customer', what: 'GET /carts' },
  { who: 'nobody', what: 'POST /orders', body: ORDER },
  { who: 'admin', what: `PATCH /item/${CHANGED}`, body: CHANGE },
  { who: 'admin', what: 'GET /stats' },
  { who: 'admin', what: 'GET /allOrders?limit=50' },
];

/** The costs of each call on a warm instance. */
export async function measureCallCosts({ address, takeCosts }: MeasuredShop): Promise<Map<string, Costs>> {
  const ask = askBy((path, init) => fetch(`${address}/api${path}`, init));
  const people = { nobody: undefined, customer: await newCustomer(), admin: await signIn('admin') };
  const costs = new Map<string, Costs>();
  for (const { who, what, body } of CALLS) {
    const askOnce = () => ask(people[who], what, body);
    await askOnce();
    await takeCosts();
    const { status } = await askOnce();
    if (status !== 200) throw new Error(`${what} was answered ${status}`);
    costs.set(what.replace(/(?<=\/item\/).*/, '{id}'), await takeCosts());
  }
  return costs;
}
