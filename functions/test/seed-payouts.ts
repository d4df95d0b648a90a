import type { BookedParcel } from '../src/contract/parcel-notes.ts';
import { tariffOf } from '../src/domain/courier-tariffs.ts';
import { dayOf } from '../src/domain/day-of.ts';
import { chargeZoneOf } from '../src/domain/delivery.ts';
import { derivedParcelFields } from '../src/domain/derived-parcel-fields.ts';
import { sumToCollect } from '../src/domain/orders.ts';
import { parcelId } from '../src/domain/parcels.ts';
import { findingsOf, type PayoutParcel, sumPaid } from '../src/domain/payouts.ts';
import { DEFAULT_SETTINGS } from '../src/domain/settings.ts';
import { withDerived } from '../src/payouts/payouts-store.ts';
import type { OrderDocument, ParcelDocument, PayoutDocument } from '../src/platform/database/collections.ts';
import type { DeskOfSeed } from './seed-desk.ts';

/** The parcels of the seed, as the shop keeps them beside its orders, and what their courier has paid out. */
export interface PayoutsOfSeed {
  /** By their ids, as all here. */
  parcels: Map<string, ParcelDocument>;
  payouts: Map<string, PayoutDocument>;
}

const DAY_MS = 24 * 60 * 60_000;

/** In taka, of each parcel; and how much too little has come of the first. */
const CHARGE = 130;
const LESS = 50;

const COURIER = 'steadfast';
const PAYMENT = 'SFC-88213';

/** Steadfast has paid yesterday what it had delivered, but the last parcel: of one too little, and one more that is no order's. */
export function payoutsOfSeed({ orders, desks }: Pick<DeskOfSeed, 'orders' | 'desks'>, now: number): PayoutsOfSeed {
  const booked = [...desks].flatMap(([id, { parcel }]) => {
    const order = orders.get(id);
    return parcel && order ? [{ id, order, parcel }] : [];
  });
  const brought = booked.filter(({ parcel }) => parcel.courier === COURIER && parcel.state === 'delivered');
  const paid = brought.slice(0, -1);
  const rows = [
    ...paid.map(({ parcel }, place) => ({ ...rowOf(parcel), collected: parcel.taka - (place === 0 ? LESS : 0) })),
    { invoice: 'Z-1', consignmentId: '770099001', collected: 500, charge: CHARGE, word: 'delivered' },
  ];
  const known = [...paid.map(({ id, order, parcel }) => knownAs(id, order, parcel)), undefined];
  const sent = { courier: COURIER, rows, total: sumPaid(rows) } as const;
  const payout = withDerived({
    ...sent,
    paymentId: PAYMENT,
    day: dayOf(now - DAY_MS),
    at: now - DAY_MS,
    by: 'admin@aloghor.example',
    rows: rows.map((row, place) => {
      const one = known[place];
      if (!one) return row;
      const { orderId, number, expected } = one;
      return { ...row, parcel: parcelId(COURIER, one.invoice), orderId, number, expected };
    }),
    findings: findingsOf(sent, known, tariffOf(DEFAULT_SETTINGS.tariffs, COURIER)),
    hash: 'seeded',
  });
  return {
    parcels: new Map(
      booked.map(({ id, order, parcel }) => [parcelId(parcel.courier, parcel.invoice), keptAs(id, order, parcel)]),
    ),
    payouts: new Map([[`${COURIER}_${PAYMENT}`, payout]]),
  };
}

function rowOf({ invoice, consignmentId, taka }: BookedParcel) {
  return { invoice, consignmentId, collected: taka, charge: CHARGE, word: 'delivered' };
}

function knownAs(
  orderId: string,
  order: OrderDocument,
  { courier, invoice, consignmentId, grams = 0 }: BookedParcel,
): PayoutParcel {
  return {
    orderId,
    number: order.number,
    courier,
    invoice,
    consignmentId,
    end: 'delivered',
    expected: sumToCollect(order),
    zone: order.place && chargeZoneOf(order.place),
    grams,
  };
}

/** The stand-in of the couriers does not have it, so it is not asked for. */
function keptAs(orderId: string, order: OrderDocument, parcel: BookedParcel): ParcelDocument {
  const { at, state, word, wordAt } = parcel;
  const kept: ParcelDocument = {
    ...parcel,
    orderId,
    number: order.number,
    askUntil: at,
    events: [
      { at, from: 'api', state: 'asked' },
      { at, from: 'api', state: 'booked', word: 'in_review' },
      ...(word && wordAt !== undefined ? [{ at: wordAt, from: 'webhook' as const, state, word }] : []),
    ],
  };
  return { ...kept, ...derivedParcelFields(kept, {}) };
}
