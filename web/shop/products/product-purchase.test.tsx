import type { Product } from '@aloghor/functions/contract/products';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SessionProvider } from '../../shared/session/session.tsx';
import { ProductPurchase } from './product-purchase.tsx';

const LAMP: Product = {
  _id: 'jute',
  name: 'Jute Lamp',
  desc: 'A lamp.',
  price: 900,
  categories: [],
  img: '/jute.webp',
};

test('a product can be bought in any quantity', () => {
  const { disabled, html } = shown(LAMP);
  expect(disabled).toEqual([]);
  expect(html).toContain('One more');
});

test('a product that is sold out can neither be added to the cart nor bought', () => {
  const { disabled, html } = shown({ ...LAMP, soldOut: true });
  expect(disabled).toEqual(['Add To Cart', 'Buy Now']);
  expect(html).not.toContain('One more');
});

function shown(product: Product): { html: string; disabled: string[] } {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SessionProvider>
          <ProductPurchase product={product}>{null}</ProductPurchase>
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const buttons = html.matchAll(/<button([^>]*)>([^<]+)<\/button>/g);
  const disabled = Array.from(buttons).filter(([, attributes]) => String(attributes).includes('disabled=""'));
  return { html, disabled: disabled.map(([, , label]) => String(label)) };
}
