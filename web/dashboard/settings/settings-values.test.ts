import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { expect, test } from 'vitest';
import { areSame, differingFields, pathInForm, settingsFrom, valuesOf } from './settings-values.ts';

const DELIVERY = {
  charges: [
    { zone: 'insideDhaka' as const, taka: 70, days: { least: 1, most: 2 } },
    { zone: 'elsewhere' as const, taka: 130.5, days: { least: 3, most: 5 } },
  ],
  freeFrom: 5_000,
};

test('what is shown of a part is sent back as it was', () => {
  for (const part of ['brand', 'contact', 'legal', 'delivery', 'advance', 'stock', 'cards', 'calls'] as const) {
    expect(settingsFrom(part, valuesOf(part, DEFAULT_SETTINGS[part]))).toEqual(DEFAULT_SETTINGS[part]);
  }
  expect(settingsFrom('delivery', valuesOf('delivery', DELIVERY))).toEqual(DELIVERY);
});

test('moments are those of the shop, wherever its people are', () => {
  const shown = { 'text.en': 'Eid offers', 'text.bn': 'ঈদের অফার', link: '/shop', startsAt: '2027-03-10T00:05' };
  const announcement = {
    text: { en: 'Eid offers', bn: 'ঈদের অফার' },
    link: '/shop',
    startsAt: Date.UTC(2027, 2, 9, 18, 5),
  };
  expect(valuesOf('announcement', announcement)).toEqual(shown);
  expect(settingsFrom('announcement', shown)).toEqual(announcement);
  expect(settingsFrom('announcement', { ...shown, 'text.en': '', 'text.bn': ' ' })).not.toHaveProperty('text');
});

test('an event that is switched off, and texts of a notification, stand below their event', () => {
  const notifications = {
    received: { text: { en: 'Order {number}' } },
    cancelled: { isOff: true, text: { bn: 'বাতিল {number}' } },
  };
  const shown = {
    'received.text.en': 'Order {number}',
    'cancelled.isOff': 'true',
    'cancelled.text.bn': 'বাতিল {number}',
  };
  expect(valuesOf('notifications', notifications)).toEqual(shown);
  expect(settingsFrom('notifications', shown)).toEqual(notifications);
  expect(settingsFrom('notifications', { ...shown, 'cancelled.isOff': '', 'received.text.en': ' ' })).toEqual({
    cancelled: { text: { bn: 'বাতিল {number}' } },
  });
  expect(valuesOf('notifications', { received: { isOff: false } })).toEqual({});
});

test('what is promised to buyers is yes or absent, and a text for each language', () => {
  const legal = { mayOpenFirst: true, warranty: { en: 'One year', bn: 'এক বছর' } };
  const shown = { mayOpenFirst: 'true', 'warranty.en': 'One year', 'warranty.bn': 'এক বছর' };
  expect(valuesOf('legal', legal)).toEqual(shown);
  expect(settingsFrom('legal', shown)).toEqual(legal);
  expect(settingsFrom('legal', { ...shown, mayOpenFirst: '' })).not.toHaveProperty('mayOpenFirst');
});

test('what the server rejects in a list is found in the form, also below places that are empty', () => {
  const riders = {
    'people.0.name': ' ',
    'people.1.name': 'Rahim',
    'people.1.mobileNumber': '01',
    'people.3.name': 'K',
  };
  expect(pathInForm('riders', 'people.0.mobileNumber', riders)).toBe('people.1.mobileNumber');
  expect(pathInForm('riders', 'people.1.name', riders)).toBe('people.3.name');
  const columns = { 'columns.2.title': 'COD', 'columns.2.field': 'toCollect' };
  expect(pathInForm('courierFile', 'columns.0.text', columns)).toBe('columns.2.text');
  expect(pathInForm('faq', 'entries.0.answer.bn', { 'entries.4.question.en': 'When?' })).toBe('entries.4.answer.bn');
});

test('a delivery charge that the server rejects is found by its zone, and any other field by its path', () => {
  const values = valuesOf('delivery', DELIVERY);
  expect(pathInForm('delivery', 'charges.1.days.most', values)).toBe('charges.elsewhere.days.most');
  expect(pathInForm('delivery', 'freeFrom', values)).toBe('freeFrom');
  expect(pathInForm('contact', 'address.city.en', {})).toBe('address.city.en');
  expect(pathInForm('hero', 'hero.title.en', { 'title.en': 'Eid' })).toBe('title.en');
});

test('charges stand below their zones', () => {
  expect(valuesOf('delivery', DELIVERY)).toEqual({
    'charges.insideDhaka.taka': '70',
    'charges.insideDhaka.days.least': '1',
    'charges.insideDhaka.days.most': '2',
    'charges.elsewhere.taka': '130.5',
    'charges.elsewhere.days.least': '3',
    'charges.elsewhere.days.most': '5',
    freeFrom: '5000',
  });
});

test('an emptied input is nothing, and an emptied zone is none', () => {
  const emptied = {
    'charges.elsewhere.taka': '',
    'charges.elsewhere.days.least': '',
    'charges.elsewhere.days.most': '',
  };
  expect(settingsFrom('delivery', { ...valuesOf('delivery', DELIVERY), ...emptied, freeFrom: ' ' })).toEqual({
    charges: DELIVERY.charges.slice(0, 1),
  });
  expect(settingsFrom('legal', { tradeLicence: ' ', dbid: ' 7 ' })).toEqual({ dbid: '7' });
});

test('a contact keeps its social links as a part of it, even when there is none', () => {
  const none = { 'social.facebook': '', 'social.youtube': '', 'social.instagram': '' };
  expect(settingsFrom('contact', { ...valuesOf('contact', DEFAULT_SETTINGS.contact), ...none }).social).toEqual({});
});

test.each([
  ['phone', '+৮৮০ ১৭০০-০০০০০০', '+880 1700-000000'],
  ['phone', '\u202a+880\u00a01700\u2011000000\u202c', '+880 1700-000000'],
  ['messenger', 'https://m.me/lamp.house/', 'lamp.house'],
  ['messenger', ' lamp.house ', 'lamp.house'],
  ['whatsapp', '০১৭১২৩৪৫৬৭৮', '01712345678'],
])('%s typed as %s is sent as %s', (field, typed, sent) => {
  expect(settingsFrom('contact', { [field]: typed })).toEqual({ social: {}, [field]: sent });
});

test('a text in Bangla keeps its digits, a postal code does not', () => {
  expect(settingsFrom('contact', { 'address.street.bn': 'বাড়ি ১', 'address.postalCode': '১২০৫' })).toMatchObject({
    address: { street: { bn: 'বাড়ি ১' }, postalCode: '1205' },
  });
});

test('two versions differ where another value would be sent', () => {
  const before = valuesOf('contact', DEFAULT_SETTINGS.contact);
  expect(areSame('contact', before, { ...before, phone: ' +৮৮০ ১৭০০-০০০০০০ ' })).toBe(true);
  const after = { ...before, phone: '+880 1800-000000', 'address.city.bn': 'সিলেট' };
  expect(differingFields('contact', before, after).map(({ path }) => path)).toEqual(['phone', 'address.city.bn']);
});
