import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { type Replacement, replacePart, type Versioned, versioned } from '../catalogue/replace-part.ts';
import { partOf } from '../catalogue/settings-of.ts';
import type { AdminSettings, PublicSettings } from '../contract/settings.ts';
import type { ReadableSettings, Settings, SettingsPart } from '../domain/settings.ts';
import type { Actor } from '../platform/audit/record-change.ts';

const LABELS: Record<SettingsPart, string> = {
  contact: 'Contact',
  legal: 'Legal numbers',
  delivery: 'Delivery',
  stock: 'Stock',
  announcement: 'Announcement',
  faq: 'Questions and answers',
  home: 'Home page',
  hero: 'First banner',
  banner: 'Second banner',
  notifications: 'Notifications',
};

export async function readAdminSettings(): Promise<AdminSettings> {
  const { settings } = await currentCatalogue({ isFresh: true });
  return { ...withVersions(settings), notifications: versioned(settings.notifications) };
}

/** Each part that everybody may read, with its version. */
export function withVersions({
  contact,
  legal,
  delivery,
  stock,
  announcement,
  faq,
  home,
  hero,
  banner,
}: ReadableSettings): PublicSettings {
  return {
    contact: versioned(contact),
    legal: versioned(legal),
    delivery: versioned(delivery),
    stock: versioned(stock),
    announcement: versioned(announcement),
    faq: versioned(faq),
    home: versioned(home),
    hero: versioned(hero),
    banner: versioned(banner),
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
