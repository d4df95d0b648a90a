import { setTimeout as pause } from 'node:timers/promises';
import { stateOfWord } from '../domain/courier-words.ts';
import { isUncertain } from '../domain/parcels.ts';
import { type ParcelDocument, parcels } from '../platform/database/collections.ts';
import { askCourier, leaseParcel } from './ask-courier.ts';
import type { LookUpAnswer } from './courier.ts';
import { followParcel } from './follow-parcel.ts';
import { foreignParcel, mayBeForeign } from './foreign-parcel.ts';
import { keepParcel, type ParcelChange } from './keep-parcel.ts';
import { couriersOn, type OpenCourier, openCourier } from './registry.ts';

/** When a courier is asked for a parcel whose answer was lost, in milliseconds after that: parcels appear late. */
export interface LookUpPace {
  waits: readonly number[];
}

export const LOOK_UP_PACE: LookUpPace = { waits: [0, 2_000, 5_000, 15_000] };

/** After those, until the claim's two days are over. */
const BETWEEN_MS = 10 * 60_000;

/** Parcels that are asked for at once. */
const BATCH = 25;

/** Asks for a parcel at this pace until the courier tells of it, or a person has decided. Returns it as it is then. */
export async function lookUpUntilFound(
  courier: OpenCourier,
  id: string,
  { waits }: LookUpPace,
): Promise<ParcelDocument | undefined> {
  const lostAt = Date.now();
  let parcel: ParcelDocument | undefined;
  for (const wait of courier.find ? waits : [0]) {
    await pause(Math.max(0, lostAt + wait - Date.now()));
    parcel = await lookUp(courier, id, Date.now());
    if (!parcel || !isUncertain(parcel.state) || parcel.doubt) return parcel;
  }
  return parcel;
}

/** How many parcels were asked for, and how many of them were found. */
export interface LookedUp {
  asked: number;
  found: number;
}

/** Asks for the parcels whose time has come at `now`; several may do so at once. */
export async function lookUpDue(now = Date.now()): Promise<LookedUp> {
  const on = couriersOn();
  const due = await parcels.find((all) => all.where('askAt', '<=', now).orderBy('askAt').limit(BATCH));
  const mine = await Promise.all(due.map(({ _id }) => leaseParcel(_id, 'askAt', now, BETWEEN_MS)));
  const looked = mine.map(async (found, place) => {
    const id = due[place]?._id;
    const courier = on.find((name) => name === found?.courier);
    if (!id || !found) return undefined;
    return courier ? lookUp(openCourier(courier), id, now) : void (await keepAnswer(id, NOT_ASKED, now));
  });
  const ended = (await Promise.all(looked)).flatMap((parcel) => parcel ?? []);
  return { asked: ended.length, found: ended.filter(({ state }) => !isUncertain(state)).length };
}

async function lookUp(courier: OpenCourier, id: string, now: number): Promise<ParcelDocument | undefined> {
  const [known] = await parcels.get([id]);
  if (!known) return undefined;
  const answer = await answerOf(courier, known.invoice, now);
  const kept = await keepAnswer(id, answer, now);
  // What it has found may be on its way already.
  if (answer?.kind === 'found' && kept?.state === 'booked' && stateOfWord(courier.name, answer.word) !== 'booked')
    await followParcel(id, 'poll', { word: answer.word, at: now }, now);
  return kept;
}

/** Of a courier that is off at the moment. */
const NOT_ASKED: LookUpAnswer = { kind: 'unknown' };

function keepAnswer(id: string, answer: LookUpAnswer | undefined, now: number): Promise<ParcelDocument | undefined> {
  return keepParcel(id, 'api', now, (current) =>
    isUncertain(current.state) ? changeBy(answer, current, now) : undefined,
  );
}

/** Undefined where the courier cannot be asked: then a person decides. */
async function answerOf(courier: OpenCourier, invoice: string, now: number): Promise<LookUpAnswer | undefined> {
  const { find } = courier;
  return find && askCourier(courier, now, () => find(invoice));
}

/** 'Not found' is no proof, so the parcel stays unknown; and what was there before the shop asked for it may be of another one. */
function changeBy(answer: LookUpAnswer | undefined, current: ParcelDocument, now: number): ParcelChange {
  if (answer?.kind === 'found') {
    const { consignmentId, trackingCode, fee, word } = answer;
    if (mayBeForeign(current, answer)) return { ...foreignParcel(consignmentId), state: 'unknown' };
    return { consignmentId, trackingCode, fee, word, state: 'booked', askAt: undefined };
  }
  const isOver = !answer || now + BETWEEN_MS > current.askUntil;
  return { state: 'unknown', askAt: isOver ? undefined : now + BETWEEN_MS };
}
