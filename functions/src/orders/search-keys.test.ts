import { expect, test, vi } from 'vitest';
import type { OrderItem } from '../contract/order-items.ts';
import { isFoundBy, searchKey, searchKeys, storedKey } from './search-keys.ts';

// A country of the test's own: another shop has another clock and prefix.
vi.mock('../domain/country.ts', () => ({ TIME_ZONE: 'Asia/Dhaka', MOBILE_PREFIX: '+92' }));

const ID = '0123456789abcdef01234567';

const line = (name: string): OrderItem => ({ _id: name, name, img: '/lamp.webp', price: 1, quantity: 1 });

const ORDER = {
  number: 'A-1042',
  name: 'Rahim Uddin',
  mobileNumber: '+8801712345678',
  lines: [line('Dhoya Smoked Glass Pendant'), line('Chandni 3D-Printed Moon Lamp')],
};

const bangla = { ...line('Nakshi Lamp'), translations: { bn: { name: 'নকশি ঘ\u09dcি ৯' } } };

const finds = (typed: string, order: Partial<typeof ORDER & typeof SENT> = {}) =>
  isStored(typed, { ...ORDER, ...order }) && isFoundBy({ _id: ID, ...ORDER, ...order }, String(searchKey(typed)));

/** Whether the index finds it, perhaps among others. */
const isStored = (typed: string, order: typeof ORDER) =>
  searchKeys(ID, order).includes(storedKey(String(searchKey(typed))));

test.each([
  [ID, 'the id'],
  [ID.toUpperCase(), 'the id'],
  [` ${ID} `, 'the id'],
  ['0123', 'the first signs of the id'],
  ['0123456789abc', 'the first signs of the id'],
  ['A-1042', 'the short number'],
  ['a-1042', 'the short number'],
  ['A1042', 'the short number'],
  ['a 1042', 'the short number'],
  ['A-১০৪২', 'the short number'],
  ['১০৪২', 'the short number'],
  ['a-10', 'the first signs of the short number'],
  ['A10', 'the first signs of the short number'],
  ['1042', 'the digits of the short number'],
  ['r', 'the name'],
  ['RAHIM', 'the name'],
  ['rahim u', 'the name'],
  [' Rahim Uddin ', 'the name'],
  ['Uddin', 'the second word of the name'],
  ['ud', 'the second word of the name'],
  ['smok', 'a word of a product'],
  ['Pendant', 'a word of a product'],
  ['smoked glass p', 'some words of a product'],
  ['moon', 'a word of the second product'],
  ['3d', 'a word of the second product'],
])('found by %j, %s', (typed) => {
  expect(finds(typed)).toBe(true);
});

const SHAPES = ['01712345678', '8801712345678', '+8801712345678'];

test.each(SHAPES)('a number that is kept as %s is found by its first digits in any shape', (mobileNumber) => {
  for (const whole of [...SHAPES, '+880 1712-345678', '(017) 1234-5678', '017.1234.5678', '০১৭১২৩৪৫৬৭৮', '+৮৮০১৭১২']) {
    for (let length = whole.search(/\d|[০-৯]/) + 1; length <= whole.length; length++) {
      const start = whole.slice(0, length);
      if (start !== '8801') expect(finds(start, { mobileNumber }), start).toBe(true); // four last digits of a number
    }
  }
});

test.each(['নক', 'ঘ\u09a1\u09bc', 'ঘ\u09dcি ৯', '9', 'nak'])('found by %j of a name in both languages', (typed) => {
  expect(finds(typed, { lines: [...ORDER.lines, bangla] })).toBe(true);
  expect(finds(typed)).toBe(false);
});

test('any last four or more digits find a number, in any digits, and in a foreign one', () => {
  for (const end of ['5678', '45678', '12345678', '712345678', '345-678', '৪৫৬৭৮']) expect(finds(end), end).toBe(true);
  expect(finds('8801', { mobileNumber: '01712348801' })).toBe(true);
  expect(finds('8801', { mobileNumber: '01712348802' })).toBe(false);
  expect(finds('678')).toBe(false);
  expect(finds('45679')).toBe(false);
  expect(finds('01234567', { mobileNumber: '+923001234567' })).toBe(true);
});

const SENT = {
  place: { district: 'Dhaka', thana: 'Dhanmondi' },
  deliveryAddress: 'House 12/A, Road 27 (beside Café Río), Dhanmondi, ঢাকা',
};

test.each(['dhan', 'Dhanmondi', 'ধানমন্ডি', 'dhaka', 'ঢাকা', 'road 27', 'house 12', 'cafe', 'CAFÉ', 'rio', 'beside cafe'])(
  'an address is found by %j',
  (typed) => {
    expect(finds(typed, SENT)).toBe(true);
    expect(finds(typed)).toBe(false);
  },
);

test.each(['gulshan', 'road 2', 'anmondi', 'be'])('and not by %j', (typed) => {
  expect(finds(typed, SENT)).toBe(false);
});

test('letters with and without accents find the same name', () => {
  expect(finds('jose', { name: 'José Díaz' })).toBe(true);
  expect(finds('JOSÉ dí', { name: 'Jose Diaz' })).toBe(true);
});

test('a # before a number is no part of it', () => {
  expect(finds('#A-1042')).toBe(true);
  expect(finds('#১০৪২')).toBe(true);
});

test('a number is found by its last four digits, and by a local number behind another prefix', () => {
  expect(finds('5678')).toBe(true);
  expect(finds('৫৬৭৮')).toBe(true);
  expect(finds('+9201712345678')).toBe(true);
});

test('a foreign number is found by its own digits', () => {
  for (const typed of ['+92300', '923001234567', '4567']) {
    expect(finds(typed, { mobileNumber: '+923001234567' })).toBe(true);
  }
  expect(finds('0300', { mobileNumber: '+923001234567' })).toBe(false);
});

test.each([
  'A-1043',
  'B-1042',
  'a042',
  '042',
  'ahim',
  'rahimu',
  'rahim moon',
  'oon',
  '678',
  '01712345679',
  ID.slice(1),
  '???',
  '—',
])('not by %j', (typed) => {
  expect(finds(typed)).toBe(false);
});

test('a Bangla name is found by each of its words', () => {
  const name = 'রহিম উদ্দিন';
  expect(finds('রহিম', { name })).toBe(true);
  expect(finds('উদ্', { name })).toBe(true);
});

test('an order without a name is found by the rest', () => {
  const keys = searchKeys(ID, { number: 'A-1042', mobileNumber: '01712345678', lines: [] });
  expect(keys).toContain('017123');
  expect(keys).not.toContain('');
});

test.each(['', '  \t'])('an empty text is no search: %j', (typed) => {
  expect(searchKey(typed)).toBeUndefined();
});

const WORDS = [
  'Chandelier',
  'Abdurrahman',
  'Moonlight',
  'Mohammad',
  'Panjabiwala',
  'Smokedglass',
  'Lighthouse',
  'Jute',
];
const LONG = WORDS.join(' ');

test('no stored key is longer than six characters, and none is stored twice', () => {
  const keys = searchKeys(ID, { ...ORDER, lines: [...ORDER.lines, bangla] });
  expect(keys.filter((key) => [...key].length > 6)).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('what begins alike is told apart by what follows', () => {
  const order = { _id: ID, ...ORDER };
  for (const typed of ['01712345679', `${ID.slice(0, 8)}f`, 'smoked glass q', 'rahim udh', '017123456780']) {
    expect(isStored(typed, ORDER), typed).toBe(true);
    expect(isFoundBy(order, String(searchKey(typed))), typed).toBe(false);
  }
});

test('a malformed order is left to the reply', () => {
  expect(isFoundBy({ _id: ID, mobileNumber: 7, lines: 'none' }, 'rahim')).toBe(true);
});

test('an ordinary order of four products has all its keys, and room', () => {
  const lines = [...ORDER.lines, line('Jhinuk Capiz Shell Chandelier'), line('Tal Pata Palm Leaf Wall Light')];
  expect(searchKeys(ID, { ...ORDER, lines }).length).toBeLessThan(240);
  expect(finds('palm leaf wall light', { lines })).toBe(true);
});

test('at most 240 keys are stored, the most useful first', () => {
  const lines = Array.from({ length: 100 }, (_, place) => line(`${LONG.slice(place)} ${place}`));
  const order = { ...ORDER, name: LONG, lines: [...ORDER.lines, ...lines] };
  expect(searchKeys(ID, order)).toHaveLength(240);
  for (const typed of [ID, '8801712345678', '5678', LONG, 'lighthouse', 'pendant', 'moon']) {
    expect(finds(typed, order), typed).toBe(true);
  }
});

test('found by the name of a product in any language', () => {
  const hindi = { ...line('Jute Lamp'), translations: { hi: { name: 'जूट का दीया' } } };
  expect(finds('जूट', { lines: [hindi] })).toBe(true);
  expect(finds('जूट')).toBe(false);
});
