import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceQuiet } from './once-quiet.ts';

let cache: QueryClient;
const onQuiet = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onQuiet.mockReset();
  cache = new QueryClient();
});
afterEach(() => {
  cache.clear();
  vi.useRealTimers();
});

/** Asks for something; the returned function answers it. */
function ask(name: string): () => void {
  let answer = () => {};
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('a lamp');
  });
  void cache.fetchQuery({ queryKey: [name], queryFn: () => answered });
  return answer;
}

test('a page is quiet a second after its last answer, also where each leads to the next question', async () => {
  const role = ask('role');
  onceQuiet(cache, onQuiet);
  await vi.advanceTimersByTimeAsync(60_000);
  role();
  await vi.advanceTimersByTimeAsync(900);
  const orders = ask('orders');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onQuiet).not.toHaveBeenCalled();
  orders();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onQuiet).toHaveBeenCalledOnce();
});

test('what is only changed in the cache does not delay it, nor what is asked afterwards repeat it', async () => {
  const stop = onceQuiet(cache, onQuiet);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    cache.setQueryData(['queue'], tenth);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(onQuiet).toHaveBeenCalledOnce();
  stop();
  ask('orders')();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onQuiet).toHaveBeenCalledOnce();
});

test('who has gone hears nothing', async () => {
  onceQuiet(cache, onQuiet)();
  await vi.advanceTimersByTimeAsync(60_000);
  ask('orders')();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onQuiet).not.toHaveBeenCalled();
});
