import type { PublicSettings } from '@aloghor/functions/domain/settings';
import type { QueryClient } from '@tanstack/react-query';
import { shopSettingsQuery } from '../../shared/api/settings.ts';

/** The id of the element in which a prerendered page embeds its query data. */
export const PRERENDERED_DATA_ID = 'prerendered-data';

/** Query data, by query key. */
export type PrerenderedData = [key: readonly unknown[], answer: unknown][];

/**
 * The settings that pages embed: those that the app shows. The announcement is rendered above the app, in the page itself.
 */
export function shownSettings({
  brand,
  contact,
  legal,
  delivery,
  categories,
  banners,
  sections,
  sendsSms,
}: PublicSettings): PrerenderedData[number] {
  const isSecondHidden = sections.sections?.includes('banner') === false;
  const shown: PublicSettings = {
    brand,
    contact,
    legal,
    delivery,
    categories,
    announcement: {},
    banners: isSecondHidden ? { ...banners, banner: {} } : banners,
    sections,
    sendsSms,
  };
  return [shopSettingsQuery.queryKey, shown];
}

/** Seeds the query cache with the page's embedded data, as old as the page itself. */
export function takePrerenderedData(cache: QueryClient, json: string): void {
  const data: PrerenderedData = JSON.parse(json);
  const updatedAt = performance.timeOrigin;
  for (const [key, answer] of data) cache.setQueryData(key, answer, { updatedAt });
}
