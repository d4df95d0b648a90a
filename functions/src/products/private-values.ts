import * as z from 'zod/mini';
import { privateFields } from '../contract/products.ts';
import { PRIVATE_FIELDS, type PrivateField, withheldFields } from '../domain/private-fields.ts';
import { columnsWithout } from '../domain/product-columns.ts';
import type { CallerRole } from '../domain/roles.ts';
import type { ProductDocument, products } from '../platform/database/collections.ts';
import { validDocuments } from '../platform/database/valid-documents.ts';
import { Forbidden } from '../platform/http/errors.ts';
import type { SentProduct } from './fields-after.ts';

export type PrivateValues = Pick<ProductDocument, PrivateField>;

const Found = z.object({ _id: z.string(), ...privateFields });

/** These private fields of products, by their ids. Costs one read for each product, and none where no field is asked for. */
export async function findPrivate(
  { get }: Pick<typeof products, 'get'>,
  ids: readonly string[],
  fields: readonly PrivateField[],
): Promise<Map<string, PrivateValues>> {
  if (fields.length === 0) return new Map();
  const found = validDocuments(Found, await get(ids, [...fields]), 'private fields');
  return new Map(found.map(({ _id, ...values }) => [_id, values]));
}

/** Those of a product's document. */
export function privateOf(document: ProductDocument): PrivateValues {
  return Object.fromEntries(
    PRIVATE_FIELDS.flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])),
  );
}

/** @throws {Forbidden} when the fields that a call sends are not all for people of this role */
export function assertMayWrite(role: CallerRole, sent: object): void {
  assertNone(withheldFields(role).filter((field) => field in sent));
}

/** The same of the columns of a file. */
export function assertMayImport(role: CallerRole, rows: { cells: object }[]): void {
  const open = columnsWithout(withheldFields(role)).map(({ column }): string => column);
  assertNone([...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].filter((column) => !open.includes(column)));
}

function assertNone(withheld: readonly string[]): void {
  if (withheld.length > 0) throw new Forbidden('not-permitted', `You may not set the ${withheld.join(' and ')}.`);
}

type Seen = Pick<SentProduct, `${PrivateField}Seen`>;

/** Whether a caller who changes private fields has seen the current ones: null is none, undefined an unknown one. */
export function arePrivateSeen(
  seen: Seen,
  changed: { before: PrivateValues; after: PrivateValues } | undefined,
): boolean {
  return PRIVATE_FIELDS.every((field) => {
    const value = seen[`${field}Seen`];
    return (
      !changed || !(field in changed.after) || value === undefined || (value ?? undefined) === changed.before[field]
    );
  });
}
