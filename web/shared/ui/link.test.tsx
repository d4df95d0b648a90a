import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NavLink } from './link.tsx';

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
