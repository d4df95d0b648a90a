import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { openCourier } from '@aloghor/functions/src/couriers/registry';
import { openAccount } from '@aloghor/functions/test/courier-host';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openCourierHost } from '../../shop/couriers/courier-host.ts';
import { closeServer, HOST } from '../../shop/local-server.ts';
import { makeCertificate, openPathaoClient } from './packages.ts';

vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {})); // lost answers are logged

const trusted = getCACertificates('default');

let folder: string;
let host: Server;
let secure: SecureServer;
let account: ReturnType<typeof openAccount>;

/** The client takes no address without TLS. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foreign-client-'));
  host = await openCourierHost(folder, 0);
  vi.stubEnv('COURIER_HOST_URL', `http://${HOST}:${portOf(host)}`);
  const certificate = await makeCertificate(HOST);
  setDefaultCACertificates([...trusted, certificate.cert]);
  secure = createServer(certificate, (request, response) => host.emit('request', request, response));
  await new Promise<void>((listening) => secure.listen(0, HOST, listening));
});

beforeEach(() => {
  account = openAccount();
});

afterAll(async () => {
  setDefaultCACertificates(trusted);
  await Promise.all([closeServer(host), closeServer(secure)]);
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

function portOf(server: Server | SecureServer): number {
  return (server.address() as AddressInfo).port; // an address with a port, as it listens on one
}

function openClient() {
  return openPathaoClient({
    baseURL: `https://${HOST}:${portOf(secure)}/pathao`,
    clientId: process.env.PATHAO_CLIENT_ID ?? '',
    clientSecret: 'a secret',
    username: 'shop@example.com',
    password: 'a password',
  });
}

const ORDER = {
  store_id: 1,
  merchant_order_id: 'A-1042',
  recipient_name: 'Rahim Uddin',
  recipient_phone: '01712345678',
  recipient_address: 'House 9, Road 3, Dhanmondi',
  delivery_type: 48,
  item_type: 2,
  item_quantity: 1,
  item_weight: 0.5,
  amount_to_collect: 900,
};

const PARCEL = {
  invoice: 'A-1042',
  name: 'Rahim Uddin',
  phone: '01712345678',
  address: 'House 9, Road 3, Dhanmondi',
  place: undefined,
  taka: 900,
  value: 900,
  grams: 500,
  quantity: 1,
  contents: '1 x Jute Lamp',
};

test('books at the stand-in, and follows its parcel, as at Pathao itself', async () => {
  const client = openClient();
  const { data } = await client.createOrder(ORDER);
  const [kept, ...others] = await account.parcels();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ invoice: 'A-1042', sum: 900, phone: '01712345678', consignmentId: data.consignment_id });
  expect(data.delivery_fee).toBe(70);
  if (kept) await account.move(kept, 'delivered');
  expect((await client.getOrderStatus(data.consignment_id)).data.order_status).toBe('delivered');
  await expect(client.createOrder({ ...ORDER, recipient_address: 'Road 3' })).rejects.toMatchObject({ status: 422 });
});

test('too many calls are repeated once, and nothing is booked by them', async () => {
  await account.set({ booking: 'busy' });
  await expect(openClient().createOrder(ORDER)).rejects.toMatchObject({ status: 429 });
  expect((await account.calls()).bookings).toBe(2);
  expect(await account.parcels()).toEqual([]);
});

test('of a lost answer the client makes three parcels, and the shop one: it does not send it again', async () => {
  await account.set({ booking: 'failed', keeps: true });
  await expect(openClient().createOrder(ORDER)).rejects.toMatchObject({ status: 500 });
  expect(await account.parcels()).toHaveLength(3);

  account = openAccount();
  await account.set({ booking: 'failed', keeps: true });
  expect(await openCourier('pathao').book(PARCEL)).toEqual({ kind: 'unknown' });
  expect(await account.parcels()).toHaveLength(1);
});

test('after five failures the client calls no more; a new one does', async () => {
  await account.set({ booking: 'failed', keeps: false });
  const client = openClient();
  while ((await account.calls()).bookings < 15)
    await expect(client.createOrder(ORDER)).rejects.toThrow(/status code 500|Server Error/);
  await account.set({ booking: 'answered' });
  await expect(client.createOrder(ORDER)).rejects.toThrow('Circuit breaker is open');
  expect(await account.parcels()).toEqual([]);
  expect((await openClient().createOrder(ORDER)).data.consignment_id).toMatch(/^DL/);
});
