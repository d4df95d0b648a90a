import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_NAME } from '@aloghor/functions/domain/brand';
import { TIME_ZONE } from '@aloghor/functions/domain/country';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { addressLines } from '@aloghor/functions/domain/shop-address';
import { describe, expect, test } from 'vitest';
import { price, sum } from './lib/format.ts';
import { daysOfDelivery } from './lib/shop-placeholders.ts';
import { shop, terms } from './shop.config.ts';

const { contact } = DEFAULT_SETTINGS;

type Translated = { translations: { bn: { name: string; desc: string } } };

const CATALOGUE = join(import.meta.dirname, '../../emulators/data/catalogue.json');

// What was promised of this very shop. Another shop has facts of its own, which no other unit test names.
const EMAIL: string = contact.emailAddress;
describe.runIf(EMAIL === 'hello@aloghor.example')('the sample', () => {
  test('name', () => {
    expect(SAMPLE_NAME).toEqual({ en: 'Aloghor', bn: 'আলোঘর' });
  });

  test('hours, prefix, clock and year', () => {
    expect(TIME_ZONE).toBe('Asia/Dhaka');
    expect(shop).toMatchObject({
      founded: 2024,
      mobilePrefix: '+92',
    });
    expect(contact).toMatchObject({
      showroomHours: {
        days: { en: 'Saturday to Thursday' },
        time: { en: '10am to 6pm' },
        closedDay: { en: 'Friday' },
      },
      supportHours: { days: { en: 'Monday to Friday' }, time: { en: '9 to 5' } },
    });
  });

  test('address, telephone and e-mail', () => {
    expect(addressLines(contact.address, 'en')).toEqual([
      'Aloghor Showroom',
      'House 1, Road 1, Dhanmondi',
      'Dhaka 1205, Bangladesh',
    ]);
    expect(contact).toMatchObject({ phone: '+880 1700-000000', emailAddress: 'hello@aloghor.example' });
  });

  test('delivery within the country in 3 to 5 days, and 30 days to send back', () => {
    const businessDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    expect(daysOfDelivery({ charges: [] })).toEqual({ least: 3, most: 5 });
    expect(terms).toEqual({ country: 'BD', businessDays, refund: 30 });
    expect(shop.currency.code).toBe('BDT');
  });

  test('prices are in taka, grouped as in Bangladesh', () => {
    expect([price(1_234_567.5, 'en'), sum(48_500, 'en')]).toEqual(['৳12,34,567.50', '48,500 Tk']);
  });

  test('each of its 53 products has a name and a description in Bangla', () => {
    const { products } = JSON.parse(readFileSync(CATALOGUE, 'utf8'));
    expect(products).toHaveLength(53);
    expect(products.filter(({ translations: { bn } }: Translated) => !bn.name || !bn.desc)).toEqual([]);
  });

  test('prices are whole taka', () => {
    const { products } = JSON.parse(readFileSync(CATALOGUE, 'utf8'));
    expect(products.filter(({ price }: { price: number }) => !Number.isInteger(price))).toEqual([]);
  });

  test('products say in Bangla what shoppers expect: one word for one thing, and none that was retired', () => {
    const { products } = JSON.parse(readFileSync(CATALOGUE, 'utf8'));
    const texts: string[] = products.flatMap(({ translations: { bn } }: Translated) => [bn.name, bn.desc]);
    const retired = /লণ্ঠন|ব্রাস |আরজিবি|গোলক|ঘড়ি লাইট|বাহু|শেডের আলো|মধুর মতো|পাক লাইট|নিঃশব্দ DC|ছাদ/;
    expect(texts.filter((text) => retired.test(text) || text !== text.normalize())).toEqual([]);
    // Who measures a room in feet finds them beside the metres.
    expect(texts.filter((text) => /মিটার [^(]*উঁচু|বর্গমিটার(?! \(.*বর্গফুট\))/.test(text))).toEqual([]);
  });

  test('the fifteen categories', () => {
    expect(CATEGORY_NAMES).toEqual([
      'Chandeliers lights',
      'Wall lights',
      'Pendant lights',
      'Hanging lights',
      'Ceiling lights',
      'Outdoor lights',
      'Floor lights',
      'Table Lamp',
      'Desk Lamp',
      'spot light',
      'Basin Light',
      'LED Fan',
      'Clock Light',
      'Remote Control LED',
      '3D LED Lamp',
    ]);
  });
});
