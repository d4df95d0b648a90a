import { setTimeout as pause } from 'node:timers/promises';
import { stateOfWord } from '../domain/courier-words.ts';
import { isUncertain } from '../domain/parcels.ts';
import { inTransaction } from '../platform/database/collection.ts';
import { type ParcelDocument, parcels } from '../platform/database/collections.ts';
import { refusedUntil, stopCalls } from '../platform/outside/refused-keys.ts';
import type { LookUpAnswer } from './courier.ts';
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
    parcel = await lookUp(courier, id);
    if (!parcel || !isUncertain(parcel.state)) return parcel;
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
  const mine = await Promise.all(due.map(({ _id }) => lease(_id, now)));
  const looked = mine.map(async (found, place) => {
    const id = due[place]?._id;
    const courier = on.find((name) => name === found?.courier);
    return id && courier ? lookUp(openCourier(courier), id, now) : undefined;
  });
  const ended = (await Promise.all(looked)).flatMap((parcel) => parcel ?? []);
  return { asked: ended.length, found: ended.filter(({ state }) => !isUncertain(state)).length };
}

/** Puts the next time off, so that nobody else asks at the same time; undefined where somebody has. */
function lease(id: string, now: number): Promise<ParcelDocument | undefined> {
  return inTransaction(async (transaction) => {
    const [found] = await parcels.within(transaction).get([id]);
    if (found?.askAt === undefined || found.askAt > now) return undefined;
    parcels.within(transaction).change(id, { askAt: now + BETWEEN_MS });
    return found;
  });
}

async function lookUp(courier: OpenCourier, id: string, now = Date.now()): Promise<ParcelDocument | undefined> {
  const [known] = await parcels.get([id]);
  if (!known) return undefined;
  const answer = await answerOf(courier, known.invoice, now);
  return keepParcel(id, 'api', now, (current) =>
    isUncertain(current.state) ? changeBy(courier, answer, current, now) : undefined,
  );
}

/** Undefined where the courier cannot be asked: then a person decides. */
async function answerOf(courier: OpenCourier, invoice: string, now: number): Promise<LookUpAnswer | undefined> {
  if (!courier.find) return undefined;
  if (await refusedUntil(courier.name, courier.keys, now)) return { kind: 'keysRefused' };
  const answer = await courier.find(invoice);
  if (answer.kind === 'keysRefused') await stopCalls(courier.name, courier.keys, now);
  return answer;
}

/** 'Not found' is no proof, so the parcel stays unknown. */
function changeBy(
  { name }: OpenCourier,
  answer: LookUpAnswer | undefined,
  { state, askUntil }: ParcelDocument,
  now: number,
): ParcelChange {
  if (answer?.kind === 'found') {
    const { kind, ...told } = answer;
    return { ...told, state: stateOfWord(name, told.word, state), askAt: undefined };
  }
  const isOver = !answer || now + BETWEEN_MS > askUntil;
  return { state: 'unknown', askAt: isOver ? undefined : now + BETWEEN_MS };
}
