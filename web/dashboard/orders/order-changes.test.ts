import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { rejectedWith } from '../../shared/lib/rejected-with.ts';
import { orderErrorText } from './order-changes.ts';

test.each<[ErrorCode, string]>([
  ['order-closed', 'This order has been closed and can no longer be changed.'],
  ['order-cancelled', 'This order has been cancelled. There is nothing to pay.'],
  ['not-found', 'This order no longer exists.'],
  ['busy', 'The shop is very busy right now. Check the order in a moment, and try again.'],
])('an unchanged order has a sentence for its error code: %s', (code, sentence) => {
  expect(orderErrorText(rejectedWith(code), 'en')).toBe(sentence);
});

test('without an answer, the message does not claim that the order is unchanged', () => {
  expect(orderErrorText(new ApiError(0), 'en')).toMatch(/^No answer came/);
});

test('for any other error the caller gives the message', () => {
  expect(orderErrorText(rejectedWith('internal-error'), 'en', 'Please look at the order.')).toBe(
    'Please look at the order.',
  );
});
