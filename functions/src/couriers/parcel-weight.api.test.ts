import { expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { courierShop } from '../../test/courier-shop.ts';
import { bookAtOnce, bookedOrder, confirmedOrder, PENDANT } from '../../test/parcels.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { orders, parcels } from '../platform/database/collections.ts';
import { gramsOfParcel } from './parcel-weight.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const shop = courierShop();

/** Says what the lamp weighs, or with null that nobody knows. */
async function weigh(weight: number | null): Promise<void> {
  const { body } = await askInProcess(shop.admin, `GET /products/admin/${PENDANT}`);
  const { name, desc, price, categories, version } = body;
  const changes = { name, desc, price, categories, weight };
  const { status } = await askInProcess(shop.admin, `PATCH /item/${PENDANT}`, changes, { 'if-match': version });
  expect(status).toBe(200);
}

const ofTwo = { orderItems: [{ _id: PENDANT, quantity: 2 }] };

test('a parcel is booked with the weight of its products, which it keeps whatever they weigh later', async () => {
  await weigh(1_250);
  const { _id, number, parcel } = await bookedOrder(shop.clerk, 'carrybee', ofTwo);
  expect(parcel).toMatchObject({ grams: 2_500 });
  expect(await shop.account.parcels()).toMatchObject([{ grams: 2_500 }]);
  await weigh(9_000);
  const [[stored], [order], catalogue] = await Promise.all([
    parcels.get([`carrybee_${number}`]),
    orders.get([_id]),
    currentCatalogue({ isFresh: true }),
  ]);
  expect(stored && order && gramsOfParcel(stored, order, catalogue)).toBe(2_500);
  expect(stored && order && gramsOfParcel({ ...stored, grams: undefined }, order, catalogue)).toBe(18_000);
});

test('where nobody knows the weight, its courier is told the least that it takes', async () => {
  await weigh(null);
  const { parcel } = await bookedOrder(shop.clerk, 'pathao', ofTwo);
  expect(parcel).toMatchObject({ grams: 500 });
  expect(await shop.account.parcels()).toMatchObject([{ grams: 500 }]);
});

test('what is too heavy for Pathao is not put into a file for its panel, but into one of the shop’s own columns', async () => {
  await weigh(5_001);
  const heavy = await confirmedOrder(shop.clerk, ofTwo);
  const columns = [{ title: 'Invoice', field: 'invoice' }];
  const problemsIn = async (layout: 'pathao' | 'own', call: 'POST /parcels/check' | 'POST /parcels') => {
    const { version } = (await askInProcess(shop.admin, 'GET /settings/admin')).body.courierFile;
    await askInProcess(shop.admin, 'PATCH /settings/courierFile', { name: 'Panel', layout, columns, version });
    const wanted = call === 'POST /parcels' ? { orders: [{ _id: heavy._id }] } : { ids: [heavy._id] };
    return (await askInProcess(shop.clerk, call, { courier: 'file', ...wanted })).body.rows[0].problems;
  };
  expect(await problemsIn('pathao', 'POST /parcels/check')).toEqual(['tooHeavy']);
  expect(await problemsIn('pathao', 'POST /parcels')).toEqual(['tooHeavy']);
  expect(await problemsIn('own', 'POST /parcels')).toEqual([]);
});

test('what is too heavy is said before, row by row, and not booked', async () => {
  await weigh(5_001);
  const heavy = await confirmedOrder(shop.clerk, ofTwo);
  const light = await confirmedOrder(shop.clerk);
  const ids = [heavy._id, light._id];
  const { rows } = (await askInProcess(shop.clerk, 'POST /parcels/check', { courier: 'pathao', ids })).body;
  expect(rows).toMatchObject([{ problems: ['tooHeavy'] }, { problems: [] }]);
  expect(await bookAtOnce(shop.clerk, 'pathao', [heavy, light])).toMatchObject([
    { problems: ['tooHeavy'] },
    { problems: [], parcel: { grams: 5_001 } },
  ]);
  expect(await shop.account.parcels()).toHaveLength(1);
});
