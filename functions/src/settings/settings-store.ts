import type { Catalogue } from '../catalogue/catalogue.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { type Replacement, replacePart, type Versioned, versioned } from '../catalogue/replace-part.ts';
import { partOf } from '../catalogue/settings-of.ts';
import { pageList } from '../content/info-pages-store.ts';
import type { AdminSettings, PublicSettings } from '../contract/settings.ts';
import type { ReadableSettings, Settings, SettingsPart } from '../domain/settings.ts';
import type { Actor } from '../platform/audit/record-change.ts';

const LABELS: Record<SettingsPart, string> = {
  contact: 'Contact',
  legal: 'Legal numbers',
  delivery: 'Delivery',
  announcement: 'Announcement',
  banners: 'Banners',
  sections: 'Home page',
  faq: 'Questions and answers',
  stock: 'Stock',
  notifications: 'Notifications',
};

export async function readAdminSettings(): Promise<AdminSettings> {
  const catalogue = await currentCatalogue({ isFresh: true });
  const { stock, notifications, ...settings } = catalogue.settings;
  return {
    ...withVersions(settings, catalogue),
    stock: versioned(stock),
    notifications: versioned(notifications),
  };
}

/** Each part that everybody may read, with its version. */
export function withVersions(
  { contact, legal, delivery, announcement, banners, sections, faq }: ReadableSettings,
  catalogue: Catalogue,
): PublicSettings {
  return {
    contact: versioned(contact),
    legal: versioned(legal),
    delivery: versioned(delivery),
    announcement: versioned(announcement),
    banners: versioned(banners),
    sections: versioned(sections),
    faq: versioned(faq),
    pages: pageList(catalogue),
  };
}

/** Replaces a part. @throws {Conflict} when it is not `version` any more, unless it already is as wanted. */
export function changeSettings<Part extends SettingsPart>(
  part: Part,
  { version, ...sent }: Versioned<Settings[Part]>,
  by: Actor,
): Promise<Versioned<Settings[Part]>> {
  const wanted = sent as unknown as Settings[Part]; // what is left without the version
  return replacePart(settingsReplacement(part, wanted, version), by);
}

/** A part with other values. */
export function settingsReplacement<Part extends SettingsPart>(
  part: Part,
  wanted: Settings[Part],
  version: string,
): Replacement<Settings[Part]> {
  return { part, label: LABELS[part], read: (stored) => partOf(part, stored), wanted, version };
}
