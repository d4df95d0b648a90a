import { expect, test } from 'vitest';
import * as times from './times.ts';

test('what moves or closes by itself takes the times that the shop promises', () => {
  expect({ ...times }).toEqual({
    CAROUSEL_DELAY_MS: 3000,
    SEARCH_DELAY_MS: 300,
    PRICE_DELAY_MS: 600,
    SUCCESS_MS: 1500,
    LONG_SUCCESS_MS: 2000,
    HINT_MS: 8000,
    NEWSLETTER_MS: 2500,
    ORDER_COMPLETED_MS: 15000,
    REMOVED_MS: 700,
    PROMOTED_MS: 700,
    WARNING_MS: 2000,
    SIGN_IN_WARNING_MS: 1500,
  });
});
