import { expect, test, vi } from 'vitest';
import { shop } from '../../shared/shop.config.ts';
import { productFacts, storeFacts } from './facts.ts';

// Terms of the test's own: another shop has others.
vi.mock('../../shared/shop.config.ts', async (original) => ({
  ...(await original<object>()),
  terms: { country: 'NP', delivery: { least: 2, most: 4 }, businessDays: ['Monday', 'Friday'], refund: 14 },
}));

const FACTS = {
  addressCountry: 'NP',
  applicableCountry: 'NP',
  minValue: 2,
  maxValue: 4,
  merchantReturnDays: 14,
};

const LAMP = { _id: 'lamp', name: 'Lamp', desc: 'A lamp.', img: '/lamp.webp', price: 900, categories: [] };

/** Every fact of the terms that stands in there, wherever. */
function termsIn(fact: unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  JSON.stringify(fact, (key, value) => {
    if (key in FACTS) found[key] = value;
    return value;
  });
  return found;
}

test('search engines are told the terms of the shop, once for itself and with each product', () => {
  expect(termsIn(storeFacts())).toEqual(FACTS);
  expect(termsIn(productFacts(LAMP))).toEqual(FACTS);
});

test('times of delivery are counted in business days', () => {
  const businessDays = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Friday'],
  };
  expect(productFacts(LAMP)).toMatchObject({ offers: { shippingDetails: { deliveryTime: { businessDays } } } });
});

test('the address has its parts, and nothing stands there that only a local business has', () => {
  const { '@type': type, streetAddress, ...rest } = storeFacts().address as Record<string, string>;
  expect(type).toBe('PostalAddress');
  expect(shop.address.join(', ')).toContain(streetAddress);
  expect(rest).toEqual({ addressLocality: shop.city, postalCode: shop.postalCode, addressCountry: 'NP' });
  expect(storeFacts()).not.toHaveProperty('currenciesAccepted');
});

test('they are promised no rate of the delivery, which the shop tells on the telephone', () => {
  for (const fact of [storeFacts(), productFacts(LAMP)]) expect(JSON.stringify(fact)).not.toContain('shippingRate');
});
