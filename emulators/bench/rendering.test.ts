import { expect, test } from 'vitest';
import { productAddresses } from './rendering.ts';

test('each page of a product is asked for once, and no other page', () => {
  const site = 'http://127.0.0.1:5000';
  const page = (path: string) =>
    `<url><loc>${site}${path}</loc><xhtml:link rel="alternate" hreflang="bn" href="${site}/bn/shop/category/moon"/></url>`;
  const sitemap = ['/', '/shop/LED%20Fan', '/shop/category/moon', '/bn/shop/category/moon'].map(page).join('');
  expect(productAddresses(sitemap)).toEqual(['/shop/category/moon', '/bn/shop/category/moon']);
});
