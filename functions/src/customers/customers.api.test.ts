import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { NOBODY, newCustomer, type Person, signIn } from '../../test/people.ts';
import { recordReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PENDANT = 'dhoya-smoked-glass-pendant';

let admin: Person;
let clerk: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

const place = async (mobileNumber: string, who?: Person) => {
  const order = { name: 'Rahim', deliveryAddress: 'House 1', mobileNumber, orderItems: [{ _id: PENDANT }] };
  return (await ask(who, 'POST /orders', order)).body.insertedId as string;
};
const read = (mobileNumber: string, more: object = {}) => ask(clerk, 'POST /customers', { mobileNumber, ...more });

describe('POST /customers', () => {
  test('answers active and closed orders of a number, newest first, however it was written, whether guests or customers placed them', async () => {
    const ids = [
      await place('01811000001'),
      await place('+8801811000001', await newCustomer()),
      await place('০১৮১১০০০০০১'),
    ];
    await place('01811000002');
    await ask(admin, `POST /desk/${ids[0]}/calls`, { outcome: 'refused', note: 'Wants no lamp.' });
    await ask(clerk, `POST /desk/${ids[1]}/notes`, { text: 'Rings twice.' });
    const { status, body } = await read('01811 000001');
    expect(status).toBe(200);
    expect(body.orders.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed());
    expect(body.orders[2]).toMatchObject({
      order: { status: 'Cancel', name: 'Rahim', deliveryAddress: 'House 1', totalPrice: expect.any(Number) },
      desk: { state: 'refused', attempts: [{ outcome: 'refused', note: 'Wants no lamp.' }] },
    });
    expect(body.orders[1].desk.notes).toMatchObject([{ text: 'Rings twice.', by: 'clerk@aloghor.example' }]);
    expect(body.history).toMatchObject({ ordered: 3, delivered: 0, refused: 1, isMore: false });
  });

  test('answers in pages without gaps or doubles, the history with the first alone', async () => {
    const ids = [await place('01811000003'), await place('01811000003'), await place('01811000003')].toReversed();
    const first = (await read('01811000003', { limit: 2 })).body;
    const second = (await read('01811000003', { limit: 2, cursor: first.next })).body;
    expect([...first.orders, ...second.orders].map(({ _id }) => _id)).toEqual(ids);
    expect(second).toEqual({ orders: [expect.anything()] });
  });

  test('finds the orders of a number that no courier takes as it was written, without a history', async () => {
    const id = await place('+923001234567');
    const { body } = await read('+923001234567');
    expect(body.orders).toMatchObject([{ _id: id }]);
    expect(body).not.toHaveProperty('history');
  });

  test('of a number that has never ordered there is nothing', async () => {
    const history = { ordered: 0, delivered: 0, refused: 0, isMore: false, open: [] };
    expect(await read('01811000009')).toEqual({ status: 200, body: { orders: [], history } });
  });

  test.each([
    {},
    { mobileNumber: '123' },
    { mobileNumber: '01811000001', limit: 26 },
    { mobileNumber: '01811000001', limit: '2' },
  ])('rejects %j', async (body) => expect((await ask(clerk, 'POST /customers', body)).status).toBe(400));

  test('a page costs three reads for each order, however many others have ordered', async () => {
    for (const _ of ['once', 'twice', 'and again']) await place('01811000004');
    const reads = await recordReads(async () => {
      await askInProcess(admin, 'POST /customers', { mobileNumber: '01811000004' });
    });
    expect(reads.reduce((sum, { documents }) => sum + documents, 0)).toBe(3 * 3 + 2); // with the marks, and the role of the caller
  });

  test('guests and customers learn nothing', async () => {
    const asked = { mobileNumber: '01811000001' };
    expect((await ask(NOBODY, 'POST /customers', asked)).status).toBe(401);
    expect((await ask(await newCustomer(), 'POST /customers', asked)).status).toBe(403);
  });
});
