import { expect, test } from 'vitest';
import { BANGLADESH } from './bangladesh-places.ts';
import { LANGUAGES, textIn } from './languages.ts';
import { DISTRICTS, districtNamed, placeOf, thanaOf, zoneOf } from './places.ts';

const thanas = DISTRICTS.flatMap((district) => district.thanas);

test('Bangladesh has 64 districts, and each has thanas', () => {
  expect(new Set(DISTRICTS.map(({ name }) => name)).size).toBe(64);
  expect(DISTRICTS.filter((district) => district.thanas.length < 3)).toEqual([]);
  expect(thanas.filter(({ isInCity }) => !isInCity)).toHaveLength(495);
});

test('every text is in NFC, as buyers and searches write it', () => {
  expect(BANGLADESH).toBe(BANGLADESH.normalize('NFC'));
});

test('every place has a name in each language, in its letters alone', () => {
  for (const { name, names } of [...DISTRICTS, ...thanas]) {
    expect(name).toMatch(/^[A-Z][A-Za-z' -]*[a-zA-Z]$/);
    expect(names.en).toBe(name);
    expect(names.bn).toMatch(/^[\u0980-\u09ff]+( [\u0980-\u09ff]+)*$/);
  }
});

test('no name comes twice in a district, in either language', () => {
  const repeated = DISTRICTS.flatMap((district) =>
    LANGUAGES.flatMap((language) => {
      const names = district.thanas.map((thana) => textIn(thana.names, language));
      const again = names.filter((name, at) => names.indexOf(name) !== at);
      return again.map((name) => `${name} in ${district.name}`);
    }),
  );
  expect(repeated).toEqual([]);
});

test.each([
  ['Cumilla', 'Comilla'],
  ['Barishal', 'Barisal'],
  ['Chattogram', 'Chittagong'],
  ['Jashore', 'Jessore'],
  ['Bogura', 'Bogra'],
  ["Cox's Bazar", 'Coxsbazar'],
])('%s is spelled as today, and is found as %s', (name, before) => {
  expect(districtNamed(name)?.aliases).toContain(before);
  expect(districtNamed(before)).toBeUndefined();
});

test.each([
  ['Dhaka', 50],
  ['Chattogram', 15],
  ['Gazipur', 7],
  ['Khulna', 8],
  ['Rajshahi', 11],
  ['Sylhet', 5],
  ['Barishal', 4],
  ['Rangpur', 6],
])('the city in the district of %s has %i thanas beside the upazilas', (name, count) => {
  expect(districtNamed(name)?.thanas.filter(({ isInCity }) => isInCity)).toHaveLength(count);
});

test('a thana is known in its own district alone', () => {
  expect(thanaOf({ district: 'Dhaka', thana: 'Dhanmondi' })).toEqual({
    name: 'Dhanmondi',
    names: { en: 'Dhanmondi', bn: 'ধানমন্ডি' },
    aliases: [],
    isInCity: true,
  });
  expect(thanaOf({ district: 'Khulna', thana: 'Dhanmondi' })).toBeUndefined();
  expect(thanaOf({ district: 'Dhaka' })).toBeUndefined();
});

test('a thana that was renamed is known by its former name, and kept by the name of today', () => {
  const former = { district: 'Pirojpur', thana: 'Indurkani' };
  expect(thanaOf(former)).toMatchObject({ name: 'Zianagar', names: { bn: 'জিয়ানগর' } });
  expect(placeOf(former).thana).toBe('Zianagar');
});

test.each([
  [{ district: 'Dhaka', thana: 'Dhanmondi' }, 'insideDhaka'],
  [{ district: 'Dhaka' }, 'insideDhaka'],
  [{ district: 'Dhaka', thana: 'Savar' }, 'outsideDhaka'],
  [{ district: 'Gazipur', thana: 'Tongi East' }, 'outsideDhaka'],
  [{ district: 'Khulna', thana: 'Mirpur' }, 'outsideDhaka'],
])('%j is %s', (place, zone) => {
  expect(zoneOf(place)).toBe(zone);
});
