import { createHash } from 'node:crypto';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import { partOf } from '../catalogue/settings-of.ts';
import { inCatalogueTransaction } from '../catalogue/write-catalogue.ts';
import type { AdminSettings } from '../contract/settings.ts';
import type { Settings, SettingsPart } from '../domain/settings.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import { settings } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';

const VERSION_LENGTH = 16;

const LABELS: Record<SettingsPart, string> = {
  contact: 'Contact',
  legal: 'Legal numbers',
  delivery: 'Delivery',
  stock: 'Stock',
  announcement: 'Announcement',
};

/** A part with its version: a hash of its content, so that no writer has to increment it. */
export function versioned<Part extends SettingsPart>(values: Settings[Part]): Settings[Part] & { version: string } {
  const version = createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, VERSION_LENGTH);
  return { ...values, version };
}

export async function readAdminSettings(): Promise<AdminSettings> {
  const { contact, legal, delivery, stock, announcement } = (await currentCatalogue({ isFresh: true })).settings;
  return {
    contact: versioned<'contact'>(contact),
    legal: versioned<'legal'>(legal),
    delivery: versioned<'delivery'>(delivery),
    stock: versioned<'stock'>(stock),
    announcement: versioned<'announcement'>(announcement),
  };
}

/** Replaces a part. @throws {Conflict} when it is not `version` any more, unless it already is as wanted. */
export function changeSettings<Part extends SettingsPart>(
  part: Part,
  { version, ...sent }: Settings[Part] & { version: string },
  by: Actor,
): Promise<Settings[Part] & { version: string }> {
  return inCatalogueTransaction(async (transaction, catalogue) => {
    const [stored] = await settings.within(transaction).get([part]);
    const present = versioned<Part>(partOf(part, stored));
    const wanted = versioned<Part>(sent as unknown as Settings[Part]); // what is left without the version
    if (wanted.version === present.version) return present;
    if (version !== present.version)
      throw new Conflict('changed-meanwhile', 'Somebody else has changed these settings.', { settings: present });

    catalogue.putSettings(part, sent as unknown as Settings[Part]);
    const { before, after } = changesBetween(present, wanted);
    recordChange(transaction, by, {
      subject: 'settings',
      action: 'update',
      target: part,
      label: LABELS[part],
      before,
      after,
    });
    return wanted;
  }, 0);
}

/** The fields that differ; null stands for one that is not there, or not any more. */
function changesBetween(present: object, wanted: object) {
  const gone = Object.fromEntries(Object.keys(present).map((name) => [name, null]));
  const { before, after } = changedFields<object>(present, { ...gone, ...wanted }) ?? { before: {}, after: {} };
  const withoutVersion = ({ version: _, ...fields }: { version?: string }) => fields;
  return { before: withoutVersion(before), after: withoutVersion(after) };
}
