import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LanguageCode } from '../lib/language.ts';
import { LocaleContext } from '../locale/locale.ts';
import { Link, NavLink } from './link.tsx';

const rendered = (here: string, link: ReactNode, language: LanguageCode) =>
  renderToStaticMarkup(
    <LocaleContext value={language}>
      <MemoryRouter initialEntries={[here]}>{link}</MemoryRouter>
    </LocaleContext>,
  );

const isCurrent = (here: string, to: string, end = false, language: LanguageCode = 'en') =>
  rendered(here, <NavLink to={to} end={end} />, language).includes('aria-current="page"');

test('a link of a menu tells that one is on its page, however the address is spelled, or below it', () => {
  expect(isCurrent('/aboutus', '/aboutUs')).toBe(true);
  expect(isCurrent('/shop/category/moon', '/shop')).toBe(true);
  expect(isCurrent('/shopping', '/shop')).toBe(false);
});

test('a link that ends there tells of its very page alone', () => {
  expect(isCurrent('/shop', '/shop', true)).toBe(true);
  expect(isCurrent('/shop/category/moon', '/shop', true)).toBe(false);
  expect(isCurrent('/shop', '/', true)).toBe(false);
});

const hrefInBangla = (here: string, to: string) => rendered(here, <Link to={to} />, 'bn').match(/href="([^"]*)"/)?.[1];

test.each([
  ['/dashboard/audit', '/shop?q=moon', '/bn/shop?q=moon'],
  ['/dashboard/audit', '/dashboard/profile', '/dashboard/profile'],
  ['/dashboard/profile', '/dashboard/audit', '/dashboard/audit'],
])('in Bangla a link from %s to %s of the other application is %s', (here, to, href) => {
  expect(hrefInBangla(here, to)).toBe(href);
});

test('in Bangla a link of a menu tells that one is on its page, and a search stays on its page', () => {
  expect(isCurrent('/bn/shop/category/moon', '/shop', false, 'bn')).toBe(true);
  expect(isCurrent('/bn', '/', true, 'bn')).toBe(true);
  expect(isCurrent('/bn/shop', '/', true, 'bn')).toBe(false);
  expect(hrefInBangla('/bn/shop?q=moon', '?q=star')).toBe('/bn/shop?q=star');
  expect(hrefInBangla('/bn/cart', '/')).toBe('/bn');
});
