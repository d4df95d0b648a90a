import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askForPage, htmlOf } from '../../test/ask-in-process.ts';
import { signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { DEFAULT_SETTINGS, type Settings, type SettingsPart } from '../domain/settings.ts';

const PHONE = '+880 1800-000001';
const HOURS = {
  days: { en: 'Every day', bn: 'প্রতিদিন' },
  time: { en: 'noon to 8pm', bn: 'দুপুর ১২টা–রাত ৮টা' },
};
const CONTACT: Settings['contact'] = {
  ...DEFAULT_SETTINGS.contact,
  phone: PHONE,
  whatsapp: '01800-000002',
  messenger: 'lamp.house',
  emailAddress: 'we@lamps.example',
  address: { ...DEFAULT_SETTINGS.contact.address, street: { en: 'House 9, Zindabazar', bn: 'বাড়ি ৯, জিন্দাবাজার' } },
  supportHours: HOURS,
  social: { facebook: 'https://www.facebook.com/lamps' },
};
const PRODUCT = '/shop/category/chandni-3d-printed-moon-lamp';

beforeAll(async () => {
  await resetToSeed();
  const admin = await signIn('admin');
  const set = async <Part extends SettingsPart>(part: Part, values: Settings[Part]) => {
    const { version } = (await ask(admin, 'GET /settings/admin')).body[part];
    expect((await ask(admin, `PATCH /settings/${part}`, { ...values, version })).status).toBe(200);
  };
  await set('contact', CONTACT);
  await set('legal', {
    tradeLicence: 'TRAD/77',
    dbid: '123456',
    bin: '000999-0101',
    responsible: { name: 'Rehana Begum', phone: '01800-000009' },
    mayOpenFirst: true,
    warranty: { en: 'Two years of warranty', bn: 'দুই বছরের ওয়ারেন্টি' },
  });
  await set('delivery', { charges: [{ zone: 'elsewhere', taka: 130, days: { least: 2, most: 6 } }] });
});

afterAll(resetToSeed);

describe('what the shop has set', () => {
  test.each([
    ['/', ['House 9, Zindabazar', PHONE, 'we@lamps.example', '2 to 6 business days', 'Every day, noon to 8pm']],
    ['/bn', ['বাড়ি ৯, জিন্দাবাজার', '২ থেকে ৬ কর্মদিবস', 'প্রতিদিন, দুপুর ১২টা–রাত ৮টা']],
    ['/aboutUs', [PHONE, 'https://wa.me/8801800000002', 'https://m.me/lamp.house', 'Every day, noon to 8pm']],
    ['/bn/aboutUs', ['we@lamps.example ঠিকানায়', 'দুপুর ১২টা–রাত ৮টা']],
    ['/info/support', ['You can reach us Every day, noon to 8pm']],
    ['/info/delivery', ['in 2 to 6 business days']],
    ['/info/privacy', ['write to we@lamps.example']],
    ['/forgotPassword', [`tel:${PHONE.replaceAll(/[ -]/g, '')}`]],
    [PRODUCT, ['Delivered in 2 to 6 business days', 'Open the parcel before you pay', 'Two years of warranty']],
    [`/bn${PRODUCT}`, ['পার্সেল খুলে দেখে টাকা দিন', 'দুই বছরের ওয়ারেন্টি']],
  ])('stands on %s', async (path, texts) => {
    const html = (await htmlOf(path)).replaceAll('<!-- -->', '');
    for (const text of texts) expect(html).toContain(text);
  });

  test.each(['/', '/shop', PRODUCT, '/cart', '/login', '/track', '/info/about', '/bn/cart'])(
    'stands at the foot of %s, and in its notice for those without scripts',
    async (path) => {
      const html = await htmlOf(path);
      expect(html).toMatch(/(Trade licence|ট্রেড লাইসেন্স) TRAD\/77<.*>DBID 123456<.*>BIN 000999-0101</);
      expect(html).toContain('href="https://www.facebook.com/lamps"');
      expect(html).not.toContain('youtube.com');
      expect(html).toMatch(/<noscript>.*tel:\+8801800000001.*<\/noscript>/);
      expect(html).not.toContain(DEFAULT_SETTINGS.contact.phone);
      expect(html).not.toContain(DEFAULT_SETTINGS.contact.emailAddress);
    },
  );

  test('of its numbers and of who answers for it stands on a product, above the foot of the page, too', async () => {
    const main = (await htmlOf(PRODUCT)).replace(/<footer.*/s, '');
    expect(main).toContain('>DBID 123456<');
    expect(main).toContain('>Responsible: Rehana Begum, 01800-000009<');
  });

  test('is told to search engines', async () => {
    const [, json = ''] = (await htmlOf('/')).match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      telephone: PHONE,
      email: 'we@lamps.example',
      address: { streetAddress: 'Aloghor Showroom, House 9, Zindabazar' },
      sameAs: ['https://www.facebook.com/lamps'],
      vatID: '000999-0101',
      identifier: [{ value: 'TRAD/77' }, { value: '123456' }],
    });
  });

  test.each(['/cart', '/login', '/info/delivery', '/aboutUs'])(
    'costs no read on %s while it is in memory',
    async (path) => {
      vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
      await askForPage(path);
      const reads = await countReads(() => askForPage(path));
      vi.unstubAllEnvs();
      expect(reads).toBe(0);
    },
  );
});

test('the login keeps both of its addresses, which lead back to where somebody came from', async () => {
  for (const path of ['/login?from=/shop', '/logIn?from=/shop', '/bn/logIn'])
    expect((await askForPage(path, { redirect: 'manual' })).status).toBe(200);
});
