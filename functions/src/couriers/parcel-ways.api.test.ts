import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askInProcess } from '../../test/ask-in-process.ts';
import { openAccount } from '../../test/courier-host.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads, recordReads, recordWrites } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { CourierName } from '../domain/couriers.ts';
import type { ToldParcel } from '../domain/parcel-news.ts';
import { parcels } from '../platform/database/collections.ts';
import { followParcel } from './follow-parcel.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
});

const TAKA = 2_890;

let clerk: Person;
let packer: Person;

beforeAll(async () => {
  await resetToSeed();
  [clerk, packer] = await Promise.all([signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  openAccount();
  const { docs } = await parcels.reference.get(); // those of other tests
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

afterEach(() => void vi.unstubAllEnvs());

interface Booked {
  _id: string;
  invoice: string;
  courier: CourierName;
}

async function confirmed(): Promise<string> {
  const order = {
    name: 'Rahim Uddin',
    mobileNumber: '01712345678',
    deliveryAddress: 'House 9, Road 3',
    place: { district: 'Dhaka', thana: 'Dhanmondi' },
    orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }],
  };
  const _id: string = (await askInProcess(NOBODY, 'POST /orders', order)).body.insertedId;
  await askInProcess(clerk, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
  return _id;
}

async function booked(courier: CourierName, _id: string): Promise<Booked> {
  const { body } = await askInProcess(clerk, 'POST /parcels', { courier, orders: [{ _id, toCollect: TAKA }] });
  return { _id, courier, invoice: body.rows[0].parcel.invoice };
}

/** An order with a parcel at Steadfast, after one at Pathao that was cancelled, and of which Pathao then says more. */
async function twoParcels(word = 'delivered'): Promise<[earlier: Booked, current: Booked]> {
  const earlier = await booked('pathao', await confirmed());
  await settle(earlier, 'cancelled');
  const current = await booked('steadfast', earlier._id);
  await tell(earlier, word);
  return [earlier, current];
}

const tell = ({ courier, invoice }: Booked, word: string, more: Partial<ToldParcel> = {}) =>
  followParcel(`${courier}_${invoice}`, 'webhook', { word, at: Date.now() + 1, ...more });
const settle = ({ invoice, courier }: Booked, state: string) =>
  askInProcess(clerk, `POST /parcels/${invoice}/decide`, { decision: state, courier });
const doubts = async () => (await askInProcess(clerk, 'GET /parcels/doubts')).body;
const waysOf = (id: string, by = clerk) => askInProcess(by, `GET /orders/admin/${id}/parcels`);

test('all parcels of an order are told with what was told of each, by whom, the last booked first', async () => {
  const [earlier, current] = await twoParcels('in-transit');
  await tell(current, 'delivered_approval_pending', { message: 'With the rider' });
  const { status, body } = await waysOf(earlier._id);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      parcel: { courier: 'steadfast', invoice: current.invoice, state: 'outForDelivery' },
      events: [
        { from: 'api', state: 'asked' },
        { from: 'api', state: 'booked' },
        { from: 'webhook', word: 'delivered_approval_pending', message: 'With the rider', state: 'outForDelivery' },
      ],
    },
    {
      parcel: { courier: 'pathao', invoice: earlier.invoice },
      events: [
        { state: 'asked' },
        { state: 'booked' },
        { from: 'hand', state: 'cancelled' },
        { from: 'webhook', word: 'in-transit' },
      ],
    },
  ]);
  expect((await waysOf(await confirmed())).body).toEqual([]);
  expect((await waysOf(earlier._id, packer)).status).toBe(403);
});

test('the parcels of an order cost a read each, whatever was told of them, beside the order and the role', async () => {
  const [earlier, current] = await twoParcels('in-transit');
  await tell(current, 'delivered_approval_pending');
  await waysOf(earlier._id);
  expect(await countReads(() => waysOf(earlier._id))).toBe(2 + 2);
});

describe('parcels in doubt', () => {
  test('are listed with their orders, the one that waits longest first; so is one that is lost', async () => {
    const unknown = await booked('redx', await confirmed());
    await tell(unknown, 'eaten-by-a-goat', { at: Date.now() - 9_000 });
    const lost = await booked('steadfast', await confirmed());
    await tell(lost, 'exceptional');
    expect(await doubts()).toMatchObject([
      { order: { _id: unknown._id }, parcel: { doubt: 'unknownWord' }, since: expect.any(Number) },
      { order: { _id: lost._id }, parcel: { state: 'lost' } },
    ]);
    expect((await askInProcess(clerk, 'GET /stats')).body).toMatchObject({ inDoubt: 2 });
    await settle(unknown, 'delivered');
    expect(await doubts()).toMatchObject([{ order: { _id: lost._id } }]);
  });

  test('of an earlier parcel are listed, too, and settled without its order following', async () => {
    const [earlier, current] = await twoParcels();
    expect(await doubts()).toMatchObject([
      { parcel: { courier: 'pathao', invoice: earlier.invoice, doubt: 'contradiction' }, isEarlier: true },
    ]);
    const { status, body } = await settle(earlier, 'delivered');
    expect([status, body]).toMatchObject([200, { parcel: { courier: 'pathao', state: 'delivered' } }]);
    expect(await doubts()).toEqual([]);
    expect((await askInProcess(clerk, `GET /orders/admin/${earlier._id}`)).body).toMatchObject({
      status: 'waiting for confirmation',
      parcel: { courier: 'steadfast', invoice: current.invoice, state: 'booked' },
    });
    expect((await auditLines(earlier._id)).at(-1)).toMatchObject({
      by: clerk.email,
      before: { parcel: `Pathao ${earlier.invoice}`, parcelState: 'cancelled' },
      after: { parcelState: 'delivered' },
    });
    expect((await settle(earlier, 'delivered')).status).toBe(200); // once more
    expect((await settle(earlier, 'returned')).body.code).toBe('parcel-changed');
  });

  test('two people at once settle one once', async () => {
    const [earlier] = await twoParcels();
    const answers = await Promise.all([settle(earlier, 'delivered'), settle(earlier, 'returned')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('cost three reads each, and settling one six reads and three writes', async () => {
    const [earlier] = await twoParcels();
    const reads = await recordReads(doubts);
    const ofList = reads.filter(({ collection }) => ['parcels', 'orders', 'desk'].includes(collection));
    expect(ofList.reduce((sum, { documents }) => sum + documents, 0)).toBe(3);
    let settled = 0;
    const written = await recordWrites(async () => {
      settled = await countReads(() => settle(earlier, 'delivered'));
    });
    expect([settled, written.length]).toEqual([6, 3]);
  });
});
