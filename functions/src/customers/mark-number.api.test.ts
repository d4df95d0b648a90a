import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { audit, numberMarks, outbox } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const PENDANT = 'dhoya-smoked-glass-pendant';

let admin: Person;
let clerk: Person;
let phone: string;
let phones = 0;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

beforeEach(() => {
  phones += 1;
  phone = `0182${String(phones).padStart(7, '0')}`;
});

const order = (mobileNumber = phone) => ({ name: 'Rahim', mobileNumber, orderItems: [{ _id: PENDANT }] });
const place = async (mobileNumber?: string) =>
  (await ask(undefined, 'POST /orders', order(mobileNumber))).body.insertedId as string;
const mark = (marks: string[], more: object = {}, who = clerk) =>
  ask(who, 'POST /customers/marks', { mobileNumber: phone, marks, ...more });
const marksOf = async (id: string) => (await ask(admin, `GET /desk/${id}`)).body.desk.marks;
const marked = async () => (await ask(admin, 'POST /customers', { mobileNumber: phone })).body.marked;

describe('POST /customers/marks', () => {
  test('marks the orders of the number that are in the shop, and those to come, however they write it', async () => {
    const [before, sent] = [await place(), await place()];
    await ask(admin, statusCall(sent, 'Out for Delivery'));
    expect(await mark(['blocked', 'callFirst'])).toEqual({ status: 200, body: { modifiedCount: 1 } });
    expect(await marksOf(before)).toEqual(['callFirst', 'blocked']);
    expect(await marksOf(sent)).toBeUndefined();
    expect(await marksOf(await place(`+88${phone}`))).toEqual(['callFirst', 'blocked']);
    expect(await marked()).toEqual({
      marks: ['callFirst', 'blocked'],
      at: expect.closeTo(Date.now(), -5),
      by: 'clerk@aloghor.example',
    });
    await mark([]);
    expect([await marked(), await marksOf(before), await marksOf(await place())]).toEqual([undefined, [], undefined]);
  });

  test('of two people who mark a number at once one is told what the other did', async () => {
    const answers = await Promise.all([mark(['blocked'], { seen: [] }), mark(['advanceOnly'], { seen: [] }, admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed-meanwhile' });
  });

  test('a repeat changes nothing, and marks what a first call that broke off has left', async () => {
    const id = await place();
    await numberMarks.reference.doc(phone).set({ marks: ['blocked'], at: 1, by: 'clerk@aloghor.example' });
    expect((await mark(['blocked'])).body).toEqual({ modifiedCount: 0 });
    expect(await marksOf(id)).toEqual(['blocked']);
  });

  test('is in the audit, which has too little of the number to call it', async () => {
    phone = '01829999123';
    await mark(['blocked']);
    const lines = await auditLines('•••123');
    expect(lines).toMatchObject([
      { subject: 'customer', by: 'clerk@aloghor.example', before: { marks: [] }, after: { marks: ['blocked'] } },
    ]);
    const all = await audit.reference.where('subject', '==', 'customer').get();
    expect(JSON.stringify(all.docs.map((line) => line.data()))).not.toContain('01829999123');
  });

  test.each([{ marks: ['fake'] }, { marks: 'blocked' }, {}])('rejects %j', async (body) => {
    expect((await ask(clerk, 'POST /customers/marks', { mobileNumber: phone, ...body })).status).toBe(400);
  });
});

test('an order of a blocked number is placed as any other, and nothing is sent about it until it is confirmed', async () => {
  vi.stubEnv('NOTICES', 'all');
  vi.stubEnv('NOTICES_TO', 'shop@example.com');
  await mark(['blocked']);
  const { status, body } = await askInProcess(undefined, 'POST /orders', order());
  const eventsOf = async () => {
    const { docs } = await outbox.reference.where('orderId', '==', body.insertedId).get();
    return docs.map((notification) => notification.get('event'));
  };
  expect({ status, body }).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^[A-Z]-\d{4}$/) } });
  expect(await marksOf(body.insertedId)).toEqual(['blocked']);
  expect(await eventsOf()).toEqual([]);
  await askInProcess(clerk, `POST /desk/${body.insertedId}/calls`, { outcome: 'confirmed' });
  expect(await eventsOf()).toEqual(['confirmed']);
  vi.unstubAllEnvs();
});

test('a corrected number brings its marks', async () => {
  await mark(['advanceOnly']);
  const id = await place('01829000000');
  await ask(clerk, `PATCH /orders/admin/${id}/corrections`, { mobileNumber: phone });
  expect(await marksOf(id)).toEqual(['advanceOnly']);
  await ask(clerk, `PATCH /orders/admin/${id}/corrections`, { mobileNumber: '01829000001' });
  expect(await marksOf(id)).toEqual([]);
});

test('of orders that are due, that of a number marked “call first” is given first', async () => {
  await place();
  const id = await place(phone.replace('0182', '0183'));
  phone = phone.replace('0182', '0183');
  await mark(['callFirst']);
  expect((await ask(clerk, 'POST /desk/next', {})).body.call._id).toBe(id);
  await ask(clerk, `DELETE /desk/${id}/claim`);
});
