import { expect, test } from 'vitest';
import { newDesk } from './desk.ts';
import { withWaitingSince } from './waiting-since.ts';

const PLACED = { status: 'waiting for confirmation' } as const;
const LEFT = ['Out for Delivery', 'Delivered', 'Cancel'] as const;

type Desk = Parameters<typeof withWaitingSince>[0];

test('an order waits to be packed from when it is confirmed until it is packed, or has left the shop', () => {
  const order = { ...PLACED, confirmedAt: 7 };
  const desk: Desk = { state: 'confirmed', attempts: [] };
  const waiting = withWaitingSince(desk, order);
  expect(waiting).toEqual({ ...desk, toPackSince: 7 });
  expect(withWaitingSince(waiting, order)).toBe(waiting);
  expect(withWaitingSince(desk, PLACED)).toBe(desk);
  expect(withWaitingSince({ ...waiting, packed: {} }, order).toPackSince).toBeUndefined();
  for (const status of LEFT)
    expect(withWaitingSince(waiting, { ...order, status }).toPackSince, status).toBeUndefined();
});

test('an order is put aside since the last call that its buyer did not answer, until it is called about again, or has left the shop', () => {
  const desk: Desk = { ...newDesk(1), state: 'noAnswer', callAt: undefined, attempts: [{ at: 5 }, { at: 9 }] };
  const aside = withWaitingSince(desk, PLACED);
  expect(aside.asideSince).toBe(9);
  expect(withWaitingSince(aside, PLACED)).toBe(aside);
  expect(withWaitingSince({ ...aside, callAt: 10 }, PLACED).asideSince).toBeUndefined();
  expect(withWaitingSince({ ...aside, state: 'confirmed' }, PLACED).asideSince).toBeUndefined();
  for (const status of LEFT) expect(withWaitingSince(aside, { status }).asideSince, status).toBeUndefined();
});
