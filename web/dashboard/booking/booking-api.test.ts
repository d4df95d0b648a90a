import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callWithToken } from '../../shared/api/client.ts';
import { checkQuery, readParcelFile } from './booking-api.ts';

vi.mock(import('../../shared/api/client.ts'), async (load) => ({ ...(await load()), callWithToken: vi.fn() }));

const IDS = Array.from({ length: 101 }, (_, place) => `order-${place}`);

/** Answers as the server, which takes at most a hundred ids. */
function answer(rowsOf: (ids: string[]) => unknown[]) {
  vi.mocked(callWithToken).mockImplementation(async (_call, input) => {
    const { ids } = (input as unknown as { body: { ids: string[] } }).body; // a cast: both calls have them
    if (ids.length > 100) throw new Error('too many');
    return { rows: rowsOf(ids) } as never;
  });
}

test('more orders than a call takes are checked together', async () => {
  answer((ids) => ids.map((_id) => ({ _id })));
  const { rows } = await new QueryClient().fetchQuery(checkQuery('steadfast', IDS));
  expect(rows.map(({ _id }) => _id)).toEqual(IDS);
});

test('their file has its titles once', async () => {
  answer((ids) => [['Order'], ...ids.map((id) => [id])]);
  expect((await readParcelFile(IDS)).flat()).toEqual(['Order', ...IDS]);
});
