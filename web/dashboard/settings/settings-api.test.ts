import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepPart } from './settings-api.ts';

test('what is saved reaches the settings that shoppers see, but for what is the staff’s alone', () => {
  const cache = new QueryClient();
  const legal = { bin: '1', version: 'a' };
  cache.setQueryData(['settings', 'public'], { legal });
  keepPart('stock', { lowStock: 3, version: 'b' }, cache);
  keepPart('legal', { ...legal, bin: '2' }, cache);
  expect(cache.getQueryData(['settings', 'public'])).toEqual({ legal: { bin: '2', version: 'a' } });
});
