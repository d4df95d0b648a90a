import { expect, test } from 'vitest';
import { api } from './index.ts';

test('the function ends by itself before Hosting gives up, and after the image host had its 45 seconds', () => {
  expect(api.__endpoint.timeoutSeconds).toBeGreaterThan(45);
  expect(api.__endpoint.timeoutSeconds).toBeLessThan(60);
});
