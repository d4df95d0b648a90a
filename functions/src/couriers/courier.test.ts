import { expect, test } from 'vitest';
import { cancellationAnswer } from './courier.ts';

const refusedFor = (message: string) =>
  cancellationAnswer({ kind: 'answered', isSuccess: false, status: 422, body: { message } });

test.each([
  'Parcel is already cancelled',
  'A return request is open',
  'Return already requested',
  'Cancellation exists',
])('what a courier does already is what was asked for: %s', (message) => {
  expect(refusedFor(message)).toEqual({ kind: 'accepted' });
});

test.each([
  'The order is already picked up and cannot be cancelled.',
  'Parcel already in transit',
  'Only open orders can be cancelled',
  'Already delivered',
  'No open parcel of this id',
])('any other reason is a refusal: %s', (message) => {
  expect(refusedFor(message)).toMatchObject({ kind: 'rejected' });
});
