import { describe, expect, test } from 'vitest';
import { type CallFacts, numbersOfRule, preventedLoss } from './prevented-loss.ts';

const DHANMONDI = { district: 'Dhaka', thana: 'Dhanmondi' };
const GAZIPUR = { district: 'Gazipur' };
const SYLHET = { district: 'Sylhet' };
const NO_CHARGES = { charges: [] };

const lossOf = (facts: Partial<CallFacts>) => preventedLoss({ toCollect: 900, ...facts }, NO_CHARGES);

describe('the loss that a call prevents', () => {
  test.each<[string, Partial<CallFacts>, object]>([
    [
      'of a first order in the city',
      { place: DHANMONDI },
      { zone: 'insideDhaka', freight: 140, riskPercent: 18, taka: 25.2 },
    ],
    [
      'of a first order in the suburbs',
      { place: GAZIPUR },
      { zone: 'suburbs', freight: 200, riskPercent: 22, taka: 44 },
    ],
    ['of a first order elsewhere', { place: SYLHET }, { zone: 'elsewhere', freight: 260, riskPercent: 28, taka: 72.8 }],
    ['without a place', {}, { zone: undefined, freight: 260, riskPercent: 28, taka: 72.8 }],
    [
      'of a sum just below 5,000 taka',
      { place: DHANMONDI, toCollect: 4_999.99 },
      { isDear: false, riskPercent: 18, taka: 25.2 },
    ],
    ['of a sum of 5,000 taka', { place: DHANMONDI, toCollect: 5_000 }, { isDear: true, riskPercent: 23, taka: 31.5 }],
    [
      'after two of three orders came back',
      { place: DHANMONDI, history: { delivered: 1, refused: 2 } },
      { riskPercent: 47, taka: 66.08 },
    ],
    [
      'after three orders were delivered',
      { place: DHANMONDI, history: { delivered: 3, refused: 0 } },
      { riskPercent: 7, taka: 10.08 },
    ],
    ['of an unknown history', { place: DHANMONDI, history: undefined }, { riskPercent: 18 }],
  ])('%s', (_of, facts, expected) => {
    const { taka, ...loss } = lossOf(facts);
    expect({ ...loss, taka: Math.round(taka * 100) / 100 }).toMatchObject(expected);
  });

  test('follows what the shop itself takes for a delivery to the place', () => {
    const charges = [{ zone: 'insideDhaka' as const, taka: 80, days: { least: 1, most: 2 } }];
    expect(preventedLoss({ place: DHANMONDI, toCollect: 900 }, { charges })).toMatchObject({ freight: 160 });
    expect(preventedLoss({ place: SYLHET, toCollect: 900 }, { charges })).toMatchObject({ freight: 260 });
    expect(preventedLoss({ toCollect: 900 }, { charges })).toMatchObject({ freight: 260 });
  });
});

test('the numbers of the rule are others once the shop charges something else for a delivery', () => {
  const charging = (taka: number) =>
    numbersOfRule({ charges: [{ zone: 'suburbs', taka, days: { least: 1, most: 2 } }] });
  expect(charging(80)).toBe(charging(80));
  expect(new Set([numbersOfRule(NO_CHARGES), charging(80), charging(90)]).size).toBe(3);
});
