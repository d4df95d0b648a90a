import * as z from 'zod/mini';
import { dayOf } from '../../domain/day-of.ts';
import type { PayoutRow } from '../../domain/payouts.ts';
import type { OutsideAnswer } from '../../platform/outside/ask-outside.ts';
import { type CourierPayouts, type ToldPayout, unanswered } from '../courier.ts';

type Call = (path: string) => Promise<OutsideAnswer>;

/** Steadfast's payments: the newest ten, and the rows of each. */
export function steadfastPayouts(call: Call): CourierPayouts {
  return {
    async list() {
      const answer = await call('/payments');
      if (answer.kind !== 'answered') return unanswered(answer);
      const { data } = Payments.safeParse(answer.body);
      if (!data) return { kind: 'unknown' };
      const { payments } = data;
      return { kind: 'found', found: { newest: payments.flatMap(payoutOf), mayHaveOlder: payments.length >= LISTED } };
    },
    async rows(paymentId) {
      const answer = await call(`/payments/${paymentId.replaceAll(/\D/g, '')}`);
      if (answer.kind !== 'answered') return unanswered(answer);
      const { data } = answer.isSuccess ? Rows.safeParse(listIn(answer.body)) : {};
      return data ? { kind: 'found', found: data.map(rowOf) } : { kind: 'unknown' };
    },
  };
}

/** Payments that it lists. */
const LISTED = 10;

/** Numbers or texts. */
const Sum = z.pipe(z.union([z.string(), z.number()]), z.transform(Number)).check(z.refine(Number.isFinite));
const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const Payments = z.object({
  payments: z.array(z.object({ payment_id: z.string(), total: Sum, paid_at: z.optional(z.nullable(z.string())) })),
});

const Rows = z.array(
  z.object({
    consignment_id: z.optional(z.nullable(Id)), // of no parcel, such as an adjustment
    invoice: z.optional(z.nullable(Id)),
    cod_amount: Sum,
    delivery_charge: Sum,
    status: z.optional(z.nullable(z.string())),
  }),
);

/** What is not paid yet is none. */
function payoutOf({ payment_id: paymentId, total, paid_at: paidAt }: z.infer<typeof Payments>['payments'][number]) {
  return paidAt ? [{ paymentId, total, day: dayIn(paidAt) } satisfies ToldPayout] : [];
}

/** A time without a zone is one of Dhaka. */
function dayIn(time: string): string {
  return /(Z|[+-]\d\d:?\d\d)$/.test(time) ? dayOf(Date.parse(time)) : time.slice(0, 'yyyy-mm-dd'.length);
}

/** The rows stand alone, or under a name that its guide does not tell; an error has lists, too, with another status in its body. */
function listIn(body: unknown): unknown {
  if (Array.isArray(body)) return body;
  const { status, errors: _errors, ...others } = (body ?? {}) as Record<string, unknown>; // of any shape
  return Number(status) >= 400 ? undefined : Object.values(others).find(Array.isArray);
}

function rowOf({
  consignment_id: consignmentId,
  invoice,
  cod_amount: collected,
  delivery_charge: charge,
  status,
}: z.infer<typeof Rows>[number]): PayoutRow {
  return {
    ...(consignmentId && { consignmentId }),
    ...(invoice && { invoice }),
    collected,
    charge,
    ...(status && { word: status }),
  };
}
