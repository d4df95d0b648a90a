import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { setLanguageInUse } from '../lib/language.ts';
import { Link, NavLink } from './link.tsx';

const isCurrent = (here: string, to: string, end = false) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[here]}>
      <NavLink to={to} end={end} />
    </MemoryRouter>,
  ).includes('aria-current="page"');

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

const hrefOf = (here: string, to: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[here]}>
      <Link to={to} />
    </MemoryRouter>,
  ).match(/href="([^"]*)"/)?.[1];

test.each([
  ['/dashboard/audit', '/shop?q=moon', '/bn/shop?q=moon'],
  ['/dashboard/audit', '/dashboard/profile', '/dashboard/profile'],
  ['/dashboard/profile', '/dashboard/audit', '/dashboard/audit'],
])('in Bangla a link from %s to %s of the other application is %s', (here, to, href) => {
  onTestFinished(() => setLanguageInUse('en'));
  setLanguageInUse('bn');
  expect(hrefOf(here, to)).toBe(href);
});

test('in Bangla a link of a menu tells that one is on its page, and a search stays on its page', () => {
  onTestFinished(() => setLanguageInUse('en'));
  setLanguageInUse('bn');
  expect(isCurrent('/bn/shop/category/moon', '/shop')).toBe(true);
  expect(isCurrent('/bn', '/', true)).toBe(true);
  expect(isCurrent('/bn/shop', '/', true)).toBe(false);
  expect(hrefOf('/bn/shop?q=moon', '?q=star')).toBe('/bn/shop?q=star');
  expect(hrefOf('/bn/cart', '/')).toBe('/bn');
});
