import { shopName } from '@aloghor/functions/domain/brand';
import type { PublicSettings } from '@aloghor/functions/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { fillPlaceholders } from '../lib/shop-placeholders.ts';
import { useLanguage } from '../locale/locale.ts';
import { call } from './client.ts';

const MINUTE_MS = 60_000;

/** The shop's settings. Server-rendered pages bring them along; a page that stays open refetches them. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: (): Promise<PublicSettings> => call('GET /settings', { query: {} }),
  staleTime: MINUTE_MS,
});

/** What the shop charges for deliveries. */
export const deliveryQuery = queryOptions({ ...shopSettingsQuery, select: ({ delivery }) => delivery });

export const SettingsContext = createContext<PublicSettings | undefined>(undefined);

/** Undefined until they are known, on a page that the server has not rendered. */
export function useShopSettings(): PublicSettings | undefined {
  return useContext(SettingsContext);
}

/** The shop's name in the language of the page; empty until it is known. */
export function useShopName(): string {
  const language = useLanguage();
  const brand = useShopSettings()?.brand;
  return brand ? shopName(brand, language) : '';
}

/** Fills texts with what the shop has set, in the language of the page: see `fillPlaceholders`. */
export function useFillPlaceholders(): (text: string) => string {
  const language = useLanguage();
  const settings = useShopSettings();
  return (text) => fillPlaceholders(text, settings, language);
}
