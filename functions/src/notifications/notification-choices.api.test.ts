import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { expectTrueCopy } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.ts';
import { originals } from '../catalogue/write-catalogue.ts';
import type { NotificationTexts } from '../contract/notifications.ts';
import { SAMPLE_NAME } from '../domain/brand.ts';
import { outbox } from '../platform/database/collections.ts';
import { notifyingShop } from './message-of.ts';
import type { Message, Provider } from './providers/provider.ts';
import type { NotifyingShop } from './render-notification.ts';
import { sendNotifications } from './send-notifications.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders and notifications are logged

const OWN = { received: { text: { en: 'We have {number}. {link}', bn: '{number} পেয়েছি। {link}' } } };

let admin: Person;
let customer: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer, clerk] = await Promise.all([signIn('admin'), signIn('customer'), signIn('clerk')]);
});

beforeEach(async () => {
  vi.stubEnv('NOTICES', 'all');
  vi.stubEnv('SITE_URL', 'https://aloghor.example');
  for (const { ref } of (await outbox.reference.get()).docs) await ref.delete();
  await resetSettings();
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(resetToSeed);

const present = async () => (await askInProcess(admin, 'GET /settings/admin')).body.notifications;

async function choose(choices: object) {
  const { version } = await present();
  return askInProcess(admin, 'PATCH /settings/notifications', { ...choices, version });
}

describe('what the shop has decided about its notifications', () => {
  test('is nothing in a new shop', async () => {
    expect(await present()).toEqual({ version: expect.any(String) });
  });

  test('is answered to who may read settings, and to nobody else', async () => {
    expect((await choose({ ...OWN, cancelled: { isOff: true } })).status).toBe(200);
    expect(await present()).toEqual({ ...OWN, cancelled: { isOff: true }, version: expect.any(String) });
    const { body } = await ask(NOBODY, 'GET /settings');
    expect(body).not.toHaveProperty('notifications');
    expect(JSON.stringify(body)).not.toContain('We have {number}');
    expect((await ask(customer, 'GET /settings/admin')).status).toBe(403);
    expect((await ask(clerk, 'GET /settings/admin')).body.notifications).toEqual(await present());
    await expectTrueCopy();
  });

  test('is in the file for another shop', async () => {
    await choose(OWN);
    expect((await ask(admin, 'GET /settings/file')).body.settings.notifications).toEqual(OWN);
  });

  test('counts an empty text as none, and stores others in one spelling', async () => {
    const text = { en: ' \u200b ', bn: ' {number} \u09df\n{link} ' };
    const { status, body } = await choose({ received: { text } });
    expect({ status, text: body.received.text }).toEqual({
      status: 200,
      text: { bn: '{number} \u09af\u09bc\n{link}' },
    });
  });

  test('of two admins at once one is told of the other, and the audit log tells what was changed', async () => {
    const { version } = await present();
    const texts = ['One', 'Two', 'Three'].map((en) => ({ confirmed: { text: { en } } }));
    const answers = await Promise.all(
      texts.map((choices) => askInProcess(admin, 'PATCH /settings/notifications', { ...choices, version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    const lost = answers.filter(({ status }) => status === 409).map(({ body }) => body);
    expect(lost).toMatchObject(Array(2).fill({ code: 'changed-meanwhile', settings: won }));
    expect((await auditLines('notifications')).at(-1)).toMatchObject({
      subject: 'settings',
      label: 'Notifications',
      by: admin.email,
      after: { confirmed: won.confirmed },
    });
  });

  const FOR_BUYERS = '{number}, {name}, {link}, {phone}, {shop}';

  test.each([
    ['received', '{nubmer}', `must not have {nubmer}: in braces stands one of ${FOR_BUYERS}, {sum}, {answer}`],
    ['delivered', 'Pay {sum}', `must not have {sum}: in braces stands one of ${FOR_BUYERS}`],
    ['received', '{products}', `must not have {products}: in braces stands one of ${FOR_BUYERS}, {sum}, {answer}`],
    ['received', '{link} {link}', 'must have {link} once at most'],
    ['cancelled', '{number', `must not have a brace by itself: in braces stands one of ${FOR_BUYERS}`],
    ['received', 'x'.repeat(201), 'must have at most 200 characters'],
    ['received', 'Order\u0007 {number}', 'must have no control characters'],
    ['received', 'Order\r\n{number}', 'must have no control characters'],
    ['received', 7, 'must be a text'],
  ])('rejects a text about %s such as %j', async (event, en, message) => {
    const { status, body } = await choose({ [event]: { text: { en } } });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: `${event}.text.en`, message }],
    });
    expect(await present()).toEqual({ version: expect.any(String) });
  });

  test('that somebody has stored wrongly by hand is that of a new shop', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await originals.settings.reference.doc('notifications').set({ received: { text: { en: '{evil}' } } });
    await rebuildCatalogue();
    expect(await present()).toEqual({ version: expect.any(String) });
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });
});

describe('a sender', () => {
  /** Sends all that is due, and answers what was sent. */
  async function send() {
    const messages: Message[] = [];
    const provider: Provider = { send: async (message) => void messages.push(message) };
    await sendNotifications(provider, Date.now() + 1_000);
    return messages;
  }

  const order = { mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };

  async function placeOrder(language: 'en' | 'bn' = 'en') {
    const { body } = await askInProcess(NOBODY, 'POST /orders', { ...order, language });
    return body as { insertedId: string; number: string };
  }

  const numberOf = (to: string) => `88${to}`.slice(-11);

  test("sends the shop's own text in the language of the order, and the usual one where it has none", async () => {
    await choose({ received: { text: { en: OWN.received.text.en } } });
    await placeOrder('en');
    await placeOrder('bn');
    const texts = (await send()).filter(({ to }) => numberOf(to) === order.mobileNumber).map(({ text }) => text);
    expect(texts.toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^${SAMPLE_NAME.en}: We have \\S+\\. https://aloghor.example/track\\?id=\\S+$`)),
      expect.stringMatching(new RegExp(`^${SAMPLE_NAME.bn}: অর্ডার \\S+ পেয়েছি।`)),
    ]);
  });

  test('sends nothing of an event that is switched off, also when it was written before', async () => {
    await placeOrder();
    await choose({ received: { isOff: true } });
    expect((await send()).map(({ to }) => numberOf(to))).not.toContain(order.mobileNumber);
    const left = (await outbox.reference.get()).docs.map((doc) => doc.get('event'));
    expect(left).not.toContain('received');
  });

  test('reads none of it: the server has a copy', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    await choose(OWN);
    await askInProcess(admin, 'GET /settings/admin'); // which reads the newest
    let shop: NotifyingShop | undefined;
    const reads = await countReads(async () => {
      shop = await notifyingShop();
    });
    expect({ reads, choices: shop?.choices }).toEqual({ reads: 0, choices: OWN });
  });
});

describe('GET /notices/texts', () => {
  const texts = async (): Promise<NotificationTexts> => (await askInProcess(admin, 'GET /notices/texts')).body;
  const stateOf = async (event: string) => {
    const { isDeployed, isOn } = (await texts()).notices.find((one) => one.event === event) ?? {};
    return { isDeployed, isOn };
  };

  test('tells what the deployment may send, and what of it the shop sends', async () => {
    vi.stubEnv('NOTICES', 'received,cancelled');
    await choose({ cancelled: { isOff: true }, newOrder: { isOff: false } });
    expect(await stateOf('received')).toEqual({ isDeployed: true, isOn: true });
    expect(await stateOf('cancelled')).toEqual({ isDeployed: true, isOn: false });
    expect(await stateOf('newOrder')).toEqual({ isDeployed: false, isOn: false });
  });

  test('has the usual text as a sample and as a template, also where the shop has its own', async () => {
    const before = await texts();
    await choose(OWN);
    expect(await texts()).toEqual(before);
    const [english] = before.notices.find(({ event }) => event === 'outForDelivery')?.samples ?? [];
    expect(english).toMatchObject({
      template: 'Your order {number} is on its way. Please keep {sum} ready. {link}',
      values: {
        number: 'A-1042',
        name: 'Rahim',
        shop: SAMPLE_NAME.en,
        link: 'https://aloghor.example/track?id=A-1042',
      },
    });
    expect(Object.keys(english?.values ?? {})).toEqual(['number', 'name', 'link', 'phone', 'shop', 'sum']);
  });
});
