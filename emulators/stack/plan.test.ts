import { expect, test } from 'vitest';
import { shopPlan, testPlan } from './plan.ts';

test('the shop of npm start limits what one client uses; tests call theirs as many people', async () => {
  expect(shopPlan().unknownClients).toBe('limited');
  expect((await testPlan(true)).unknownClients).toBe('unlimited');
});
