import type { Catalogue } from '../catalogue/catalogue.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { type Replacement, replacePart, type Versioned, versioned } from '../catalogue/replace-part.ts';
import { partOf } from '../catalogue/settings-of.ts';
import { pageList } from '../content/info-pages-store.ts';
import type { StaffSettings } from '../contract/settings.ts';
import { SETTINGS, type Settings, type SettingsPart, withOwnContact } from '../domain/settings.ts';
import type { Actor } from '../platform/audit/record-change.ts';
import { assertUnused, withFormerLabels } from './change-categories.ts';
import { assertRidersFree } from './change-riders.ts';
import { assertLogo } from './logos-store.ts';

/** What a part demands beside its schema. */
const RULES: { [Part in SettingsPart]?: Pick<Replacement<Settings[Part]>, 'settle' | 'assertAllowed'> } = {
  categories: { settle: withFormerLabels, assertAllowed: assertUnused },
  riders: { assertAllowed: assertRidersFree },
};

export async function readStaffSettings(): Promise<StaffSettings> {
  const catalogue = await currentCatalogue({ isFresh: true });
  return withOwnContact(withVersions(catalogue.settings, catalogue));
}

/** Each of these parts, and the list of pages, with its version. */
export function withVersions<Parts extends Partial<Settings>>(parts: Parts, catalogue: Catalogue) {
  const all = Object.entries(parts).map(([part, values]) => [part, versioned(values)]);
  const shown = Object.fromEntries(all) as { [Part in keyof Parts]: Versioned<Parts[Part]> }; // fromEntries forgets the parts
  return { ...shown, pages: pageList(catalogue) };
}

/** Replaces a part. @throws {Conflict} when it is not `version` any more, unless it already is as wanted. */
export async function changeSettings<Part extends SettingsPart>(
  part: Part,
  { version, ...sent }: Versioned<Settings[Part]>,
  by: Actor,
): Promise<Versioned<Settings[Part]>> {
  const wanted = sent as unknown as Settings[Part]; // what is left without the version
  if (part === 'brand') await assertLogo(wanted as Settings['brand']);
  return replacePart(settingsReplacement(part, wanted, version), by);
}

/** A part with other values. */
export function settingsReplacement<Part extends SettingsPart>(
  part: Part,
  wanted: Settings[Part],
  version: string,
): Replacement<Settings[Part]> {
  const { label } = SETTINGS[part];
  return { part, label, read: (stored) => partOf(part, stored), wanted, version, isTimed: true, ...RULES[part] };
}
