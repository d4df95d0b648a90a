import { expect, test } from 'vitest';
import { addressLines } from './shop-address.ts';

const ADDRESS = {
  name: { en: 'Lamp House', bn: 'বাতিঘর' },
  street: { en: 'House 9, Road 4', bn: 'বাড়ি ৯, রোড ৪' },
  city: { en: 'Sylhet', bn: 'সিলেট' },
  postalCode: '3100',
};

test('the lines of an address are in one language, its postal code too', () => {
  expect(addressLines(ADDRESS, 'en')).toEqual(['Lamp House', 'House 9, Road 4', 'Sylhet 3100, Bangladesh']);
  expect(addressLines(ADDRESS, 'bn')).toEqual(['বাতিঘর', 'বাড়ি ৯, রোড ৪', 'সিলেট ৩১০০, বাংলাদেশ']);
});
