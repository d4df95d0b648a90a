import { expect, test } from 'vitest';
import { isCalledAnyway, isSilent, NUMBER_MARKS, withNumberMarks } from './desk-marks.ts';

test('the staff set three marks for a number', () => {
  expect(NUMBER_MARKS).toEqual(['callFirst', 'advanceOnly', 'blocked']);
});

test('the marks of a number replace those that it had, and nothing that was noticed', () => {
  expect(withNumberMarks(['manyOrders', 'blocked'], ['callFirst'])).toEqual(['manyOrders', 'callFirst']);
  expect(withNumberMarks(undefined, [])).toEqual([]);
});

test.each([
  [['manyOrders'], true],
  [['appNotProved'], false],
  [['callFirst', 'advanceOnly'], false],
  [['callFirst', 'blocked'], true],
  [undefined, false],
] as const)('nothing is sent about an order marked %j: %s', (marks, expected) => {
  expect(isSilent(marks)).toBe(expected);
});

test('who has a mark that the staff set is called, whatever they answer by their link', () => {
  for (const mark of NUMBER_MARKS) expect(isCalledAnyway([mark])).toBe(true);
  expect([isCalledAnyway(['manyOrders', 'appNotProved']), isCalledAnyway(undefined)]).toEqual([false, false]);
});
