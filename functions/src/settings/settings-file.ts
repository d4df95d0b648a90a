import type { Catalogue } from '../catalogue/catalogue.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { type Replacement, replacementChange, replaceParts, settled, versioned } from '../catalogue/replace-part.ts';
import { infoPage, pageReplacement } from '../content/info-pages-store.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { importSettings, PartChange, SettingsFile } from '../contract/settings-file.ts';
import type { Banners } from '../domain/content.ts';
import { INFO_TOPICS, pageId } from '../domain/info-topics.ts';
import { SETTINGS_PARTS } from '../domain/settings.ts';
import type { Actor } from '../platform/audit/record-change.ts';
import { withKnownLogo } from './logos-store.ts';
import { settingsReplacement } from './settings-store.ts';

/** All settings and pages of the shop. */
export async function exportFile(): Promise<SettingsFile> {
  const catalogue = await currentCatalogue({ isFresh: true });
  const pages = INFO_TOPICS.map((topic) => {
    const { title, text } = infoPage(catalogue, topic);
    return [topic, { title, text }];
  });
  return { format: 'shop-settings', settings: catalogue.settings, pages: Object.fromEntries(pages) };
}

/** Takes over a file, or tells what that would change. @throws {Conflict} where a part has changed since that was told */
export async function importFile(
  { file, checkOnly, versions = {} }: Parsed<typeof importSettings>['body'],
  by: Actor,
): Promise<PartChange[]> {
  const catalogue = await currentCatalogue({ isFresh: true });
  const { brand } = file.settings;
  const settings = { ...file.settings, ...(brand && { brand: await withKnownLogo(brand) }) };
  const replacements = replacementsOf({ ...file, settings }, versions, catalogue.settings.banners);
  const changes = replacements.flatMap((replacement) => changeOf(replacement, catalogue));
  if (!checkOnly) await replaceParts(replacements, by);
  return changes;
}

function replacementsOf(
  { settings: sent, pages = {} }: Parsed<typeof importSettings>['body']['file'],
  versions: Record<string, string>,
  banners: Banners,
): Replacement[] {
  const settings = { ...sent, ...(sent.banners && { banners: { ...banners, ...sent.banners } }) };
  const parts = SETTINGS_PARTS.flatMap((part) => {
    const values = settings[part];
    return values ? settingsReplacement(part, values as never, versions[part] ?? '') : []; // the schema ties the values to the part
  });
  const written = INFO_TOPICS.flatMap((topic) => {
    const page = pages[topic];
    return page ? pageReplacement(topic, { ...page, version: versions[pageId(topic)] ?? '' }) : [];
  });
  return [...parts, ...written];
}

function changeOf(sent: Replacement, catalogue: Catalogue): PartChange[] {
  const present = versioned(sent.read(catalogue.storedSettings[sent.part]));
  const replacement = settled(sent, present);
  const { part, wanted } = replacement;
  if (versioned(wanted).version === present.version) return [];
  return [{ part, ...replacementChange(replacement, present), version: present.version }];
}
