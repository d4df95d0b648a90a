import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepPart } from './settings-api.ts';

test('what is saved reaches the settings that shoppers see, but for what is the staff’s alone', () => {
  const cache = new QueryClient();
  const { brand, contact } = DEFAULT_SETTINGS;
  const legal = { bin: '1', version: 'a' };
  cache.setQueryData(['settings', 'public'], { brand, contact, legal });
  keepPart('stock', { lowStock: 3, version: 'b' }, cache);
  keepPart('legal', { ...legal, bin: '2' }, cache);
  expect(cache.getQueryData(['settings', 'public'])).toEqual({ brand, contact, legal: { bin: '2', version: 'a' } });
});

test('a name that is saved is also that of the showroom at once, over the version that was seen', () => {
  const cache = new QueryClient();
  const contact = { ...DEFAULT_SETTINGS.contact, version: 'seen' };
  cache.setQueryData(['settings', 'opened'], { ...DEFAULT_SETTINGS, contact });
  keepPart('brand', { name: { en: 'Noor Lights', bn: 'নূর লাইটস' }, version: 'b' }, cache);
  expect(cache.getQueryData(['settings', 'opened'])).toMatchObject({
    contact: { version: 'seen', address: { name: { en: 'Noor Lights Showroom', bn: 'নূর লাইটস শোরুম' } } },
  });
});
