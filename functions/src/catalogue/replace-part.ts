import type { Transaction } from 'firebase-admin/firestore';
import type { PageId } from '../domain/info-topics.ts';
import type { SettingsPart } from '../domain/settings.ts';
import { type Actor, changedFields, recordChange } from '../platform/audit/record-change.ts';
import { type SettingsDocument, settings } from '../platform/database/collections.ts';
import { Conflict } from '../platform/http/errors.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { StoredSettings } from './settings-of.ts';
import { inCatalogueTransaction } from './write-catalogue.ts';

export type Versioned<Values> = Values & { version: string };

/** A part with the version of its content. */
export function versioned<Values extends object>(values: Values): Versioned<Values> {
  return { ...values, version: versionOf(JSON.stringify(values)) };
}

export interface Replacement<Values extends object = object> {
  /** The id of its document. */
  part: SettingsPart | PageId;
  /** What the audit log calls it. */
  label: string;
  /** The part as it is stored, with its fields in the contract's order. */
  read: (stored: unknown) => Values;
  wanted: Values;
  /** The one that the caller has seen. */
  version: string;
  /** What becomes of the wanted values beside those that are there. */
  settle?(wanted: Values, present: Values): Values;
  /** @throws {ApiError} when what is there may not be replaced by the wanted values */
  assertAllowed?(wanted: Values, present: Values, transaction: Transaction): Promise<void>;
  /** Stored with the time of the change, which is none of its values. */
  isTimed?: true;
  /** Derived fields, which the audit log leaves out. */
  derived?: readonly string[];
}

/** Replaces a part of the settings. @throws {Conflict} when it is not `version` any more, unless it already is as wanted. */
export async function replacePart<Values extends object>(
  replacement: Replacement<Values>,
  by: Actor,
): Promise<Versioned<Values>> {
  const [replaced] = await replaceParts([replacement], by);
  return replaced as Versioned<Values>; // of the one replacement
}

/** Replaces several parts of the settings, or none. @throws {Conflict} as `replacePart` */
export function replaceParts(replacements: readonly Replacement[], by: Actor): Promise<Versioned<object>[]> {
  return inCatalogueTransaction(
    async (transaction, catalogue) => {
      const found = await settings.within(transaction).get(replacements.map(({ part }) => part));
      const stored: StoredSettings = Object.fromEntries(found.map(({ _id, ...values }) => [_id, values]));
      const sides = replacements.map((sent) => {
        const present = versioned(sent.read(stored[sent.part]));
        const replacement = settled(sent, present);
        const wanted = versioned(replacement.wanted);
        return { replacement, present, wanted };
      });
      const changing = sides.filter(({ wanted, present }) => wanted.version !== present.version);
      for (const { replacement, present } of changing) {
        if (replacement.version !== present.version)
          throw new Conflict('changed-meanwhile', 'Somebody else has changed these settings.', { settings: present });
        await replacement.assertAllowed?.(replacement.wanted, present, transaction);
      }
      for (const { replacement, present } of changing) {
        const { part, label, wanted, isTimed } = replacement;
        catalogue.putSettings(part, (isTimed ? { ...wanted, changedAt: Date.now() } : wanted) as SettingsDocument);
        const change = replacementChange(replacement, present);
        recordChange(transaction, by, { subject: 'settings', action: 'update', target: part, label, ...change });
      }
      return sides.map(({ wanted }) => wanted);
    },
    { changes: 0 },
  );
}

/** The replacement as it is written over the present part. */
export function settled(replacement: Replacement, present: object): Replacement {
  const { settle, wanted } = replacement;
  return settle ? { ...replacement, wanted: settle(wanted, present) } : replacement;
}

/** The fields of the current part that a replacement changes. */
export function replacementChange({ wanted, derived = [] }: Replacement, present: object) {
  return changesBetween(present, wanted, ['version', ...derived]);
}

/** The fields that differ; null stands for an absent one. */
function changesBetween(present: object, wanted: object, untold: readonly string[]) {
  const gone = Object.fromEntries(Object.keys(present).map((name) => [name, null]));
  const { before, after } = changedFields<object>(present, { ...gone, ...wanted }) ?? { before: {}, after: {} };
  const told = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !untold.includes(name)));
  return { before: told(before), after: told(after) };
}
