import { expect, test } from 'vitest';
import { SPEC_NAMES, SPECS } from '../domain/specs.ts';
import { SentSpecs, Specs, specsAfter } from './specs.ts';

test('every specification is in the contract, in the order in which it is shown', () => {
  expect(Object.keys(Specs.shape)).toEqual(SPEC_NAMES);
});

test('what is left out stays, null and an empty list remove it, and what is left is in the order of the table', () => {
  const before: Specs = { material: ['brass'], width: 40, dimmable: false };
  expect(specsAfter(before, undefined)).toEqual(before);
  expect(specsAfter(before, { watt: 9, width: null })).toEqual({ watt: 9, dimmable: false, material: ['brass'] });
  expect(Object.keys(specsAfter(before, { watt: 9 }) ?? {})).toEqual(['width', 'watt', 'dimmable', 'material']);
  expect(specsAfter(before, { material: [] })).toEqual({ width: 40, dimmable: false });
});

test('without any there are none', () => {
  expect(specsAfter({ width: 40 }, null)).toBeUndefined();
  expect(specsAfter({ width: 40 }, { width: null })).toBeUndefined();
  expect(specsAfter(undefined, {})).toBeUndefined();
});

test.each<[object, string]>([
  [{ width: 0 }, 'must be more than 0'],
  [{ height: 1_000.1 }, 'must be at most 1,000'],
  [{ depth: 1.25 }, 'must have at most one decimal'],
  [{ watt: '9' }, 'must be a number'],
  [{ lumen: 800.5 }, 'must be a whole number'],
  [{ light: 'pink' }, 'must be one of warm, neutral, cool, tunable, rgb'],
  [{ material: ['brass', 'gold'] }, `must be one of ${SPECS.material.codes.join(', ')}`],
  [{ protection: 'IP99' }, `must be one of ${SPECS.protection.codes.join(', ')}`],
  [{ dimmable: 'yes' }, 'must be true or false'],
])('rejects %j', (specs, message) => {
  const { success, error } = SentSpecs.safeParse(specs);
  expect({ success, messages: error?.issues.map((issue) => issue.message) }).toEqual({
    success: false,
    messages: [message],
  });
});

test('a material named twice counts once', () => {
  expect(SentSpecs.parse({ material: ['glass', 'brass', 'glass'], width: 22.5 })).toEqual({
    material: ['glass', 'brass'],
    width: 22.5,
  });
});
