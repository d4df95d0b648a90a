import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import { beforeEach, expect, test, vi } from 'vitest';
import { callWithToken } from '../../shared/api/client.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { showNotice } from '../../shared/ui/popup.ts';
import { askFirst } from '../layout/ask-first.ts';
import { claimSlips } from './printed-slips.ts';

vi.mock(import('../../shared/api/client.ts'), async (load) => ({ ...(await load()), callWithToken: vi.fn() }));
vi.mock(import('../../shared/ui/popup.ts'), async (load) => ({ ...(await load()), showNotice: vi.fn() }));
vi.mock(import('../layout/ask-first.ts'), async (load) => ({ ...(await load()), askFirst: vi.fn() }));

const anOrder = (_id: string, toCollect = 900, status: OrderStatus = 'waiting for confirmation') => ({
  _id,
  number: `A-${_id}`,
  toCollect,
  status,
});
const [ONE, OTHER] = [anOrder('one'), anOrder('other')];
/** What the server has now: the sum of each was corrected while the question was open. */
const readAgain = vi.fn(async (ids: string[]) => ids.map((id) => anOrder(id, 700)));

const printedBefore = (...ids: string[]) => {
  const printed = ids.map((_id) => ({ _id, number: 'A-1042', printed: { at: 1, by: 'rina@aloghor.example' } }));
  return new ApiError(409, { code: 'slips-printed', printed } as never);
};

beforeEach(() => void vi.clearAllMocks());

test('slips that nobody has printed are printed as they were read', async () => {
  expect(await claimSlips([ONE, OTHER], 'en', readAgain)).toEqual([ONE, OTHER]);
  expect(readAgain).not.toHaveBeenCalled();
});

test('what is printed again after a question is read again first', async () => {
  vi.mocked(callWithToken).mockRejectedValueOnce(printedBefore('one'));
  vi.mocked(askFirst).mockResolvedValueOnce({ isTicked: false } as never);
  expect(await claimSlips([ONE], 'en', readAgain)).toEqual([anOrder('one', 700)]);
});

test('so are the others, where those that were printed are left out', async () => {
  vi.mocked(callWithToken).mockRejectedValueOnce(printedBefore('one'));
  vi.mocked(askFirst).mockResolvedValueOnce({ isTicked: false } as never);
  expect(await claimSlips([ONE, OTHER], 'en', readAgain)).toEqual([anOrder('other', 700)]);
});

test('they are read once, also where somebody prints more of them while the question is open', async () => {
  const third = anOrder('third');
  vi.mocked(callWithToken).mockRejectedValueOnce(printedBefore('one')).mockRejectedValueOnce(printedBefore('other'));
  vi.mocked(askFirst).mockResolvedValue({ isTicked: false } as never);
  expect(await claimSlips([ONE, OTHER, third], 'en', readAgain)).toEqual([anOrder('third', 700)]);
  expect(readAgain.mock.calls).toEqual([[['third']]]);
});

test('what has left the shop while the question was open is named, and not printed', async () => {
  vi.mocked(callWithToken).mockRejectedValueOnce(printedBefore('one', 'other'));
  vi.mocked(askFirst).mockResolvedValueOnce({ isTicked: false } as never);
  readAgain.mockResolvedValueOnce([anOrder('one', 900, 'Cancel'), OTHER]);
  expect(await claimSlips([ONE, OTHER], 'en', readAgain)).toEqual([OTHER]);
  expect(showNotice).toHaveBeenCalledExactlyOnceWith('No longer in the shop, so not printed: A-one.', 'en');
});

test('one that had left it before is printed again where that is wanted', async () => {
  const sent = anOrder('one', 900, 'Out for Delivery');
  vi.mocked(callWithToken).mockRejectedValueOnce(printedBefore('one'));
  vi.mocked(askFirst).mockResolvedValueOnce({ isTicked: false } as never);
  readAgain.mockResolvedValueOnce([sent]);
  expect(await claimSlips([sent], 'en', readAgain)).toEqual([sent]);
  expect(showNotice).not.toHaveBeenCalled();
});

test('nothing is printed, nor read, where the answer is no', async () => {
  vi.mocked(callWithToken).mockRejectedValueOnce(printedBefore('one'));
  vi.mocked(askFirst).mockResolvedValueOnce(undefined as never);
  expect(await claimSlips([ONE], 'en', readAgain)).toEqual([]);
  expect(readAgain).not.toHaveBeenCalled();
});
