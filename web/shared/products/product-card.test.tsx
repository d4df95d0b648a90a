import type { ProductSummary } from '@aloghor/functions/contract/product-lists';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { shopSettingsQuery } from '../api/settings.ts';
import { ShopData } from '../app/shop-data.tsx';
import { SessionProvider } from '../session/session.tsx';
import { ProductCard } from './product-card.tsx';

const LAMP: ProductSummary = { _id: 'jute', name: 'Jute Lamp', price: 900, categories: [], img: '/jute.webp' };
const CHOICES = { count: 3, priceFrom: 650 };

/** The texts of the card, and its buttons and links by their names. */
function shown(product: ProductSummary) {
  const cache = new QueryClient();
  cache.setQueryData(shopSettingsQuery.queryKey, DEFAULT_SETTINGS);
  const html = renderToStaticMarkup(
    <ShopData cache={cache}>
      <MemoryRouter>
        <SessionProvider>
          <ProductCard product={product} />
        </SessionProvider>
      </MemoryRouter>
    </ShopData>,
  );
  const texts = html
    .replaceAll(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean);
  const [, buy] = html.match(/<button([^>]*)>/) ?? [];
  const [, choose] = html.match(/<a ([^>]*aria-label="Choose[^>]*)>/) ?? [];
  return { texts, buy, choose };
}

test('the card of one product has its price and Buy Now', () => {
  const { texts, buy, choose } = shown(LAMP);
  expect(texts).toEqual(['Jute Lamp', '৳900', 'Aloghor', 'Buy Now']);
  expect(buy).toContain('aria-label="Buy Now: Jute Lamp"');
  expect(buy).not.toContain('disabled=""');
  expect(choose).toBeUndefined();
});

test('that of a lamp with choices has the lowest price alone, and Choose leads to them', () => {
  const { texts, buy, choose } = shown({ ...LAMP, choices: CHOICES });
  expect(texts).toEqual(['Jute Lamp', '3 options', 'from ৳650', 'Aloghor', 'Choose']);
  expect(choose).toContain('href="/shop/category/jute"');
  expect(choose).toContain('aria-label="Choose: Jute Lamp"');
  expect(buy).toBeUndefined();
});

test('what is sold out says so and cannot be bought, but its choices can be looked at', () => {
  const single = shown({ ...LAMP, soldOut: true });
  expect(single.texts).toContain('Sold out');
  expect(single.buy).toContain('disabled=""');
  const several = shown({ ...LAMP, soldOut: true, choices: CHOICES });
  expect(several.texts).toContain('Sold out');
  expect(several.choose).toContain('href="/shop/category/jute"');
});

test('stars stand on the card of what was reviewed, and on no other', () => {
  expect(shown({ ...LAMP, rating: { average: 4.5, count: 2 } }).texts.join('')).toContain('★ 4.5 (2)');
  expect(shown(LAMP).texts.join('')).not.toContain('★');
});

test('what the shop has chosen stands in place of its name', () => {
  const labelOf = (unit: 'watt' | 'cm' | 'holder', ...values: (number | string)[]) =>
    shown({ ...LAMP, cardLabel: { unit, values } }).texts[2];
  expect(labelOf('watt', 12)).toBe('12 watt');
  expect(labelOf('cm', 40, 52.5, 8)).toBe('40 × 52.5 × 8 cm');
  expect(labelOf('holder', 'E27')).toBe('E27');
  expect(labelOf('holder', 'built-in')).toBe('Built-in LED');
});
