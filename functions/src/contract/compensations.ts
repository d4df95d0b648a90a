import * as z from 'zod/mini';
import { NOTES_MAXIMUM, ORDER_SUM_MAXIMUM } from '../domain/limits.ts';
import { endpoint, Problem } from './endpoint.ts';
import { hasTwoDecimals, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { paging } from './paging.ts';
import { BookedParcel, Compensation, Courier } from './parcel-notes.ts';
import { OpenParcel } from './parcel-ways.ts';
import { ParcelInvoice } from './parcels.ts';

// What couriers are asked to pay for parcels that they have lost or damaged.

/** What is asked, or was paid, in taka. */
function compensationSum() {
  return z
    .number('must be a number')
    .check(
      z.positive('must be more than 0'),
      z.maximum(ORDER_SUM_MAXIMUM, 'must be at most what an order can cost'),
      hasTwoDecimals(),
    );
}

function countGiven(...values: unknown[]): number {
  return values.filter((value) => value !== undefined).length;
}

/** The 409 of `noteCompensation`: as somebody else has closed it, where that is why. */
const CompensationConflict = z.extend(Problem, { compensation: z.optional(Compensation) });
CompensationConflict.register(openApiRegistry, { id: 'CompensationConflict' });

export const noteCompensation = endpoint({
  method: 'POST',
  path: '/orders/admin/:id/parcel/compensation',
  access: 'payments:change',
  summary: 'Note what a courier is asked to pay for a parcel that it has lost or damaged, or has paid',
  description:
    '`asked` opens it, or corrects the sum. `paid` records what has come as less cost of the order, on that day, and closes it; `reason` closes it without a payment, also where nothing was asked, or says why it was another sum. A sum that the row of a payout has brought, and somebody has closed as paid beside the order, is that money, and counts once. `closedSeen` opens it again, where it was closed by mistake: what was paid is taken back on this day, and a claim for which nothing was asked is gone; what a payout has paid stays closed. The order of a lost parcel is cancelled with it, and its products stay out of the stock. The same once more changes nothing.',
  errorCodes: ['parcel-changed', 'compensation-closed'],
  conflict: CompensationConflict,
  body: z
    .object({
      courier: Courier,
      invoice: ParcelInvoice,
      asked: z.optional(compensationSum().register(openApiRegistry, { examples: [1_200] })),
      paid: z.optional(compensationSum()),
      reason: z.optional(text(1, NOTES_MAXIMUM)),
      /** When it was closed, as the caller has seen it. */
      closedSeen: z.optional(Time),
    })
    .check(
      z.refine(({ asked, paid, reason, closedSeen }) => countGiven(asked, paid ?? reason, closedSeen) === 1, {
        path: ['asked'],
        error: 'must be given alone, or paid or a reason, or closedSeen',
      }),
    ),
  reply: z.object({ parcel: BookedParcel }),
});

export const listCompensations = endpoint({
  method: 'GET',
  path: '/parcels/compensations',
  access: 'payments:change',
  summary: 'List the parcels for which a courier is asked to pay',
  description: 'The one that waits longest first, until what was paid is noted, or it is closed with a reason.',
  query: z.object(paging),
  reply: z.array(OpenParcel),
});
