import { expect, test } from 'vitest';
import { upwardImports } from './forbidden-imports.ts';
import { SEPARATE_APPLICATIONS } from './layers.ts';

const PLAN = { 'web/shop': ['lib shop.config.ts', 'ui', 'cart products'], 'web/shop/products': ['parts', 'pages'] };

const complaints = (path: string, code: string) => [...upwardImports(PLAN, [{ path, code }])];

test.each([
  ["import { t } from '../lib/format.ts';"],
  ["import { shop } from '../shop.config.ts';"],
  ["import { Card } from './card.tsx';"],
  ["import { useState } from 'react';"],
])('downwards, within the module and from packages is allowed: %s', (code) => {
  expect(complaints('web/shop/ui/button.tsx', code)).toEqual([]);
});

test.each([
  ["import { useCart } from '../cart/cart.ts';"],
  ["import type { Cart } from '../cart/cart.ts';"],
  ["export { useCart } from '../cart/cart.ts';"],
  ["export * from '../cart/cart.ts';"],
  ["const cart = () => import('../cart/cart.ts');"],
  ["type Cart = import('../cart/cart.ts').Cart;"],
])('upwards is rejected: %s', (code) => {
  expect(complaints('web/shop/ui/button.tsx', code)).toEqual([
    'web/shop/ui/button.tsx imports web/shop/cart/cart.ts, and cart is a layer above ui',
  ]);
});

test('on one line a module imports from those before it, and not from those behind it', () => {
  expect(complaints('web/shop/products/pages/buy.tsx', "import '../../cart/cart.ts';")).toEqual([]);
  expect(complaints('web/shop/cart/cart.ts', "import '../products/pages/buy.tsx';")).toEqual([
    'web/shop/cart/cart.ts imports web/shop/products/pages/buy.tsx, and products is a layer above cart',
  ]);
});

test('a folder within a folder has layers of its own', () => {
  expect(complaints('web/shop/products/pages/shop.tsx', "import '../parts/grid.tsx';")).toEqual([]);
  expect(complaints('web/shop/products/parts/grid.tsx', "import '../pages/shop.tsx';")).toEqual([
    'web/shop/products/parts/grid.tsx imports web/shop/products/pages/shop.tsx, and pages is a layer above parts',
  ]);
});

test('a new module needs a layer', () => {
  expect(complaints('web/shop/helpers/misc.ts', '')).toEqual([
    'web/shop/helpers has no layer: give it one in emulators/checks/layers.ts',
  ]);
});

test('a test may look at everything in its workspace', () => {
  expect(complaints('web/shop/ui/button.test.tsx', "import '../cart/cart.ts';")).toEqual([]);
  expect(complaints('web/shop/ui/button.test.tsx', "import '../../../functions/src/app.ts';")).toEqual([
    "web/shop/ui/button.test.tsx imports functions/src/app.ts, which is in another workspace: by its package's name, or not at all",
  ]);
});

test.each([
  ['web/shop/app/routes.tsx', '../../dashboard/routes.tsx', 'web/dashboard/routes.tsx'],
  ['web/dashboard/desk/calls.test.ts', '../../shop/pages/home.tsx', 'web/shop/pages/home.tsx'],
])('an application imports nothing of the other: %s', (path, specifier, target) => {
  const sources = [{ path, code: `const page = () => import('${specifier}');` }];
  expect([...upwardImports({}, sources, SEPARATE_APPLICATIONS)]).toEqual([
    `${path} imports ${target}, which is in another application`,
  ]);
});

test('both applications import what they share', () => {
  const code = "import { call } from '../../shared/api/client.ts';";
  const paths = ['web/shop/pages/home.tsx', 'web/dashboard/desk/calls.ts'];
  const sources = paths.map((path) => ({ path, code }));
  expect([...upwardImports({}, sources, SEPARATE_APPLICATIONS)]).toEqual([]);
});

test('the emulators look after all workspaces', () => {
  expect(complaints('emulators/lab/bench/shop.ts', "import { app } from '../../functions/src/app.ts';")).toEqual([]);
});
