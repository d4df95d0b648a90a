import type { Catalogue } from '../catalogue/catalogue.ts';
import { shownToShoppers } from '../domain/categories.ts';
import { isShownAt, type Schedule } from '../domain/content.ts';
import {
  isForStaff,
  type ReadableSettings,
  SETTINGS_PARTS,
  type Settings,
  withOwnContact,
} from '../domain/settings.ts';
import { sendsSms } from '../notifications/notification-settings.ts';

/** The settings as shoppers see them. */
export interface CurrentlyShown {
  /** Differs from that of the catalogue once something has begun or ended. */
  version: string;
  settings: ReadableSettings;
  catalogue: Catalogue;
}

const shown = new WeakMap<Catalogue, CurrentlyShown>();

/** The settings without what is scheduled for another time. The same object until something begins or ends. */
export function currentlyShown(catalogue: Catalogue, now = Date.now()): CurrentlyShown {
  const version = [catalogue.version, changesUntil(now, catalogue.settings)].filter(Boolean).join('-');
  const before = shown.get(catalogue);
  if (before?.version === version) return before;
  const current = { version, settings: withoutScheduled(catalogue.settings, now), catalogue };
  shown.set(catalogue, current);
  return current;
}

function withoutScheduled(settings: Settings, now: number): ReadableSettings {
  const shownNow = <Content extends Schedule>(content: Content) => (isShownAt(now, content) ? content : {});
  const { hero, banner } = settings.banners;
  return {
    ...withoutStaffParts(withOwnContact(settings)),
    categories: shownToShoppers(settings.categories),
    announcement: shownNow(settings.announcement),
    banners: { hero: shownNow(hero), banner: shownNow(banner) },
    ...(sendsSms(settings.notifications) && { sendsSms: true }),
  };
}

function withoutStaffParts(settings: Settings): ReadableSettings {
  const readable = SETTINGS_PARTS.filter((part) => !isForStaff(part)).map((part) => [part, settings[part]]);
  return Object.fromEntries(readable) as ReadableSettings; // fromEntries forgets the parts
}

/** How much has begun or ended. */
function changesUntil(now: number, { announcement, banners }: Settings): number {
  const scheduled: Schedule[] = [announcement, banners.hero, banners.banner];
  return scheduled
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment !== undefined && moment <= now).length;
}
