import type { Reply } from '../contract/endpoint.ts';
import type { fetchPayouts as fetchPayoutsEndpoint } from '../contract/payouts.ts';
import { askCourier } from '../couriers/ask-courier.ts';
import type { PayoutsAnswer, ToldPayout } from '../couriers/courier.ts';
import { couriersOn, openCourier } from '../couriers/registry.ts';
import type { CarrierName, CourierName } from '../domain/couriers.ts';
import { partsOf } from '../domain/payout-parts.ts';
import type { PayoutRow } from '../domain/payouts.ts';
import type { Staff } from '../platform/http/access.ts';
import { BadInput, Conflict } from '../platform/http/errors.ts';
import { findPayments } from './payouts-store.ts';
import { recordPayout, type SentPayout } from './record-payout.ts';

type Fetched = Reply<typeof fetchPayoutsEndpoint>;

/** No call begins after it, so that the last one ends before the page stops waiting. */
const BEGINNING_LIMIT_MS = 12_000;

/**
 * Asks a courier for its newest payouts, and records those that the shop does not have, oldest first, each in as many parts as it
 * takes. What is not fetched, as the courier does not answer or time is over, the next call fetches. One that cannot be read, or is
 * kept with other rows, keeps the others away no more than it has to.
 */
export async function fetchPayouts(wanted: CarrierName, by: Staff): Promise<Fetched> {
  const name = couriersOn().find((one) => one === wanted);
  const courier = name && openCourier(name);
  const told = courier?.payouts;
  if (!told)
    throw new BadInput([{ path: 'courier', message: 'must be one that tells of its payouts, and is switched on' }]);
  const start = Date.now();
  const listed = await askCourier(courier, start, told.list);
  if (listed.kind !== 'found') return { added: [], problem: listed.kind };
  const { newest, mayHaveOlder } = listed.found;
  const unknown = await unknownOf(courier.name, newest);
  const added: string[] = [];
  const differing: string[] = [];
  const answer = (problem?: Fetched['problem']): Fetched => ({
    added,
    ...(problem && { problem }),
    ...(differing.length > 0 && { differing }),
    ...(mayHaveOlder && unknown.length === newest.length && { mayMissOlder: true }),
  });
  let problem: Fetched['problem'];
  for (const payout of unknown) {
    if (Date.now() - start > BEGINNING_LIMIT_MS) return answer('unknown');
    const rows = await askCourier(courier, Date.now(), () => told.rows(payout.paymentId));
    if (rows.kind === 'unknown' || isEmpty(rows, payout)) {
      problem ??= 'unknown';
      continue;
    }
    if (rows.kind !== 'found') return answer(rows.kind);
    const parts = partsOf({ courier: courier.name, ...payout, rows: rows.found });
    if (!(await recordParts(parts, by, added))) differing.push(payout.paymentId);
  }
  return answer(problem);
}

/** Whether it answers no row of what it has paid: then it is asked again. */
function isEmpty(rows: PayoutsAnswer<PayoutRow[]>, { total }: ToldPayout): boolean {
  return rows.kind === 'found' && rows.found.length === 0 && total !== 0;
}

/** Records the parts of a payment, and names them. Answers whether all of it is here: not where it is kept otherwise. */
async function recordParts(parts: SentPayout[], by: Staff, added: string[]): Promise<boolean> {
  try {
    // The first one last: by it a payment is known, and then all of it is here.
    for (const part of parts.toReversed()) added.push((await recordPayout(part, by))._id);
    return true;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return false;
  }
}

/** Those that the shop does not have, oldest first. */
async function unknownOf(name: CourierName, all: ToldPayout[]): Promise<ToldPayout[]> {
  if (all.length === 0) return [];
  const told = all.map(({ paymentId }) => paymentId);
  const found = await findPayments(name, told);
  const known = found.flatMap(({ paymentId, part }) => (!part || part.number === 1 ? paymentId : []));
  return all.filter(({ paymentId }) => !known.includes(paymentId)).toReversed();
}
