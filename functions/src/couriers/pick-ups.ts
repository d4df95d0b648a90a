import type { Parsed, Reply } from '../contract/endpoint.ts';
import type { askPickUp as askPickUpEndpoint, PickUp, PickUpProblem } from '../contract/pick-ups.ts';
import { type CarrierName, COURIERS, type CourierName } from '../domain/couriers.ts';
import { answerAt, isBeingAsked } from '../domain/pick-ups.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { inTransaction, type Stored } from '../platform/database/collection.ts';
import { type PickUpDocument, pickUps } from '../platform/database/collections.ts';
import type { Staff } from '../platform/http/access.ts';
import { askCourier } from './ask-courier.ts';
import type { PickUpAnswer } from './courier.ts';
import { courierOff } from './parcel-file.ts';
import { couriersOn, openCourier } from './registry.ts';

type Wanted = Parsed<typeof askPickUpEndpoint>['body'];

/**
 * Asks a courier to come for parcels. That is noted first, so that of two people, or two clicks, one asks. @throws {BadInput} for
 * one that is off, or cannot be asked
 */
export async function askPickUp({ courier, ...wanted }: Wanted, by: Staff): Promise<Reply<typeof askPickUpEndpoint>> {
  const { name, ask, opened } = openForPickUp(courier);
  const { pickUp, before, isMine } = await claim(name, wanted, by);
  if (!isMine) return { isAsked: false, pickUp: shownAt(pickUp, Date.now()) };
  const { parcels, note } = pickUp;
  const answer = await askCourier(opened, Date.now(), () => ask({ parcels, note }));
  const kept = await keepAnswer(name, pickUp, before, answer);
  return {
    isAsked: true,
    pickUp: kept && shownAt(kept, Date.now()),
    problem: PROBLEM_OF[answer.kind],
    ...(answer.kind === 'rejected' && { reasons: answer.reasons }),
  };
}

const PROBLEM_OF: Partial<Record<PickUpAnswer['kind'], PickUpProblem>> = {
  rejected: 'rejected',
  keysRefused: 'keysRefused',
  busy: 'courierBusy',
};

function openForPickUp(wanted: CarrierName) {
  const name = couriersOn().find((one) => one === wanted);
  const opened = name && openCourier(name);
  if (!opened?.askPickUp) throw courierOff();
  return { name: opened.name, ask: opened.askPickUp, opened };
}

interface Claimed {
  pickUp: PickUpDocument;
  /** The one before it. */
  before: PickUpDocument | undefined;
  isMine: boolean;
}

/** Not mine: somebody has asked since the caller has looked, or is asking now. */
function claim(name: CourierName, { seenAt, parcels, note }: Omit<Wanted, 'courier'>, by: Staff): Promise<Claimed> {
  return inTransaction(async (transaction) => {
    const [known] = await pickUps.within(transaction).get([name]);
    const before = known && withoutId(known);
    const at = Date.now();
    if (before && (before.at !== seenAt || isBeingAsked(before, at))) return { pickUp: before, before, isMine: false };
    const asked = { parcels, ...(note && { note }) };
    const pickUp = { at, by: by.email, ...(by.name && { name: by.name }), ...asked, answer: 'asked' as const };
    pickUps.within(transaction).put(name, pickUp);
    const { name: label } = COURIERS[name];
    recordChange(transaction, by, { subject: 'pickUp', action: 'add', target: name, label, after: asked }, at);
    return { pickUp, before, isMine: true };
  });
}

/** Where the courier does not come, it is as before. */
function keepAnswer(
  name: CourierName,
  { at }: PickUpDocument,
  before: PickUpDocument | undefined,
  { kind }: PickUpAnswer,
): Promise<PickUpDocument | undefined> {
  return inTransaction(async (transaction) => {
    const all = pickUps.within(transaction);
    const [known] = await all.get([name]);
    const current = known && withoutId(known);
    if (current?.at !== at) return current; // somebody has asked again meanwhile
    const isOpen = kind === 'accepted' || kind === 'unknown';
    const after = isOpen ? { ...current, answer: kind } : before;
    if (after) all.put(name, after);
    else all.remove(name);
    return after;
  });
}

/** What the desk shows of a courier that can be asked to come; undefined for one that cannot. */
export async function pickUpsOf(name: CourierName, now: number): Promise<{ last?: PickUp | undefined } | undefined> {
  if (!openCourier(name).askPickUp) return undefined;
  const [last] = await pickUps.get([name]);
  return { last: last && shownAt(withoutId(last), now) };
}

function shownAt(pickUp: PickUpDocument, now: number): PickUp {
  return { ...pickUp, answer: answerAt(pickUp, now) };
}

function withoutId({ _id, ...pickUp }: Stored<PickUpDocument>): PickUpDocument {
  return pickUp;
}
