import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { expect, test } from 'vitest';
import { type FirstDayState, firstSteps, isFirstDay, madeUp } from './first-day.ts';

const CHARGE = { zone: 'elsewhere' as const, taka: 130, days: { least: 1, most: 3 } };
const CONTACT = {
  phone: '+880 1711-223344',
  emailAddress: 'hello@lamps.com.bd',
  address: {
    name: { en: 'Lamps', bn: 'বাতি' },
    street: { en: 'House 9, Banani', bn: 'বাড়ি ৯, বনানী' },
    city: { en: 'Dhaka', bn: 'ঢাকা' },
    postalCode: '1213',
  },
  location: { latitude: 23.79, longitude: 90.4 },
  social: { facebook: 'https://www.facebook.com/lamps' },
};
const OPEN: FirstDayState = {
  products: 5,
  featured: { best: 5, top: 6, popular: 5 },
  settings: { brand: { name: { en: 'Lamps', bn: 'বাতি' } }, contact: CONTACT, delivery: { charges: [CHARGE] } },
  staff: 2,
  hasLooked: true,
};
const left = (facts: Partial<FirstDayState>) =>
  firstSteps({ ...OPEN, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);
const withContact = (contact: Partial<typeof CONTACT>) => ({
  settings: { ...OPEN.settings, contact: { ...CONTACT, ...contact } },
});

test('a shop with nothing has every step before it', () => {
  const settings = {
    brand: {},
    contact: DEFAULT_SETTINGS.contact,
    delivery: { charges: [] },
  };
  const featured = { best: 0, top: 0, popular: 0 };
  expect(left({ products: 0, featured, settings, staff: 1, hasLooked: false })).toEqual([
    'brand',
    'contact',
    'delivery',
    'product',
    'lists',
    'clerk',
    'look',
  ]);
});

test('each step is done as soon as its condition is met', () => {
  expect(left({})).toEqual([]);
  expect(left({ featured: { best: 4, top: 5, popular: 5 } })).toEqual(['lists']);
  expect(left(withContact({ phone: '+880 1700-000000' }))).toEqual(['contact']);
  expect(left(withContact({ emailAddress: 'hello@aloghor.example' }))).toEqual(['contact']);
  expect(left({ settings: { ...OPEN.settings, delivery: { charges: [] } } })).toEqual(['delivery']);
  expect(left({ settings: { ...OPEN.settings, brand: {} } })).toEqual(['brand']);
  expect(left({ staff: 1 })).toEqual(['clerk']);
  expect(left({ hasLooked: false })).toEqual(['look']);
});

test.each([
  ['phone', { phone: '+880 1700-000000' }],
  ['emailAddress', { emailAddress: 'hello@aloghor.example' }],
  [
    'address',
    { address: { ...CONTACT.address, street: { ...CONTACT.address.street, en: 'House 1, Road 1, Dhanmondi' } } },
  ],
  ['address', { address: { ...CONTACT.address, street: { ...CONTACT.address.street, bn: 'বাড়ি ১, রোড ১, ধানমন্ডি' } } }],
  ['location', { location: { latitude: 23.7461, longitude: 90.3742 } }],
  ['social', { social: { facebook: 'https://www.facebook.com/lamps', youtube: 'https://www.youtube.com/' } }],
])('a shop that has all of its own but the %s has one thing made up: %j', (part, left) => {
  expect(madeUp({ ...CONTACT, ...left })).toEqual([part]);
});

test('a shop without social links has nothing made up', () => {
  expect(madeUp({ ...CONTACT, social: {} })).toEqual([]);
});

test('the steps stay until the contact data are real and a delivery has its charge', () => {
  expect(isFirstDay(OPEN)).toBe(false);
  expect(isFirstDay({ ...OPEN, ...withContact({ phone: '+880 1700-000000' }) })).toBe(true);
  expect(isFirstDay({ ...OPEN, settings: { ...OPEN.settings, delivery: { charges: [] } } })).toBe(true);
});

test('the first day is over when there are products and every list is filled', () => {
  expect(isFirstDay(OPEN)).toBe(false);
  expect(isFirstDay({ ...OPEN, products: 0 })).toBe(true);
  expect(isFirstDay({ ...OPEN, featured: { best: 5, top: 5, popular: 0 } })).toBe(true);
});
