import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { openAccount } from '../../test/courier-host.ts';
import { loseAnswer } from '../../test/lose-answer.ts';
import { bookedOrder } from '../../test/parcels.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { COURIER_NAMES, type CourierName, courierNamed } from '../domain/couriers.ts';
import { PARCEL_CLAIM_MS } from '../domain/parcels.ts';
import { desk, outsideServices, parcels } from '../platform/database/collections.ts';
import { followParcel } from './follow-parcel.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

let clerk: Person;
let admin: Person;
let account: ReturnType<typeof openAccount>;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

beforeEach(() => {
  account = openAccount();
});

afterEach(() => void vi.unstubAllEnvs());

/** An order that is booked, and its parcel's invoice. */
async function booked(courier: CourierName = 'redx'): Promise<{ _id: string; invoice: string }> {
  const { _id, parcel } = await bookedOrder(clerk, courier);
  return { _id, invoice: parcel.invoice };
}

const cancel = ({ _id, invoice }: { _id: string; invoice: string }, by: Person = clerk) =>
  askInProcess(by, `POST /orders/admin/${_id}/parcel/cancellation`, { invoice, reason: 'The buyer has called.' });
const read = async (id: string) => (await askInProcess(clerk, `GET /orders/admin/${id}`)).body.parcel;
const stored = async (invoice: string, courier = 'redx') =>
  (await parcels.reference.doc(`${courier}_${invoice}`).get()).data();

test.each(COURIER_NAMES.filter((name) => courierNamed(name).cancelling !== 'inPanel'))(
  '%s is asked to cancel a parcel, which is noted at the order, in its parcel and in the audit; accepted is not done',
  async (courier) => {
    const parcel = await booked(courier);
    const { status, body } = await cancel(parcel);
    const cancellation = { answer: 'accepted', by: clerk.email, at: expect.any(Number) };
    expect([status, body]).toMatchObject([200, { parcel: { state: 'booked', cancellation } }]);
    expect(body.problem).toBeUndefined();
    expect(await read(parcel._id)).toMatchObject({ state: 'booked', cancellation });
    expect(await stored(parcel.invoice, courier)).toMatchObject({ cancellation });
    expect((await auditLines(parcel._id)).at(-1)).toMatchObject({
      by: clerk.email,
      after: { parcelCancellation: 'asked' },
    });
    expect((await account.calls()).cancellations).toBe(1);
  },
);

test('RedX and Carrybee have cancelled it then', async () => {
  await cancel(await booked('redx'));
  await cancel(await booked('carrybee'));
  expect((await account.parcels()).map(({ word }) => word)).toEqual(['cancelled', 'pickup-cancelled']);
});

test('Pathao is not asked: only its panel can', async () => {
  const parcel = await booked('pathao');
  expect((await cancel(parcel)).body).toMatchObject({ problem: 'courierOff', parcel: { state: 'booked' } });
  expect(await read(parcel._id)).not.toHaveProperty('cancellation');
});

test('two clerks at once, each with a double click, ask once', async () => {
  const parcel = await booked();
  const answers = await Promise.all([cancel(parcel), cancel(parcel), cancel(parcel, admin), cancel(parcel, admin)]);
  for (const { status, body } of answers)
    expect([status, ['asked', 'accepted']]).toEqual([200, expect.arrayContaining([body.parcel.cancellation.answer])]);
  expect((await account.calls()).cancellations).toBe(1);
  expect((await read(parcel._id)).cancellation.answer).toBe('accepted');
  expect((await cancel(parcel)).body.parcel.cancellation.answer).toBe('accepted');
  expect((await account.calls()).cancellations).toBe(1);
});

test.each(['cut', 'failed'])('after an answer that is lost (%s) it may be asked again', async (cancelling) => {
  const parcel = await booked();
  await account.set({ cancelling });
  expect((await cancel(parcel)).body).toMatchObject({ parcel: { cancellation: { answer: 'unknown' } } });
  await account.set({ cancelling: 'done' });
  expect((await cancel(parcel)).body).toMatchObject({ parcel: { cancellation: { answer: 'accepted' } } });
});

test.each(COURIER_NAMES.filter((name) => courierNamed(name).cancelling !== 'inPanel'))(
  'once more after a lost answer %s says that it is at it, which is noted as accepted',
  async (courier) => {
    const parcel = await booked(courier);
    await account.set({ cancelling: 'cut' });
    await cancel(parcel);
    await account.set({ cancelling: 'done' });
    const { body } = await cancel(parcel);
    expect(body).toMatchObject({ parcel: { cancellation: { answer: 'accepted' } } });
    expect(body.problem).toBeUndefined();
  },
);

test.each([
  ['a refusal', 'rejected', () => delivered()],
  ['refused keys', 'keysRefused', () => account.set({ keys: 'refused' })],
  ['a courier that is off', 'courierOff', async () => vi.stubEnv('COURIERS', 'steadfast')],
])('%s forgets no earlier call whose answer was lost', async (_what, problem, spoil) => {
  const parcel = await booked();
  await account.set({ cancelling: 'failed' });
  await cancel(parcel);
  await account.set({ cancelling: 'done' });
  await spoil();
  expect((await cancel(parcel)).body).toMatchObject({ problem, parcel: { cancellation: { answer: 'unknown' } } });
  expect(await read(parcel._id)).toMatchObject({ cancellation: { answer: 'unknown', by: clerk.email } });
  await outsideServices.reference.doc('redx').delete();
});

async function delivered(): Promise<void> {
  const [kept] = await account.parcels();
  if (kept) await account.move(kept, 'delivered');
}

test('what was accepted is asked again once the courier has told of the parcel since; a refusal then leaves the note', async () => {
  const parcel = await booked('steadfast');
  await cancel(parcel);
  await cancel(parcel);
  expect((await account.calls()).cancellations).toBe(1);
  const at = Date.now() + 1_000;
  await followParcel(`steadfast_${parcel.invoice}`, 'webhook', { at, message: 'The rider goes on.' }, at);
  vi.useFakeTimers({ toFake: ['Date'], now: at + 1_000 });
  await cancel(parcel);
  vi.useRealTimers();
  expect((await account.calls()).cancellations).toBe(2);
  expect((await read(parcel._id)).cancellation).toMatchObject({ answer: 'accepted', at: expect.any(Number) });
});

test('what was accepted, and not done within three days, is asked again', async () => {
  const parcel = await booked('steadfast');
  await cancel(parcel);
  await desk.reference.doc(parcel._id).update({ 'parcel.cancellation.at': Date.now() - 72 * 60 * MINUTE_MS });
  await cancel(parcel);
  expect((await account.calls()).cancellations).toBe(2);
});

const MINUTE_MS = 60_000;

test('a function that is killed while it asks leaves a note, and somebody asks again a minute later', async () => {
  const parcel = await booked();
  await cancel(parcel);
  const at = Date.now() - PARCEL_CLAIM_MS;
  await leaveAsked(parcel._id, at);
  await cancel(parcel);
  expect((await read(parcel._id)).cancellation.at).toBeGreaterThan(at);
  expect((await account.calls()).cancellations).toBe(2);
});

/** As it is left by a function that has asked, and no more. */
async function leaveAsked(id: string, at: number): Promise<void> {
  await desk.reference.doc(id).update({ 'parcel.cancellation': { at, by: 'clerk@aloghor.example', answer: 'asked' } });
}

test('a note whose commit was made while its answer was lost does not ask twice', async () => {
  const parcel = await booked();
  const undo = loseAnswer('parcels', 'runs the transaction again');
  await cancel(parcel);
  undo();
  expect((await account.calls()).cancellations).toBeLessThanOrEqual(1);
});

test('what a courier does not cancel stays as it was, with the reasons that it gave', async () => {
  const parcel = await booked();
  const [kept] = await account.parcels();
  if (kept) await account.move(kept, 'delivered');
  expect((await cancel(parcel)).body).toMatchObject({ problem: 'rejected', reasons: ['The parcel is delivered.'] });
  expect(await read(parcel._id)).not.toHaveProperty('cancellation');
});

test('refused keys stop all calls; a courier that is off is not called', async () => {
  const [one, other] = [await booked(), await booked()];
  await account.set({ keys: 'refused' });
  expect((await cancel(one)).body.problem).toBe('keysRefused');
  expect((await cancel(other)).body.problem).toBe('keysRefused');
  expect(await account.calls()).toMatchObject({ refused: 1, cancellations: 0 });
  await outsideServices.reference.doc('redx').delete();
  vi.stubEnv('COURIERS', 'steadfast');
  expect((await cancel(one)).body.problem).toBe('courierOff');
});

test('only the parcel that the caller has seen, and only while it can be cancelled', async () => {
  const parcel = await booked();
  const outdated = await cancel({ ...parcel, invoice: 'A-1' });
  expect([outdated.status, outdated.body.code]).toEqual([409, 'parcel-changed']);
  await askInProcess(clerk, `POST /parcels/${parcel.invoice}/decide`, { decision: 'cancelled' });
  expect((await cancel(parcel)).body.code).toBe('parcel-changed');
  expect((await account.calls()).cancellations).toBe(0);
});
