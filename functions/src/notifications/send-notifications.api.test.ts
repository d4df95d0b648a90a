import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { openMailServer } from '../../test/mail-server.ts';
import { newCustomer, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { SAMPLE_NAME } from '../domain/brand.ts';
import { CURRENCY_NAME } from '../domain/country.ts';
import { notified, orders, outbox } from '../platform/database/collections.ts';
import { firebase } from '../platform/database/firebase.ts';
import { notificationSchedule } from './notification-schedule.ts';
import { type Message, PermanentFailure, type Provider } from './providers/provider.ts';
import { sendNotifications } from './send-notifications.ts';

const logged = vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders and notifications are logged
  return vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const ORDER = { mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let admin: Person;
let rahim: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, rahim] = await Promise.all([signIn('admin'), newCustomer()]);
});

beforeEach(async () => {
  vi.stubEnv('NOTICES', 'all');
  vi.stubEnv('NOTICES_TO', 'shop@example.com');
  for (const { reference } of [outbox, notified]) {
    const { docs } = await reference.get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});

afterEach(() => void vi.unstubAllEnvs());

const place = async (changes: object = {}) =>
  (await askInProcess(rahim, 'POST /orders', { ...ORDER, ...changes })).body.insertedId as string;
const setStatus = (id: string, status: string) => askInProcess(admin, statusCall(id, status));
const storedNotification = async (id: string) => (await outbox.reference.doc(id).get()).data();

/** An order of which only its buyer is notified. */
async function placeForBuyer(changes: object = {}): Promise<string> {
  vi.stubEnv('NOTICES_TO', '');
  return place(changes);
}

/** As if the owner had opened the link in the verification mail. */
const proveAddress = async ({ uid }: Person) => void (await getAuth(firebase).updateUser(uid, { emailVerified: true }));

/** A number of their own for each of several buyers. */
const phones = (count: number) => Array.from({ length: count }, (_, place) => `0171000000${place}`);

/** A provider that keeps what it takes; `beforeTaking` may throw first. */
function aProvider(beforeTaking: () => unknown = () => {}) {
  const taken: Message[] = [];
  const provider: Provider = {
    send: async (message) => {
      await beforeTaking();
      taken.push(message);
    },
  };
  return { taken, provider };
}

test('what is due is sent to its buyer and to the shop, and is over', async () => {
  const id = await place({ name: 'Rahim' });
  const { taken, provider } = aProvider();
  const now = Date.now();
  expect(await sendNotifications(provider, now)).toEqual({ sent: 2, failed: 0, discarded: 0 });
  const toBuyer = taken.find(({ channel }) => channel === 'sms');
  expect(toBuyer).toMatchObject({ id: `${id}_received`, to: '01712345678' });
  expect(toBuyer?.text.replace(/[A-Z]+-\d+/, 'A-1')).toContain(
    `${SAMPLE_NAME.en}: Thank you, we have your order A-1. 2,890 ${CURRENCY_NAME.en} to pay on delivery.`,
  );
  expect(taken.find(({ channel }) => channel === 'email')).toMatchObject({
    to: 'shop@example.com',
    subject: expect.stringMatching(/^New order [A-Z]+-\d+ from Rahim$/),
  });
  const stored = await storedNotification(`${id}_received`);
  expect(stored).toEqual({
    orderId: id,
    number: expect.any(String),
    event: 'received',
    askedAt: expect.any(Number),
    tries: 1,
    sentAt: now,
    removeAt: expect.anything(),
  });
  expect(stored?.removeAt.toMillis()).toBe(now + 30 * DAY_MS); // a timestamp, by which Firestore deletes it
  expect(await sendNotifications(provider, now + DAY_MS)).toEqual({ sent: 0, failed: 0, discarded: 0 });
  expect(taken).toHaveLength(2);
});

test('a change is sent when a minute has passed, by the order of then', async () => {
  const id = await placeForBuyer();
  const { taken, provider } = aProvider();
  await sendNotifications(provider, Date.now());
  expect(taken.map((message) => message.id)).toEqual([`${id}_received`]);
  await setStatus(id, 'Out for Delivery');
  expect(await sendNotifications(provider, Date.now())).toEqual({ sent: 0, failed: 0, discarded: 0 });
  await orders.reference.doc(id).update({ courierPhone: '01812345678', language: 'bn' });
  await sendNotifications(provider, Date.now() + MINUTE_MS);
  expect(taken[1]).toMatchObject({ id: `${id}_outForDelivery`, to: '01812345678' });
  expect(taken[1]?.text.replace(/[A-Z]+-\d+/, 'A-1')).toContain(`${SAMPLE_NAME.bn}: অর্ডার A-1 নিয়ে রাইডার বেরিয়েছেন।`);
});

test('the buyer of an order by hand is notified in the language that was chosen there, or else in that of the shop', async () => {
  vi.stubEnv('NOTICES_TO', '');
  const byHand = { ...ORDER, source: 'telephone' };
  const write = async (language?: string) =>
    (await askInProcess(admin, 'POST /orders/admin', { ...byHand, language })).body.insertedId as string;
  const ids = [await write('bn'), await write('en'), await write()];
  const { taken, provider } = aProvider();
  await sendNotifications(provider, Date.now());
  const signedIn = (id: string) => taken.find((message) => message.id === `${id}_received`)?.text.split(':')[0];
  expect(ids.map(signedIn)).toEqual([SAMPLE_NAME.bn, SAMPLE_NAME.en, SAMPLE_NAME.en]);
});

test("an address that its account has not proved gets nothing: it may be a stranger's", async () => {
  const id = await placeForBuyer({ mobileNumber: '+8801112345678' });
  const { taken, provider } = aProvider();
  expect(await sendNotifications(provider, Date.now())).toEqual({ sent: 0, failed: 0, discarded: 1 });
  expect(taken).toEqual([]);
  expect(await storedNotification(`${id}_received`)).toBeUndefined();
});

describe('before anybody has spoken with a buyer', () => {
  const guest = { ...ORDER, mobileNumber: '01799999999' };
  const placeAsGuest = async (changes: object = {}) =>
    (await askInProcess(undefined, 'POST /orders', { ...guest, ...changes })).body.insertedId as string;

  test('a number is notified of three orders a day, however it is written, and the next day again', async () => {
    vi.stubEnv('NOTICES_TO', '');
    const ids: string[] = [];
    for (const mobileNumber of ['01799999999', '+8801799999999', '8801799999999', '01799999999'])
      ids.push(await placeAsGuest({ mobileNumber }));
    const { taken, provider } = aProvider();
    const morning = Date.now();
    await sendNotifications(provider, morning);
    expect(taken).toHaveLength(3);
    await placeAsGuest();
    await sendNotifications(provider, Date.now());
    expect(taken).toHaveLength(3);
    await placeAsGuest();
    await sendNotifications(provider, morning + DAY_MS - MINUTE_MS);
    expect(taken).toHaveLength(4);
  });

  test('what is tried again counts once', async () => {
    vi.stubEnv('NOTICES_TO', '');
    await placeAsGuest();
    const now = Date.now();
    const { provider: failing } = aProvider(() => {
      throw new Error('away');
    });
    for (const later of [0, 1, 6]) await sendNotifications(failing, now + later * MINUTE_MS);
    for (let more = 0; more < 2; more += 1) await placeAsGuest();
    const { taken, provider } = aProvider();
    await sendNotifications(provider, now + 36 * MINUTE_MS);
    expect(taken).toHaveLength(3);
  });

  test('the shop is notified of everything, and a buyer who has confirmed of everything that follows', async () => {
    for (let order = 0; order < 3; order += 1) await placeAsGuest();
    const id = await placeAsGuest();
    await askInProcess(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
    const { taken, provider } = aProvider();
    await sendNotifications(provider, Date.now() + MINUTE_MS);
    expect(taken.filter(({ to }) => to === 'shop@example.com')).toHaveLength(4);
    expect(taken.map((message) => message.id)).toContain(`${id}_confirmed`);
  });
});

test('a buyer with no number that couriers take gets an e-mail, at the address that the account has proved', async () => {
  await proveAddress(rahim);
  await placeForBuyer({ mobileNumber: '+8801112345678' });
  const { taken, provider } = aProvider();
  await sendNotifications(provider, Date.now());
  expect(taken).toEqual([expect.objectContaining({ channel: 'email', to: rahim.email })]);
});

describe('what was undone before it was sent', () => {
  test('sends nothing and leaves nothing behind', async () => {
    const id = await placeForBuyer();
    await askInProcess(admin, `POST /desk/${id}/calls`, { outcome: 'confirmed' });
    await askInProcess(admin, `POST /desk/${id}/calls`, { outcome: 'toCall' });
    const { taken, provider } = aProvider();
    await sendNotifications(provider, Date.now() + MINUTE_MS);
    expect(taken.map((message) => message.id)).toEqual([`${id}_received`]);
    expect(await storedNotification(`${id}_confirmed`)).toBeUndefined();
  });
});

test('what has been switched off since is not sent', async () => {
  await placeForBuyer();
  vi.stubEnv('NOTICES', 'delivered');
  const { taken, provider } = aProvider();
  expect(await sendNotifications(provider, Date.now())).toEqual({ sent: 0, failed: 0, discarded: 1 });
  expect(taken).toEqual([]);
});

test('two workers at once send each once', async () => {
  const ids = await Promise.all(phones(4).map((mobileNumber) => placeForBuyer({ mobileNumber })));
  const { taken, provider } = aProvider();
  const now = Date.now();
  const both = await Promise.all([sendNotifications(provider, now), sendNotifications(provider, now)]);
  expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(4);
  expect(taken.map(({ id }) => id).toSorted()).toEqual(ids.map((id) => `${id}_received`).toSorted());
});

test('more than a batch is sent in several', async () => {
  await Promise.all(phones(6).map((mobileNumber) => place({ mobileNumber })));
  const { taken, provider } = aProvider();
  const counts = [];
  for (let batch = 0; batch < 3; batch += 1) counts.push((await sendNotifications(provider, Date.now())).sent);
  expect(counts).toEqual([10, 2, 0]);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(12);
});

describe('a provider that fails', () => {
  const failing = () => {
    throw Object.assign(new Error('01712345678 cannot be reached'), { code: 'ECONNECTION' });
  };

  test('and then works has sent it once, with its tries counted, each later than the one before', async () => {
    const id = await placeForBuyer();
    let fails = 2;
    const { taken, provider } = aProvider(() => {
      fails -= 1;
      if (fails >= 0) failing();
    });
    const now = Date.now();
    expect(await sendNotifications(provider, now)).toEqual({ sent: 0, failed: 1, discarded: 0 });
    expect(await storedNotification(`${id}_received`)).toMatchObject({ tries: 1, dueAt: now + MINUTE_MS });
    expect(await sendNotifications(provider, now + MINUTE_MS - 1)).toEqual({ sent: 0, failed: 0, discarded: 0 });
    expect(await sendNotifications(provider, now + MINUTE_MS)).toEqual({ sent: 0, failed: 1, discarded: 0 });
    expect(await storedNotification(`${id}_received`)).toMatchObject({ tries: 2, dueAt: now + 6 * MINUTE_MS });
    expect(await sendNotifications(provider, now + 6 * MINUTE_MS)).toEqual({ sent: 1, failed: 0, discarded: 0 });
    expect(await storedNotification(`${id}_received`)).toMatchObject({ tries: 3, sentAt: now + 6 * MINUTE_MS });
    expect(taken).toHaveLength(1);
  });

  test('is given up after six tries within a day, and says so without naming anybody', async () => {
    logged.mockClear();
    const id = await placeForBuyer();
    const { provider } = aProvider(failing);
    const start = Date.now();
    let now = start;
    for (let tries = 1; tries < 6; tries += 1) {
      await sendNotifications(provider, now);
      now = (await storedNotification(`${id}_received`))?.dueAt;
    }
    expect(now - start).toBeLessThan(DAY_MS);
    await sendNotifications(provider, now);
    const stored = await storedNotification(`${id}_received`);
    expect(stored).toMatchObject({ tries: 6, failedAt: now, failure: 'notTaken' });
    expect(stored?.dueAt).toBeUndefined();
    expect(await sendNotifications(provider, now + MINUTE_MS)).toEqual({ sent: 0, failed: 0, discarded: 0 });
    const lines = logged.mock.calls.map(String);
    expect(lines).toHaveLength(6);
    expect(lines.join()).toContain('ECONNECTION');
    expect(lines.join()).not.toMatch(/01712345678|Rahim|@/);
  });

  test('for good is not tried again', async () => {
    const id = await placeForBuyer();
    const { provider } = aProvider(() => {
      throw new PermanentFailure();
    });
    await sendNotifications(provider, Date.now());
    expect(await storedNotification(`${id}_received`)).toMatchObject({ tries: 1, failure: 'notTaken' });
  });
});

test('where the identity provider fails, an e-mail is tried again later, and all others are sent', async () => {
  await proveAddress(rahim);
  const byEmail = await placeForBuyer({ mobileNumber: '+8801112345678' });
  const bySms = await placeForBuyer({ mobileNumber: '01710000009' });
  const { provider } = aProvider();
  const now = Date.now();
  const asked = vi.spyOn(getAuth(firebase), 'getUser').mockRejectedValue(new Error('away'));
  const first = await sendNotifications(provider, now).finally(() => asked.mockRestore());
  expect(first).toEqual({ sent: 1, failed: 1, discarded: 0 });
  expect(await storedNotification(`${bySms}_received`)).toHaveProperty('sentAt');
  expect(await storedNotification(`${byEmail}_received`)).toMatchObject({ tries: 1, dueAt: now + MINUTE_MS });
  expect(await sendNotifications(provider, now + MINUTE_MS)).toEqual({ sent: 1, failed: 0, discarded: 0 });
});

test('a provider that is silent is asked again later', async () => {
  const id = await placeForBuyer();
  const { provider } = aProvider(() => new Promise(() => {}));
  const now = Date.now();
  expect(await sendNotifications(provider, now, 1)).toEqual({ sent: 0, failed: 1, discarded: 0 });
  expect(await storedNotification(`${id}_received`)).toMatchObject({ tries: 1, dueAt: now + MINUTE_MS });
});

describe('a worker that ends while it sends', () => {
  /** Leases the notification and never finishes. */
  async function leaseAndEnd(now: number): Promise<void> {
    const { provider } = aProvider(() => new Promise(() => {}));
    void sendNotifications(provider, now, DAY_MS);
    await vi.waitFor(async () => {
      const { docs } = await outbox.reference.get();
      expect(docs[0]?.get('lease')).toEqual(expect.any(String));
    });
  }

  test('has it for two minutes; then another one sends it', async () => {
    const id = await placeForBuyer();
    const now = Date.now();
    await leaseAndEnd(now);
    const { taken, provider } = aProvider();
    expect(await sendNotifications(provider, now + 2 * MINUTE_MS - 1)).toEqual({ sent: 0, failed: 0, discarded: 0 });
    expect(await sendNotifications(provider, now + 2 * MINUTE_MS)).toEqual({ sent: 1, failed: 0, discarded: 0 });
    expect(taken).toHaveLength(1);
    expect(await storedNotification(`${id}_received`)).toMatchObject({ tries: 2, sentAt: now + 2 * MINUTE_MS });
  });

  test('and comes back late does not undo what the other one noted', async () => {
    const id = await placeForBuyer();
    const now = Date.now();
    let fail: (late: Error) => void = () => {};
    const answer = new Promise((_, reject) => {
      fail = reject;
    });
    const first = sendNotifications(aProvider(() => answer).provider, now);
    await vi.waitFor(async () =>
      expect((await storedNotification(`${id}_received`))?.lease).toEqual(expect.any(String)),
    );
    await sendNotifications(aProvider().provider, now + 2 * MINUTE_MS);
    fail(new Error('late'));
    await first;
    expect(await storedNotification(`${id}_received`)).toMatchObject({ tries: 2, sentAt: now + 2 * MINUTE_MS });
  });

  test('each time is given up', async () => {
    const id = await placeForBuyer();
    await outbox.reference.doc(`${id}_received`).update({ tries: 6 });
    const { taken, provider } = aProvider();
    await sendNotifications(provider, Date.now());
    expect(taken).toEqual([]);
    expect(await storedNotification(`${id}_received`)).toMatchObject({ failure: 'notTaken' });
  });
});

test('what is a day old is not sent: a restored backup sends none of its old notifications', async () => {
  const id = await placeForBuyer();
  const { taken, provider } = aProvider();
  const now = Date.now() + DAY_MS + MINUTE_MS;
  expect(await sendNotifications(provider, now)).toEqual({ sent: 0, failed: 1, discarded: 0 });
  expect(taken).toEqual([]);
  expect(await storedNotification(`${id}_received`)).toMatchObject({ failedAt: now, failure: 'tooLate' });
});

test('a buyer who cannot be reached any more is recorded as such', async () => {
  const id = await placeForBuyer();
  await orders.reference.doc(id).update({ courierPhone: '', email: 'WithOut LogIn Order' });
  const { provider } = aProvider();
  await sendNotifications(provider, Date.now());
  expect(await storedNotification(`${id}_received`)).toMatchObject({ failure: 'noAddress' });
});

test('the function of the schedule sends by the mail server of the settings, all that is due', async () => {
  const { received, env } = await openMailServer();
  const settings = { ...env, SMTP_USER: 'shop', SMTP_PASSWORD: 'a secret', NOTICES: 'all' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const buyers = await Promise.all(Array.from({ length: 6 }, () => newCustomer()));
  await Promise.all(buyers.map(proveAddress));
  await Promise.all(buyers.map((buyer) => askInProcess(buyer, 'POST /orders', ORDER)));
  await notificationSchedule({})?.run({ scheduleTime: new Date().toISOString() });
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual([
    ...buyers.map(({ email }) => email).toSorted(),
    ...Array(6).fill('shop@example.com'),
  ]);
  const { docs } = await outbox.reference.get();
  expect(docs.filter((one) => one.get('sentAt') > 0)).toHaveLength(12);
});

test('the function of the schedule goes on after a batch of outdated notifications', async () => {
  const { received, env } = await openMailServer();
  for (const [name, value] of Object.entries({ ...env, NOTICES: 'all' })) vi.stubEnv(name, value);
  const outdated = { orderId: 'gone', event: 'delivered', askedAt: Date.now(), dueAt: 1, tries: 0 };
  const batch = Array.from({ length: 10 }, (_, place) => `gone-${place}`);
  await Promise.all(batch.map((id) => outbox.reference.doc(id).set(outdated)));
  await askInProcess(undefined, 'POST /orders', ORDER);
  await notificationSchedule({})?.run({ scheduleTime: new Date().toISOString() });
  expect(received.flatMap(({ to }) => to)).toEqual(['shop@example.com']);
  const { docs } = await outbox.reference.get();
  expect(docs.filter(({ id }) => batch.includes(id))).toEqual([]);
});
