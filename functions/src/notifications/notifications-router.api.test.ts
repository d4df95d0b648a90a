import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, pagesAs } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { SAMPLE_NAME } from '../domain/brand.ts';
import { CURRENCY_NAME } from '../domain/country.ts';
import { DEFAULT_SETTINGS } from '../domain/settings.ts';
import { type OutboxDocument, outbox } from '../platform/database/collections.ts';

const FAILED: OutboxDocument = {
  orderId: 'an-order',
  number: 'A-1042',
  event: 'delivered',
  askedAt: 7,
  tries: 6,
  failedAt: 9,
  failure: 'notTaken',
  removeAt: new Date(10),
};

let admin: Person;

beforeAll(async () => {
  await resetToSeed();
  admin = await signIn('admin');
});

beforeEach(async () => {
  const { docs } = await outbox.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  for (const at of [3, 1, 2]) {
    const notification: OutboxDocument = {
      orderId: `o${at}`,
      number: 'A-1042',
      event: 'received',
      askedAt: at,
      dueAt: at,
      tries: 1,
    };
    await outbox.reference.doc(`waiting-${at}`).set({ ...notification, lease: 'a-worker' });
    await outbox.reference.doc(`failed-${at}`).set({ ...FAILED, failedAt: at });
    await outbox.reference
      .doc(`sent-${at}`)
      .set({ orderId: 'o', number: 'A-1042', event: 'received', askedAt: at, tries: 1, sentAt: at });
  }
});

afterEach(() => void vi.unstubAllEnvs());

const idsOf = (pages: { _id: string }[][]) => pages.flat().map(({ _id }) => _id);

describe('the list', () => {
  test('has those that wait, the next one first, and none that was sent', async () => {
    expect(idsOf(await pagesAs(admin, '/notices?limit=2'))).toEqual(['waiting-1', 'waiting-2', 'waiting-3']);
    const [first] = (await ask(admin, 'GET /notices')).body;
    expect(first).toEqual({
      ...{ _id: 'waiting-1', orderId: 'o1', number: 'A-1042', event: 'received' },
      ...{ askedAt: 1, dueAt: 1, tries: 1 },
    });
  });

  test('has those that were given up, newest first, with the reason', async () => {
    const pages = await pagesAs<{ _id: string }>(admin, '/notices?state=failed&limit=2');
    expect(idsOf(pages)).toEqual(['failed-3', 'failed-2', 'failed-1']);
    expect(pages[0]?.[0]).toEqual({
      _id: 'failed-3',
      orderId: 'an-order',
      number: 'A-1042',
      event: 'delivered',
      askedAt: 7,
      tries: 6,
      failure: 'notTaken',
    });
  });

  test.each(['state=sent', 'limit=0', 'cursor=x'])('rejects %s', async (query) => {
    expect((await ask(admin, `GET /notices?${query}` as 'GET /notices')).status).toBe(400);
  });
});

describe('trying again', () => {
  const again = (id: string) => ask(admin, `POST /notices/${id}/again`);

  test('makes one that was given up due now, with all its tries, and is audited', async () => {
    const before = Date.now();
    expect(await again('failed-2')).toEqual({ status: 200, body: { modifiedCount: 1 } });
    const stored = (await outbox.reference.doc('failed-2').get()).data();
    expect(stored).toEqual({
      orderId: 'an-order',
      number: 'A-1042',
      event: 'delivered',
      askedAt: stored?.dueAt,
      dueAt: stored?.dueAt,
      tries: 0,
    });
    expect(stored?.dueAt).toBeGreaterThanOrEqual(before);
    const [line] = await auditLines('an-order');
    expect(line).toMatchObject({
      subject: 'order',
      by: admin.email,
      label: 'A-1042',
      after: { notificationAgain: 'delivered' },
    });
  });

  test.each(['waiting-1', 'sent-1'])('leaves %s as it is', async (id) => {
    const before = (await outbox.reference.doc(id).get()).data();
    expect(await again(id)).toEqual({ status: 200, body: { modifiedCount: 0 } });
    expect((await outbox.reference.doc(id).get()).data()).toEqual(before);
  });

  test('of none is none', async () => {
    expect((await again('nothing')).status).toBe(404);
  });
});

describe('the texts', () => {
  const texts = async () => (await askInProcess(admin, 'GET /notices/texts')).body;

  test('are shown filled, in both languages, with what each takes as a text message', async () => {
    vi.stubEnv('SITE_URL', 'https://aloghor.example');
    const { notices } = await texts();
    const [english, bangla] = notices.find(({ event }: { event: string }) => event === 'outForDelivery').samples;
    const text = `${SAMPLE_NAME.en}: Your order A-1042 is on its way. Please keep 2,500 ${CURRENCY_NAME.en} ready. https://aloghor.example/track?id=A-1042`;
    expect(english).toEqual({
      language: 'en',
      subject: 'Your order A-1042 is on its way',
      text,
      template: expect.any(String),
      values: expect.any(Object),
      sms: { alphabet: 'GSM-7', characters: text.length, parts: 1 },
    });
    expect(bangla).toMatchObject({ language: 'bn', sms: { alphabet: 'UCS-2', parts: 2 } });
    const [toShop] = notices.find(({ event }: { event: string }) => event === 'newOrder').samples;
    expect(toShop).not.toHaveProperty('sms');
  });

  test('name the telephone that the shop has set', async () => {
    const set = { ...DEFAULT_SETTINGS.contact, phone: '+880 1800-000001' };
    const { version } = (await askInProcess(admin, 'GET /settings/admin')).body.contact;
    await askInProcess(admin, 'PATCH /settings/contact', { ...set, version });
    const { notices } = await texts();
    const [english, bangla] = notices.find(({ event }: { event: string }) => event === 'delivered').samples;
    expect([english.text, bangla.text]).toEqual(Array(2).fill(expect.stringContaining('01800000001')));
  });

  test('are shown as off, unless they are on; those by hand are on anyway', async () => {
    type Notice = { event: string; isOn: boolean; isByHand: boolean };
    const byHand = ['deliveryFailed', 'noAnswer', 'advance', 'riderComing'];
    const on = async () => {
      const { notices, ...how } = await texts();
      return {
        ...how,
        on: notices.flatMap(({ event, isOn, isByHand }: Notice) => (isOn && !isByHand ? [event] : [])),
        byHand: notices.flatMap(({ event, isOn, isByHand }: Notice) => (isOn && isByHand ? [event] : [])),
      };
    };
    expect(await on()).toEqual({ provider: 'console', hasSms: true, on: [], byHand });
    vi.stubEnv('NOTICES', 'received,newOrder');
    vi.stubEnv('SMTP_HOST', 'smtp.example');
    expect(await on()).toEqual({ provider: 'smtp', hasSms: false, on: ['received', 'newOrder'], byHand });
    vi.stubEnv('SMTP_HOST', '');
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    expect(await on()).toEqual({ hasSms: false, on: [], byHand });
  });
});
