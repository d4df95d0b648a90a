import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurns } from './retries.ts';

const inTurn = takeTurns(2_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each waits for those before it, also for one that fails', async () => {
  const said: string[] = [];
  const take = (name: string, ms: number) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      said.push(`${name} ends`);
      if (name === 'first') throw new Error('lost');
      return name;
    });
  const [first, second] = [take('first', 50), take('second', 10)];
  const lost = expect(first).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(60);
  await lost;
  expect(await second).toBe('second');
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('one that hangs holds up the next for two seconds, not for ever, and its answer still comes', async () => {
  let answer = (_name: string) => {};
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const hanging = inTurn(() => answered);
  const next = vi.fn(async () => {});
  void inTurn(next);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(next).toHaveBeenCalledOnce();
  answer('late');
  expect(await hanging).toBe('late');
});
