import { expect, test } from 'vitest';
import { rejectedWith } from '../../test/rejected-with.ts';
import { ApiError, byCode, hasErrorCode, isApiError, isOutcomeUnknown, isUnanswered } from './api-error.ts';

test('an error is recognised by its code, not by its status, which others share', () => {
  const error = rejectedWith('own-role');
  expect(hasErrorCode(error, 'last-admin')).toBe(false);
  expect(hasErrorCode(error, 'last-admin', 'own-role')).toBe(true);
  expect(byCode(error, { 'last-admin': 'the last', 'own-role': 'their own' })).toBe('their own');
  expect(byCode(error, { 'last-admin': 'the last' })).toBeUndefined();
});

test.each([
  ['is unanswered', new ApiError(0)],
  ['is not ours, but of something on the way', new ApiError(404)],
  ['is a mistake of the page', new TypeError('404')],
  ['was never made', undefined],
])('a call that %s has no code', (_what, error) => {
  expect(hasErrorCode(error, 'not-found')).toBe(false);
  expect(byCode(error, { 'not-found': 'gone' })).toBeUndefined();
});

test('only a rejection is final: after a server error or a timeout the next try may succeed', () => {
  expect([400, 404, 409, 499].every((status) => isApiError(new ApiError(status)))).toBe(true);
  expect([0, 500, 503].some((status) => isApiError(new ApiError(status)))).toBe(false);
  expect(isApiError(new Error('404'))).toBe(false);
});

test('a call without an answer in time is unanswered', () => {
  expect(isUnanswered(new ApiError(0))).toBe(true);
  expect(isUnanswered(new ApiError(504))).toBe(false);
});

test('a call without an answer, or one on which a server failed, may have taken effect; a rejected one has not', () => {
  expect([0, 500, 502, 503, 504].every((status) => isOutcomeUnknown(new ApiError(status)))).toBe(true);
  expect([400, 403, 408, 409, 429].some((status) => isOutcomeUnknown(new ApiError(status)))).toBe(false);
  expect(isOutcomeUnknown(new TypeError('500'))).toBe(false);
  expect(isOutcomeUnknown(new ApiError(0, undefined, undefined, false))).toBe(false); // it was not sent
});
