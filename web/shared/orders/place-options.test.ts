import { expect, test } from 'vitest';
import type { LanguageCode } from '../lib/language.ts';
import { placesInstead, searchPlaces } from './place-options.ts';

const found = (typed: string, language: LanguageCode = 'en') => searchPlaces(typed, language).map(({ name }) => name);

test.each([
  ['sav', 'Savar, Dhaka'],
  ['SAVAR, Dhaka', 'Savar, Dhaka'],
  ['সাভার', 'Savar, Dhaka'],
  ['dhanmondi', 'Dhanmondi, Dhaka'],
  ['ধানমন্ডি ঢাকা', 'Dhanmondi, Dhaka'],
  ['comilla', 'Cumilla'],
  ['coxs', "Cox's Bazar"],
  ["cox's b", "Cox's Bazar"],
  ['sadar dakshin', 'Cumilla Sadar Dakshin, Cumilla'],
  ['sher e bangla', 'Sher-e-Bangla Nagar, Dhaka'],
  ['agargaon', 'Sher-e-Bangla Nagar, Dhaka'],
  ['কেরানীগঞ্জ', 'Keraniganj, Dhaka'],
  ['মুন্সিগঞ্জ', 'Munshiganj'],
  ['রাঙামাটি', 'Rangamati'],
  ['নেত্রকোনা', 'Netrokona'],
  ['কোতোয়ালি', 'Kotwali, Dhaka'],
  ['মিরসরাই', 'Mirsharai, Chattogram'],
  ['মনিরামপুর', 'Manirampur, Jashore'],
  ['স্বরূপকাঠি', 'Nesarabad, Pirojpur'],
  ['জয়দেবপুর', 'Gazipur Sadar, Gazipur'],
  ['আশুলিয়া', 'Savar, Dhaka'],
  ['ফতুল্লা', 'Narayanganj Sadar, Narayanganj'],
  ['সিদ্ধিরগঞ্জ', 'Narayanganj Sadar, Narayanganj'],
  ['মহাখালী', 'Banani, Dhaka'],
  ['বসুন্ধরা', 'Bhatara, Dhaka'],
  ['মালিবাগ', 'Shahjahanpur, Dhaka'],
  ['কুয়াকাটা', 'Kalapara, Patuakhali'],
  ['শায়েস্তাগঞ্জ', 'Shayestaganj, Habiganj'],
  ['জিয়ানগর', 'Zianagar, Pirojpur'],
  ['ইন্দুরকানি', 'Zianagar, Pirojpur'],
  ['কুমিল্লা সদর', 'Cumilla Sadar, Cumilla'],
  ['আদর্শ সদর', 'Cumilla Sadar, Cumilla'],
  ['ভুয়াপুর', 'Bhuapur, Tangail'],
  ['পাচলাইশ', 'Panchlaish, Chattogram'],
])('%j finds %s', (typed, name) => {
  expect(found(typed)).toContain(name);
});

test('a name in another Unicode form is found', () => {
  expect(found('খাগড়াছড়ি'.normalize('NFD'))[0]).toBe('Khagrachhari');
  expect(found('কুষ্টি\u09dfা')[0]).toBe('Kushtia');
});

test('what begins so comes first, and at most eight are shown', () => {
  expect(found('dhaka')[0]).toBe('Dhaka');
  expect(found('mirpur').slice(0, 2)).toEqual(['Mirpur, Dhaka', 'Mirpur, Kushtia']);
  expect(found('s')).toHaveLength(8);
});

test.each(['', '  ', 'zzz'])('%j finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('what is no place is offered the nearest names, then every district', () => {
  expect(found('Manikpurganj')).toEqual([]);
  const instead = placesInstead('Manikpurganj', 'en').map(({ name }) => name);
  expect(instead.slice(0, 3)).toContain('Manikganj');
  expect(new Set(instead).size).toBe(instead.length);
  expect(instead).toEqual(expect.arrayContaining(['Bagerhat', 'Dhaka', 'Thakurgaon']));
  expect(placesInstead('xyz', 'bn').map(({ name }) => name)).toHaveLength(64);
  expect(placesInstead('xyz', 'bn')[0]?.name).toBe('বাগেরহাট');
});

test('what is found is named in the language of the page', () => {
  expect(found('savar')).toContain('Savar, Dhaka');
  expect(found('savar', 'bn')).toContain('সাভার, ঢাকা');
});
