import * as z from 'zod/mini';
import { countedBy, firstFreePlace, NEWEST_ORDERS } from '../domain/order-number.ts';
import { counters, INVOICES, ORDER_NUMBERS, orders } from '../platform/database/collections.ts';
import type { Project } from './project.ts';

/** A whole number in Firestore's JSON, where integers are texts. */
const Saved = z.object({
  next: z.union([z.object({ integerValue: z.string() }), z.object({ doubleValue: z.number() })]),
});

const FoundCounters = z.array(
  z.object({ found: z.optional(z.object({ fields: z._default(z.record(z.string(), z.unknown()), () => ({})) })) }),
);

const FoundOrders = z.array(
  z.object({ document: z.optional(z.object({ fields: z._default(z.record(z.string(), z.unknown()), () => ({})) })) }),
);

const NumberedOrder = z.object({ number: z.optional(z.object({ stringValue: z.string() })) });

const InvoicedOrder = z.object({
  invoice: z.object({ mapValue: z.object({ fields: z.object({ serial: z.object({ integerValue: z.string() }) }) }) }),
});

/**
 * The write that restores a counter, and never lowers it, whatever counts meanwhile: a number that was given out is not
 * given out again. Where the project has lost its own, its orders tell how far that was. None for a counter that is no
 * number.
 */
export async function writeOfCounter(
  project: Project,
  path: string,
  fields: Record<string, unknown>,
): Promise<object[]> {
  const saved = counted(fields);
  if (saved === undefined) return [];
  const least = Math.max(saved, (await isCounting(project, path)) ? 0 : await countedByOrders(project, path, saved));
  const maximum = { integerValue: String(least) };
  return [{ transform: { document: `${project.root}/${path}`, fieldTransforms: [{ fieldPath: 'next', maximum }] } }];
}

async function isCounting(project: Project, path: string): Promise<boolean> {
  const reply = await project.askFirestore('batchGet', { documents: [`${project.root}/${path}`] });
  return FoundCounters.parse(reply).some(({ found }) => found && counted(found.fields) !== undefined);
}

function counted(fields: Record<string, unknown>): number | undefined {
  const { data } = Saved.safeParse(fields);
  return data && countedBy(Number('integerValue' in data.next ? data.next.integerValue : data.next.doubleValue));
}

/** How far the orders of the project have counted; instances that run may have reserved more. */
async function countedByOrders(project: Project, path: string, saved: number): Promise<number> {
  const counter = path.slice(counters.reference.id.length + 1);
  if (counter === ORDER_NUMBERS) {
    const found = await lastOrders(project, NumberedOrder, { field: 'number', by: 'createdAt', limit: NEWEST_ORDERS });
    const newest = found.map((order) => order.number?.stringValue);
    return firstFreePlace(newest, firstFreePlace(newest, false) > saved);
  }
  if (counter !== INVOICES) return 0;
  const [last] = await lastOrders(project, InvoicedOrder, { field: 'invoice', by: 'invoice.serial', limit: 1 });
  return Number(last?.invoice.mapValue.fields.serial.integerValue ?? 0);
}

/** A field of the orders that are the last ones by another, or the same. */
async function lastOrders<Fields extends z.ZodMiniObject>(
  project: Project,
  schema: Fields,
  { field, by, limit }: { field: string; by: string; limit: number },
): Promise<z.infer<Fields>[]> {
  const reply = await project.askFirestore('runQuery', {
    structuredQuery: {
      select: { fields: [{ fieldPath: field }] },
      from: [{ collectionId: orders.reference.id }],
      orderBy: [{ field: { fieldPath: by }, direction: 'DESCENDING' }],
      limit,
    },
  });
  return FoundOrders.parse(reply).flatMap(({ document }) => (document ? [schema.parse(document.fields)] : []));
}
