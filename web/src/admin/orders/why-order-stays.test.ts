import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { refusedAs } from '../../lib/refused-as.ts';
import { whyOrderStays } from './why-order-stays.ts';

test.each<[ErrorCode, string]>([
  ['order-closed', 'This order was closed meanwhile, and history is final.'],
  ['order-cancelled', 'This order was cancelled meanwhile: nothing is to be paid.'],
  ['not-found', 'This order is not there any more.'],
  ['busy', 'The order is as it was. Please try again.'],
])('an order that is not changed has the sentence of its reason: %s', (code, sentence) => {
  expect(whyOrderStays(refusedAs(code))).toBe(sentence);
});

test('where no answer came, nobody says that the order is as it was', () => {
  expect(whyOrderStays(new ApiError(0))).toMatch(/^No answer came/);
});

test('what else may be half done is said by who asked for it', () => {
  expect(whyOrderStays(refusedAs('internal-error'), 'Please look at the order.')).toBe('Please look at the order.');
});
