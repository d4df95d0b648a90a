import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { Parsed } from '../contract/endpoint.ts';
import type { RiderSettlement, settleRider as settleRiderEndpoint } from '../contract/riders.ts';
import { stillToCome, sumOfTaka } from '../domain/orders.ts';
import { SHEET_MAXIMUM } from '../domain/riders.ts';
import { type Decision, prepareChange, readAtDesk } from '../orders/change-order.ts';
import { afterSettlement } from '../orders/order-payment.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction } from '../platform/database/collection.ts';
import {
  type ByRider,
  desk as desks,
  type OrderAtDesk,
  type RiderSettlementDocument,
  riderSettlements,
} from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { Conflict } from '../platform/http/errors.ts';
import { unsettledOf } from './riders-store.ts';

type Asked = Parsed<typeof settleRiderEndpoint>['body'];

/** An order of the sheet, with what it brings as the caller has seen it, in taka. */
interface Brought extends OrderAtDesk {
  _id: string;
  taka: number;
}

/**
 * Settles the orders that a rider brought to an end on a day: what is still to come of each is recorded as received, whatever
 * the rider has handed over. A difference is the rider's, and stays open. @throws {Conflict}
 */
export function settleRider(asked: Asked, by: Staff): Promise<RiderSettlement> {
  const _id = randomUUID();
  return inTransaction(async (transaction) => {
    const unsettled = await desks.within(transaction).find((all) => unsettledOf(all, asked.rider, asked.day));
    if (!areSame(unsettled.slice(0, SHEET_MAXIMUM), asked.orders)) return settledBefore(transaction, asked, by);
    const brought = await Promise.all(
      asked.orders.map(async (one) => ({ ...one, ...(await readAtDesk(transaction, one._id)) })),
    );
    if (brought.some(({ taka, order }) => taka !== stillToCome(order))) throw sheetChanged();
    const at = Date.now();
    const settlement = newSettlement(asked, brought, by, at);
    const source = { rider: settlement.rider, settlement: _id };
    const payments = await Promise.all(
      brought.map((one) => prepareChange(transaction, one._id, by, one, asReceived(one, source, at), at)),
    );
    for (const payment of payments) payment.write();
    riderSettlements.within(transaction).put(_id, settlement);
    const { rider: label, day, expected, handedOver, missing, note } = settlement;
    const after = { day, expected, handedOver, missing, ...(note && { note }) };
    recordChange(transaction, by, { subject: 'rider', action: 'add', target: _id, label, after }, at);
    return { _id, ...settlement };
  });
}

interface WithId {
  _id: string;
}

function areSame(some: WithId[], others: WithId[]): boolean {
  const idsOf = (all: WithId[]) => new Set(all.map(({ _id }) => _id));
  return isDeepStrictEqual(idsOf(some), idsOf(others));
}

function sheetChanged(): Conflict {
  return new Conflict('sheet-changed', 'The sheet has changed: read it anew.');
}

function newSettlement(asked: Asked, brought: Brought[], by: Staff, at: number): RiderSettlementDocument {
  const { rider, day, handedOver, note } = asked;
  const orders = brought.map(({ _id, order, taka }) => ({ _id, number: order.number, taka }));
  const expected = sumOfTaka(orders.map(({ taka }) => taka));
  const missing = sumOfTaka([expected, -handedOver]);
  return {
    rider,
    day,
    at,
    by: by.email,
    ...(by.name && { name: by.name }),
    orders,
    expected,
    handedOver,
    missing,
    ...(note && { note }),
    ...(missing !== 0 && { isOpen: true }),
  };
}

/** The order with its money, as any other payment records it, and with the settlement. */
function asReceived({ order, desk, taka }: Brought, brought: ByRider, at: number): Decision {
  return {
    ...afterSettlement(order, taka, at),
    brought,
    desk: desk.rider && { rider: { ...desk.rider, state: 'settled', settlement: brought.settlement } },
    audited: { before: {}, after: { ...brought } },
  };
}

/** The settlement that the caller has recorded already, where only its answer was lost. @throws {Conflict} */
async function settledBefore(
  transaction: Transaction,
  { handedOver, note, orders }: Asked,
  by: Staff,
): Promise<RiderSettlement> {
  const found = await desks.within(transaction).get(
    orders.map(({ _id }) => _id),
    ['rider'],
  );
  const id = found.find(({ rider }) => rider?.settlement)?.rider?.settlement;
  const [settlement] = id ? await riderSettlements.within(transaction).get([id]) : [];
  if (!settlement) throw sheetChanged();
  const recorded = { by: settlement.by, handedOver: settlement.handedOver, note: settlement.note };
  if (isDeepStrictEqual(recorded, { by: by.email, handedOver, note }) && areSame(settlement.orders, orders))
    return settlement;
  throw new Conflict('sheet-settled', `${settlement.name ?? settlement.by} has settled the sheet.`, { settlement });
}
