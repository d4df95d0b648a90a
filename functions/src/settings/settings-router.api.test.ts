import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { resetSettings } from '../../test/catalogue.ts';
import { expectTrueCopy, fillChanges } from '../../test/catalogue-copy.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { rebuildCatalogue } from '../catalogue/rebuild-catalogue.ts';
import { originals } from '../catalogue/write-catalogue.ts';

vi.hoisted(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const DHAKA = { zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } } as const;
const ELSEWHERE = { zone: 'elsewhere', taka: 130, days: { least: 3, most: 5 } } as const;

let admin: Person;
let customer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, customer] = await Promise.all([signIn('admin'), signIn('customer')]);
});

beforeEach(resetSettings);

afterAll(resetToSeed);

const versionOf = async (part: 'contact' | 'legal' | 'delivery' | 'stock'): Promise<string> =>
  (await ask(admin, 'GET /settings/admin')).body[part].version;

const setDelivery = async (delivery: object) =>
  ask(admin, 'PATCH /settings/delivery', { ...delivery, version: await versionOf('delivery') });

describe('GET /settings', () => {
  test('of a new shop is answered to everybody', async () => {
    for (const who of [NOBODY, customer, admin]) {
      const { status, body } = await ask(who, 'GET /settings');
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual([
        'brand',
        'contact',
        'legal',
        'delivery',
        'categories',
        'announcement',
        'banners',
        'sections',
        'faq',
        'pages',
      ]);
      for (const part of Object.values(body)) expect(part).toHaveProperty('version', expect.any(String));
      expect(body.banners).toEqual({ hero: {}, banner: {}, version: expect.any(String) });
      expect(body.contact).toMatchObject({
        phone: '+880 1700-000000',
        emailAddress: 'hello@aloghor.example',
        address: { city: { en: 'Dhaka', bn: 'ঢাকা' }, postalCode: '1205' },
        showroomHours: { days: { en: 'Saturday to Thursday', bn: 'শনি–বৃহস্পতিবার' } },
        social: { facebook: 'https://www.facebook.com/' },
      });
      expect(body.legal).toEqual({ version: expect.any(String) });
      expect(body.delivery).toEqual({ charges: [], version: expect.any(String) });
    }
  });

  test.each([
    ['of a shop that sends its buyers text messages says so', { NOTICES: 'received' }, {}, true],
    [
      'of one that has switched all of them off does not',
      { NOTICES: 'received' },
      { received: { isOff: true } },
      undefined,
    ],
    ['of one that tells only itself of new orders does not', { NOTICES: 'newOrder' }, {}, undefined],
  ])('%s', async (_which, env, choices, expected) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { version } = (await askInProcess(admin, 'GET /settings/admin')).body.notifications;
    await askInProcess(admin, 'PATCH /settings/notifications', { ...choices, version });
    await setDelivery({ charges: [{ ...DHAKA, taka: 60 + Object.keys(choices).length }] }); // so that the settings are made anew
    expect((await askInProcess(NOBODY, 'GET /settings?fresh=now')).body.sendsSms).toBe(expected);
    vi.unstubAllEnvs();
  });

  test('answers what was set', async () => {
    expect((await setDelivery({ charges: [DHAKA, ELSEWHERE], freeFrom: 5_000 })).status).toBe(200);
    const { body } = await ask(NOBODY, 'GET /settings');
    expect(body.delivery).toEqual({ charges: [DHAKA, ELSEWHERE], freeFrom: 5_000, version: expect.any(String) });
    await expectTrueCopy();
  });

  test('a part that somebody has stored wrongly by hand is that of a new shop', async () => {
    await originals.settings.reference.doc('delivery').set({ charges: [{ zone: 'moon', taka: -1 }] });
    await originals.settings.reference.doc('stock').set({ lowStock: 9 });
    await rebuildCatalogue();
    expect((await askInProcess(NOBODY, 'GET /settings')).body.delivery.charges).toEqual([]);
    expect((await askInProcess(admin, 'GET /settings/admin')).body.stock.lowStock).toBe(9);
  });
});

describe('GET /settings/admin', () => {
  test('is no call of shoppers', async () => {
    expect((await ask(customer, 'GET /settings/admin')).status).toBe(403);
    const { status, body } = await ask(admin, 'GET /settings/admin');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'brand',
      'contact',
      'legal',
      'delivery',
      'categories',
      'announcement',
      'banners',
      'sections',
      'faq',
      'advance',
      'stock',
      'cards',
      'calls',
      'riders',
      'courierFile',
      'tariffs',
      'rescue',
      'notifications',
      'pages',
    ]);
    expect(body.stock).toEqual({ lowStock: 5, version: expect.any(String) });
  });
});

describe('PATCH /settings/{part}', () => {
  test('answers the part with its new version, and changes no other part', async () => {
    const before = (await ask(admin, 'GET /settings/admin')).body;
    const { status, body } = await setDelivery({ charges: [DHAKA] });
    expect({ status, body }).toEqual({ status: 200, body: { charges: [DHAKA], version: expect.any(String) } });
    expect(body.version).not.toBe(before.delivery.version);
    expect((await ask(admin, 'GET /settings/admin')).body).toEqual({ ...before, delivery: body });
  });

  test('replaces the whole part: a field left out is gone', async () => {
    const legal = { tradeLicence: 'TRAD/DSCC/1', bin: '000123-0101', version: await versionOf('legal') };
    const first = await ask(admin, 'PATCH /settings/legal', legal);
    const second = await ask(admin, 'PATCH /settings/legal', { dbid: ' 7 ', version: first.body.version });
    expect(second.body).toEqual({ dbid: '7', version: expect.any(String) });
    expect((await ask(NOBODY, 'GET /settings')).body.legal).toEqual(second.body);
  });

  test('takes back its own answer, in whatever order its fields are', async () => {
    const { contact } = (await ask(admin, 'GET /settings/admin')).body;
    const reversed = Object.fromEntries(Object.entries({ ...contact, phone: '+880 1800-000000' }).toReversed());
    const { body } = await ask(admin, 'PATCH /settings/contact', reversed);
    expect(body).toMatchObject({ phone: '+880 1800-000000', emailAddress: contact.emailAddress });
    expect(await ask(admin, 'PATCH /settings/contact', body)).toEqual({ status: 200, body });
    expect(await versionOf('contact')).toBe(body.version);
  });

  test('of an older version is rejected with what has become of the part', async () => {
    const old = await versionOf('stock');
    const { body: present } = await ask(admin, 'PATCH /settings/stock', { lowStock: 7, version: old });
    const { status, body } = await ask(admin, 'PATCH /settings/stock', { lowStock: 9, version: old });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'changed-meanwhile', settings: present });
    expect((await ask(admin, 'GET /settings/admin')).body.stock).toEqual(present);
  });

  test('of an older version passes when the part already is as wanted', async () => {
    const old = await versionOf('stock');
    const { body: present } = await ask(admin, 'PATCH /settings/stock', { lowStock: 7, version: old });
    expect(await ask(admin, 'PATCH /settings/stock', { lowStock: 7, version: old })).toEqual({
      status: 200,
      body: present,
    });
  });

  test('of two admins at once one is told of the other', async () => {
    const version = await versionOf('stock');
    const counts = [11, 12, 13, 14];
    const answers = await Promise.all(
      counts.map((lowStock) => askInProcess(admin, 'PATCH /settings/stock', { lowStock, version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await ask(admin, 'GET /settings/admin')).body.stock).toEqual(won);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.settings)).toEqual([won, won, won]);
  });

  test('is written into the audit log, with what has changed alone', async () => {
    await setDelivery({ charges: [DHAKA], freeFrom: 5_000 });
    await setDelivery({ charges: [DHAKA] });
    await setDelivery({ charges: [DHAKA] });
    const line = { subject: 'settings', action: 'update', label: 'Delivery', by: 'admin@aloghor.example' };
    const lines = await auditLines('delivery');
    expect(lines.slice(-2)).toMatchObject([
      { ...line, before: { charges: [] }, after: { charges: [DHAKA], freeFrom: 5_000 } },
      { ...line, before: { freeFrom: 5_000 }, after: { freeFrom: null } },
    ]);
    expect(Object.keys(lines.at(-1)?.before ?? {})).toEqual(['freeFrom']);
  });

  test.each([
    ['delivery', { charges: [DHAKA, { ...DHAKA, taka: 9 }] }, 'charges', 'must not hold a zone twice'],
    ['delivery', { charges: [{ ...DHAKA, taka: -1 }] }, 'charges.0.taka', 'must not be negative'],
    [
      'delivery',
      { charges: [{ ...DHAKA, zone: 'moon' }] },
      'charges.0.zone',
      'must be one of insideDhaka, suburbs, elsewhere',
    ],
    [
      'delivery',
      { charges: [{ ...DHAKA, days: { least: 3, most: 2 } }] },
      'charges.0.days.most',
      'must not be below least',
    ],
    ['delivery', { charges: [], freeFrom: 0 }, 'freeFrom', 'must be at least 1'],
    ['legal', { bin: ' ' }, 'bin', 'must not be empty'],
    ['legal', { mayOpenFirst: 'yes' }, 'mayOpenFirst', 'must be true or false'],
    ['legal', { warranty: { en: 'a'.repeat(121), bn: 'ক' } }, 'warranty.en', 'must have at most 120 characters'],
    ['stock', { lowStock: 2.5 }, 'lowStock', 'must be a whole number'],
    ['cards', { label: 'price' }, 'label', 'must be one of brand, watt, holder, size'],
    ['calls', { tries: 0, after: 'cancel' }, 'tries', 'must be at least 1'],
    ['calls', { tries: 2, after: 'wait' }, 'after', 'must be one of callAgain, putAside, cancel'],
  ])('of %s rejects %j', async (part, values, path, message) => {
    const before = (await ask(admin, 'GET /settings/admin')).body;
    const { status, body } = await ask(admin, `PATCH /settings/${part}` as 'PATCH /settings/stock', {
      ...values,
      version: 'any',
    });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
    expect((await ask(admin, 'GET /settings/admin')).body).toEqual(before);
  });

  test.each([
    ['phone', '12', 'must be a telephone number'],
    ['whatsapp', 'call us', 'must be a telephone number'],
    ['messenger', 'https://m.me/lamps', 'must be the name of a page'],
    ['emailAddress', 'hello@', 'must be an e-mail address'],
  ])('of contact rejects the %s %s', async (field, value, message) => {
    const { contact } = (await ask(admin, 'GET /settings/admin')).body;
    const { status, body } = await ask(admin, 'PATCH /settings/contact', { ...contact, [field]: value });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path: field, message }] });
  });

  test.each(['javascript:alert(1)', 'http://www.facebook.com/', 'https://face book.com', 'https://x'])(
    'of contact rejects the address %s',
    async (facebook) => {
      const { contact } = (await ask(admin, 'GET /settings/admin')).body;
      const { status, body } = await ask(admin, 'PATCH /settings/contact', { ...contact, social: { facebook } });
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: [{ path: 'social.facebook', message: 'must be an https address' }],
      });
    },
  );

  test('texts are stored in one spelling', async () => {
    const { contact } = (await ask(admin, 'GET /settings/admin')).body;
    const city = { en: ' Dhaka ', bn: 'রংপুর \u09df' };
    const { body } = await ask(admin, 'PATCH /settings/contact', { ...contact, address: { ...contact.address, city } });
    expect(body.address.city).toEqual({ en: 'Dhaka', bn: 'রংপুর \u09af\u09bc' });
  });

  test('there is no other part', async () => {
    expect((await ask(admin, 'PATCH /settings/secrets' as 'PATCH /settings/stock', {})).status).toBe(404);
  });
});

describe('the settings cost', () => {
  test('a shopper nothing but the version check', async () => {
    await askInProcess(NOBODY, 'GET /settings');
    expect(await countReads(() => askInProcess(NOBODY, 'GET /settings'))).toBe(1);
  });

  test('a shopper of a deployed shop nothing', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    await askInProcess(NOBODY, 'GET /settings?fresh=now');
    expect(await countReads(() => askInProcess(NOBODY, 'GET /settings'))).toBe(0);
    vi.unstubAllEnvs();
  });

  test('a change two reads beside that of who asks, and three documents', async () => {
    const { version } = (await askInProcess(admin, 'GET /settings/admin')).body.stock;
    const writes = await recordWrites(async () => {
      const who = await countReads(() => askInProcess(admin, 'PATCH /settings/stock', {}));
      expect(await countReads(() => askInProcess(admin, 'PATCH /settings/stock', { lowStock: 8, version }))).toBe(
        who + 2,
      );
    });
    expect(writes).toEqual(['settings/stock', 'catalogue/head', expect.stringMatching(/^audit\//)]);
  });
});

test('settings survive the packing of the catalogue, and its rebuilding', async () => {
  await setDelivery({ charges: [DHAKA] });
  await fillChanges(16);
  const lamp = { name: 'Lamp', desc: 'A lamp.', price: 9, categories: ['LED Fan'], img: '/lamp.webp' };
  await askInProcess(admin, 'POST /products', lamp);
  await expectTrueCopy();
  expect((await askInProcess(NOBODY, 'GET /settings')).body.delivery.charges).toEqual([DHAKA]);
  await rebuildCatalogue();
  expect((await askInProcess(NOBODY, 'GET /settings')).body.delivery.charges).toEqual([DHAKA]);
});
