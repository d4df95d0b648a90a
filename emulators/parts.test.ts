import { expect, test } from 'vitest';
import { chosenParts } from './parts.ts';

const PARTS = ['checks', 'unit', 'api'] as const;

test('without arguments all parts are chosen', () => {
  expect([...chosenParts(PARTS, [])]).toEqual(['checks', 'unit', 'api']);
});

test('named parts are chosen in their own order', () => {
  expect([...chosenParts(PARTS, ['api', 'checks'])]).toEqual(['checks', 'api']);
});

test('an unknown part is told, with those that there are', () => {
  expect(() => chosenParts(PARTS, ['apis'])).toThrow('Unknown: apis. The parts are checks, unit, api.');
});
