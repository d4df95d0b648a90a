import { expect, test } from 'vitest';
import { fileColumns, fileRows, limitedBy, trackingPageOf } from './courier-file.ts';

const PARCEL = {
  invoice: 'A-1042',
  name: 'Rahim Uddin',
  phone: '01712345678',
  address: 'House 9, Road 3, Dhanmondi, Dhaka',
  district: 'Dhaka',
  thana: 'Dhanmondi',
  toCollect: '1250',
  value: '1180',
  grams: '1700',
  kilograms: '1.7',
  quantity: '2',
  contents: '2 x Jute Lamp',
  store: 'Lamps',
};

test('the file of Pathao has the columns of its panel', () => {
  expect(fileRows(fileColumns({ layout: 'pathao', columns: [{ title: 'Unused' }] }), [PARCEL])).toEqual([
    [
      'ItemType',
      'StoreName',
      'MerchantOrderId',
      'RecipientName',
      'RecipientPhone',
      'RecipientCity',
      'RecipientZone',
      'RecipientArea',
      'RecipientAddress',
      'AmountToCollect',
      'ItemQuantity',
      'ItemWeight',
      'ItemDesc',
      'SpecialInstruction',
    ],
    [
      'parcel',
      'Lamps',
      'A-1042',
      'Rahim Uddin',
      '01712345678',
      'Dhaka',
      'Dhanmondi',
      '',
      'House 9, Road 3, Dhanmondi, Dhaka',
      '1250',
      '2',
      '1.7',
      '2 x Jute Lamp',
      '',
    ],
  ]);
});

test('another file has the columns that the shop has set, in their order', () => {
  const columns = [
    { title: 'COD', field: 'toCollect' as const },
    { title: 'Type', text: 'Home' },
  ];
  expect(fileRows(fileColumns({ layout: 'own', columns }), [PARCEL, PARCEL])).toEqual([
    ['COD', 'Type'],
    ['1250', 'Home'],
    ['1250', 'Home'],
  ]);
  expect(fileRows(fileColumns({ layout: 'own' }), [PARCEL])).toEqual([[], []]);
});

test('a parcel is followed by its number', () => {
  const byFile = { trackingPage: 'https://courier.example/t/{number}' };
  const pageOf = (parcel: object) => trackingPageOf({ courier: 'file', ...parcel });
  expect(pageOf({ byFile, consignmentId: 'SB 7' })).toBe('https://courier.example/t/SB%207');
  expect(pageOf({ byFile })).toBeUndefined();
  expect(pageOf({ byFile: {}, consignmentId: 'SB7' })).toBeUndefined();
  expect(pageOf({ courier: 'steadfast', trackingCode: 'C0' })).toBe('https://steadfast.com.bd/t/C0');
});

test('a file for Pathao’s panel keeps the limits of Pathao; one of the shop’s own columns has none of a courier with an interface', () => {
  expect(limitedBy('file', { layout: 'pathao' })).toBe('pathao');
  expect(limitedBy('file', { layout: 'own' })).toBe('file');
  expect(limitedBy('redx', { layout: 'pathao' })).toBe('redx');
});
