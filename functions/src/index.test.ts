import { expect, test } from 'vitest';
import { api } from './index.ts';

test("the function's timeout is shorter than Hosting's, and longer than the image host's 45 seconds", () => {
  expect(api.__endpoint.timeoutSeconds).toBeGreaterThan(45);
  expect(api.__endpoint.timeoutSeconds).toBeLessThan(60);
});
