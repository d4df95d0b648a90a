import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { recordRescue } from '../contract/rescue.ts';
import { correction } from '../desk/correct-order.ts';
import { type Rescue, rescueAfter } from '../domain/rescue.ts';
import { correctedBy, isTryDay } from '../domain/rescue-outcomes.ts';
import { changeOrder } from '../orders/change-order.ts';
import { type ParcelDocument, parcels } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { BadInput, Conflict } from '../platform/http/errors.ts';
import { cancelParcel } from './cancel-parcel.ts';
import { idOf, noteOf, putParcel, withoutId } from './keep-parcel.ts';
import { parcelChanged } from './settle-parcel.ts';

type Noted = Parsed<typeof recordRescue>['body'];
type Rescued = Reply<typeof recordRescue>;

/**
 * Notes what is to become of a parcel that could not be delivered. Its courier is asked to bring it back first: as long as it
 * has not said yes, nothing is noted. @throws {BadInput} {Conflict} {NotFound}
 */
export async function rescueParcel(id: string, noted: Noted, by: Staff): Promise<Rescued> {
  const { invoice, failedAt, reason } = noted;
  if (reason === undefined) return noteAct(id, noted, by);
  const { problem, reasons, parcel } = await cancelParcel(id, { invoice, reason }, by, (known) =>
    assertWaiting(known, failedAt),
  );
  if (!problem && parcel.cancellation?.answer === 'accepted') return noteAct(id, noted, by);
  const [known] = await parcels.get([idOf(parcel)]);
  if (!known?.rescue) throw parcelChanged();
  return { ...answerOf(known, known.rescue), isNoted: false, problem, reasons };
}

async function noteAct(id: string, noted: Noted, by: Staff): Promise<Rescued> {
  let answer: Rescued | undefined;
  await changeOrder(id, by, async (current, at, transaction) => {
    const { parcel } = current.desk;
    if (!parcel || parcel.invoice !== noted.invoice) throw parcelChanged();
    const [found] = await parcels.within(transaction).get([idOf(parcel)]);
    if (!found?.rescue) throw parcelChanged();
    const known = withoutId(found);
    answer = answerOf(known, found.rescue);
    if (isRepeat(found.rescue, noted, by, at)) return undefined;
    assertWaiting(known, noted.failedAt);
    if (noted.day !== undefined && !isTryDay(noted.day, at))
      throw new BadInput([{ path: 'day', message: 'must be a day from today on, within two weeks' }]);
    const { outcome, day } = noted;
    const act = { at, by: by.email, ...(by.name && { name: by.name }), outcome, ...(day && { day }) };
    const after = { ...known, ...rescueAfter(found.rescue, known.rescueBy, act) };
    answer = answerOf(after, after.rescue ?? found.rescue);
    const changed = await correction(id, current, correctedFields(noted), { at, by: by.email }, transaction);
    return {
      ...changed,
      isToldToCourier: true,
      audited: {
        before: { ...changed?.audited?.before },
        after: { ...changed?.audited?.after, rescue: outcome, ...(day && { rescueDay: day }) },
      },
      write: () => putParcel(transaction, after),
    };
  });
  if (!answer) throw parcelChanged();
  return answer;
}

/** Of what was sent, the fields of the order that the outcome corrects. */
function correctedFields(noted: Noted): Pick<Noted, 'deliveryAddress' | 'place' | 'mobileNumber'> {
  return Object.fromEntries(correctedBy(noted.outcome).map((field) => [field, noted[field]]));
}

/** So long the same by the same person is taken for a second click. */
const REPEAT_MS = 60_000;

function isRepeat({ acts, failedAt }: Rescue, noted: Noted, by: Staff, now: number): boolean {
  const last = acts.at(-1);
  const isSame = last?.by === by.email && last.outcome === noted.outcome && last.day === noted.day;
  return isSame && noted.failedAt === failedAt && now - last.at < REPEAT_MS;
}

/** @throws {Conflict} where it has failed again, or nobody is to do anything about it any more */
function assertWaiting({ rescue, rescueBy }: ParcelDocument, failedAt: number): void {
  if (rescue?.failedAt !== failedAt) throw parcelChanged();
  if (rescueBy !== undefined) return;
  const act = rescue.againAt === undefined ? undefined : rescue.acts.at(-1);
  throw new Conflict('rescue-over', 'Nobody is to do anything about this failed delivery any more.', { act });
}

function answerOf(parcel: ParcelDocument, rescue: Rescue): Rescued {
  const { rescueBy } = parcel;
  return { isNoted: true, parcel: noteOf(parcel), rescue, ...(rescueBy !== undefined && { until: rescueBy }) };
}
