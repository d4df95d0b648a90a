import { beforeAll, describe, expect, test } from 'vitest';
import { ask, linkIn } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { placeOf } from '../domain/places.ts';
import { searchKeys } from '../orders/search-keys.ts';
import { type OrderDocument, orders } from '../platform/database/collections.ts';

const LAMP = { _id: 'dhoya', name: 'Dhoya Pendant', img: '/dhoya.webp', price: 2890, quantity: 1 };

let admin: Person;
let packer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, packer] = await Promise.all([signIn('admin'), signIn('packer')]);
  await put('a', { status: 'waiting for confirmation', createdAt: 1 });
  await put('b', { status: 'waiting for confirmation', createdAt: 2, confirmedAt: 9 });
  await put('c', { status: 'Payment successful', createdAt: 3, confirmedAt: 5, name: 'Karim' });
  await put('d', { status: 'Out for Delivery', createdAt: 4, confirmedAt: 8 });
  await put('e', { status: 'Delivered', createdAt: 5, confirmedAt: 7 });
});

async function put(id: string, fields: Partial<OrderDocument> & { status: OrderStatus }): Promise<void> {
  const order: OrderDocument = {
    number: `A-${id}`,
    uid: 'rahim',
    email: 'rahim@example.com',
    photo: '/rahim.png',
    name: 'Rahim',
    mobileNumber: '01712345678',
    place: placeOf({ district: 'Dhaka', thana: 'Savar' }),
    deliveryAddress: 'House 7',
    info: 'Ring twice',
    date: '2026/01/01',
    createdAt: 1,
    totalPrice: 2890,
    askedHash: 'a-hash',
    askedTotal: 2890,
    lines: [LAMP],
    timeline: [{ status: 'waiting for confirmation', at: 1, by: 'customer' }],
    amounts: [
      { kind: 'delivery', taka: 70, at: 1 },
      { kind: 'advance', taka: 500, transaction: 'BKASH-7X', at: 1 },
    ],
    ...fields,
  };
  await orders.reference.doc(id).set({ ...order, searchKeys: searchKeys(id, order) });
}

const idsFor = async (who: Person, path: string) =>
  (await ask(who, `GET ${path as '/'}`)).body.map(({ _id }: { _id: string }) => _id);

describe('GET /packing', () => {
  test('shows a packer the confirmed orders alone, the last confirmed first, whatever is asked', async () => {
    for (const path of ['/packing', '/packing?confirmed=true', '/packing?area=Dhaka'])
      expect(await idsFor(packer, path)).toEqual(['b', 'd', 'c']);
    expect(await idsFor(packer, '/packing?q=01712345678')).toEqual(['d', 'c', 'b']); // a search: newest first
    expect(await idsFor(packer, '/packing?status=waiting+for+confirmation')).toEqual(['b']);
    expect(await idsFor(packer, '/packing?q=karim')).toEqual(['c']);
  });

  test('shows an admin the active orders, newest first', async () => {
    expect(await idsFor(admin, '/packing')).toEqual(['d', 'c', 'b', 'a']);
    expect(await idsFor(admin, '/packing?confirmed=true')).toEqual(['b', 'd', 'c']);
  });

  test('tells what a parcel and its slip need, and nothing else', async () => {
    const [first] = (await ask(packer, 'GET /packing?limit=1')).body;
    expect(first).toEqual({
      _id: 'b',
      number: 'A-b',
      name: 'Rahim',
      mobileNumber: '01712345678',
      place: { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' },
      deliveryAddress: 'House 7',
      info: 'Ring twice',
      date: '2026/01/01',
      createdAt: 2,
      confirmedAt: 9,
      totalPrice: 2890,
      status: 'waiting for confirmation',
      orderItems: [expect.objectContaining(LAMP)],
      amounts: [
        { kind: 'delivery', taka: 70 },
        { kind: 'advance', taka: 500 },
      ],
    });
  });

  test('comes in pages, and costs a read more than a page has, and the role', async () => {
    expect(await linkIn(packer, '/packing?limit=1')).toMatch('</api/packing?limit=1&cursor=');
    const reads = await recordReads(() => askInProcess(packer, 'GET /packing?limit=2'));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(3 + 1);
  });
});

describe('GET /packing/orders', () => {
  test('reads orders as they are now, closed ones too, for a packer confirmed ones alone', async () => {
    expect(await idsFor(packer, '/packing/orders?ids=a,b,e,nobody')).toEqual(['e', 'b']);
    expect(await idsFor(admin, '/packing/orders?ids=a,b,e,nobody')).toEqual(['e', 'b', 'a']);
  });

  test('costs a read for each id, and the role', async () => {
    const reads = await recordReads(() => askInProcess(packer, 'GET /packing/orders?ids=a,b,b'));
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(2 + 1);
  });
});
