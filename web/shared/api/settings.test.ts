import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from './client.ts';
import { shopSettingsQuery } from './settings.ts';

vi.mock('./client.ts', () => ({ call: vi.fn(async () => DEFAULT_SETTINGS) }));

test('what a page brought along is asked for again after a minute, so that an open shop shows what was changed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cache = new QueryClient();
  cache.setQueryData(shopSettingsQuery.queryKey, { ...DEFAULT_SETTINGS, legal: { bin: '1' } });
  vi.advanceTimersByTime(59_000);
  expect(await cache.fetchQuery(shopSettingsQuery)).toMatchObject({ legal: { bin: '1' } });
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(await cache.fetchQuery(shopSettingsQuery)).toEqual(DEFAULT_SETTINGS);
  expect(call).toHaveBeenCalledOnce();
});
