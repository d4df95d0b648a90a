import { localShop } from '@aloghor/functions/src/backup/local-shop';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentOf } from './environment.ts';
import { shopPlan, testPlan } from './plan.ts';
import { stackFolder } from './stack-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

test('the shop of npm start limits what one client uses; tests call theirs as many people', async () => {
  expect(shopPlan().unknownClients).toBe('limited');
  expect((await testPlan()).unknownClients).toBe('unlimited');
});

test('notifications are off, unless the terminal that opens the shop says otherwise; in tests always', async () => {
  vi.stubEnv('NOTICES', undefined);
  expect(shopPlan().notifications).toEqual({ NOTICES: '', NOTICES_TO: '' });
  vi.stubEnv('NOTICES', 'all');
  expect(shopPlan().notifications).toEqual({ NOTICES: 'all', NOTICES_TO: 'shop@aloghor.example' });
  expect((await testPlan()).notifications).toEqual({ NOTICES: '', NOTICES_TO: '' });
});

test('a backup finds the shop of npm start', () => {
  const plan = shopPlan();
  expect(environmentOf(plan, stackFolder(plan.folder))).toMatchObject(localShop());
});

test('an empty shop keeps its data apart from that of npm start, on the same ports', () => {
  const [usual, empty] = [shopPlan(), shopPlan(['--empty'])];
  expect([usual.seed, empty.seed]).toEqual(['shop-with-orders', 'people']);
  expect(empty.folder).not.toBe(usual.folder);
  expect({ ...empty, folder: usual.folder, seed: usual.seed }).toEqual(usual);
});

test('what npm start does not know is rejected', () => {
  expect(() => shopPlan(['--full'])).toThrow('Unknown: --full. A shop without products is --empty.');
});
