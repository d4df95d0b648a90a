import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage } from '../../test/ask-in-process.ts';
import { putProduct } from '../../test/catalogue.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { PRODUCT_FIELD_NAMES } from '../domain/product-fields.ts';

const SHELF = 'Rack-77b';

let admin: Person;
let packer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, packer] = await Promise.all([signIn('admin'), signIn('packer')]);
  await putProduct('jute', { name: 'Jute Lamp', price: 100 });
  expect((await put({ shelf: ` ${SHELF} ` })).status).toBe(200);
});
afterAll(resetToSeed);

const put = (fields: object) =>
  ask(admin, 'PATCH /item/jute', { name: 'Jute Lamp', desc: 'A lamp.', price: 100, ...fields });
const shelfNow = async () => (await ask(admin, 'GET /products/admin/jute')).body.shelf;

async function placed(who: Person | undefined = NOBODY): Promise<string> {
  const order = { mobileNumber: '01712345678', orderItems: [{ _id: 'jute' }] };
  return (await ask(who, 'POST /orders', order)).body.insertedId;
}

test('the staff see the shelf of a product, alone and in the list', async () => {
  expect(await shelfNow()).toBe(SHELF);
  const { body } = await ask(admin, 'GET /products/admin?q=Jute+Lamp');
  expect(body.find(({ _id }: { _id: string }) => _id === 'jute')).toMatchObject({ shelf: SHELF });
});

test('no shopper sees it, in no list, on no page and in no order', async () => {
  const rahim = await newCustomer();
  await placed(rahim);
  await ask(rahim, 'POST /carts', { productId: 'jute' });
  const seen = [
    await ask(NOBODY, 'GET /item/jute'),
    await ask(NOBODY, 'GET /products?q=Jute+Lamp'),
    await ask(NOBODY, `GET /products?ids=jute&fields=${PRODUCT_FIELD_NAMES.join()},version`),
    await ask(rahim, 'GET /carts'),
    await ask(rahim, 'GET /orders'),
  ].map(({ body }) => JSON.stringify(body));
  const pages = await Promise.all(
    ['/shop/category/jute', '/shop?q=Jute+Lamp'].map(async (path) => (await askForPage(path)).text()),
  );
  for (const text of [seen[0], ...pages]) expect(text).toContain('Jute Lamp');
  for (const text of [...seen, ...pages]) expect(text).not.toContain(SHELF);
  expect((await ask(NOBODY, 'GET /products?fields=shelf')).status).toBe(400);
});

test('a change of another field keeps it, and an empty one removes it', async () => {
  await put({ price: 110 });
  expect(await shelfNow()).toBe(SHELF);
  await put({ shelf: null });
  expect(await shelfNow()).toBeUndefined();
  expect((await put({ shelf: 'x'.repeat(21) })).body.errors).toMatchObject([{ path: 'shelf' }]);
  await put({ shelf: SHELF });
});

test('packing reads it with the orders that are to be picked', async () => {
  const id = await placed();
  await ask(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
  const { body } = await ask(packer, `GET /packing/orders?ids=${id}`);
  expect(body[0].orderItems).toMatchObject([{ _id: 'jute', shelf: SHELF }]);
});
