import { localShop } from '@aloghor/functions/backup/local-shop';
import { expect, test } from 'vitest';
import { environmentOf } from './environment.ts';
import { shopPlan, testPlan } from './plan.ts';
import { stackFolder } from './stack-folder.ts';

test('the shop of npm start limits what one client uses; tests call theirs as many people', async () => {
  expect(shopPlan().unknownClients).toBe('limited');
  expect((await testPlan(true)).unknownClients).toBe('unlimited');
});

test('a backup finds the shop of npm start', () => {
  const plan = shopPlan();
  expect(environmentOf(plan, stackFolder(plan.folder))).toMatchObject(localShop());
});
