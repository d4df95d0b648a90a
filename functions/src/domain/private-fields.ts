import {
  type FieldWith,
  PRODUCT_FIELDS,
  STAFF_FIELDS,
  type StaffField,
  VERSIONED_FIELDS,
  type VersionedField,
} from './product-fields.ts';
import { type CallerRole, hasPermission, type StaffPermission } from './roles.ts';

/**
 * What not all of the staff may read and write, such as what the shop pays for a product. It stands in the product's own
 * document, and in no copy that shoppers browse.
 */
export type PrivateField = FieldWith<{ permission: StaffPermission }>;
export const PRIVATE_FIELDS = STAFF_FIELDS.filter(isPrivate);

/** The fields that a product's document keeps as the staff write them. */
export type WrittenField = VersionedField | PrivateField;
export const WRITTEN_FIELDS: readonly WrittenField[] = [...VERSIONED_FIELDS, ...PRIVATE_FIELDS];

/** What people of this role neither read nor write. */
export function withheldFields(role: CallerRole): PrivateField[] {
  return PRIVATE_FIELDS.filter((field) => !hasPermission(role, PRODUCT_FIELDS[field].permission));
}

/** The same without these fields; without all private ones by default. */
export function withoutFields<Fields extends object>(
  fields: Fields,
  withheld: readonly StaffField[] = PRIVATE_FIELDS,
): Omit<Fields, PrivateField> {
  const names: readonly string[] = withheld;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as never; // fromEntries forgets the names
}

function isPrivate(field: StaffField): field is PrivateField {
  return PRODUCT_FIELDS[field].permission !== null;
}
