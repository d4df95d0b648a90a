import { call } from '@aloghor/functions/test/ask';
import { expect, test } from 'vitest';

const CALLS = 10;

/** How many more wrong answers this client may give, as the answer's header says. */
async function track(): Promise<number> {
  const answer = await call('/orders/track', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
    body: JSON.stringify({ id: 'no-such-order-at-once', mobileNumber: '01712345678' }),
  });
  expect(answer.status).toBe(404);
  return Number(/"wrong-tracking";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
}

// Each process counts separately: two would reach the same count.
test('calls at once are answered by one process, as in the cloud', async () => {
  const left = await Promise.all(Array.from({ length: CALLS }, track));
  expect(left.filter(Number.isInteger)).toHaveLength(CALLS); // without the header each is NaN, and NaN equals NaN here
  const [most = 0] = left.toSorted((one, other) => other - one);
  expect(left.toSorted((one, other) => other - one)).toEqual(Array.from({ length: CALLS }, (_, place) => most - place));
});
