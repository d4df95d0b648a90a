import { expect, test } from 'vitest';
import { FIRST_CATEGORIES } from './categories.ts';
import { addressesIn, readCell } from './cells.ts';
import { COLUMNS } from './product-columns.ts';

const read = (column: string, text: string) => {
  const cell = COLUMNS.find((one) => one.column === column)?.cell;
  return cell && readCell(cell, text, FIRST_CATEGORIES);
};

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1,25,000.50', 125_000.5],
  ['1450.00', 1450],
  [' ৳ ১,২৫০.৫০ ', 1250.5],
  ['Tk. 900', 900],
  ['900 Tk', 900],
  ['BDT 900', 900],
  ['2450.00 BDT', 2450],
  ['১২৫০ টাকা', 1250],
  ['1,250 taka', 1250],
  ['৯০০/-', 900],
  ['৳1,250/-', 1250],
  ['1250/- Tk', 1250],
  ['\u200e1,250\u00a0Tk\u200b', 1250],
  ['0', 0],
  ['-5', -5],
])('%j is %d taka', (cell, taka) => {
  expect(read('price', cell)).toBe(taka);
});

test.each(['', 'free', '1250,50', '1.450,00', '1.2.3', '1.234', '9.999', '12 to 15', '1e3', '1,2', '12 USD'])(
  '%j is no price for certain, and stays as it is',
  (cell) => {
    expect(read('price', cell)).toBe(cell);
  },
);

test.each([
  ['stock', '12', 12],
  ['stock', ' 1,200 ', 1200],
  ['stock', '০', 0],
  ['stock', '১২টি', 12],
  ['stock', '12 pcs.', 12],
  ['stock', '7.0', 7],
  ['width (cm)', '40 cm', 40],
  ['width (cm)', '৪০.৫০ সেমি', 40.5],
  ['width (cm)', '355mm', 35.5],
  ['cable (cm)', '1.5 m', 150],
  ['width (cm)', '12 inch', 30.5],
  ['width (cm)', '56"', 142.2],
  ['height (cm)', '১০ ইঞ্চি', 25.4],
  ['cable (cm)', '3 ft', 91.4],
  ['width (cm)', '\u200e40\u00a0cm\u200b', 40],
  ['weight (g)', '900 g', 900],
  ['weight (g)', '2.5 kg', 2500],
  ['weight (g)', '1.250 kg', 1250],
  ['weight (g)', '৫০০ গ্রাম', 500],
  ['watt', '9W', 9],
  ['watt', '12 watts', 12],
  ['lumen', '800 lm', 800],
  ['kelvin', '3000K', 3000],
  ['warranty (months)', '2 years', 24],
])('in the column %s, %j is %d', (column, cell, number) => {
  expect(read(column, cell)).toBe(number);
});

test.each([
  ['stock', '1.200'],
  ['stock', '1,5'],
  ['stock', '12,50'],
  ['stock', '1e1'],
  ['stock', '-1'],
  ['stock', 'many'],
  ['stock', '12 boxes'],
  ['watt', '9 cm'],
  ['width (cm)', '40 x 50'],
  ['width (cm)', '4 ft 2 in'],
  ['watt', '9 inch'],
  ['dimmable', 'perhaps'],
  ['holder', 'E99'],
])('in the column %s, %j is not guessed, and stays as it is', (column, cell) => {
  expect(read(column, cell)).toBe(cell);
});

test.each([
  ['dimmable', ['yes', 'Y', 'TRUE', '1', '১', 'হ্যাঁ'], true],
  ['hidden', ['no', 'N', 'False', '0', 'না'], false],
  ['stock', ['', ' ', '\u200b'], null],
  ['holder', ['built in', 'Built-In', 'Built-in LED', 'বিল্ট-ইন এলইডি'], 'built-in'],
  ['colour of light', ['warm', 'Warm white', 'ওয়ার্ম হোয়াইট'], 'warm'],
  ['protection', ['ip44', 'IP44, for bathrooms and verandas'], 'IP44'],
  ['rooms', ['drawing; kitchen', 'Drawing Room, রান্নাঘর', 'ড্রয়িং রুম | Kitchen'], ['drawing', 'kitchen']],
  ['material', ['Glass, brass; glass', 'glass|brass', 'কাচ, পিতল'], ['glass', 'brass']],
  [
    'categories',
    ['table lamp; টেবিল ল্যাম্প', '\u200bTable Lamp\u200e', 'Lighting > Indoor > Table Lamp'],
    ['Table Lamp'],
  ],
])('in the column %s, each of %j is the same', (column, cells, value) => {
  for (const cell of cells) expect(read(column, cell)).toEqual(value);
});

test('addresses are told apart by spaces, and by separators before the next one', () => {
  expect(addressesIn('https://i.example/w_4,h_3/a.jpg, https://i.example/b.jpg;/c.webp\n/d.webp |')).toEqual([
    'https://i.example/w_4,h_3/a.jpg',
    'https://i.example/b.jpg',
    '/c.webp',
    '/d.webp',
  ]);
});
