import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

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
