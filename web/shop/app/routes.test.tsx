import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes, routesAt } from './routes.tsx';

const componentsAt = (path: string) => matchRoutes(routes, path)?.map(({ route }) => route.Component);

// React keeps the state of a page as long as the same components stand at the same places.
test.each(['/', '/shop', '/shop/Wall%20lights', '/shop/category/moon', '/cart', '/login', '/no/such/page'])(
  'the page %s consists of the same components in both languages',
  (path) => {
    expect(componentsAt(path)?.length).toBeGreaterThan(1);
    expect(componentsAt(`/bn${path}`)).toEqual(componentsAt(path));
    expect(componentsAt(`/BN${path}`)).toEqual(componentsAt(path));
  },
);

test('a page whose address begins like the prefix of a language is none in that language', () => {
  expect(matchRoutes(routes, '/bnp')?.map(({ route }) => route.path)).toEqual(['/', undefined, '*']);
});

test.each([
  '/',
  '/shop',
  '/cart/',
  '/no/such/page',
  '/dashboard/cart',
  '/dashboard/adminHome',
  '/bn',
  '/bn/',
  '/BN/shop/Wall%20lights',
  '/bn/shop/category/moon',
  '/bn/bn/shop',
  '/bnp',
])('the routes of one language lead from %s to the page that all of them do', (path) => {
  expect(routesAt(path)).toHaveLength(1);
  expect(matchRoutes(routesAt(path), path)).toEqual(matchRoutes(routes, path));
});
