import { expect, test } from 'vitest';
import { valueImports } from './value-imports.ts';

const OPEN_FOLDERS = { 'web/shared': ['domain'], 'web/e2e': ['domain', 'test'] };

const complaints = (path: string, code: string) => valueImports(OPEN_FOLDERS, [{ path, code }]);

test.each([
  ["import type { Order } from '@aloghor/functions/contract/orders';"],
  ["export type { Order } from '@aloghor/functions/contract/orders';"],
  ["type Order = import('@aloghor/functions/contract/orders').Order;"],
  ["import { orderTotal } from '@aloghor/functions/domain/orders';"],
])('a page knows types of the contract, and values of domain: %s', (code) => {
  expect(complaints('web/shared/orders/order-card.tsx', code)).toEqual([]);
});

test.each([
  ["import { Order } from '@aloghor/functions/contract/orders';"],
  ["import { type Order } from '@aloghor/functions/contract/orders';"],
  ["import * as orders from '@aloghor/functions/contract/orders';"],
  ["import '@aloghor/functions/contract/orders';"],
  ["export { Order } from '@aloghor/functions/contract/orders';"],
  ["export * from '@aloghor/functions/contract/orders';"],
  ["const orders = () => import('@aloghor/functions/contract/orders');"],
])('a page brings no code of the contract: %s', (code) => {
  expect(complaints('web/shared/orders/order-card.tsx', code)).toEqual([
    "web/shared/orders/order-card.tsx imports values of @aloghor/functions/contract/orders: 'import type', or a value from @aloghor/functions/domain",
  ]);
});

test('what tests of the API share is there for the journeys in a browser, and for no page', () => {
  const code = "import { signIn } from '@aloghor/functions/test/people';";
  expect(complaints('web/e2e/people.ts', code)).toEqual([]);
  expect(complaints('web/shared/session/session.tsx', code)).toHaveLength(1);
});
