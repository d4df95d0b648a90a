import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from './index.ts';

test("the function's timeout is shorter than Hosting's, and longer than the image host's 45 seconds", () => {
  expect(api.__endpoint.timeoutSeconds).toBeGreaterThan(45);
  expect(api.__endpoint.timeoutSeconds).toBeLessThan(60);
});

test('it runs in the region where Hosting and the Firebase CLI look for it', () => {
  const config = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  const named = Array.from(config.matchAll(/"(?:region|location)": "([\w-]+)"/g), ([, region]) => region);
  expect(named).toEqual(['asia-south1', 'asia-south1']);
  expect(api.__endpoint.region).toEqual(['asia-south1']);
});
