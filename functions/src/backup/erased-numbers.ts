import * as z from 'zod/mini';
import {
  erasedAudit,
  erasedDesk,
  erasedOrder,
  erasedParcel,
  erasedReview,
  withoutAskedHash,
  withoutFormerNumber,
} from '../customers/erased-documents.ts';
import { erasedClosing, erasedPayout, erasedSettlement, erasedSettling } from '../customers/erased-money.ts';
import { erasedUntil } from '../customers/erasures.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import {
  type AuditDocument,
  audit,
  type DeskDocument,
  desk,
  type ErasureDocument,
  erasures,
  numberMarks,
  type OrderDocument,
  orders,
  type PayoutDocument,
  parcels,
  payouts,
  questions,
  type RiderSettlementDocument,
  reviews,
  riderSettlements,
} from '../platform/database/collections.ts';
import { SavedDocument, WRITES_MAXIMUM } from './documents.ts';
import { plainFields, savedFields } from './firestore-json.ts';
import type { Project } from './project.ts';

const FoundErasures = z.array(
  z.object({
    document: z.optional(z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()) })),
  }),
);

/** Which numbers a project has erased. */
export async function erasuresOf(project: Project): Promise<SavedDocument[]> {
  const from = [{ collectionId: erasures.reference.id }];
  const found = FoundErasures.parse(await project.askFirestore('runQuery', { structuredQuery: { from } }));
  return found.flatMap(({ document }) =>
    document ? [{ path: document.name.slice(project.root.length + 1), fields: document.fields }] : [],
  );
}

/** Keeps the ledger, which the backup may not have yet. */
export async function writeErasures(project: Project, ledger: readonly SavedDocument[]): Promise<void> {
  const writes = ledger.map(({ path, fields }) => ({ update: { name: `${project.root}/${path}`, fields } }));
  for (const some of chunksOf(writes, WRITES_MAXIMUM)) await project.askFirestore('commit', { writes: some });
}

/** A document as it is restored; undefined for one that is not. */
export type Restored = (document: SavedDocument) => SavedDocument | undefined;

/** Erases anew, from the documents of these lines, what belongs to numbers that were erased after the backup. */
export async function erasingAnew(lines: AsyncIterable<string>, ledger: readonly SavedDocument[]): Promise<Restored> {
  const entries = ledger.map(({ fields }) => plainFields(fields) as unknown as ErasureDocument); // as the shop wrote them
  const known = new Map<string, number | undefined>();
  const until = (mobileNumber: string): number => {
    if (!known.has(mobileNumber)) known.set(mobileNumber, erasedUntil(entries, mobileNumber));
    return known.get(mobileNumber) ?? Number.NEGATIVE_INFINITY;
  };
  const erased = entries.length > 0 ? await erasedOrdersIn(lines, until) : NONE;
  const isErased = (orderId: unknown, at: unknown) => Number(at) <= (erased.orders.get(String(orderId))?.until ?? -1);
  const erasedIn = (orderIds: readonly string[], at: unknown) => orderIds.filter((orderId) => isErased(orderId, at));
  return ({ path, fields }) => {
    const [collection = '', id = ''] = path.split('/');
    const rewritten = (erase: (document: never) => object) => ({
      path,
      fields: savedFields(erase(plainFields(fields) as never)), // by the collection
    });
    const { at, target, orderId, email } = plainFields(fields);
    const order = erased.orders.get(id);
    const [payout, settled] = [erased.payouts.get(target), erased.settlements.get(target)];
    switch (collection) {
      case orders.reference.id:
        return order
          ? rewritten((one) => (order.keys ? withoutAskedHash(one) : erasedOrder(id, one)))
          : { path, fields };
      case desk.reference.id:
        return order
          ? rewritten((one) => order.keys?.reduce(withoutFormerNumber, one) ?? erasedDesk(one))
          : { path, fields };
      case reviews.reference.id:
        return isErased(orderId, at) ? rewritten(erasedReview) : { path, fields };
      case parcels.reference.id:
        return isErased(orderId, at) ? rewritten(erasedParcel) : { path, fields };
      case payouts.reference.id:
        return rewritten((one: PayoutDocument) => erasedIn(one.orderIds, at).reduce(erasedPayout, one));
      case riderSettlements.reference.id:
        return rewritten((one: RiderSettlementDocument) =>
          erasedIn(ordersOfSettlement(one), at).length > 0 ? erasedSettlement(one) : one,
        );
      case audit.reference.id:
        if (payout)
          return rewritten((entry: AuditDocument) =>
            erasedIn(payout.orderIds, at).reduce((one, orderId) => erasedClosing(one, [payout], orderId), entry),
          );
        if (settled) return erasedIn(settled, at).length > 0 ? rewritten(erasedSettling) : { path, fields };
        return isErased(String(target).split('_')[0], at) ? rewritten(erasedAudit) : { path, fields };
      case numberMarks.reference.id:
        return Number(at) <= until(id) ? undefined : { path, fields };
      case questions.reference.id:
        return Number(at) <= (erased.emails.get(email) ?? 0) ? undefined : { path, fields };
      default:
        return { path, fields };
    }
  };
}

/** What an order loses: all of the person, or what is at most as new as `until` where only former numbers are erased. */
interface ErasedOrder {
  until: number;
  keys?: string[];
}

interface Erased {
  /** By their ids. */
  orders: ReadonlyMap<string, ErasedOrder>;
  /** Until when the addresses of accounts are erased from the inbox. */
  emails: ReadonlyMap<unknown, number>;
  /** The payouts that the audit may name, by their ids. */
  payouts: ReadonlyMap<unknown, ClosedPayout>;
  /** The orders of each settlement of a rider, by its id. */
  settlements: ReadonlyMap<unknown, string[]>;
}

/** A payout of which a finding was closed. */
type ClosedPayout = Pick<PayoutDocument, 'findings' | 'orderIds'> & {
  _id: string;
  rows: Pick<PayoutDocument['rows'][number], 'orderId'>[];
};

const NONE: Erased = { orders: new Map(), emails: new Map(), payouts: new Map(), settlements: new Map() };

function ordersOfSettlement({ orders }: RiderSettlementDocument): string[] {
  return orders.map(({ _id }) => _id);
}

/** What the orders of erased numbers lose, and those that had one before they were corrected. */
async function erasedOrdersIn(lines: AsyncIterable<string>, until: (mobileNumber: string) => number): Promise<Erased> {
  const erased = new Map<string, ErasedOrder>();
  const emails = new Map<unknown, number>();
  const closed = new Map<unknown, ClosedPayout>();
  const settlements = new Map<unknown, string[]>();
  for await (const line of lines) {
    const { path, fields } = SavedDocument.parse(JSON.parse(line));
    const [collection = '', id = ''] = path.split('/');
    if (collection === desk.reference.id && !erased.has(id)) {
      const { formerNumbers } = plainFields(fields) as unknown as DeskDocument; // as the shop wrote it
      const keys = formerNumbers?.keys.filter((key) => formerNumbers.until <= until(key)) ?? [];
      if (formerNumbers && keys.length > 0) erased.set(id, { until: formerNumbers.until, keys });
    }
    if (collection === payouts.reference.id) {
      const { findings, orderIds, rows } = plainFields(fields) as unknown as PayoutDocument; // as the shop wrote it
      const ofRows = rows.map(({ orderId }) => ({ ...(orderId !== undefined && { orderId }) }));
      if (findings.some((finding) => finding.closed)) closed.set(id, { _id: id, findings, orderIds, rows: ofRows });
    }
    if (collection === riderSettlements.reference.id)
      settlements.set(id, ordersOfSettlement(plainFields(fields) as unknown as RiderSettlementDocument)); // the same
    if (collection !== orders.reference.id) continue;
    const order = plainFields(fields) as unknown as OrderDocument; // as the shop wrote it
    const time = until(order.mobileNumber);
    if (order.createdAt > time) continue;
    erased.set(id, { until: Number.POSITIVE_INFINITY });
    if (order.uid !== null) emails.set(order.email, Math.max(time, emails.get(order.email) ?? 0));
  }
  return { orders: erased, emails, payouts: closed, settlements };
}
