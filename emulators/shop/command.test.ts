import { getApps } from 'firebase-admin/app';
import { expect, test } from 'vitest';
import { chosenParts } from './command.ts';

const PARTS = ['checks', 'unit', 'api'] as const;

test('without arguments all parts are chosen', () => {
  expect([...chosenParts(PARTS, [])]).toEqual(['checks', 'unit', 'api']);
});

test('a part that is none of the usual ones is chosen where it is named', () => {
  expect([...chosenParts(PARTS, [], ['unit'])]).toEqual(['unit']);
  expect([...chosenParts(PARTS, ['api'], ['unit'])]).toEqual(['api']);
});

test('named parts are chosen in their own order', () => {
  expect([...chosenParts(PARTS, ['api', 'checks'])]).toEqual(['checks', 'api']);
});

test('an unknown part is rejected, naming the existing ones', () => {
  expect(() => chosenParts(PARTS, ['apis'])).toThrow('Unknown: apis. The parts are checks, unit, api.');
});

test.each(['../data/generated/seed-many.ts', '../lab/bench/run-bench.ts'])(
  '%s connects to the database when it is called: when it is loaded, the address is not known yet',
  async (module) => {
    await import(new URL(module, import.meta.url).pathname);
    expect(getApps()).toEqual([]);
  },
);
