import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, linkIn, pagesAs } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import type { OrderStatus } from '../domain/order-status.ts';
import { parcelId } from '../domain/parcels.ts';
import { placeOf } from '../domain/places.ts';
import { searchKeys } from '../orders/search-keys.ts';
import {
  desk as desks,
  type OrderDocument,
  orders,
  type ParcelDocument,
  parcels,
} from '../platform/database/collections.ts';

const LAMP = { _id: 'dhoya', name: 'Dhoya Pendant', img: '/dhoya.webp', price: 2890, quantity: 1 };

const PACKED = { at: 6, by: 'karim@example.com', name: 'Karim' };

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
  await desks.reference.doc('c').set({ packed: PACKED, printed: PACKED });
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

async function putParcel(
  orderId: string,
  label: Pick<ParcelDocument, 'courier' | 'invoice' | 'state'> & Partial<ParcelDocument>,
): Promise<void> {
  const parcel: ParcelDocument = {
    orderId,
    number: `A-${orderId}`,
    at: 1,
    by: 'karim@example.com',
    attempt: 1,
    taka: 2890,
    askUntil: 2,
    events: [],
    ...label,
  };
  await parcels.reference.doc(parcelId(label.courier, label.invoice)).set(parcel);
}

const idsFor = async (who: Person, path: string) =>
  (await ask(who, `GET ${path as '/'}`)).body.map(({ _id }: { _id: string }) => _id);

describe('GET /packing', () => {
  test('shows a packer the confirmed orders alone, the one that was confirmed longest ago first, whatever is asked', async () => {
    for (const path of ['/packing', '/packing?confirmed=true', '/packing?area=Dhaka'])
      expect(await idsFor(packer, path)).toEqual(['c', 'd', 'b']);
    expect(await idsFor(packer, '/packing?q=01712345678')).toEqual(['d', 'c', 'b']); // a search: newest first
    expect(await idsFor(packer, '/packing?status=waiting+for+confirmation')).toEqual(['b']);
    expect(await idsFor(packer, '/packing?q=karim')).toEqual(['c']);
  });

  test('shows an admin the active orders, the one that was placed longest ago first', async () => {
    expect(await idsFor(admin, '/packing')).toEqual(['a', 'b', 'c', 'd']);
    expect(await idsFor(admin, '/packing?confirmed=true')).toEqual(['c', 'd', 'b']);
  });

  test('tells what a parcel and its slip need, and nothing else', async () => {
    const [first] = (await ask(packer, 'GET /packing?q=A-b')).body;
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

  test('tells of a parcel with a courier what its label says, and nothing of what the courier takes or has paid', async () => {
    const label = {
      courier: 'steadfast',
      invoice: 'A-b',
      attempt: 1,
      state: 'booked',
      taka: 2_460,
      consignmentId: '7',
    };
    const money = { fee: 70, collected: 2_460, payout: 'steadfast_SFC-1', toldPayout: 'SFC-1', charged: 70 };
    const parcel = { ...label, ...money, at: 9, by: 'clerk@aloghor.example' };
    const rider = { name: 'Karim', state: 'settled', at: 9 };
    await desks.reference.doc('b').set({ parcel, rider: { ...rider, settlement: 'Karim-1' } }, { merge: true });
    const [first] = (await ask(packer, 'GET /packing?q=A-b')).body;
    await desks.reference.doc('b').update({ parcel: FieldValue.delete(), rider: FieldValue.delete() });
    expect([first.parcel, first.rider]).toEqual([label, rider]);
  });

  test('tells who has packed an order, and printed its slip', async () => {
    const [packed] = (await ask(packer, 'GET /packing?q=A-c')).body;
    expect(packed).toMatchObject({ _id: 'c', packed: PACKED, printed: PACKED });
  });

  test('lists those alone that are packed, or that are to be packed', async () => {
    expect(await idsFor(packer, '/packing?packed=true')).toEqual(['c']);
    expect(await idsFor(packer, '/packing?packed=false')).toEqual(['d', 'b']);
    expect(await idsFor(admin, '/packing?packed=false')).toEqual(['a', 'b', 'd']);
    expect(await idsFor(admin, '/packing?packed=false&q=01712345678&area=Dhaka')).toEqual(['d', 'b', 'a']);
    expect((await ask(admin, 'GET /packing?packed=maybe')).status).toBe(400);
  });

  test('comes in full pages of those that are to be packed, whatever lies between them', async () => {
    const first = await ask(packer, 'GET /packing?packed=false&limit=1');
    expect(first.body.map(({ _id }: { _id: string }) => _id)).toEqual(['d']);
    const pages = await pagesAs<{ _id: string }>(packer, '/packing?packed=false&limit=1');
    expect(pages.flat().map(({ _id }) => _id)).toEqual(['d', 'b']);
    expect(pages[1]).toHaveLength(1);
  });

  test('comes in pages, and costs two reads for each order of a page and of one more, and the role', async () => {
    expect(await linkIn(packer, '/packing?limit=1')).toMatch('</api/packing?limit=1&cursor=');
    expect(await countReads(() => askInProcess(packer, 'GET /packing?limit=2'))).toBe(3 + 3 + 1);
  });
});

describe('GET /packing/orders', () => {
  test('reads orders as they are now, closed ones too, for a packer confirmed ones alone', async () => {
    expect(await idsFor(packer, '/packing/orders?ids=a,b,e,nobody')).toEqual(['e', 'b']);
    expect(await idsFor(admin, '/packing/orders?ids=a,b,e,nobody')).toEqual(['e', 'b', 'a']);
  });

  test('costs a read for each id, one for each shown, the version of the catalogue, and the role', async () => {
    await askInProcess(packer, 'GET /packing/orders?ids=a'); // loads the catalogue
    expect(await countReads(() => askInProcess(packer, 'GET /packing/orders?ids=a,b,b'))).toBe(2 + 1 + 1 + 1);
  });
});

describe('GET /packing/scan', () => {
  const scan = (who: Person, code: string) => ask(who, `GET /packing/scan?${new URLSearchParams({ code })}`);
  const TRACK = 'https://shop.example/bn/track?id=';

  test('finds the order of a slip by its code, its number or its id, closed ones too', async () => {
    await put('f', { number: 'A-1042', status: 'Cancel', createdAt: 6, confirmedAt: 6 });
    for (const code of [`${TRACK}A-1042`, 'A-1042', ' a1042 ', 'f', `${TRACK}f`])
      expect((await scan(packer, code)).body).toMatchObject({ _id: 'f', status: 'Cancel' });
    expect((await scan(packer, 'c')).body).toMatchObject({ _id: 'c', packed: PACKED });
  });

  test('finds for a packer what was cancelled or sent without a confirmation: a slip or a parcel of it may be at hand', async () => {
    await put('g', { number: 'A-1043', status: 'Cancel', createdAt: 7 });
    await put('h', { number: 'A-1044', status: 'Out for Delivery', createdAt: 8 });
    expect((await scan(packer, 'A-1043')).body).toMatchObject({ _id: 'g', status: 'Cancel' });
    expect((await scan(packer, 'A-1044')).body).toMatchObject({ _id: 'h', status: 'Out for Delivery' });
  });

  test('finds nothing else, and for a packer nothing in the shop that its buyer has not confirmed', async () => {
    const unknown = { status: 404, body: expect.objectContaining({ code: 'not-found' }) };
    for (const code of ['A-9999', 'https://elsewhere.example/', '8901234567890'])
      expect(await scan(admin, code)).toEqual(unknown);
    expect(await scan(packer, 'a')).toEqual(unknown);
    expect((await scan(admin, 'a')).body).toMatchObject({ _id: 'a' });
  });

  test('finds the order by what stands on its courier’s label, in capital letters or small ones: its goods may be still here, or back', async () => {
    const parcel = { courier: 'steadfast', invoice: 'A-c-2', consignmentId: '98121', trackingCode: 'SFR9K' } as const;
    for (const state of ['booked', 'delivered', 'returned'] as const) {
      await putParcel('c', { ...parcel, state });
      for (const code of ['A-c-2', '98121', 'SFR9K', 'sfr9k', ' 98121 '])
        expect((await scan(packer, code)).body, `${state}: ${code}`).toMatchObject({ _id: 'c' });
      for (const code of ['A-c-3', '9812', 'SFR9']) expect((await scan(packer, code)).status, code).toBe(404);
    }
  });

  test('finds by a label no order that its buyer has not confirmed, none whose courier has not taken it or was told to leave it, and none of two', async () => {
    const label = { courier: 'steadfast', invoice: 'A-b', consignmentId: '98122', trackingCode: 'SFR9L' } as const;
    await putParcel('a', { ...label, state: 'booked' });
    expect((await scan(packer, 'SFR9L')).status).toBe(404);
    for (const state of ['rejected', 'cancelled'] as const) {
      await putParcel('b', { ...label, state });
      for (const code of ['98122', 'SFR9L']) expect((await scan(packer, code)).status, `${state}: ${code}`).toBe(404);
    }
    await putParcel('b', { ...label, state: 'booked' });
    expect((await scan(packer, '98122')).body).toMatchObject({ _id: 'b' });
    await putParcel('c', { ...label, courier: 'redx', invoice: 'A-c', state: 'booked' });
    expect((await scan(packer, '98122')).status).toBe(404);
    await putParcel('c', { ...label, courier: 'redx', invoice: 'A-c', state: 'cancelled' });
    expect((await scan(packer, '98122')).body).toMatchObject({ _id: 'b' });
  });

  test('costs by a label four reads more', async () => {
    await putParcel('c', { courier: 'redx', invoice: 'A-c', consignmentId: '20A316', state: 'booked' });
    expect(await countReads(() => askInProcess(packer, 'GET /packing/scan?code=20A316'))).toBe(1 + 3 + 1 + 1 + 1);
  });

  test('costs a read of the order, one of its desk, and the role', async () => {
    expect(await countReads(() => askInProcess(packer, 'GET /packing/scan?code=c'))).toBe(1 + 1 + 1);
  });
});
