import type { Catalogue } from '../catalogue/catalogue.ts';
import { currentCatalogue } from '../catalogue/read-catalogue.ts';
import type { Parsed } from '../contract/endpoint.ts';
import type { bookParcels as bookParcelsEndpoint, ParcelProblem, ParcelRow } from '../contract/parcels.ts';
import { chunksOf } from '../domain/chunks-of.ts';
import { BY_FILE } from '../domain/couriers.ts';
import { isUncertain } from '../domain/parcels.ts';
import type { ParcelDocument } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { refusedUntil } from '../platform/outside/refused-keys.ts';
import { askCourier } from './ask-courier.ts';
import { type Claimed, claimParcel } from './claim-parcel.ts';
import type { BookingAnswer } from './courier.ts';
import { idOf, keepParcel, noteOf, type ParcelChange } from './keep-parcel.ts';
import { LOOK_UP_PACE, type LookUpPace, lookUpUntilFound } from './look-up-parcels.ts';
import { courierOff, fillFile } from './parcel-file.ts';
import { couriersOn, type OpenCourier, openCourier } from './registry.ts';

type Booking = Parsed<typeof bookParcelsEndpoint>['body'];
type Wanted = Booking['orders'][number];

/** Calls to a courier at the same time. Before the first one is answered, no other order is claimed: the keys may be wrong. */
const AT_ONCE = 5;

/** No booking begins after it, so that the last one ends before the page stops waiting. */
const BEGINNING_LIMIT_MS = 10_000;

/**
 * Books orders with a courier, each in three steps: the claim, in one transaction with its order, so that nobody else books it;
 * the call; and what came of it. If the process ends between them, the claim stays, and the courier is asked later.
 */
export async function bookParcels(
  { courier: name, orders }: Booking,
  by: Staff,
  pace: LookUpPace = LOOK_UP_PACE,
): Promise<ParcelRow[]> {
  if (name === BY_FILE) return fillFile(orders, by);
  if (!couriersOn().includes(name)) throw courierOff();
  const courier = openCourier(name);
  const catalogue = await currentCatalogue();
  const start = Date.now();
  const [first, ...others] = orders.filter(({ _id }, place) => orders.findIndex((one) => one._id === _id) === place);
  let isStopped = (await refusedUntil(name, courier.keys, start)) !== undefined;
  const rows: ParcelRow[] = [];
  for (const chunk of [first ? [first] : [], ...chunksOf(others, AT_ONCE)]) {
    const isLate = Date.now() - start > BEGINNING_LIMIT_MS;
    const reason = isStopped ? 'keysRefused' : isLate ? 'courierBusy' : undefined;
    const booked = reason
      ? chunk.map(({ _id }) => notAsked(_id, reason))
      : await bookAll(courier, chunk, by, catalogue);
    isStopped ||= booked.some(({ problems }) => problems.includes('keysRefused'));
    rows.push(...booked);
  }
  return lookUpUncertain(courier, rows, pace);
}

function notAsked(_id: string, problem: ParcelProblem): ParcelRow {
  return { _id, problems: [problem] };
}

function bookAll(courier: OpenCourier, wanted: Wanted[], by: Staff, catalogue: Catalogue): Promise<ParcelRow[]> {
  return Promise.all(wanted.map((one) => bookOne(courier, one, by, catalogue)));
}

async function bookOne(courier: OpenCourier, wanted: Wanted, by: Staff, catalogue: Catalogue): Promise<ParcelRow> {
  const claimed = await claimParcel({ courier: courier.name }, wanted, by, catalogue);
  if (!('parcel' in claimed)) return claimed.row;
  const answer = await askCourier(courier, Date.now(), () => courier.book(claimed.toBook));
  const id = idOf(claimed.parcel);
  const kept = await keepParcel(id, 'api', Date.now(), ({ state }) =>
    isUncertain(state) ? changeBy(answer, claimed) : numbersIn(answer),
  );
  return rowOf(claimed, kept ?? claimed.parcel, answer);
}

/** What the answer says of a parcel of which its courier has told meanwhile. */
function numbersIn(answer: BookingAnswer): ParcelChange | undefined {
  if (answer.kind !== 'booked') return undefined;
  const { consignmentId, trackingCode, fee } = answer;
  return { consignmentId, trackingCode, fee };
}

/**
 * A parcel that the courier has `taken` before is looked up; without the call being made, it was not booked. That one which was
 * sent again is not taken now says nothing of the earlier call: it may be booked by that.
 */
function changeBy(answer: BookingAnswer, { isSentAgain }: Claimed): ParcelChange {
  switch (answer.kind) {
    case 'booked': {
      const { kind, ...told } = answer;
      return { ...told, state: 'booked', askAt: undefined };
    }
    case 'rejected':
    case 'keysRefused':
    case 'busy':
      return isSentAgain ? { state: 'unknown' } : { state: 'rejected', askAt: undefined, ...whyNot(answer) };
    case 'taken':
      return { state: 'unknown', ...(!isSentAgain && { isTaken: true }) };
    case 'unknown':
      return { state: 'unknown' };
  }
}

/** What the courier has said against a parcel, or why it could not even be asked. */
function whyNot(answer: BookingAnswer): Pick<ParcelDocument, 'reasons' | 'unplaced'> {
  if (answer.kind !== 'rejected') return { reasons: [] };
  const { reasons, unplaced } = answer;
  return { reasons, unplaced };
}

const PROBLEM_OF: Partial<Record<BookingAnswer['kind'], ParcelProblem>> = {
  rejected: 'rejected',
  keysRefused: 'keysRefused',
  busy: 'courierBusy',
};

/** Of a parcel that may be booked nevertheless, this answer alone has what the courier says against it. */
function rowOf({ row }: Claimed, parcel: ParcelDocument, answer: BookingAnswer): ParcelRow {
  const { unplaced, ...why } = whyNot(answer);
  const problem = unplaced ?? PROBLEM_OF[answer.kind];
  return { ...row, problems: problem ? [problem] : [], parcel: { ...noteOf(parcel), ...(problem && why) } };
}

/** Asks the courier for those whose answer was lost, as long as the caller can wait. */
function lookUpUncertain(courier: OpenCourier, rows: ParcelRow[], pace: LookUpPace): Promise<ParcelRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { parcel, problems } = row;
      if (!parcel || problems.length > 0 || parcel.state !== 'unknown') return row;
      const found = await lookUpUntilFound(courier, idOf(parcel), pace);
      return found ? { ...row, parcel: noteOf(found) } : row;
    }),
  );
}
