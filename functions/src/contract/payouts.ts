import * as z from 'zod/mini';
import { PAYOUT_DAYS_MAXIMUM } from '../domain/courier-tariffs.ts';
import { CARRIER_NAMES } from '../domain/couriers.ts';
import { isDay } from '../domain/day-ranges.ts';
import { NOTES_MAXIMUM, ORDER_SUM_MAXIMUM } from '../domain/limits.ts';
import { PAYOUT_SUMS, type PayoutSums } from '../domain/payout-sums.ts';
import {
  FINDING_KINDS,
  PAYOUT_COLUMNS,
  PAYOUT_PARTS_MAXIMUM,
  PAYOUT_ROWS_MAXIMUM,
  ROW_OWNER_NAMES,
} from '../domain/payouts.ts';
import { Deleted, endpoint, Problem } from './endpoint.ts';
import { Day, hasTwoDecimals, optionalText, Time, text } from './fields.ts';
import { openApiRegistry } from './openapi-registry.ts';
import { paging } from './paging.ts';
import { ByWhom, Courier } from './parcel-notes.ts';

/** Taka, or per cent: more is a typing error. */
const CHARGE_MAXIMUM = 500;

const Charge = z
  .number('must be a number')
  .check(
    z.minimum(0, 'must not be negative'),
    z.maximum(CHARGE_MAXIMUM, `must be at most ${CHARGE_MAXIMUM}`),
    hasTwoDecimals(),
  );

const Tariff = z.object({
  insideDhaka: Charge,
  suburbs: Charge,
  elsewhere: Charge,
  grams: z
    .int('must be a whole number')
    .check(z.minimum(0, 'must not be negative'), z.maximum(50_000, 'must be at most 50,000')),
  kgInsideDhaka: Charge,
  kgElsewhere: Charge,
  percentInsideDhaka: Charge,
  percentElsewhere: Charge,
  partlyPercent: Charge,
  returnPercent: Charge,
});
Tariff.register(openApiRegistry, { id: 'CourierTariff' });

const tariffs = Object.fromEntries(CARRIER_NAMES.map((name) => [name, z.optional(Tariff)])) as Record<
  (typeof CARRIER_NAMES)[number],
  z.ZodMiniOptional<typeof Tariff>
>; // of all its keys

/** What each courier may charge; of one without an entry, what is usual. */
export const TariffSettings = z.object({
  payoutDays: z
    .int('must be a whole number')
    .check(
      z.minimum(1, 'must be at least 1'),
      z.maximum(PAYOUT_DAYS_MAXIMUM, `must be at most ${PAYOUT_DAYS_MAXIMUM}`),
    ),
  ...tariffs,
});

/** Negative where a courier takes money back. */
const Collected = z
  .number('must be a number')
  .check(
    z.minimum(-ORDER_SUM_MAXIMUM, `must be at least ${-ORDER_SUM_MAXIMUM}`),
    z.maximum(ORDER_SUM_MAXIMUM, `must be at most ${ORDER_SUM_MAXIMUM}`),
    hasTwoDecimals(),
  );

const PartNumber = z
  .int('must be a whole number')
  .check(
    z.minimum(1, 'must be at least 1'),
    z.maximum(PAYOUT_PARTS_MAXIMUM, `must be at most ${PAYOUT_PARTS_MAXIMUM}`),
  );

/** Characters of ids and words of couriers. */
const WORD_MAXIMUM = 60;
const REASON_MAXIMUM = 200;

const payoutRow = {
  consignmentId: optionalText(WORD_MAXIMUM),
  invoice: optionalText(WORD_MAXIMUM),
  collected: Collected,
  charge: Collected,
  collecting: z.optional(Collected),
  word: optionalText(WORD_MAXIMUM),
  reason: optionalText(REASON_MAXIMUM),
};

const Row = z.object({
  consignmentId: z.optional(z.string()),
  invoice: z.optional(z.string()),
  /** What the courier says that it has collected, in taka; negative where it takes money back. */
  collected: z.number(),
  charge: z.number(),
  collecting: z.optional(z.number()),
  word: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The parcel of the shop, and its order, where the row has one. */
  parcel: z.optional(z.string()),
  orderId: z.optional(z.string()),
  number: z.optional(z.string()),
  /** What was to be collected, in taka. */
  expected: z.optional(z.number()),
  /** Present once that is recorded as received; of a row of no payment, once what it took, added or kept is entered as a cost. */
  isAccepted: z.optional(z.literal(true)),
  /** It was paid beside what came for its order: a cost, negative as long as the courier has not taken it back. */
  isExtra: z.optional(z.literal(true)),
  /** It pays for its parcel because that was lost or damaged; `expected` is what was asked, or what somebody has noted as paid. */
  isCompensation: z.optional(z.literal(true)),
  /** Whose the money is, where it is of no parcel of the shop and somebody has said so: `settled` is the courier's, and settled with it. */
  owner: z.optional(z.enum(ROW_OWNER_NAMES)),
  /** When it was last compared anew, in vain. */
  lookedAt: z.optional(Time),
});
Row.register(openApiRegistry, { id: 'PayoutRow' });

const PayoutFinding = z.object({
  kind: z.enum(FINDING_KINDS),
  /** The place of its row, from 0; absent where it is about the whole payout. */
  row: z.optional(z.int()),
  /** What the shop has too little by it, in taka; negative where it has too much. */
  taka: z.number(),
  closed: z.optional(
    z.extend(ByWhom, {
      reason: z.string(),
      /** Its taka were entered as a cost then. */
      isWrittenOff: z.optional(z.literal(true)),
    }),
  ),
});
export type PayoutFinding = z.infer<typeof PayoutFinding>;
PayoutFinding.register(openApiRegistry, { id: 'PayoutFinding' });

const sums = z
  .object(
    Object.fromEntries(PAYOUT_SUMS.map((name) => [name, z.number()])) as Record<keyof PayoutSums, z.ZodMiniNumber>,
  ) // of all its keys
  .register(openApiRegistry, { id: 'PayoutSums' });

/** Of a payout with more rows than are kept at a time. */
const Part = z.object({ number: z.int(), of: z.int() });

/** The heading of each column of a file, by what the shop reads of it. */
const Columns = z.partialRecord(z.enum(PAYOUT_COLUMNS), text(1, WORD_MAXIMUM));

/** What a courier has paid out at a time, with what is or was wrong with it, without its rows. All sums in taka. */
export const PayoutSummary = z.extend(ByWhom, {
  _id: z.string(),
  courier: Courier,
  /** The courier's own id of it, where it has one. */
  paymentId: z.optional(z.string()),
  part: z.optional(Part),
  /** The file that it was read from. */
  fileName: z.optional(z.string()),
  /** The shop's day on which it was paid. */
  day: z.string(),
  /** What was paid, where the courier has said so. */
  total: z.optional(z.number()),
  sums,
  /** How many rows, how many of them can still be accepted, and how many findings nobody has closed. */
  rowCount: z.int(),
  waiting: z.int(),
  open: z.int(),
  findings: z.array(PayoutFinding),
  columns: z.optional(Columns),
});
export type PayoutSummary = z.infer<typeof PayoutSummary>;
PayoutSummary.register(openApiRegistry, { id: 'PayoutSummary' });

export const Payout = z.extend(PayoutSummary, { rows: z.array(Row) });
export type Payout = z.infer<typeof Payout>;
Payout.register(openApiRegistry, { id: 'Payout' });

const KeptPayoutConflict = z.extend(Problem, { payout: Payout });
export type KeptPayoutConflict = z.infer<typeof KeptPayoutConflict>;
KeptPayoutConflict.register(openApiRegistry, { id: 'KeptPayoutConflict' });

const ClosedFindingConflict = z.extend(Problem, { payout: Payout });
ClosedFindingConflict.register(openApiRegistry, { id: 'ClosedFindingConflict' });

const ClosedRowConflict = z.extend(Problem, { payout: Payout });
ClosedRowConflict.register(openApiRegistry, { id: 'ClosedRowConflict' });

export const recordPayout = endpoint({
  method: 'POST',
  path: '/settlements',
  access: 'payments:change',
  summary: 'Compare what a courier has paid out with the parcels of the shop',
  description: `Each row is matched by consignment, else by invoice. What is wrong stands in \`findings\`; nothing is recorded for an order yet. The same payout once more changes nothing, in whichever order its rows are; what came by a file before gets its \`paymentId\` then; another one of the same \`paymentId\` is rejected, and so are the same rows with another day or total. One of more than ${PAYOUT_ROWS_MAXIMUM} rows comes in parts; those of a file say by its \`fileHash\` which file they are of, and another part of the same file under the same number is rejected.`,
  errorCodes: ['payout-differs', 'payout-kept'],
  conflict: KeptPayoutConflict,
  body: z
    .object({
      courier: Courier,
      paymentId: z.optional(
        text(1, WORD_MAXIMUM).check(z.regex(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores')),
      ),
      part: z.optional(
        z
          .object({ number: PartNumber, of: PartNumber })
          .check(z.refine(({ number, of }) => number <= of, 'must be one of the parts')),
      ),
      fileName: optionalText(WORD_MAXIMUM * 2),
      /** The SHA-256 of the whole file, in hex, by which its parts are known: others have its name. */
      fileHash: z.optional(text(64, 64).check(z.regex(/^[0-9a-f]+$/, 'must be a SHA-256 in hex'))),
      day: Day.check(z.refine(isDay, 'must be a day that exists')),
      rows: z
        .array(z.object(payoutRow))
        .check(
          z.minLength(1, 'must hold a row'),
          z.maxLength(PAYOUT_ROWS_MAXIMUM, `must hold at most ${PAYOUT_ROWS_MAXIMUM} rows`),
        ),
      /** What was paid, where the courier says so. */
      total: z.optional(Collected),
      /** Of the file, so that the next one needs no choice. */
      columns: z.optional(Columns),
    })
    .check(
      z.refine(({ part, paymentId, fileHash }) => (part !== undefined && !paymentId) === (fileHash !== undefined), {
        path: ['fileHash'],
        error: 'is needed of the parts of a file, and is for these alone',
      }),
    ),
  reply: Payout,
});

export const fetchPayouts = endpoint({
  method: 'POST',
  path: '/settlements/fetch',
  access: 'payments:change',
  summary: 'Fetch what a courier has paid out from its interface',
  description:
    'Its newest payouts that the shop does not have are compared and kept, as those of a file. `problem` says why there may be others: the courier has refused the keys, is busy, or its answer is lost. `differing` names the payments of which it tells other rows, or another day or total, than are kept of them. The others are kept nevertheless. A repeated call goes on. `mayMissOlder`: the shop had none of them, and the courier tells of no older ones.',
  body: z.object({ courier: Courier }),
  reply: z.object({
    added: z.array(z.string()),
    problem: z.optional(z.enum(['keysRefused', 'busy', 'unknown'])),
    differing: z.optional(z.array(z.string())),
    mayMissOlder: z.optional(z.literal(true)),
  }),
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/settlements',
  access: 'payments:change',
  summary: 'List what couriers have paid out',
  description: 'The newest first, without the rows. The findings of each are the open ones and the closed ones.',
  query: z.object({
    ...paging,
    courier: z.optional(Courier),
    /** Those with open findings alone. */
    open: z.optional(z.literal('true', 'must be true')),
    /** The month in which they were paid, as yyyy-mm. */
    month: z.optional(
      z
        .string('must be a month')
        .check(
          z.maxLength(7, 'must be a month, as in 2026-11'),
          z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, as in 2026-11'),
        ),
    ),
  }),
  reply: z.array(PayoutSummary),
});

export const readPayout = endpoint({
  method: 'GET',
  path: '/settlements/:id',
  access: 'payments:change',
  summary: 'Read a payout with its rows, and what is wrong with them',
  description:
    'Rows without a parcel of the shop, or with that of another, are compared anew: their numbers may have been corrected.',
  reply: Payout,
});

export const acceptPayout = endpoint({
  method: 'POST',
  path: '/settlements/:id/accept',
  access: 'payments:change',
  summary: 'Record the rows of a payout as received',
  description:
    'For each order that nothing speaks against, what is still to come of it becomes received, and the charge a cost, in one transaction. What is of no parcel, and has a reason, becomes a cost of the day. At most 50 rows a call: repeat it while `waiting` is above 0. What is accepted already stays. What pays for a lost or damaged parcel closes what its courier is asked for it, as less cost; where somebody has noted the same sum as paid, it is that payment. A row is held no more once its parcel has its number, once its order has come to an end, or once it pays what was asked of its courier, also where somebody has closed that finding. A row that was entered beside the orders, as somebody has said, becomes the payment for its order, or for its loss, once it compares as that: what was entered is taken back then. Nothing is recorded as long as the total of the payment is another one than its rows come to.',
  errorCodes: ['total-unclear'],
  reply: Payout,
});

const closing = {
  /** The reason. */
  closed: text(1, NOTES_MAXIMUM),
  /** Needed where several are open. `foreign` is no difference, but says itself that the row is none of the shop's. */
  kind: z.optional(z.enum(FINDING_KINDS, 'must be a kind of finding')),
  /** What is missing will not be paid, or what came beyond stays. */
  isWrittenOff: z.optional(z.literal(true, 'must be true')),
};

const closingOfRow = {
  ...closing,
  isExtra: z.optional(z.literal(true, 'must be true')),
  /** Needed where the row is of no parcel of the shop, or is said to be. */
  owner: z.optional(z.enum(ROW_OWNER_NAMES, `must be one of ${ROW_OWNER_NAMES.join(', ')}`)),
  /** When it was closed, as the caller has seen it: of money that was the courier's then, who settles it, or takes it as the shop's. */
  closedSeen: z.optional(Time),
  /** With `foreign` and `closedSeen`: that was said by mistake. */
  isMistaken: z.optional(z.literal(true, 'must be true')),
};

export const closeRowFinding = endpoint({
  method: 'PATCH',
  path: '/settlements/:id/rows/:row',
  access: 'payments:change',
  summary: 'Close what is wrong with a row of a payout, with a reason',
  description:
    'What was taken back becomes a cost of the day by it. Of what was taken or added without a parcel of the shop, `owner` says whose it is: only of the `shop` it becomes a cost, negative for what was added. What is of the `courier` stays in `foreign` of the sums, and outstanding until somebody who names `closedSeen` closes it as `settled`, or as the shop’s. With `kind` `foreign` it is said of any row that is not in the books that it is none of the shop’s, whatever parcel or reason it names: it has no parcel from then on, and that alone is to be settled; also where the courier leaves it to the `shop` since, it is added, and no payment for that parcel. Where that was said by mistake, `isMistaken` with `closedSeen` takes it back as long as it is the courier’s: the row is compared as if nobody had said so. Before, the row is compared anew: what is over by then, as its parcel has its number, is not closed. A cost becomes also what was paid twice, for an earlier parcel of an order, for another courier’s parcel, for one of two that the row names, or as another sum for a lost parcel than somebody has noted, with `isExtra`: the money has come, and the courier may take it back. What is missing, and will not be paid, is written off with `isWrittenOff`: a cost of the day, negative for what came beyond. What was collected for a parcel that came back becomes one, too; where it was delivered after all, note that of the parcel, and accept again. The same reason of the same person once more changes nothing.',
  errorCodes: ['difference-closed', 'difference-passed'],
  conflict: ClosedRowConflict,
  body: z.object(closingOfRow),
  reply: Payout,
});

export const closePayoutFinding = endpoint({
  method: 'PATCH',
  path: '/settlements/:id',
  access: 'payments:change',
  summary: 'Close what is wrong with a whole payout, with a reason',
  description:
    'What is wrong with one of its rows is closed there. What is missing of the total, and will not be paid, is written off with `isWrittenOff`: a cost of the day, negative for what came beyond. The same reason of the same person once more changes nothing.',
  errorCodes: ['difference-closed'],
  conflict: ClosedFindingConflict,
  body: z.object(closing),
  reply: Payout,
});

export const withdrawPayout = endpoint({
  method: 'DELETE',
  path: '/settlements/:id',
  access: 'payments:change',
  summary: 'Withdraw a payout that was added by mistake',
  description:
    'With all parts of its payment. Only as long as none of its rows is accepted, nobody has said whose the money of one is, and nothing was written off: then what it says can be added again.',
  errorCodes: ['payout-used'],
  reply: Deleted,
});

/** Orders and their sum in taka. */
const Outstanding = z.object({ orders: z.int(), taka: z.number() });

export const readOutstanding = endpoint({
  method: 'GET',
  path: '/settlements/outstanding',
  access: 'payments:change',
  summary: 'Tell what couriers have collected and not paid yet',
  description:
    'Of each courier that has money of the shop, or whose money the shop has: `owed`, what it is to have back of its payouts, in taka; negative where it is to give it back. And, in pages, the orders whose money is late, oldest first. `toldPayout`: the payout by which its courier says that it has paid it, of which the shop has no row yet.',
  query: z.object(paging),
  reply: z.object({
    couriers: z.array(z.extend(Outstanding, { courier: Courier, owed: z.optional(z.number()) })),
    /** Days after its delivery when the money of an order is late. */
    days: z.int(),
    late: z.array(
      z.object({
        _id: z.string(),
        number: z.string(),
        courier: Courier,
        taka: z.number(),
        deliveredAt: Time,
        toldPayout: z.optional(z.string()),
      }),
    ),
  }),
});
