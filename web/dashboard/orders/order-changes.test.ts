import type { Order } from '@aloghor/functions/contract/orders';
import type { ErrorCode } from '@aloghor/functions/domain/error-codes';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { rejectedWith } from '../../test/rejected-with.ts';
import { askFirst } from '../layout/ask-first.ts';
import { confirmStatus, confirmUndoSent, orderErrorText } from './order-changes.ts';

vi.mock('../layout/ask-first.ts', () => ({ askFirst: vi.fn() }));

const asked = vi.mocked(askFirst);
const questions = () => asked.mock.calls.map(([{ question }]) => question);

beforeEach(() => void asked.mockReset());

const anOrder = (change: Partial<Order>) =>
  ({ _id: 'x7', name: 'Rupa', status: 'waiting for confirmation', totalPrice: 100, ...change }) as Order; // what a question needs

const SEND = { id: 'x7', status: 'Out for Delivery' };

test('a confirmed order is sent without a question', async () => {
  expect(await confirmStatus(anOrder({ confirmedAt: 1 }), 'Out for Delivery', 'en')).toEqual(SEND);
  expect(questions()).toEqual([]);
});

test.each<[string, Partial<Order>]>([
  ['that waits', {}],
  ['that is paid', { status: 'Payment successful', payment: { sum: 100, at: 1 } }],
])('an unconfirmed order %s is sent only after a yes', async (_which, change) => {
  asked.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ isTicked: false });
  expect(await confirmStatus(anOrder(change), 'Out for Delivery', 'en')).toBeUndefined();
  expect(await confirmStatus(anOrder(change), 'Out for Delivery', 'en')).toEqual(SEND);
  expect(questions()).toEqual(Array(2).fill('Send an order that nobody confirmed?'));
});

test('an unconfirmed order is delivered only after a second yes', async () => {
  asked.mockResolvedValueOnce({ isTicked: false }).mockResolvedValueOnce({ isTicked: false });
  expect(await confirmStatus(anOrder({}), 'Delivered', 'en')).toEqual({ id: 'x7', status: 'Delivered' });
  expect(questions()).toEqual(['Send an order that nobody confirmed?', 'Is this order delivered?']);
  asked.mockReset();
  expect(await confirmStatus(anOrder({}), 'Delivered', 'en')).toBeUndefined();
  expect(questions()).toHaveLength(1);
});

test('an unconfirmed order is cancelled, or paid, without that question', async () => {
  asked.mockResolvedValue({ isTicked: false });
  await confirmStatus(anOrder({}), 'Cancel', 'en');
  await confirmStatus(anOrder({}), 'Payment successful', 'en');
  expect(questions()).toEqual(['Cancel this order?', 'Received 100 Tk?']);
});

test('a hand-over is undone only after a yes', async () => {
  const sent = anOrder({ status: 'Out for Delivery' });
  asked.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ isTicked: false });
  expect([await confirmUndoSent(sent, 'en'), await confirmUndoSent(sent, 'en')]).toEqual([false, true]);
});

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

test('after a failure of the server the message does not claim that the order is unchanged', () => {
  expect(orderErrorText(new ApiError(500), 'en')).toMatch(/^The shop did not say whether it was\./);
});

test('for any other error the caller gives the message', () => {
  expect(orderErrorText(rejectedWith('internal-error'), 'en', 'Please look at the order.')).toBe(
    'Please look at the order.',
  );
});
