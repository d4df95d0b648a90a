import type { Banners } from '@aloghor/functions/domain/content';
import { DEFAULT_SETTINGS, type PublicSettings } from '@aloghor/functions/domain/settings';
import type { QueryClient } from '@tanstack/react-query';
import { shopSettingsQuery } from '../../shared/api/settings.ts';

/** The id of the element in which a prerendered page embeds its query data. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

/** Query data, by query key. */
export type PrerenderedData = [key: readonly unknown[], answer: unknown][];

/** What the app shows of the settings; the announcement stands above it. */
const SHOWN_BY_APP = ['contact', 'legal', 'delivery', 'banners', 'sections'] as const;

/** What pages embed of the settings: the parts that are shown and are not those of a new shop, which the app knows. */
export function changedSettings(settings: PublicSettings): PrerenderedData {
  const shown = { ...settings, banners: shownBanners(settings) };
  const changed = SHOWN_BY_APP.filter((part) => JSON.stringify(shown[part]) !== JSON.stringify(DEFAULT_SETTINGS[part]));
  if (changed.length === 0) return [];
  return [[shopSettingsQuery.queryKey, Object.fromEntries(changed.map((part) => [part, shown[part]]))]];
}

function shownBanners({ banners, sections }: PublicSettings): Banners {
  const isSecondHidden = sections.sections?.includes('banner') === false;
  return isSecondHidden ? { ...banners, banner: {} } : banners;
}

/** Seeds the query cache with the page's embedded data, as old as the page itself. */
export function takePrerenderedData(cache: QueryClient, json: string): void {
  const data: PrerenderedData = JSON.parse(json);
  const updatedAt = performance.timeOrigin;
  for (const [key, answer] of data) cache.setQueryData(key, answer, { updatedAt });
  cache.setQueryData(shopSettingsQuery.queryKey, (changed) => ({ ...DEFAULT_SETTINGS, ...changed }), { updatedAt });
}
