import type { BookedParcel } from '../src/contract/parcel-notes.ts';
import { stateOfWord } from '../src/domain/courier-words.ts';
import type { CourierName } from '../src/domain/couriers.ts';
import { dayOf } from '../src/domain/day-of.ts';
import { afterCall, isClosing, newDesk } from '../src/domain/desk.ts';
import { newClaim } from '../src/domain/desk-claims.ts';
import type { NumberMark } from '../src/domain/desk-marks.ts';
import { publicReason } from '../src/domain/order-outcomes.ts';
import { CANCELLED_STATUS, DELIVERED_STATUS, SENT_STATUS } from '../src/domain/order-status.ts';
import { sumToCollect } from '../src/domain/orders.ts';
import { withWaitingSince } from '../src/domain/waiting-since.ts';
import { sumOfWork, type WorkChange, workBetween } from '../src/domain/work.ts';
import { amountsAtCheckout } from '../src/orders/amounts-at-checkout.ts';
import { type Decision, decided } from '../src/orders/change-order.ts';
import { derivedMoneyFields } from '../src/orders/derived-money-fields.ts';
import { numberKey } from '../src/orders/number-marks.ts';
import { workDayId } from '../src/orders/record-work.ts';
import type {
  DeskDocument,
  NumberMarksDocument,
  OrderAtDesk,
  OrderDocument,
  WorkDayDocument,
} from '../src/platform/database/collections.ts';
import { namesOf, type Product, placeSeeded } from './place-seeded.ts';
import { PEOPLE, type SeededDeskOrder, type SeededStep, seededDesk, seededSettings } from './seed-data.ts';

/** What the staff of a shop that is open find in the morning. */
export interface DeskOfSeed {
  /** By their ids, as all here. */
  orders: Map<string, OrderDocument>;
  desks: Map<string, DeskDocument>;
  numberMarks: Map<string, NumberMarksDocument>;
  workDays: Map<string, WorkDayDocument>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The orders at the desk at `now`, in milliseconds, numbered from `first` on, and what follows from them. */
export function deskOfSeed(products: readonly Product[], first: number, now: number): DeskOfSeed {
  const productNamed = namesOf(products);
  const done = seededDesk.orders.map((seeded, place) => {
    const at = now - seeded.minutesAgo * MINUTE_MS;
    const amountsOf = (total: number) => amountsAtCheckout(seededSettings, { place: seeded }, total);
    const { id, order } = placeSeeded(seeded, first + place, { productNamed, at, amountsOf });
    return { id, ...afterSteps({ order, desk: { ...newDesk(at), marks: marksOf(seeded) } }, seeded.steps, now) };
  });
  return {
    orders: new Map(done.map(({ id, after }) => [id, after.order])),
    desks: new Map(done.map(({ id, after }) => [id, after.desk])),
    numberMarks: new Map(
      seededDesk.marks.map(({ mobileNumber, marks, daysAgo }) => {
        return [numberKey(mobileNumber), { marks, at: now - daysAgo * DAY_MS, by: personOf('admin').email }];
      }),
    ),
    workDays: workDaysOf(done.flatMap(({ work }) => work)),
  };
}

function marksOf({ mobileNumber }: SeededDeskOrder): NumberMark[] {
  return seededDesk.marks.find((marked) => marked.mobileNumber === mobileNumber)?.marks ?? [];
}

/** Some of a person's work, and when it was done, in milliseconds. */
type Work = { change: WorkChange; at: number; seconds?: number };

function afterSteps(placed: OrderAtDesk, steps: readonly SeededStep[], now: number) {
  const work: Work[] = [];
  const after = steps.reduce((before, step) => {
    const at = now - step.minutesAgo * MINUTE_MS;
    const { order, desk } = decided(before, decisionOf(before, step, at), { at, by: 'shop' });
    const next = {
      order: { ...order, ...derivedMoneyFields(order, desk.parcel) },
      desk: withWaitingSince(desk, order),
    };
    work.push(...workBetween(before, next).map((change) => ({ change, at })));
    if ('packedIn' in step)
      work.push({ change: [personOf('packer').email, { packed: 1 }], at, seconds: step.packedIn });
    return next;
  }, placed);
  return { after, work };
}

function decisionOf({ order, desk }: OrderAtDesk, step: SeededStep, at: number): Decision {
  if ('call' in step) return calledAbout({ order, desk }, step, at);
  if ('packedIn' in step) {
    const by = { at, by: personOf('packer').email, name: personOf('packer').name };
    return { desk: { printed: by, packed: { ...by, seconds: step.packedIn } } };
  }
  if ('rider' in step)
    return { order: { status: SENT_STATUS }, desk: { rider: { name: step.rider, state: 'out', at } } };
  if ('booked' in step) return { desk: { parcel: bookedParcel(order, step.booked, at) } };
  if ('told' in step) return told(desk, step.told, at);
  if ('isBrought' in step) return { ...told(desk, 'delivered', at), order: { status: DELIVERED_STATUS } };
  return 'status' in step ? { order: { status: step.status } } : { desk: { claim: newClaim(personOf('clerk'), at) } };
}

/** The consignment that its courier has given it. */
function bookedParcel(order: OrderDocument, courier: CourierName, at: number): BookedParcel {
  const { email: by, name } = personOf('clerk');
  return {
    courier,
    invoice: order.number,
    attempt: 1,
    state: 'booked',
    taka: sumToCollect(order),
    consignmentId: `77${order.number.replace(/\D/g, '').padStart(7, '0')}`,
    at,
    by,
    name,
  };
}

/** Its order stays as it is. */
function told({ parcel }: DeskDocument, word: string, at: number): Decision {
  return parcel ? { desk: { parcel: { ...parcel, state: stateOfWord(parcel.courier, word), word, wordAt: at } } } : {};
}

function calledAbout(
  { desk }: OrderAtDesk,
  { call: outcome, note, holdDays, putAside }: Extract<SeededStep, { call: unknown }>,
  at: number,
): Decision {
  const until = holdDays === undefined ? undefined : dayOf(at + holdDays * DAY_MS);
  const attempt = { at, by: personOf('clerk').email, outcome, ...(note && { note }) };
  const isConfirmed = outcome === 'confirmed';
  return {
    order: {
      ...(isConfirmed && { confirmedAt: at }),
      ...(isClosing(outcome) && { status: CANCELLED_STATUS, closedFor: publicReason(outcome) }),
    },
    desk: {
      ...afterCall(desk, { outcome, until }, at),
      ...(putAside && { callAt: undefined }),
      attempts: [...desk.attempts, attempt],
    },
    ...(isConfirmed && { event: 'confirmed' }),
  };
}

function personOf(uid: string) {
  const person = PEOPLE.find((one) => one.uid === uid);
  if (!person) throw new Error(`The seed has no person ${uid}`);
  return person;
}

/** By person and day, as the shop counts it with each act. */
function workDaysOf(work: readonly Work[]): DeskOfSeed['workDays'] {
  const days = new Map<string, WorkDayDocument>();
  for (const { change, at, seconds } of work) {
    const [by, counts] = change;
    const id = workDayId(by, at);
    const earlier = days.get(id);
    const times = earlier?.times ?? {};
    days.set(id, {
      ...earlier,
      day: dayOf(at),
      by,
      counts: sumOfWork([earlier?.counts ?? {}, counts]),
      ...(seconds !== undefined && {
        times: { ...times, [seconds]: (times[seconds] ?? 0) + 1 },
        packedAt: Math.max(earlier?.packedAt ?? 0, at),
      }),
    });
  }
  return days;
}
