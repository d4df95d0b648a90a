import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';
import { MODULES, TESTS } from './modules.ts';

test('each module that is mutated is there, and its tests: none has moved', () => {
  expect([...MODULES, ...TESTS].filter((path) => !existsSync(`${ROOT}${path}`))).toEqual([]);
});
