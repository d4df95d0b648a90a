import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from '@aloghor/functions/domain/courier-words';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeServer, HOST, openServer } from '../local-server.ts';
import { freePorts } from '../stack/ports.ts';
import { openCourierHost } from './courier-host.ts';

let folder: string;
let port: number;
let server: Server;
let account: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'courier-host-'));
  ({ port } = await freePorts(['port']));
  server = await openCourierHost(folder, port);
});

beforeEach(() => {
  account = `shop-${crypto.randomUUID()}`;
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

async function call(path: string, body?: object, { method = body ? 'POST' : 'GET', headers = {} }: RequestInit = {}) {
  const answer = await fetch(`http://${HOST}:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'manual',
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: each test looks into another body
  return { status: answer.status, text, body: (/^[[{]/.test(text) ? JSON.parse(text) : undefined) as any };
}

const STEADFAST = {
  invoice: 'A-1042',
  recipient_name: 'Rahim',
  recipient_phone: '01712345678',
  recipient_address: 'House 9; Road <3>, Dhanmondi',
  cod_amount: 1_250,
};

const steadfast = (path: string, body?: object) =>
  call(`/steadfast${path}`, body, { headers: { 'Api-Key': account, 'Secret-Key': 'any' } });
const book = (changes = {}) => steadfast('/create_order', { ...STEADFAST, ...changes });
const setSwitches = (switches: object) => call(`/accounts/${account}/switches`, switches);
const parcels = async () => (await call(`/accounts/${account}`)).body.parcels;

test('Steadfast books a parcel, cuts what is too long, and tells where it is', async () => {
  const { status, body } = await book({ recipient_address: `${'a'.repeat(489)}{cut off` });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 200,
    consignment: { invoice: 'A-1042', cod_amount: 1_250, status: 'in_review' },
  });
  expect(body.consignment.recipient_address).toBe(`${'a'.repeat(489)} `);
  expect((await steadfast('/status_by_invoice/A-1042')).body).toEqual({ status: 200, delivery_status: 'in_review' });

  const { consignment_id: consignmentId } = body.consignment;
  await call('/advance', { account, courier: 'steadfast', consignmentId, word: 'delivered' });
  expect((await steadfast(`/status_by_cid/${consignmentId}`)).body.delivery_status).toBe('delivered');
  expect((await steadfast('/trackings_by_invoice/A-1042')).body.tracking).toMatchObject([
    { consignment_id: consignmentId, text: 'in_review' },
    { consignment_id: consignmentId, text: 'Picked up from the merchant.' },
    { consignment_id: consignmentId, text: 'delivered' },
  ]);
});

test('a wrong parcel is not kept, and the answer names its fields', async () => {
  const { status, body } = await book({ recipient_phone: '0171', cod_amount: 12.5 });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['recipient_phone', 'cod_amount']]);
  expect(await parcels()).toEqual([]);
});

test('a repeated invoice is refused, also with the status 200, or booked twice, as until September 2026', async () => {
  await book();
  expect(await book()).toMatchObject({ status: 422, body: { errors: { invoice: [expect.any(String)] } } });
  await setSwitches({ repeatedInvoice: 'refusedWith200' });
  expect(await book()).toMatchObject({ status: 200, body: { status: 400 } });
  expect(await parcels()).toHaveLength(1);
  await setSwitches({ repeatedInvoice: 'bookedTwice' });
  expect(await book()).toMatchObject({ status: 200, body: { status: 200 } });
  expect(await parcels()).toHaveLength(2);
});

test('the parcel of a lost answer is kept, and shown to look-ups late', async () => {
  await setSwitches({ booking: 'cut', hiddenMs: 60_000 });
  await expect(book()).rejects.toThrow('fetch failed');
  expect(await parcels()).toHaveLength(1);
  expect((await steadfast('/status_by_invoice/A-1042')).status).toBe(404);
  await setSwitches({ hiddenMs: 0, untrackedMs: 60_000 });
  expect((await steadfast('/status_by_invoice/A-1042')).status).toBe(200);
  const trackings = async () => (await steadfast('/trackings_by_invoice/A-1042')).body.tracking;
  expect(await trackings()).toEqual([]);
  await setSwitches({ untrackedMs: 0 });
  expect(await trackings()).toHaveLength(1);
});

test.each([
  ['proxyPage', 200, /^<!doctype html>/],
  ['redirected', 302, /Found/],
  ['failed', 500, /Server Error/],
] as const)('a call that books can be answered by %s, without a parcel if so wished', async (booking, status, text) => {
  await setSwitches({ booking, keeps: false });
  const answer = await book();
  expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(text)]);
  expect(await parcels()).toEqual([]);
});

test('of a call that a proxy repeats, the second answer is passed on', async () => {
  await setSwitches({ booking: 'repeated' });
  expect((await book()).status).toBe(422);
  expect(await parcels()).toHaveLength(1);
});

test('sums can be texts, and words in title case; a word stays as it was told for some time', async () => {
  await setSwitches({ sums: 'texts', words: 'titleCase', sameWordMs: 60_000 });
  const { consignment } = (await book()).body;
  expect(consignment).toMatchObject({ cod_amount: '1250.00', status: 'In Review' });
  const status = async () => (await steadfast('/status_by_invoice/A-1042')).body.delivery_status;
  expect(await status()).toBe('In Review');
  await call('/advance', { account, courier: 'steadfast', consignmentId: consignment.consignment_id, word: 'hold' });
  expect(await status()).toBe('In Review');
  await setSwitches({ sameWordMs: 0 });
  expect(await status()).toBe('Hold');
});

test('refused keys are answered with 401, and counted', async () => {
  expect((await call('/steadfast/create_order', STEADFAST)).status).toBe(401);
  await setSwitches({ keys: 'refused' });
  expect((await book()).status).toBe(401);
  expect((await call(`/accounts/${account}`)).body).toMatchObject({ refused: 1, bookings: 0 });
});

const PATHAO = {
  store_id: 7,
  merchant_order_id: 'A-1042',
  recipient_name: 'Rahim',
  recipient_phone: '01712345678',
  recipient_address: 'House 9, Road 3',
  delivery_type: 48,
  item_type: 2,
  item_quantity: 1,
  item_weight: 0.5,
  amount_to_collect: 1_250,
};

/** Returns how to call Pathao once it has given a token. */
async function signInAtPathao() {
  const signed = { client_id: account, client_secret: 'any', username: 'any', password: 'any' };
  const { access_token: token } = (await call('/pathao/aladdin/api/v1/issue-token', signed)).body;
  return (path: string, body?: object) =>
    call(`/pathao/aladdin/api/v1${path}`, body, { headers: { Authorization: `Bearer ${token}` } });
}

test('Pathao gives a token, and books the same invoice as often as it is sent', async () => {
  const pathao = await signInAtPathao();
  const { data } = (await pathao('/orders', PATHAO)).body;
  expect(data).toMatchObject({ merchant_order_id: 'A-1042', order_status: 'pending', delivery_fee: 70 });
  await pathao('/orders', PATHAO);
  expect(await parcels()).toHaveLength(2);
  const wrong = await pathao('/orders', { ...PATHAO, recipient_city: null });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['recipient_city']]);
  const info = await pathao(`/orders/${data.consignment_id}/info`);
  expect(info.body.data).toMatchObject({ order_status_slug: 'pending' });
});

test('RedX books into an area, and cancels', async () => {
  const headers = { 'API-ACCESS-TOKEN': `Bearer ${account}` };
  const { areas } = (await call('/redx/areas?district_name=Dhaka', undefined, { headers })).body;
  const parcel = {
    customer_name: 'Rahim',
    customer_phone: '01712345678',
    delivery_area: areas[0].name,
    delivery_area_id: areas[0].id,
    customer_address: 'House 9, Road 3',
    cash_collection_amount: '1250',
    parcel_weight: 500,
    value: 1_250,
    merchant_invoice_id: 'A-1042',
  };
  const { tracking_id: id } = (await call('/redx/parcel', parcel, { headers })).body;
  const status = async () => (await call(`/redx/parcel/info/${id}`, undefined, { headers })).body.parcel.status;
  expect(await status()).toBe('pickup-pending');
  const details = { property_name: 'status', new_value: 'cancelled', reason: 'The buyer asked.' };
  const cancelling = { entity_type: 'parcel-tracking-id', entity_id: id, update_details: details };
  expect((await call('/redx/parcels', cancelling, { method: 'PATCH', headers })).status).toBe(200);
  expect(await status()).toBe('cancelled');
  expect((await call('/redx/parcel', { ...parcel, cash_collection_amount: 1_250 }, { headers })).status).toBe(400);
});

test('Carrybee books into the zone that it finds for an address, and tells of a parcel by invoice', async () => {
  const headers = { 'Client-ID': account, 'Client-Secret': 'any', 'Client-Context': 'any' };
  const ask = (path: string, body?: object) => call(`/carrybee/api/v2${path}`, body, { headers });
  const zone = (await ask('/address-details', { query: 'House 9, Road 3, Dhanmondi' })).body.data;
  const order = {
    ...zone,
    store_id: 'abcd-1234',
    merchant_order_id: 'A-1042',
    delivery_type: 1,
    product_type: 1,
    recipient_name: 'Rahim',
    recipient_phone: '01712345678',
    recipient_address: 'House 9, Road 3, Dhanmondi',
    item_weight: 500,
    item_quantity: 1,
    collectable_amount: 1_250,
  };
  const booked = await ask('/orders', order);
  expect(booked).toMatchObject({ status: 201, body: { data: { order: { delivery_fee: '85' } } } });
  const { consignment_id: id } = booked.body.data.order;
  for (const wanted of ['A-1042', id])
    expect((await ask(`/orders/${wanted}/details`)).body.data).toMatchObject({ consignment_id: id });
  expect((await ask('/orders/A-1043/details')).status).toBe(404);
  const wrong = await ask('/orders', { ...order, zone_id: 1, recipient_phone: '0171' });
  expect([wrong.status, Object.keys(wrong.body.causes)]).toEqual([422, ['zone_id', 'recipient_phone']]);
  expect((await ask('/orders', { ...order, merchant_order_id: 'A'.repeat(51) })).status).toBe(422);
  await call('/advance', { account, courier: 'carrybee', consignmentId: id, word: 'paid-return' });
  expect((await ask(`/orders/${id}/details`)).body.data).toMatchObject({ collected_amount: 85 });
});

describe('a parcel that moves on', () => {
  const heard: { path: string; headers: Headers; body: string }[] = [];
  let shop: Server;
  let told: Server;

  beforeEach(async () => {
    heard.length = 0;
    const ports = await freePorts(['shop', 'told']);
    const app = express().use(express.text({ type: '*/*' }), ({ url, headers, body }, response) => {
      heard.push({ path: url, headers: new Headers(headers as Record<string, string>), body });
      response.json({});
    });
    shop = await openServer(app, ports.shop);
    port = ports.told;
    told = await openCourierHost(join(folder, account), port, {
      key: account,
      address: `http://${HOST}:${ports.shop}`,
    });
  });

  afterEach(async () => {
    await Promise.all([closeServer(shop), closeServer(told)]);
    ({ port } = server.address() as AddressInfo);
  });

  async function move(...words: string[]) {
    const [{ courier, consignmentId }] = await parcels();
    for (const word of words) await call('/advance', { account, courier, consignmentId, word });
    return heard.map(({ body }) => JSON.parse(body).status);
  }

  const bodies = () => heard.map(({ body }) => JSON.parse(body));

  test('is told to the shop, signed', async () => {
    await book();
    expect(await move('hold')).toEqual(['hold']);
    const [{ path, headers, body }] = heard as [(typeof heard)[number]];
    expect([path, headers.get('authorization')]).toEqual(['/steadfast/events', `Bearer ${account}`]);
    expect(JSON.parse(body)).toMatchObject({ delivery_charge: 70, cod_amount: 1_250 });
    expect(headers.get('x-signature')).toBe(createHmac('sha256', account).update(body).digest('hex'));
  });

  test('is told by Pathao with its fee; what comes back, by a consignment of its own, with whose it is', async () => {
    const pathao = await signInAtPathao();
    const { consignment_id: id } = (await pathao('/orders', PATHAO)).body.data;
    await call('/advance', { account, courier: 'pathao', consignmentId: id, word: 'partial-delivery', collected: 500 });
    await move('return-in-transit', 'returned-to-merchant');
    const rest = { return_type: 'partial-delivery', return_consignment_id: id.replace('DL', 'RL') };
    expect(bodies()).toMatchObject([
      { event: 'order.partial-delivery', collected_amount: 500, delivery_fee: 70 },
      { event: 'order.return-in-transit', ...rest },
      { event: 'order.returned-to-merchant', ...rest },
    ]);
    expect((await pathao(`/orders/${id}/info`)).body.data.order_status).toBe('partial-delivery');
  });

  test.each([
    ['returned', 'return', 'returned-to-merchant'],
    ['paid-return', 'paid-return', 'returned-to-merchant'],
    ['exchanged', 'exchange', 'exchanged'],
  ])('of what Pathao has %s, it is a %s, and its own word is then %s', async (word, type, own) => {
    const pathao = await signInAtPathao();
    const { consignment_id: id } = (await pathao('/orders', PATHAO)).body.data;
    await move(word, 'returned-to-merchant');
    expect(bodies()[1]).toMatchObject({ return_type: type });
    expect((await pathao(`/orders/${id}/info`)).body.data.order_status).toBe(own);
  });

  test('is told with its payout, but no sum, once Pathao has paid for it', async () => {
    const pathao = await signInAtPathao();
    await pathao('/orders', PATHAO);
    await move('delivered', 'paid');
    expect(bodies()).toMatchObject([{ collected_amount: 1_250 }, { invoice_id: expect.stringMatching(/^INV-\d{8}$/) }]);
    expect(bodies()[1]).not.toHaveProperty('collected_amount');
  });

  test('is told twice, and in another order, if so wished', async () => {
    await book();
    await setSwitches({ webhooks: 'repeated' });
    expect(await move('hold')).toEqual(['hold', 'hold']);
    expect(heard[0]?.headers.get('idempotency-key')).toBe(heard[1]?.headers.get('idempotency-key'));
    await setSwitches({ webhooks: 'swapped' });
    expect(await move('delivered', 'partial_delivered')).toEqual(['hold', 'hold', 'partial_delivered', 'delivered']);
  });
});

test('the page shows the parcels, escapes what buyers wrote, and its forms move them', async () => {
  const { consignment } = (await book({ recipient_name: '"Rahim"' })).body;
  const page = await call('/');
  expect(page.text).toContain('&#34;Rahim&#34;');
  const moved = await fetch(`http://${HOST}:${port}/advance`, {
    method: 'POST',
    body: new URLSearchParams({
      account,
      courier: 'steadfast',
      consignmentId: String(consignment.consignment_id),
      word: 'hold',
    }),
  });
  expect([moved.url, moved.status]).toEqual([`http://${HOST}:${port}/`, 200]);
  expect((await parcels())[0].word).toBe('hold');
});

test('what no switch and no parcel is, is rejected', async () => {
  expect((await setSwitches({ booking: 'lost' })).body.message).toContain('no switch booking');
  expect((await call('/advance', { account, courier: 'steadfast', consignmentId: '1', word: 'hold' })).status).toBe(
    404,
  );
});

test('parcels and switches are still there after a restart', async () => {
  await book();
  await setSwitches({ sums: 'texts' });
  await closeServer(server);
  ({ port } = await freePorts(['port'])); // connections to the closed one may be used again
  server = await openCourierHost(folder, port);
  expect((await call(`/accounts/${account}`)).body).toMatchObject({
    switches: { sums: 'texts' },
    parcels: [{ invoice: 'A-1042' }],
  });
});

test('the page moves a parcel into every state that its courier has a word for', async () => {
  await book();
  const { text } = await call('/');
  const offered = [...text.matchAll(/<option>([a-z_]+)/g)].map(([, word]) => word);
  expect(offered).toEqual(expect.arrayContaining(wordsOf('steadfast')));
});

test('Steadfast takes one pick-up at a time, until its rider was there', async () => {
  const pickUp = { address_id: 7, estim_qty: 12, note: 'By the back door.' };
  expect((await steadfast('/create_pickup_request', { ...pickUp, address_id: undefined })).status).toBe(422);
  expect((await steadfast('/create_pickup_request', pickUp)).status).toBe(201);
  expect((await call('/')).text).toContain('pick up 12 parcels. By the back door.');
  expect(await steadfast('/create_pickup_request', pickUp)).toMatchObject({
    status: 409,
    body: { code: 'PICKUP_REQUEST_EXISTS' },
  });
  await call('/collect', { account });
  expect((await steadfast('/create_pickup_request', pickUp)).status).toBe(201);
});
