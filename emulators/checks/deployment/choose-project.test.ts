import { expect, test } from 'vitest';
import { deployOrder } from './choose-project.ts';

test('rules, indexes, function and pages go out together', () => {
  expect(deployOrder('nokshi-shop', undefined)).toEqual([
    'deploy',
    '--only',
    'firestore,functions,hosting',
    '--project',
    'nokshi-shop',
  ]);
});

test('a preview stands at an address of its own', () => {
  expect(deployOrder('nokshi-staging', 'pr-12')).toEqual([
    'hosting:channel:deploy',
    'pr-12',
    '--project',
    'nokshi-staging',
  ]);
});
