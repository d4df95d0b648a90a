import * as z from 'zod/mini';
import { Banners } from '../contract/content.ts';
import { Time } from '../contract/fields.ts';
import { SETTINGS_SCHEMAS } from '../contract/settings.ts';
import { BANNERS } from '../domain/content.ts';
import type { PageId } from '../domain/info-topics.ts';
import { DEFAULT_SETTINGS, SETTINGS_PARTS, type Settings, type SettingsPart } from '../domain/settings.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';

/** The parts and the pages that have been changed, as they are stored. */
export type StoredSettings = { readonly [Part in SettingsPart | PageId]?: unknown };

/** The settings of a shop that has stored these parts; the others are those of a new one. */
export function settingsOf(stored: StoredSettings): Settings {
  return Object.fromEntries(SETTINGS_PARTS.map((part) => [part, partOf(part, stored[part])])) as unknown as Settings; // fromEntries forgets the parts
}

const Timed = z.object({ changedAt: Time });

/** When one of these parts last changed, in milliseconds since 1970; undefined while they are those of a new shop. */
export function changeOf(stored: StoredSettings, parts: readonly SettingsPart[]): number | undefined {
  const times = parts.flatMap((part) => Timed.safeParse(stored[part]).data?.changedAt ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** With its fields in the contract's order. A part that the contract rejects is logged, and counts as not stored. */
export function partOf<Part extends SettingsPart>(part: Part, stored: unknown): Settings[Part] {
  const schema = SETTINGS_SCHEMAS[part];
  const checked = part === 'banners' ? withValidBanners(stored) : stored;
  const [valid] = checked === undefined ? [] : validDocuments(schema, [checked], 'settings');
  return (valid ?? schema.parse(DEFAULT_SETTINGS[part])) as Settings[Part]; // by the part's own schema
}

/** A banner that the contract rejects does not invalidate the other one. */
function withValidBanners(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const banners: Partial<Record<string, unknown>> = { ...stored };
  return Object.fromEntries(
    BANNERS.map((name) => [name, validDocuments(Banners.shape[name], [banners[name] ?? {}], 'settings')[0] ?? {}]),
  );
}
