import type { Specs } from '@aloghor/functions/contract/specs';
import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { expect, test, vi } from 'vitest';
import { shop } from '../../shared/shop.config.ts';
import { productData, storeData } from './structured-data.ts';

// Terms of the test's own: another shop has others.
vi.mock('../../shared/shop.config.ts', async (original) => ({
  ...(await original<object>()),
  terms: { country: 'NP', businessDays: ['Monday', 'Friday'], refund: 14 },
}));

const FACTS = {
  addressCountry: 'NP',
  applicableCountry: 'NP',
  minValue: 3,
  maxValue: 5,
  merchantReturnDays: 14,
};

const LAMP = { _id: 'lamp', name: 'Lamp', desc: 'A lamp.', img: '/lamp.webp', price: 900, categories: [] };

const NO_CHARGES = { brand: {}, delivery: { charges: [] } };

/** Every fact of the terms, at any depth. */
function termsIn(fact: unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  JSON.stringify(fact, (key, value) => {
    if (key in FACTS) found[key] = value;
    return value;
  });
  return found;
}

test('search engines are told the terms of the shop, once for itself and with each product', () => {
  expect(termsIn(storeData(DEFAULT_SETTINGS, 'en'))).toEqual(FACTS);
  expect(termsIn(productData(LAMP, NO_CHARGES, 'en'))).toEqual(FACTS);
});

test('times of delivery are counted in business days', () => {
  const businessDays = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Friday'],
  };
  expect(productData(LAMP, NO_CHARGES, 'en')).toMatchObject({
    offers: { shippingDetails: { deliveryTime: { businessDays } } },
  });
});

test('a product is told by its article number, and without one by its id', () => {
  expect(productData({ ...LAMP, article: 'AL-104' }, NO_CHARGES, 'en').sku).toBe('AL-104');
  expect(productData(LAMP, NO_CHARGES, 'en').sku).toBe('lamp');
});

test('a choice of a lamp is told with all of them, each at its own address, and a product alone without a group', () => {
  const choices = [
    { ...LAMP, _id: 'small', name: 'Small Lamp' },
    { ...LAMP, family: { id: 'lamps' } },
  ];
  const told = productData({ ...LAMP, family: { id: 'lamps' } }, NO_CHARGES, 'en', choices);
  expect(told.isVariantOf).toEqual({
    '@type': 'ProductGroup',
    productGroupID: 'lamps',
    name: 'Small Lamp',
    hasVariant: [
      { '@type': 'Product', name: 'Small Lamp', url: '/shop/category/small' },
      { '@type': 'Product', name: 'Lamp', url: '/shop/category/lamp' },
    ],
  });
  expect(productData({ ...LAMP, family: { id: 'lamps' } }, NO_CHARGES, 'en', [LAMP])).not.toHaveProperty('isVariantOf');
  expect(productData(LAMP, NO_CHARGES, 'en')).not.toHaveProperty('isVariantOf');
});

const OAK: Specs = { height: 23, light: 'warm', material: ['wood', 'glass'], colour: ['white'] };

test.each<[string, Specs | undefined, string[] | undefined]>([
  ['nothing, where all is the same', { ...OAK, material: ['glass', 'wood'] }, undefined],
  ['its size, whichever side of it', { ...OAK, height: 30, width: 12 }, ['size']],
  ['material and colour', { ...OAK, material: ['wood'], colour: ['white', 'black'] }, ['material', 'color']],
  ['what has no property of its own', { ...OAK, light: 'cool', watt: 9 }, ['additionalProperty']],
  ['what is known of one alone', undefined, ['size', 'additionalProperty', 'material', 'color']],
])('the choices of a lamp differ by %s', (_, specs, names) => {
  const told = productData({ ...LAMP, family: { id: 'lamps' } }, NO_CHARGES, 'en', [
    { ...LAMP, specs: OAK },
    { ...LAMP, _id: 'other', ...(specs && { specs }) },
  ]);
  const { variesBy } = told.isVariantOf as { variesBy?: string[] };
  expect(variesBy).toEqual(names?.map((name) => `https://schema.org/${name}`));
});

test('the address has its parts, and nothing stands there that only a local business has', () => {
  const { '@type': type, streetAddress, ...rest } = storeData(DEFAULT_SETTINGS, 'en').address as Record<string, string>;
  expect(type).toBe('PostalAddress');
  expect(streetAddress).toBe('Aloghor Showroom, House 1, Road 1, Dhanmondi');
  expect(rest).toEqual({ addressLocality: 'Dhaka', postalCode: '1205', addressCountry: 'NP' });
  expect(storeData(DEFAULT_SETTINGS, 'en')).not.toHaveProperty('currenciesAccepted');
});

test('the shop is told with its own pages elsewhere, its numbers and its days, as it has set them', () => {
  const { contact, ...others } = DEFAULT_SETTINGS;
  const social = { facebook: 'https://www.facebook.com/lamps', youtube: 'https://www.youtube.com/' };
  const legal = { tradeLicence: 'TRAD/1', dbid: '77', bin: '000123-0101' };
  const charges = [{ zone: 'elsewhere' as const, taka: 130, days: { least: 4, most: 9 } }];
  const set = { ...others, contact: { ...contact, phone: '+880 1800-000001', social }, legal, delivery: { charges } };
  expect(storeData(set, 'en')).toMatchObject({
    telephone: '+880 1800-000001',
    sameAs: ['https://www.facebook.com/lamps'],
    vatID: '000123-0101',
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'Trade licence', value: 'TRAD/1' },
      { '@type': 'PropertyValue', propertyID: 'DBID', value: '77' },
    ],
  });
  expect(termsIn(storeData(set, 'en'))).toMatchObject({ minValue: 4, maxValue: 9 });
  for (const absent of ['sameAs', 'vatID', 'identifier'])
    expect(storeData(DEFAULT_SETTINGS, 'en')).not.toHaveProperty(absent);
});

test('without charges of the shop they are promised no rate of the delivery, which it tells on the telephone', () => {
  for (const fact of [storeData(DEFAULT_SETTINGS, 'en'), productData(LAMP, NO_CHARGES, 'en')])
    expect(JSON.stringify(fact)).not.toContain('shippingRate');
});

test('with charges they are told rate and days of each zone, and from when on it is free', () => {
  const charges: DeliverySettings['charges'] = [
    { zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } },
    { zone: 'suburbs', taka: 100, days: { least: 2, most: 3 } },
    { zone: 'elsewhere', taka: 130.5, days: { least: 3, most: 5 } },
  ];
  const shippingOf = (delivery: DeliverySettings) =>
    (productData(LAMP, { brand: {}, delivery }, 'en').offers as { shippingDetails: object[] }).shippingDetails;
  expect(shippingOf({ charges })).toMatchObject([
    {
      shippingRate: { value: 70, currency: shop.currency.code },
      shippingDestination: { addressCountry: 'NP', addressRegion: 'Dhaka' },
      deliveryTime: { transitTime: { minValue: 1, maxValue: 2 } },
    },
    { shippingRate: { value: 100 }, shippingDestination: { addressRegion: ['Gazipur', 'Narayanganj'] } },
    { shippingRate: { value: 130.5 }, shippingDestination: { addressCountry: 'NP' } },
  ]);
  const ratesFrom = (freeFrom: number) =>
    shippingOf({ charges, freeFrom }).map((one) => (one as { shippingRate: { value: number } }).shippingRate.value);
  expect(ratesFrom(900)).toEqual([0, 0, 0]);
  expect(ratesFrom(901)).toEqual([70, 100, 130.5]);
});

test('search engines read the weight in grams, where it is known', () => {
  const weight = { '@type': 'QuantitativeValue', value: 1_250, unitCode: 'GRM' };
  expect(productData({ ...LAMP, weight: 1_250 }, NO_CHARGES, 'en')).toMatchObject({ weight });
  expect(productData(LAMP, NO_CHARGES, 'en')).not.toHaveProperty('weight');
});

test('they are told what a lamp measures, what it is made of and what else is known of it', () => {
  const specs = { width: 28, height: 40.5, holder: 'E27', material: ['glass', 'brass'], colour: ['grey'] } as const;
  const known = { ...specs, material: [...specs.material], colour: [...specs.colour] };
  const told = productData({ ...LAMP, specs: known, rooms: ['bedroom', 'dining'] }, NO_CHARGES, 'en');
  expect(told).toMatchObject({
    width: { '@type': 'QuantitativeValue', value: 28, unitCode: 'CMT' },
    height: { value: 40.5 },
    material: 'Glass, Brass',
    color: 'Grey',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Rooms', value: 'Bedroom, Dining room' },
      { '@type': 'PropertyValue', name: 'Bulb holder', value: 'E27' },
    ],
  });
  expect(told).not.toHaveProperty('depth');
  expect(productData(LAMP, NO_CHARGES, 'en')).not.toHaveProperty('additionalProperty');
});

test('they are told the average of the reviews, and nothing where there is none', () => {
  expect(productData({ ...LAMP, rating: { average: 14 / 3, count: 3 } }, NO_CHARGES, 'en')).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, bestRating: 5, reviewCount: 3 },
  });
  expect(productData(LAMP, NO_CHARGES, 'en')).not.toHaveProperty('aggregateRating');
});
