import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { beforeEach, expect, test, vi } from 'vitest';
import { askFirst } from '../layout/ask-first.ts';
import { confirmBulkStatus } from './confirm-bulk-status.ts';

vi.mock('../layout/ask-first.ts', () => ({ askFirst: vi.fn() }));
vi.mock('../../shared/ui/popup.ts', () => ({ showNotice: vi.fn() }));

const anOrder = (number: string, change: Partial<PackingOrder> = {}) =>
  ({
    _id: number,
    number,
    status: 'waiting for confirmation',
    totalPrice: 100,
    orderItems: [],
    ...change,
  }) as PackingOrder;

const UNCALLED = anOrder('A-1001');
const CALLED = anOrder('A-1002', { confirmedAt: 1 });
const PAID = anOrder('A-1003', { status: 'Payment successful', payment: { sum: 100 } });
const PAID_AND_CALLED = { ...PAID, confirmedAt: 1 };
const SENT_OUT = anOrder('A-1004', { status: 'Out for Delivery' });
const ALL = [UNCALLED, CALLED, PAID, SENT_OUT];

const asked = vi.mocked(askFirst);
const questions = () => asked.mock.calls.map(([{ text }]) => text);

beforeEach(() => {
  asked.mockReset();
});

test('orders that nobody has confirmed are left out of what is handed over, and named', async () => {
  asked.mockResolvedValueOnce({ isTicked: false });
  const wanted = { kind: 'status', status: 'Out for Delivery', received: false };
  expect(await confirmBulkStatus(ALL, 'Out for Delivery', 'en')).toEqual({ orders: [CALLED, SENT_OUT], wanted });
  expect(questions()).toEqual([expect.stringMatching(/^2 of them .*\(A-1001, A-1003\).*200 Tk to collect/)]);
});

test('they are handed over if the admin ticks so', async () => {
  asked.mockResolvedValueOnce({ isTicked: true });
  expect(await confirmBulkStatus(ALL, 'Out for Delivery', 'en')).toMatchObject({ orders: ALL });
});

test('after a no, and when none is left, nothing is handed over', async () => {
  asked.mockResolvedValueOnce(undefined);
  expect(await confirmBulkStatus(ALL, 'Out for Delivery', 'en')).toBeUndefined();
  asked.mockResolvedValueOnce({ isTicked: false });
  expect(await confirmBulkStatus([UNCALLED, PAID], 'Out for Delivery', 'en')).toBeUndefined();
});

test('what may be ticked as received is all that is to be collected, also the rest of orders that were paid in part', async () => {
  const part = anOrder('A-1005', { status: 'Out for Delivery', payment: { sum: 40 } });
  asked.mockResolvedValue({ isTicked: true });
  await confirmBulkStatus([CALLED, part], 'Delivered', 'en');
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    text: expect.stringMatching(/^160 Tk to collect in total/),
    tick: '160 Tk was received',
  });
  await confirmBulkStatus([part], 'Delivered', 'en');
  expect(asked.mock.calls[1]?.[0]).toMatchObject({ tick: '60 Tk was received' });
  await confirmBulkStatus([PAID_AND_CALLED], 'Delivered', 'en');
  expect(asked.mock.calls[2]?.[0].tick).toBeUndefined();
});

test('for Delivered a second question is about the money of the remaining orders', async () => {
  asked.mockResolvedValueOnce({ isTicked: false }).mockResolvedValueOnce({ isTicked: true });
  const wanted = { kind: 'status', status: 'Delivered', received: true };
  expect(await confirmBulkStatus(ALL, 'Delivered', 'en')).toEqual({ orders: [CALLED, SENT_OUT], wanted });
  expect(questions()).toEqual([
    expect.stringMatching(/^2 of them/),
    expect.stringMatching(/^200 Tk to collect in total/),
  ]);
});

test.each(['Payment successful', 'Cancel'] as const)('%s needs no call', async (status) => {
  asked.mockResolvedValueOnce({ isTicked: false });
  expect(await confirmBulkStatus(ALL, status, 'en')).toMatchObject({ orders: ALL, wanted: { status } });
});
