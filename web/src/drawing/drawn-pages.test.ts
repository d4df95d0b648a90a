import type { Shelves } from '@aloghor/functions/contract/drawing';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '../app/routes.tsx';
import { drawnPageAt } from './drawn-pages.ts';

const SHELVES: Shelves = {
  categories: [],
  product: () => undefined,
  featured: () => [],
  newest: () => ({ products: [], next: undefined }),
};

/** The path of each page in a table of routes. */
function pathsIn(table: RouteObject[], above = ''): string[] {
  return table.flatMap(({ path = '', children }) => {
    const here = path ? `${above}/${path}` : above;
    return children ? pathsIn(children, here) : [here];
  });
}

test('every page of the route table is drawn ahead, but for those of the dashboard', () => {
  const paths = pathsIn(routes);
  const left = paths.filter((path) => !drawnPageAt({ pathname: path, search: '' }, SHELVES));
  expect(left.length).toBeGreaterThan(10);
  expect(left.filter((path) => !path.startsWith('/dashboard'))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/dashboard'))).toHaveLength(left.length);
});
