import * as z from 'zod/mini';
import { PLACING_PROBLEMS, RECIPIENT_PROBLEMS } from '../domain/couriers.ts';
import { ORDER_SUM_MAXIMUM, PAGE_MAXIMUM } from '../domain/limits.ts';
import { CANCELLATION_REASON_MAXIMUM, consignmentKey, HELD_REASON_MAXIMUM, SETTLED_STATES } from '../domain/parcels.ts';
import { stockConflict } from './buyers-orders.ts';
import { endpoint } from './endpoint.ts';
import { hasTwoDecimals, Id, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { BookedParcel, Courier } from './parcel-notes.ts';
import { PickUp } from './pick-ups.ts';

/** Orders that one call books: each is a call to the courier. */
export const BOOKED_A_CALL = 25;

/** Characters of a consignment id that somebody copies from a courier's panel. */
const CONSIGNMENT_MAXIMUM = 40;

/** A consignment id that somebody types. */
const TypedConsignmentId = z.pipe(text(1, CONSIGNMENT_MAXIMUM), z.transform(consignmentKey));

/** The invoice of a parcel, as the caller has seen it. */
export const ParcelInvoice = text(1, CONSIGNMENT_MAXIMUM);

/** Why an order is not booked: by what it says, as `checkParcels` tells it too, or by what the courier answered now. */
export const ParcelProblem = z.enum([
  'noOrder',
  'notConfirmed',
  'notInShop',
  'alreadyBooked',
  'stillUnknown',
  'inFile',
  ...RECIPIENT_PROBLEMS,
  'sumChanged',
  ...PLACING_PROBLEMS,
  'rejected',
  'keysRefused',
  'courierBusy',
]);
export type ParcelProblem = z.infer<typeof ParcelProblem>;
ParcelProblem.register(openApiRegistry, { id: 'ParcelProblem' });

const ParcelRow = z.object({
  /** Of the order. */
  _id: z.string(),
  /** Absent where there is no such order. */
  number: z.optional(z.string()),
  /** What the courier would collect now, in taka. */
  toCollect: z.optional(z.number()),
  problems: z.array(ParcelProblem),
  parcel: z.optional(BookedParcel),
});
export type ParcelRow = z.infer<typeof ParcelRow>;
ParcelRow.register(openApiRegistry, { id: 'ParcelRow' });

function ids() {
  return z
    .array(Id)
    .check(z.minLength(1, 'must hold an id'), z.maxLength(PAGE_MAXIMUM, `must hold at most ${PAGE_MAXIMUM} ids`));
}

const rows = z.object({ rows: z.array(ParcelRow) });

export const listCouriers = endpoint({
  method: 'GET',
  path: '/couriers',
  access: 'orders:change',
  summary: 'List the couriers that the shop books with',
  description:
    'None where couriers are off. `file` is the one that the settings name. `refusedUntil`: the courier has refused the keys, so it is called again after that time, or with other keys.',
  reply: z.array(
    z.object({
      courier: Courier,
      name: z.string(),
      refusedUntil: z.optional(Time),
      /** Present where it can be asked by a call to come for parcels: `last` is what was asked last. */
      pickUp: z.optional(z.object({ last: z.optional(PickUp) })),
    }),
  ),
});

export const checkParcels = endpoint({
  method: 'POST',
  path: '/parcels/check',
  access: 'orders:change',
  summary: 'Tell which orders a courier can take, and why not the others',
  description: 'Nothing is booked. Each order gets a row, in the order of the ids.',
  body: z.object({
    courier: Courier,
    ids: ids(),
  }),
  reply: rows,
});

const seenSum = z
  .number('must be a number')
  .check(
    z.minimum(0, 'must not be negative'),
    z.maximum(ORDER_SUM_MAXIMUM, 'must be at most what an order can cost'),
    hasTwoDecimals(),
  );

const Wish = z.object({
  _id: Id,
  /** What is to be collected, as the caller has seen it, in taka: another sum now is a problem. */
  toCollect: z.optional(seenSum),
  again: z.optional(z.literal(true, 'must be true')),
});

export const bookParcels = endpoint({
  method: 'POST',
  path: '/parcels',
  access: 'orders:change',
  summary: 'Book parcels with a courier',
  description: `At most ${BOOKED_A_CALL} orders a call, each of which gets a row: with its parcel where that is booked, or with problems. Of one that is sent as its id alone, or without a sum, what is to be collected now is booked. An order has one parcel at a time, however often and by how many it is booked: a repeated call answers \`alreadyBooked\`. Where the courier's answer is lost, the parcel is \`unknown\`: the courier is asked for some seconds, then every ten minutes for two days. With \`again\` such a parcel is sent once more under the same invoice, where the courier refuses one that it has; if that call is not taken, it stays \`unknown\`. Parcels of the courier \`file\` are \`unknown\` until somebody has uploaded the file, and says so.`,
  body: z.object({
    courier: Courier,
    orders: z
      .array(
        z.union(
          [
            z.pipe(
              Id,
              z.transform((_id): z.output<typeof Wish> => ({ _id })),
            ),
            Wish,
          ],
          'must be an id, or an order with its _id and what is to be collected',
        ),
      )
      .check(
        z.minLength(1, 'must hold an order'),
        z.maxLength(BOOKED_A_CALL, `must hold at most ${BOOKED_A_CALL} orders`),
      ),
  }),
  reply: rows,
});

export const writeParcelFile = endpoint({
  method: 'POST',
  path: '/parcels/file',
  access: 'orders:change',
  summary: 'Write the file of parcels that somebody uploads to a courier',
  description:
    'The rows of a CSV, with the headings first, in the columns of the settings, as the orders are now. Nothing changes. Orders without a parcel of the courier `file` are left out.',
  body: z.object({ ids: ids() }),
  reply: z.object({ rows: z.array(z.array(z.string())) }),
});

export const decideParcel = endpoint({
  method: 'POST',
  path: '/parcels/:invoice/decide',
  access: 'orders:change',
  summary: 'Decide what has become of a parcel, as somebody has found out',
  description:
    '`cancelled`: it was cancelled at the courier, or asked back, so the order is in the shop again, and can be changed and booked anew; also where its courier has said that it comes back, as long as nothing shows that it was picked up. Of a parcel that is `unknown`, also `rejected`: the courier never had it; or `booked`, with the consignment id of the courier’s panel. Of one that its courier has, also `delivered`, `lost`, `returning` or `returned`, which its order follows; `cancelled` of a delivered one only while its order is open. One that was noted as `cancelled` or `returned` by mistake can be `delivered` after all: then its order is, too, unless its buyer or the desk has cancelled it: that is to be checked. What it is already, where it is in doubt: then nobody is any more, unless its order stays open because nobody knows what was collected. With a `consignmentId` it gets that number, also where it is so already: one that was missing, or mistyped; nothing else changes then. An earlier parcel of an order can be decided while it is in doubt; the order does not follow that one. `held`, with the `reason`, of a parcel whose courier has no interface, and could not deliver it: then somebody is to rescue it; once more only after that was done. The courier itself is told nothing.',
  errorCodes: ['parcel-changed', 'out-of-stock'],
  conflict: stockConflict('DecisionConflict'),
  body: z
    .object({
      decision: z.enum(SETTLED_STATES, `must be one of ${SETTLED_STATES.join(', ')}`),
      /** Its courier: needed where its order has got another parcel since. */
      courier: z.optional(Courier),
      consignmentId: z.optional(TypedConsignmentId),
      /** Why its courier could not deliver it. */
      reason: z.optional(text(1, HELD_REASON_MAXIMUM)),
    })
    .check(
      z.refine(({ decision, reason }) => decision === 'held' || reason === undefined, {
        path: ['reason'],
        error: 'is for a parcel that is held',
      }),
    ),
  reply: z.object({ parcel: BookedParcel }),
});

/** Why a courier was not asked to cancel a parcel, or does not. */
export const CancellationProblem = z.enum(['rejected', 'keysRefused', 'courierBusy', 'courierOff']);
export type CancellationProblem = z.infer<typeof CancellationProblem>;
CancellationProblem.register(openApiRegistry, { id: 'CancellationProblem' });

export const cancelParcel = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/parcel/cancellation',
  access: 'orders:change',
  summary: 'Ask the courier of an order to cancel its parcel, or to bring it back',
  description:
    'Only where the courier takes such a call. That it is `accepted` does not mean that it is done: the state of the parcel changes once the courier says so, or somebody notes it. A repeated call is sent again only where the answer to the previous one was lost, or where the courier has accepted it and has told of the parcel since, or has not done it within three days. With a `problem` nothing was asked, or the courier does not cancel it for these `reasons`: what was noted before stays.',
  errorCodes: ['parcel-changed'],
  body: z.object({
    invoice: ParcelInvoice,
    /** The courier reads it. */
    reason: text(1, CANCELLATION_REASON_MAXIMUM),
  }),
  reply: z.object({
    parcel: BookedParcel,
    problem: z.optional(CancellationProblem),
    reasons: z.optional(z.array(z.string())),
  }),
});
