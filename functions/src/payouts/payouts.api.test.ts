import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, ask, call, linkIn, pagesAs, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { putCounted, resetSettings } from '../../test/catalogue.ts';
import { BUYER } from '../../test/parcels.ts';
import { type Brought, deliverByCourier, payoutOf, rowOf } from '../../test/payouts.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import type { PayoutSummary } from '../contract/payouts.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { dayOf } from '../domain/day-of.ts';
import { sumsOfAll } from '../domain/payout-sums.ts';
import type { PayoutRow } from '../domain/payouts.ts';
import { ledger, orders, parcels, payouts } from '../platform/database/collections.ts';
import { database } from '../platform/database/firebase.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

let admin: Person;
let clerk: Person;
let packer: Person;
let payments = 0;
/** Of no other test. */
let paymentId: string;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
  await putCounted('jute', 5_000, { price: 500 });
});
afterAll(resetToSeed);

beforeEach(async () => {
  await resetSettings();
  payments += 1;
  paymentId = `SFC-${payments}`;
});

async function placed(quantity = 1): Promise<string> {
  const order = { ...BUYER, orderItems: [{ _id: 'jute', quantity }] };
  return (await ask(NOBODY, 'POST /orders', order)).body.insertedId;
}

const delivered = async (quantity = 1) => deliverByCourier(clerk, await placed(quantity));
const record = (body: object, who = clerk) => ask(who, 'POST /settlements', body);
const recorded = async (rows: PayoutRow[], more: object = {}) =>
  (await record(payoutOf(rows, { paymentId, ...more }))).body;
const accept = (id: string, who = clerk) => ask(who, `POST /settlements/${id}/accept`);
interface Closing {
  row?: number;
  kind?: string;
  closed: string;
  isExtra?: boolean;
  isWrittenOff?: boolean;
  owner?: string;
  closedSeen?: number;
}

const close = (id: string, { row, ...body }: Closing, who = clerk) =>
  ask(who, `PATCH /settlements/${id}${row === undefined ? '' : `/rows/${row}`}`, body);
const read = async (id: string) => (await ask(clerk, `GET /orders/admin/${id}`)).body;
const received = async () => (await ask(admin, 'GET /stats/revenue')).body.received as number;
const rejected = (code: string) => ({ status: 409, body: expect.objectContaining({ code }) });

test('a payout without a fault becomes received, with the charge as a cost, and adds up to the taka', async () => {
  const [one, two] = [await delivered(), await delivered(2)];
  const before = await received();
  const payout = await recorded([rowOf(one), rowOf(two)]);
  expect(payout).toMatchObject({ findings: [], waiting: 2, open: 0, rows: [{ orderId: one._id, expected: 500 }, {}] });
  expect(await received()).toBe(before);
  const { status, body } = await accept(payout._id);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { waiting: 0, sums: { received: 1_500, more: 0, others: 0, charged: 140, unexplained: 0, paid: 1_360 } },
  });
  expect(await received()).toBeCloseTo(before + 1_500, 2);
  const order = await read(two._id);
  expect(order).toMatchObject({
    payment: { sum: 1_000 },
    parcel: { payout: payout._id, charged: 70 },
    entries: expect.arrayContaining([
      expect.objectContaining({ kind: 'payment', taka: 1_000, courier: 'steadfast', payout: payout._id }),
      expect.objectContaining({ kind: 'courierCharge', taka: 70, by: clerk.email }),
    ]),
  });
  expect(order.entries).toHaveLength(2);
  expect((await auditLines(payout._id)).at(-1)).toMatchObject({
    subject: 'payout',
    label: `Steadfast ${paymentId}`,
    after: { accepted: 2, received: 1_500 },
  });
  expect((await auditLines(two._id)).at(-1)).toMatchObject({ after: { payment: 1_000, courierCharge: 70 } });
});

test('the audit says of a payout by file what it is', async () => {
  const { _id } = (await record({ ...payoutOf([{ invoice: 'F-1', collected: 90, charge: 10 }]), courier: 'file' }))
    .body;
  expect(await auditLines(_id)).toMatchObject([{ action: 'add', label: 'Courier by file 2026-11-20' }]);
});

describe('the same payout twice', () => {
  test('changes nothing, by its payment or by the rows of a file, also when two send it at once', async () => {
    const row = rowOf(await delivered());
    const ofFile = payoutOf([row], { fileName: 'november.csv' });
    const [first, second] = await Promise.all([record(ofFile), record({ ...ofFile, fileName: 'again.csv' }, admin)]);
    expect(first.body._id).toBe(second.body._id);
    await accept(first.body._id);
    const before = await received();
    const again = await record(ofFile);
    expect(again.body).toMatchObject({ _id: first.body._id, waiting: 0, rows: [{ isAccepted: true }], findings: [] });
    await accept(first.body._id);
    expect(await received()).toBe(before);
  });

  test('is recognised in another order; with another day or total it is rejected, and answers what is kept', async () => {
    const rows = [rowOf(await delivered()), rowOf(await delivered())];
    const file = { courier: 'steadfast', day: '2026-11-20', rows, fileName: 'november.csv' };
    const kept = (await record(file)).body;
    expect((await record({ ...file, rows: rows.toReversed() })).body).toEqual(kept);
    for (const changes of [{ day: '2026-11-21' }, { total: 860 }]) {
      const answer = await record({ ...file, ...changes });
      expect(answer).toEqual(rejected('payout-kept'));
      expect(answer.body.payout).toEqual(kept);
    }
    expect((await record({ ...file, rows: [rows[0], { ...rows[1], collected: 499 }] })).body._id).not.toBe(kept._id);
  });

  test('by a file and by its payment id is kept once, whichever comes first, and is known by the id then', async () => {
    const [row, other] = [rowOf(await delivered()), rowOf(await delivered())];
    const file = (await record({ courier: 'steadfast', day: '2026-11-20', rows: [row], fileName: 'panel.csv' })).body;
    await accept(file._id);
    const adopted = await recorded([row], { total: 425, day: '2026-11-19' });
    expect(adopted).toMatchObject({
      _id: file._id,
      paymentId,
      day: '2026-11-20',
      total: 425,
      rows: [{ isAccepted: true }],
      findings: [{ kind: 'wrongTotal', taka: 5 }],
    });
    expect((await auditLines(file._id)).at(-1)).toMatchObject({ action: 'update', after: { paymentId } });
    expect(await recorded([row], { total: 425, day: '2026-11-19' })).toEqual(adopted); // asked for once more
    const second = payoutOf([other], { fileName: 'panel.csv' });
    const first = await record({ ...second, paymentId: `${paymentId}-2` });
    expect((await record(second)).body).toEqual(first.body);
  });

  test('by a file and by its payment with another total is held until somebody has looked at it', async () => {
    const row = rowOf(await delivered());
    const file = (await record({ courier: 'steadfast', day: '2026-11-20', rows: [row], total: 430 })).body;
    expect(file.findings).toEqual([]);
    const adopted = await recorded([row], { total: 425 });
    expect(adopted).toMatchObject({ _id: file._id, total: 425, findings: [{ kind: 'wrongTotal', taka: 5 }] });
    expect(await recorded([row], { total: 425 })).toEqual(adopted);
  });

  test('is another one where it is of no parcel, as what a courier takes each month', async () => {
    const fee = { courier: 'carrybee', rows: [{ collected: 0, charge: 500, reason: 'Panel fee' }] };
    const months = await Promise.all(['2026-09-30', '2026-10-31'].map((day) => record({ ...fee, day })));
    expect(new Set(months.map(({ body }) => body._id)).size).toBe(2);
  });

  test('in parts is kept as these, each once', async () => {
    const [one, two] = [rowOf(await delivered()), rowOf(await delivered())];
    const partOf = (number: number, row: PayoutRow) => record(payoutOf([row], { paymentId, part: { number, of: 2 } }));
    const [first, second] = [await partOf(1, one), await partOf(2, two)];
    expect([first.body._id, second.body._id]).toEqual([`steadfast_${paymentId}`, `steadfast_${paymentId}.2`]);
    expect(await partOf(2, two)).toEqual(second);
    expect((await auditLines(second.body._id)).map(({ label }) => label)).toEqual([`Steadfast ${paymentId} (2/2)`]);
    expect((await record(payoutOf([one], { part: { number: 3, of: 2 } }))).status).toBe(400);
  });

  describe('from a large file', () => {
    let files = 0;
    /** A file of two parts, of a name that others have, too. */
    async function aFile() {
      files += 1;
      const rows = [rowOf(await delivered()), rowOf(await delivered())];
      const fileHash = String(files).padStart(64, '0');
      const of = { courier: 'steadfast', fileName: 'payout.csv', fileHash, day: '2026-11-20' };
      const bodyOf = (number: number) => ({ ...of, rows: [rows[number - 1]], part: { number, of: 2 } });
      return {
        fileHash,
        send: (number: number, changes: object = {}, who = clerk) => record({ ...bodyOf(number), ...changes }, who),
      };
    }

    test('is one payment in whichever order its parts come, and another one than a file of its name on its day', async () => {
      const [one, other] = [await aFile(), await aFile()];
      const [last, ofOther] = [await one.send(2), await other.send(1)];
      expect(await accept(ofOther.body._id)).toEqual(rejected('total-unclear')); // its last part is not here
      const first = await one.send(1);
      for (const { body } of [first, last]) expect((await accept(body._id)).body.sums).toMatchObject({ received: 500 });
      const rest = await other.send(2, { total: 1 });
      expect(await accept(ofOther.body._id)).toEqual(rejected('total-unclear')); // of its own total
      expect((await ask(clerk, `DELETE /settlements/${rest.body._id}`)).body).toEqual({ deletedCount: 2 });
      for (const { body } of [first, last])
        expect((await ask(clerk, `GET /settlements/${body._id}`)).body).toMatchObject({ waiting: 0 });
    });

    test('changes nothing the second time, also where two send it at once', async () => {
      const { send } = await aFile();
      const answers = await Promise.all([send(2), send(1, {}, admin), send(1), send(2, {}, admin)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(2);
      expect(await send(1)).toEqual(answers[1]);
    });

    test('and is read by other columns is rejected, and answers what is kept', async () => {
      const { send } = await aFile();
      const kept = (await send(1)).body;
      const others = { rows: [rowOf(await delivered())] };
      const answer = await send(1, others);
      expect(answer).toEqual(rejected('payout-differs'));
      expect(answer.body.payout).toEqual(kept);
      const both = await Promise.all([send(2), send(2, others, admin)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    test.each([
      [{ fileHash: undefined }],
      [{ fileHash: 'A'.repeat(64) }],
      [{ fileHash: 'a' }],
      [{ part: undefined }],
      [{ paymentId: 'SFC-9' }],
    ])('is rejected where its hash is none, or is told of no part of a file: %o', async (changes) => {
      const answer = await (await aFile()).send(1, changes);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'fileHash' }] } });
    });
  });

  test('is rejected where the payment has other rows, and answers those that are kept', async () => {
    const row = rowOf(await delivered());
    const kept = await recorded([row]);
    const answer = await record(payoutOf([{ ...row, charge: 60 }], { paymentId }));
    expect(answer).toEqual(rejected('payout-differs'));
    expect(answer.body.payout).toEqual(kept);
  });

  test('and rows of it in another one are paid twice', async () => {
    const row = rowOf(await delivered());
    const [first, second] = [await recorded([row]), await recorded([row], { paymentId: `${paymentId}-2` })];
    expect(second.findings).toEqual([]);
    await accept(first._id);
    const before = await received();
    const { body } = await accept(second._id);
    expect(body).toMatchObject({ findings: [{ kind: 'paidTwice', row: 0 }], waiting: 0, open: 1 });
    expect(await received()).toBe(before);
  });
});

describe('withdrawing', () => {
  const withdraw = (id: string, who = clerk) => ask(who, `DELETE /settlements/${id}`);

  test('takes away what was added by mistake, with all its parts, and the same can be added rightly then', async () => {
    const [one, two] = [rowOf(await delivered()), rowOf(await delivered())];
    const partOf = (number: number, row: PayoutRow) => recorded([row], { part: { number, of: 2 }, courier: 'redx' });
    const [first, second] = [await partOf(1, one), await partOf(2, two)];
    await close(first._id, { row: 0, closed: 'I took the wrong courier.' });
    const answers = await Promise.all([withdraw(second._id), withdraw(second._id, admin)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { _id } of [first, second]) {
      expect((await ask(clerk, `GET /settlements/${_id}`)).status).toBe(404);
      expect((await auditLines(_id)).filter(({ action }) => action === 'delete')).toMatchObject([
        { subject: 'payout', before: { rows: 1, paid: 430 } },
      ]);
    }
    expect((await withdraw(first._id)).status).toBe(404);
    expect(await recorded([one, two])).toMatchObject({ findings: [], waiting: 2 });
  });

  test('is rejected once a row is accepted, or something is written off', async () => {
    const paid = await recorded([rowOf(await delivered())]);
    await accept(paid._id);
    expect(await withdraw(paid._id)).toEqual(rejected('payout-used'));
    const short = await recorded([rowOf(await delivered(), { collected: 480 })], { paymentId: `${paymentId}-2` });
    await close(short._id, { row: 0, closed: 'They will not pay it.', isWrittenOff: true });
    expect(await withdraw(short._id)).toEqual(rejected('payout-used'));
    expect((await ask(packer, `DELETE /settlements/${short._id}`)).status).toBe(403);
  });

  test.each(['courier', 'settled'])(
    'is rejected once somebody has said that money is not the shop’s: %s',
    async (owner) => {
      const foreign = await recorded([{ invoice: `N-${owner}`, collected: 300, charge: 0 }]);
      await close(foreign._id, { row: 0, closed: 'Of another shop.', owner });
      expect(await withdraw(foreign._id)).toEqual(rejected('payout-used'));
      expect((await ask(clerk, `GET /settlements/${foreign._id}`)).body.sums).toMatchObject({ foreign: 300 });
    },
  );

  test('while somebody says that its money is the courier’s does one of the two', async () => {
    const { _id } = await recorded([{ invoice: 'N-both', collected: 300, charge: 0 }]);
    const closing = { row: 0, closed: 'Of another shop.', owner: 'courier' };
    const [gone, said] = await Promise.all([withdraw(_id), close(_id, closing)]);
    expect([gone.status, said.status].toSorted()).toEqual(gone.status === 200 ? [200, 404] : [200, 409]);
  });

  test('while somebody accepts it does one of the two: money is received only by a payout that stays', async () => {
    const sent = await delivered();
    const { _id } = await recorded([rowOf(sent)]);
    const [gone] = await Promise.all([withdraw(_id), accept(_id, admin)]);
    const isWithdrawn = gone.status === 200;
    expect((await ask(clerk, `GET /settlements/${_id}`)).status).toBe(isWithdrawn ? 404 : 200);
    expect((await read(sent._id)).parcel.payout).toBe(isWithdrawn ? undefined : _id);
  });
});

describe('accepting', () => {
  test('by two people at once records each order once', async () => {
    const all: Brought[] = [];
    for (const _ of [1, 2, 3]) all.push(await delivered());
    const payout = await recorded(all.map((one) => rowOf(one)));
    const before = await received();
    const answers = await Promise.all([accept(payout._id), accept(payout._id, admin)]);
    expect(answers.map(({ status }: Answer) => status)).toEqual([200, 200]);
    expect((await ask(clerk, `GET /settlements/${payout._id}`)).body).toMatchObject({
      waiting: 0,
      sums: { received: 1_500 },
    });
    expect(await received()).toBeCloseTo(before + 1_500, 2);
    const entries = await ledger.find((found) => found.where('payout', '==', payout._id));
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array(3).fill('courierCharge'),
      ...Array(3).fill('payment'),
    ]);
  });

  test('leaves what is held to a person, and records the rest; a difference changes nothing of what is received', async () => {
    const [whole, less, gone] = [await delivered(), await delivered(2), await delivered()];
    const rows = [
      rowOf(whole),
      rowOf(less, { collected: 900, charge: 95 }),
      rowOf(gone, { word: 'cancelled', collected: 0 }),
      { invoice: 'B-1', collected: 100, charge: 70 },
    ];
    const payout = await recorded(rows, { total: 1_200 });
    expect(payout.findings.map(({ kind, row, taka }: Record<string, unknown>) => [kind, row, taka])).toEqual([
      ['tooLittle', 1, 100],
      ['chargeTooHigh', 1, 25],
      ['returnOfDelivered', 2, 500],
      ['unknownParcel', 3, -30],
      ['wrongTotal', undefined, -5],
    ]);
    await close(payout._id, { kind: 'wrongTotal', closed: 'They paid five taka too much.' });
    const { body } = await accept(payout._id);
    expect(body).toMatchObject({
      waiting: 0,
      open: 4,
      sums: { received: 1_500, more: -100, others: 100, charged: 305, unexplained: -5, paid: 1_200 },
    });
    expect((await read(less._id)).payment).toMatchObject({ sum: 1_000 });
    expect(await read(gone._id)).not.toHaveProperty('payment');
  });

  test('records nothing as long as what was paid is another sum than the rows, in whatever part, come to', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const payment = { paymentId: `${paymentId}-in-parts`, day: '2026-11-20' };
    const first = await recorded([rowOf(one)], { ...payment, part: { number: 1, of: 2 } });
    expect(await accept(first._id)).toMatchObject({ status: 409, body: { code: 'total-unclear' } }); // the last part is not here
    const last = await recorded([rowOf(other)], { ...payment, part: { number: 2, of: 2 }, total: 423 });
    for (const { _id } of [first, last])
      expect(await accept(_id)).toMatchObject({ status: 409, body: { code: 'total-unclear' } });
    expect(await read(one._id)).not.toHaveProperty('payment');
    await close(last._id, { kind: 'wrongTotal', closed: 'They took a fee.' });
    for (const { _id } of [first, last]) expect((await accept(_id)).body).toMatchObject({ waiting: 0 });
    expect((await read(one._id)).payment).toMatchObject({ sum: 500 });
  });

  test('looks again at an order that had not come to its end', async () => {
    const _id = await placed();
    await ask(clerk, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
    const { number } = await read(_id);
    await ask(clerk, 'POST /parcels', { courier: 'steadfast', orders: [{ _id, toCollect: 500 }] });
    const payout = await recorded([{ invoice: number, collected: 500, charge: 70 }]);
    expect(payout.findings).toMatchObject([{ kind: 'notEnded' }]);
    expect((await accept(payout._id)).body).toMatchObject({ findings: [{ kind: 'notEnded' }], sums: { received: 0 } });
    await ask(clerk, statusCall(_id, 'Delivered'));
    expect((await accept(payout._id)).body).toMatchObject({ findings: [], open: 0, sums: { received: 500 } });
  });

  test('looks again at such an order though somebody has closed the finding: its charge is a cost, and its money comes by this payout', async () => {
    const _id = await placed();
    await ask(clerk, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
    const { number } = await read(_id);
    await ask(clerk, 'POST /parcels', { courier: 'steadfast', orders: [{ _id, toCollect: 500 }] });
    const payout = await recorded([{ invoice: number, collected: 500, charge: 70 }]);
    await close(payout._id, { row: 0, closed: 'It is on its way.' });
    await ask(clerk, statusCall(_id, 'Delivered'));
    expect((await accept(payout._id)).body).toMatchObject({
      open: 0,
      waiting: 0,
      rows: [{ isAccepted: true }],
      findings: [{ kind: 'notEnded', closed: { reason: 'It is on its way.' } }],
      sums: { received: 500, charged: 70 },
    });
    expect((await read(_id)).parcel).toMatchObject({ payout: payout._id, charged: 70 });
  });

  test('of another courier’s parcel, or of two at once, enters what has come when the finding is closed, once', async () => {
    const [one, other] = [await deliverByCourier(clerk, await placed(), 'redx'), await delivered()];
    const crossed = { ...rowOf(other), invoice: one.number };
    const payout = await recorded([rowOf(one), crossed]);
    expect(payout.findings).toMatchObject([
      { kind: 'otherCourier', row: 0 },
      { kind: 'mixedUp', row: 1 },
    ]);
    for (const row of [0, 1, 0]) await close(payout._id, { row, closed: 'They were mistaken.', isExtra: true });
    const entries = await ledger.find((found) => found.where('payout', '==', payout._id));
    expect(entries.map(({ kind, taka }) => `${kind} ${taka}`).toSorted()).toEqual([
      'adjustment -500',
      'adjustment -500',
      'courierCharge 70',
      'courierCharge 70',
    ]);
    for (const [own, courier] of [
      [one, 'redx'],
      [other, 'steadfast'],
    ] as const) {
      const paid = await recorded([rowOf(own)], { courier, paymentId: `${paymentId}-own` });
      expect((await accept(paid._id)).body.sums).toMatchObject({ received: 500 }); // which is not the same paid twice
    }
  });

  test('of what came back records the charge, and of what was paid by hand only what is left', async () => {
    const _id = await placed();
    const sent = await deliverByCourier(clerk, _id);
    await ask(admin, `POST /orders/admin/${_id}/payment`, { received: true, sum: 200 });
    const back = await delivered();
    await ask(admin, `POST /orders/admin/${back._id}/reopen`);
    await ask(admin, `POST /orders/admin/${back._id}/outcome`, {
      outcome: 'returned',
      reason: 'changedMind',
      collected: 0,
    });
    const payout = await recorded([rowOf(sent), rowOf(back, { word: 'cancelled_return_received', collected: 0 })]);
    expect(payout.findings).toEqual([]);
    await accept(payout._id);
    expect((await read(_id)).payment).toMatchObject({ sum: 500 });
    const returned = await read(back._id);
    expect(returned).not.toHaveProperty('payment');
    expect(returned.entries).toMatchObject([{ kind: 'courierCharge', taka: 70 }]);
  });
});

test('of a parcel that was paid ahead, whole or in part, what its courier was told is expected and received', async () => {
  const paidAhead = async (sum: number) => {
    const _id = await placed();
    await ask(clerk, `POST /orders/admin/${_id}/payment`, { received: true, sum });
    return deliverByCourier(clerk, _id);
  };
  const [whole, part, wrong] = [await paidAhead(500), await paidAhead(200), await paidAhead(200)];
  expect([whole.toCollect, part.toCollect]).toEqual([0, 300]);
  const before = await received();
  const payout = await recorded([rowOf(whole), rowOf(part), rowOf(wrong, { collected: 500 })]);
  expect(payout).toMatchObject({
    findings: [{ kind: 'tooMuch', row: 2, taka: -200 }],
    rows: [{ expected: 0 }, { expected: 300 }, { expected: 300 }],
  });
  const { sums } = (await accept(payout._id)).body;
  expect(sums).toMatchObject({ received: 600, more: 200, charged: 210 });
  expect(await received()).toBeCloseTo(before + 600, 2);
  expect((await read(part._id)).payment).toMatchObject({ sum: 500 });
});

test('an invoice is found among marks that nobody sees, as a file of a spreadsheet may have them', async () => {
  const { consignmentId: _, ...row } = rowOf(await delivered());
  const payout = await recorded([{ ...row, invoice: `\u200e${row.invoice}\u200b` }]);
  expect((await accept(payout._id)).body).toMatchObject({ findings: [], sums: { received: 500 } });
});

test('the same invoice that another courier has rejected before takes no row from who has the parcel', async () => {
  const sent = await deliverByCourier(clerk, await placed(), 'redx');
  const [own] = await parcels.find((all) => all.where('orderId', '==', sent._id));
  if (!own) throw new Error('It has no parcel.');
  const { _id, consignmentId, ...known } = own;
  const first = { ...known, courier: 'steadfast' as const, state: 'rejected' as const };
  await parcels.reference.doc(`steadfast_${sent.number}`).set(first); // the last of both by its id
  const row = rowOf(sent, { consignmentId: undefined });
  expect((await recorded([row], { courier: 'redx' })).findings).toEqual([]);
  const others = await recorded([row], { courier: 'pathao' });
  expect(others).toMatchObject({ findings: [{ kind: 'otherCourier' }], rows: [{ parcel: _id }] });
});

test('a remark of a courier is kept where it explains money that is taken or added, and nowhere else', async () => {
  const [paid, taken] = [await delivered(), await delivered()];
  const reason = 'Call Rahim before you come';
  const { rows } = await recorded([rowOf(paid, { reason }), rowOf(taken, { collected: -20, reason })]);
  expect(rows.map((row: PayoutRow) => row.reason)).toEqual([undefined, reason]);
});

test('the row of a parcel that was taken back brings its charge alone: another one has brought the money', async () => {
  const sent = await delivered();
  await ask(admin, `POST /orders/admin/${sent._id}/reopen`);
  const { status } = await ask(clerk, `POST /parcels/${sent.number}/decide`, { decision: 'cancelled' });
  expect(status).toBe(200);
  const again = await deliverByCourier(clerk, sent._id, 'steadfast');
  const second = { ...rowOf(again), invoice: `${sent.number}-2`, consignmentId: undefined };
  const payout = await recorded([rowOf(sent, { collected: 0 }), second]);
  expect(payout).toMatchObject({ findings: [], rows: [{ expected: 0 }, { expected: 500 }] });
  const before = await received();
  expect((await accept(payout._id)).body.sums).toMatchObject({ received: 500, charged: 140 });
  expect(await received()).toBeCloseTo(before + 500, 2);
});

describe('what a courier has paid beside what comes for an order', () => {
  const costsOf = async (id: string) =>
    (await read(id)).entries.flatMap(({ kind, taka }: { kind: string; taka: number }) =>
      kind === 'payment' ? [] : [[kind, taka]],
    );

  test('twice is added by closing its finding, and gone again once the courier takes it back', async () => {
    const sent = await delivered();
    await accept((await recorded([rowOf(sent)]))._id);
    const before = await received();
    const again = await recorded([rowOf(sent, { charge: 60 })], { paymentId: `${paymentId}-2` });
    const closing = { kind: 'paidTwice', row: 0, closed: 'They will take it back.', isExtra: true };
    const closed = (await close(again._id, closing)).body;
    expect(closed).toMatchObject({ waiting: 0, open: 0, rows: [{ isAccepted: true, isExtra: true }] });
    expect(closed.sums).toEqual({
      received: 0,
      more: 0,
      adjusted: 500,
      others: 0,
      foreign: 0,
      charged: 60,
      unexplained: 0,
      paid: 440,
    });
    await close(again._id, closing);
    await accept(again._id);
    expect(await received()).toBe(before);
    const back = await recorded([rowOf(sent, { collected: -500, charge: 0 })], { paymentId: `${paymentId}-3` });
    await close(back._id, { kind: 'takenBack', row: 0, closed: 'As they said.' });
    const costs = [
      ['courierCharge', 70],
      ['adjustment', -500],
      ['courierCharge', 60],
      ['adjustment', 500],
    ];
    expect((await costsOf(sent._id)).toSorted()).toEqual(costs.toSorted());
  });

  test('is nothing where a file only has a row once more', async () => {
    const sent = await delivered();
    await accept((await recorded([rowOf(sent)]))._id);
    const again = await recorded([rowOf(sent)], { paymentId: `${paymentId}-2` });
    const closed = (await close(again._id, { kind: 'paidTwice', row: 0, closed: 'The same file.' })).body;
    expect(closed).toMatchObject({ open: 0, sums: { adjusted: 0, others: 500 } });
    expect(await costsOf(sent._id)).toEqual([['courierCharge', 70]]);
  });

  test('for an earlier parcel, which was delivered, too, is no receipt of the order', async () => {
    const first = await delivered();
    await ask(admin, `POST /orders/admin/${first._id}/reopen`);
    await ask(clerk, `POST /parcels/${first.number}/decide`, { decision: 'cancelled' });
    await deliverByCourier(clerk, first._id);
    await followParcel(`steadfast_${first.number}`, 'webhook', { word: 'delivered', at: Date.now() });
    const before = await received();
    const payout = await recorded([rowOf(first)]);
    expect(payout).toMatchObject({
      findings: [{ kind: 'earlierParcel', row: 0 }],
      waiting: 0,
      rows: [{ expected: 0 }],
    });
    await accept(payout._id);
    await close(payout._id, { kind: 'earlierParcel', row: 0, closed: 'Both were delivered.', isExtra: true });
    expect(await received()).toBe(before);
    expect(await read(first._id)).not.toHaveProperty('payment');
    const own = { invoice: `${first.number}-2`, collected: 500, charge: 70 };
    const second = await recorded([own], { paymentId: `${paymentId}-2` });
    expect((await accept(second._id)).body.sums).toMatchObject({ received: 500, adjusted: 0 });
    expect(await received()).toBeCloseTo(before + 500, 2);
    expect((await costsOf(first._id)).toSorted()).toEqual([
      ['adjustment', -500],
      ['courierCharge', 70],
      ['courierCharge', 70],
    ]);
  });

  test('is a charge for an earlier parcel, which was lost: a cost of its order once somebody says why', async () => {
    const first = await delivered();
    await ask(admin, `POST /orders/admin/${first._id}/reopen`);
    await ask(clerk, `POST /parcels/${first.number}/decide`, { decision: 'cancelled' });
    await deliverByCourier(clerk, first._id);
    await parcels.reference.doc(`steadfast_${first.number}`).update({ state: 'lost' });
    const payout = await recorded([{ invoice: first.number, collected: 0, charge: 70 }]);
    expect(payout).toMatchObject({ findings: [{ kind: 'earlierCharge', row: 0, taka: 70 }], waiting: 0 });
    const before = await received();
    const closed = (await close(payout._id, { kind: 'earlierCharge', row: 0, closed: 'They keep it.' })).body;
    expect(closed).toMatchObject({ open: 0, rows: [{ isAccepted: true, isExtra: true }] });
    expect(await costsOf(first._id)).toEqual([['courierCharge', 70]]);
    expect(await received()).toBe(before);
  });
});

test('held rows are compared anew in turn, those that were left longest first', async () => {
  const rows = Array.from({ length: 51 }, (_, place) => ({ invoice: `A-${place}`, collected: 500, charge: 70 }));
  const open = await Promise.all(
    rows.map(async (row) => {
      const _id = await placed();
      await ask(clerk, `POST /desk/${_id}/calls`, { outcome: 'confirmed' });
      await ask(clerk, 'POST /parcels', { courier: 'steadfast', orders: [{ _id, toCollect: 500 }] });
      return { ...row, _id, invoice: (await read(_id)).number as string };
    }),
  );
  const payout = await recorded(open.map(({ _id, ...row }) => row));
  expect((await accept(payout._id)).body.sums.received).toBe(0);
  await ask(clerk, statusCall(open.at(-1)?._id ?? '', 'Delivered'));
  expect((await accept(payout._id)).body.sums.received).toBe(500);
});

describe('a finding', () => {
  test('stays until somebody closes it with a reason, and is then closed for all', async () => {
    const payout = await recorded([rowOf(await delivered(), { collected: 450 })]);
    const finding = { kind: 'tooLittle', row: 0 };
    const open = async () =>
      (await ask(clerk, 'GET /settlements?open=true')).body.map(({ _id }: { _id: string }) => _id);
    expect(await open()).toContain(payout._id);
    expect((await close(payout._id, { ...finding, closed: ' ' })).status).toBe(400);
    const asked = { ...finding, closed: 'Paid in the next one.' };
    const closed = await close(payout._id, asked);
    expect(closed).toMatchObject({ status: 200, body: { open: 0, findings: [{ closed: { by: clerk.email } }] } });
    expect(await close(payout._id, asked)).toEqual(closed);
    expect(await close(payout._id, { ...finding, closed: 'Never mind.' }, admin)).toEqual(
      rejected('difference-closed'),
    );
    expect(await open()).not.toContain(payout._id);
    expect((await close(payout._id, { kind: 'wrongTotal', closed: 'None.' })).status).toBe(404);
    expect((await close(payout._id, asked, packer)).status).toBe(403);
  });

  test('of a row is named where the row has several, and is listed when it is closed, too', async () => {
    const payout = await recorded([rowOf(await delivered(), { collected: 450, charge: 95 })]);
    const kinds: string[] = payout.findings.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['tooLittle', 'chargeTooHigh']);
    const unnamed = await close(payout._id, { row: 0, closed: 'Asked by telephone.' });
    expect(unnamed).toMatchObject({ status: 400, body: { errors: [{ path: 'kind' }] } });
    expect(unnamed.body.errors[0].message).toContain('tooLittle, chargeTooHigh');
    for (const kind of kinds) await close(payout._id, { row: 0, kind, closed: 'Asked by telephone.' });
    const again = await close(payout._id, { row: 0, closed: 'Asked by telephone.' });
    expect(again).toMatchObject({ status: 200, body: { open: 0 } });
    const listed: { _id: string }[] = (await ask(clerk, 'GET /settlements?limit=100')).body;
    const findings = again.body.findings;
    expect(listed.find(({ _id }) => _id === payout._id)).toMatchObject({ findings });
    for (const row of ['1', '-1', 'a', '0.5', '99999'])
      expect((await ask(clerk, `PATCH /settlements/${payout._id}/rows/${row}`, { closed: 'None.' })).status).toBe(404);
  });

  test('of the whole payout is closed without a row', async () => {
    const rows = [rowOf(await delivered(), { collected: 450 })];
    const payout = await recorded(rows, { total: 1 });
    const closed = await close(payout._id, { kind: 'wrongTotal', closed: 'The bank has kept it.' });
    expect(closed).toMatchObject({ status: 200, body: { open: 1 } });
    expect(await close(payout._id, { closed: 'The bank has kept it.' })).toEqual(closed);
    expect(await close(payout._id, { kind: 'tooLittle', closed: 'Of a row.' })).toMatchObject({ status: 404 });
  });

  test('by two people at once is closed by one', async () => {
    const payout = await recorded([rowOf(await delivered(), { collected: 450 })]);
    const asked = { kind: 'tooLittle', row: 0, closed: 'Written off.' };
    const answers = await Promise.all([close(payout._id, asked), close(payout._id, asked, admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('what a courier takes or adds beside the payments of parcels', () => {
  const today = dayOf(Date.now());
  const spent = async () => (await ask(admin, `GET /stats/profit?from=${today}&to=${today}`)).body.spent;
  const entriesOf = async (payout: string) =>
    (await ledger.find((found) => found.where('payout', '==', payout)))
      .map(({ kind, taka, orderId }) => [kind, taka, orderId])
      .toSorted();

  test('and what it will not pay is a cost of the day on which somebody writes it off, once', async () => {
    const sent = await delivered();
    const payout = await recorded([rowOf(sent, { collected: 450 })], { total: 373 });
    const closed = 'They will not pay.';
    const [short, total] = [
      { kind: 'tooLittle', closed },
      { kind: 'wrongTotal', closed },
    ];
    expect((await close(payout._id, { ...total, isWrittenOff: true })).status).toBe(200);
    const { sums } = (await accept(payout._id)).body;
    expect(sums).toMatchObject({ received: 500, more: -50, unexplained: 7, paid: 373 });
    const before = await spent();
    const asked = { ...short, row: 0, isWrittenOff: true };
    const { body } = await close(payout._id, asked);
    expect(body).toMatchObject({
      sums,
      findings: [{ closed: { isWrittenOff: true } }, { closed: { isWrittenOff: true } }],
    });
    expect(await close(payout._id, asked)).toMatchObject({ status: 200, body });
    expect(await entriesOf(payout._id)).toEqual(
      expect.arrayContaining([
        ['adjustment', 50, sent._id],
        ['adjustment', 7, undefined],
      ]),
    );
    expect((await entriesOf(payout._id)).filter(([kind]) => kind === 'adjustment')).toHaveLength(2);
    expect((await spent()).adjustment).toBe((before.adjustment ?? 0) + 50);
  });

  test('a shortfall that is closed without being written off is no cost', async () => {
    const payout = await recorded([rowOf(await delivered(), { collected: 450 })]);
    await close(payout._id, { kind: 'tooLittle', row: 0, closed: 'They will pay it on Monday.' });
    expect(await entriesOf(payout._id)).toEqual([]);
  });

  test('of a parcel is open until somebody closes it, and a cost of that day then, once', async () => {
    const sent = await delivered();
    const first = await recorded([rowOf(sent)]);
    await accept(first._id);
    const back = rowOf(sent, { collected: -120, charge: 15, reason: 'Advance adjusted' });
    const payout = await recorded([back], { paymentId: `${paymentId}-2` });
    expect(payout).toMatchObject({ findings: [{ kind: 'takenBack', row: 0, taka: 135 }], waiting: 0, open: 1 });
    const [money, before] = [await received(), await spent()];
    expect((await accept(payout._id)).body.sums).toMatchObject({ adjusted: 0, others: -120, paid: -135 });
    expect(await spent()).toEqual(before);
    const asked = { kind: 'takenBack', row: 0, closed: 'The buyer was paid back.' };
    const answers = await Promise.all([close(payout._id, asked), close(payout._id, asked)]);
    const sums = {
      received: 0,
      more: 0,
      adjusted: -120,
      others: 0,
      foreign: 0,
      charged: 15,
      unexplained: 0,
      paid: -135,
    };
    expect(answers.map(({ body }) => body)).toMatchObject(Array(2).fill({ open: 0, sums }));
    expect(await spent()).toEqual({
      ...before,
      adjustment: before.adjustment + 120,
      courierCharge: before.courierCharge + 15,
    });
    expect(await received()).toBe(money);
    expect(await entriesOf(payout._id)).toEqual([
      ['adjustment', 120, sent._id],
      ['courierCharge', 15, sent._id],
    ]);
    expect((await read(sent._id)).payment).toMatchObject({ sum: 500 });
  });

  test('of no parcel is accepted with the other rows where it says why, and where somebody else does, by that', async () => {
    const rows = [
      { collected: 0, charge: 300, reason: 'Panel fee' },
      { collected: 90, charge: 0, reason: 'Claim of October' },
      { collected: -25, charge: 5 },
      { invoice: 'Z-1', collected: 500, charge: 70 },
    ];
    const before = await spent();
    const payout = await recorded([rowOf(await delivered()), ...rows]);
    expect(payout).toMatchObject({ findings: [{ kind: 'noReason' }, { kind: 'unknownParcel' }], waiting: 3 });
    const accepted = (await Promise.all([accept(payout._id), accept(payout._id, admin)]))[0]?.body;
    expect(accepted.waiting).toBe(0);
    expect(await entriesOf(payout._id)).toEqual([
      ['adjustment', -90, undefined],
      ['courierCharge', 300, undefined],
      ['courierCharge', 70, expect.any(String)],
      ['payment', 500, expect.any(String)],
    ]);
    await close(payout._id, { kind: 'noReason', row: 3, closed: 'A bag was lost.', owner: 'shop' });
    const byTelephone = { kind: 'unknownParcel', row: 4, closed: 'An order by telephone.', owner: 'shop' };
    const { sums } = (await close(payout._id, byTelephone)).body;
    expect(sums).toMatchObject({ received: 500, more: 0, adjusted: 565, others: 0, charged: 445, paid: 620 });
    const { adjustment, courierCharge } = await spent();
    expect([adjustment - before.adjustment, courierCharge - before.courierCharge]).toEqual([-565, 445]);
  });
});

describe('money of a row that belongs to no parcel of the shop', () => {
  const row = { invoice: 'Z-9', collected: 500, charge: 70 };
  const closing = { row: 0, closed: 'Asked by telephone.' };
  const entriesOf = async (payout: string) =>
    (await ledger.find((found) => found.where('payout', '==', payout)))
      .map(({ kind, taka }) => [kind, taka])
      .toSorted();
  const owedTo = async (courier: string) => {
    const { couriers } = (await ask(clerk, 'GET /settlements/outstanding')).body;
    return couriers.find((one: { courier: string }) => one.courier === courier)?.owed ?? 0;
  };

  test.each([
    ['unknownParcel', row],
    ['noReason', { collected: 500, charge: 70 }],
  ])('is entered only where the person who closes it says that it is the shop’s: %s', async (kind, told) => {
    const payout = await recorded([told]);
    expect(payout.findings).toMatchObject([{ kind }]);
    const unsaid = await close(payout._id, closing);
    expect(unsaid).toMatchObject({ status: 400, body: { errors: [{ path: 'owner' }] } });
    expect((await close(payout._id, { ...closing, owner: 'nobody' })).status).toBe(400);
    expect(await entriesOf(payout._id)).toEqual([]);
    const closed = await close(payout._id, { ...closing, owner: 'shop' });
    expect(closed.body).toMatchObject({
      rows: [{ isAccepted: true, owner: 'shop' }],
      sums: { adjusted: 500, foreign: 0 },
    });
    expect(await close(payout._id, { ...closing, owner: 'shop' })).toEqual(closed);
    expect(await entriesOf(payout._id)).toEqual([
      ['adjustment', -500],
      ['courierCharge', 70],
    ]);
  });

  test('is the courier’s, and outstanding, until somebody who has seen that says that it is settled', async () => {
    const payout = await recorded([row, { collected: -30, charge: 0 }], { courier: 'redx', total: 400 });
    const before = await owedTo('redx');
    for (const place of [0, 1]) {
      const { status } = await close(payout._id, { ...closing, row: place, owner: 'courier' });
      expect(status).toBe(200);
    }
    const { body: kept } = await ask(clerk, `GET /settlements/${payout._id}`);
    expect(kept).toMatchObject({ open: 0, rows: [{ owner: 'courier' }, { owner: 'courier' }] });
    expect(kept.sums).toEqual({
      received: 0,
      more: 0,
      adjusted: 0,
      others: 0,
      foreign: 400,
      charged: 0,
      unexplained: 0,
      paid: 400,
    });
    expect(await entriesOf(payout._id)).toEqual([]);
    expect(await owedTo('redx')).toBe(before + 400);
    expect((await auditLines(payout._id)).at(-1)).toMatchObject({ after: { finding: 'noReason', owner: 'courier' } });
    expect((await accept(payout._id)).body.sums).toEqual(kept.sums);

    const given = { row: 0, closed: 'They took it from the next payout.', owner: 'settled' };
    expect(await close(payout._id, given, admin)).toEqual(rejected('difference-closed'));
    const closedSeen = kept.findings[0].closed.at;
    const settled = await close(payout._id, { ...given, closedSeen }, admin);
    expect(settled.body).toMatchObject({ sums: kept.sums, findings: [{ closed: { reason: given.closed } }, {}] });
    expect(await close(payout._id, { ...given, closedSeen }, admin)).toEqual(settled);
    expect(await owedTo('redx')).toBe(before - 30);
    const again = { row: 0, closed: 'It is ours.', owner: 'shop', closedSeen: settled.body.findings[0].closed.at };
    expect(await close(payout._id, again)).toEqual(rejected('difference-closed'));
  });

  test('that stayed with the shop after all is entered once, also where two people say so at once', async () => {
    const payout = await recorded([row]);
    const { body } = await close(payout._id, { ...closing, owner: 'courier' });
    const closedSeen = body.findings[0].closed.at;
    const answers = await Promise.all([
      close(payout._id, { ...closing, owner: 'shop', closedSeen }),
      close(payout._id, { ...closing, owner: 'shop', closedSeen }, admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entriesOf(payout._id)).toEqual([
      ['adjustment', -500],
      ['courierCharge', 70],
    ]);
    expect((await ask(clerk, `GET /settlements/${payout._id}`)).body.sums).toMatchObject({ adjusted: 500, foreign: 0 });
  });

  test('that two people give to two owners at once is one’s', async () => {
    const payout = await recorded([row]);
    const answers = await Promise.all([
      close(payout._id, { ...closing, owner: 'shop' }),
      close(payout._id, { ...closing, owner: 'courier' }, admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isShops = answers[0]?.status === 200;
    expect(await entriesOf(payout._id)).toHaveLength(isShops ? 2 : 0);
    const { sums } = (await ask(clerk, `GET /settlements/${payout._id}`)).body;
    expect([sums.adjusted, sums.foreign]).toEqual(isShops ? [500, 0] : [0, 430]);
  });

  test('is not asked of a row of a parcel', async () => {
    const payout = await recorded([rowOf(await delivered(), { collected: 450 })]);
    expect(await close(payout._id, { ...closing, owner: 'shop' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'owner' }] },
    });
  });
});

describe('a row that is none of the shop’s, as a person says', () => {
  const closing = { row: 0, kind: 'foreign', closed: 'Of another shop, under our number.' };
  const sent = async (changes: Partial<PayoutRow> = {}, more: object = {}) => {
    const one = await delivered();
    return { one, payout: await recorded([rowOf(one, changes)], more) };
  };
  const entriesOf = async (payout: string) =>
    (await ledger.find((found) => found.where('payout', '==', payout))).map(({ kind, taka }) => [kind, taka]);
  const kindsOf = ({ findings }: { findings: { kind: string }[] }) => findings.map(({ kind }) => kind);

  test.each<[string, Partial<PayoutRow>, string[]]>([
    ['nothing is wrong with', {}, []],
    ['too little is collected by', { collected: 450 }, ['tooLittle']],
  ])('though it is of a parcel of the shop is not received for it: one that %s', async (_which, changes, kinds) => {
    const { one, payout } = await sent(changes);
    expect(kindsOf(payout)).toEqual(kinds);
    const { status, body } = await close(payout._id, { ...closing, owner: 'courier' });
    expect([status, kindsOf(body), body.open, body.waiting]).toEqual([200, ['foreign'], 0, 0]);
    expect(body.sums).toMatchObject({ received: 0, others: 0, foreign: (changes.collected ?? 500) - 70 });
    expect(await close(payout._id, { ...closing, owner: 'courier' })).toEqual({ status, body }); // once more
    for (const answer of [await accept(payout._id), await ask(clerk, `GET /settlements/${payout._id}`)])
      expect(answer.body).toMatchObject({ sums: body.sums, rows: [{ owner: 'courier' }] });
    expect(await entriesOf(payout._id)).toEqual([]);
    expect((await read(one._id)).parcel).not.toHaveProperty('payout');
    const other = await recorded([rowOf(one, { charge: 71 })], { paymentId: `${paymentId}-own` });
    expect((await accept(other._id)).body.sums).toMatchObject({ received: 500 });
  });

  test('though it has a reason is entered nowhere, and owed', async () => {
    const payout = await recorded([{ collected: 0, charge: 40, reason: 'Panel fee' }], { courier: 'carrybee' });
    expect(payout).toMatchObject({ findings: [], waiting: 1 });
    await close(payout._id, { ...closing, owner: 'courier' });
    expect((await accept(payout._id)).body).toMatchObject({ waiting: 0, sums: { foreign: -40, charged: 0 } });
    expect(await entriesOf(payout._id)).toEqual([]);
    const { couriers } = (await ask(clerk, 'GET /settlements/outstanding')).body;
    expect(couriers).toContainEqual(expect.objectContaining({ courier: 'carrybee', owed: -40 }));
  });

  test('is left to the shop only by who has seen that it is the courier’s', async () => {
    const { payout } = await sent();
    await close(payout._id, { ...closing, owner: 'courier' });
    const ours = { row: 0, kind: 'foreign', closed: 'They leave it to us.', owner: 'shop' };
    expect(await close(payout._id, ours)).toMatchObject({ status: 400, body: { errors: [{ path: 'owner' }] } });
  });

  test('is not one that is in the books; of two who say so and accept it at once, one does', async () => {
    for (const _ of [1, 2, 3]) {
      const { one, payout } = await sent();
      const [said] = await Promise.all([
        close(payout._id, { ...closing, owner: 'settled' }),
        accept(payout._id, admin),
      ]);
      const isForeign = said.status === 200;
      if (!isForeign) expect(said).toEqual(rejected('difference-passed'));
      expect((await accept(payout._id)).body.sums.received).toBe(isForeign ? 0 : 500);
      expect((await read(one._id)).parcel.payout).toBe(isForeign ? undefined : payout._id);
      expect(await close(payout._id, { ...closing, owner: 'courier' })).toEqual(
        rejected(isForeign ? 'difference-closed' : 'difference-passed'),
      );
      paymentId += '-next';
    }
  });

  test('with a reason is entered, or not, where one person says so while another one accepts it', async () => {
    const payout = await recorded([{ collected: 90, charge: 0, reason: 'Claim of October' }]);
    const [said] = await Promise.all([close(payout._id, { ...closing, owner: 'settled' }), accept(payout._id, admin)]);
    expect(await entriesOf(payout._id)).toEqual(said.status === 200 ? [] : [['adjustment', -90]]);
  });

  test('is none where the payout has no such row', async () => {
    const { payout } = await sent();
    expect((await close(payout._id, { ...closing, row: 1, owner: 'courier' })).status).toBe(404);
  });
});

test('what couriers have not paid is told by courier, and what is late by order', async () => {
  const before = (await ask(clerk, 'GET /settlements/outstanding')).body;
  const { _id, number } = await delivered(3);
  const orderOf = (list: { courier: string }[]) =>
    list.find(({ courier }) => courier === 'steadfast') ?? { orders: 0, taka: 0 };
  const outstanding = async () => (await ask(clerk, 'GET /settlements/outstanding')).body;
  const has = orderOf(before.couriers) as { orders: number; taka: number };
  expect(orderOf((await outstanding()).couriers)).toMatchObject({ orders: has.orders + 1, taka: has.taka + 1_500 });
  expect((await outstanding()).late).not.toMatchObject([{ _id }]);
  const at = Date.now() - 8 * 24 * 60 * 60_000;
  await orders.reference.doc(_id).update({ 'unpaid.at': at });
  expect((await outstanding()).late).toEqual([{ _id, number, courier: 'steadfast', taka: 1_500, deliveredAt: at }]);
  const { version } = (await ask(admin, 'GET /settings/admin')).body.tariffs;
  await ask(admin, 'PATCH /settings/tariffs', { payoutDays: 10, version });
  expect(await outstanding()).toMatchObject({ days: 10, late: [] });
});

test('late orders come in pages, each of which costs the same', async () => {
  const at = Date.now() - 20 * 24 * 60 * 60_000;
  const late = [];
  for (let place = 0; place < 3; place++) {
    const { _id } = await delivered();
    await orders.reference.doc(_id).update({ 'unpaid.at': at + place });
    late.push(_id);
  }
  const pageAt = async (path: string) => {
    const answer = await call(path, { headers: { authorization: `Bearer ${clerk.token}` } });
    const [, next] = /^<\/api(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '') ?? [];
    const { couriers, late: some } = Object(await answer.json());
    return { couriers, ids: some.map(({ _id }: { _id: string }) => _id), next };
  };
  const first = await pageAt('/settlements/outstanding?limit=2');
  expect(first.ids).toEqual(late.slice(0, 2));
  const second = await pageAt(String(first.next));
  expect(second.couriers).toEqual(first.couriers);
  expect(second.ids[0]).toBe(late[2]); // younger ones, of other tests, may follow
  const reading = (limit: number) =>
    countReads(() => askInProcess(clerk, `GET /settlements/outstanding?limit=${limit}`));
  await reading(1); // which reads the settings, as the first call of a process does
  expect((await reading(2)) - (await reading(1))).toBe(2);
});

test('the payouts of a month and a courier are listed newest first, without their rows', async () => {
  const row = rowOf(await delivered());
  const days = ['2026-09-30', '2026-10-01', '2026-10-31'];
  for (const [place, day] of days.entries())
    await recorded([row], { paymentId: `${paymentId}-${place}`, day, courier: 'redx' });
  const { body } = await ask(clerk, 'GET /settlements?courier=redx&month=2026-10');
  expect(body.map(({ day }: { day: string }) => day)).toEqual(['2026-10-31', '2026-10-01']);
  expect(body[0]).not.toHaveProperty('rows');
  const reading = (month: string) =>
    countReads(() => askInProcess(clerk, `GET /settlements?courier=redx&month=${month}`));
  expect((await reading('2026-10')) - (await reading('2026-09'))).toBe(1); // as there is one more
  expect((await ask(clerk, 'GET /settlements?month=2026-13')).status).toBe(400);
});

test('a hundred and one payouts of a month come in two pages, which add up to the taka, and cost a read each', async () => {
  const { _id, sums } = await recorded([rowOf(await delivered())], { day: '2026-08-01', courier: 'redx' });
  const kept = (await payouts.reference.doc(_id).get()).data();
  const batch = database.batch();
  for (let place = 1; place <= 100; place++) {
    const day = `2026-08-${String(1 + (place % 31)).padStart(2, '0')}`;
    batch.set(payouts.reference.doc(`${_id}-${place}`), { ...kept, day, paymentId: `${paymentId}-${place}` });
  }
  await batch.commit();
  const path = '/settlements?courier=redx&month=2026-08';
  const pages = await pagesAs<PayoutSummary>(clerk, path);
  expect(pages.map(({ length }) => length)).toEqual([100, 1]);
  const all = pages.flat();
  expect(new Set(all.map((payout) => payout._id)).size).toBe(101);
  expect(sumsOfAll(all.map((payout) => payout.sums)).paid).toBe(101 * sums.paid);
  const [, next] = /^<\/api(.+)>; rel="next"$/.exec((await linkIn(clerk, path)) ?? '') ?? [];
  const reading = (page: string) => countReads(() => askInProcess(clerk, `GET ${page}` as `GET /${string}`));
  await reading(path); // which reads the role, as the first call of a process does
  expect((await reading(path)) + (await reading(String(next)))).toBe(101 + 1 + 2); // the roles, and that there is a next page
});

test('a payout of bad rows is rejected', async () => {
  const row = { invoice: 'A-1', collected: 9, charge: 1 };
  for (const wrong of [
    { rows: [] },
    { rows: [{ ...row, collected: 1.005 }] },
    { rows: Array(501).fill(row) },
    { day: 'today' },
    { day: '2026-02-30' },
    { courier: 'nobody' },
    { paymentId: 'a/b' },
  ])
    expect((await record({ ...payoutOf([row]), ...wrong })).status).toBe(400);
  expect((await record(payoutOf([row]), packer)).status).toBe(403);
});

test('comparing costs three reads for each row, accepting seven, and each two more, beside the role', async () => {
  const rows = [rowOf(await delivered()), rowOf(await delivered())];
  const body = payoutOf(rows, { paymentId });
  await askInProcess(clerk, 'GET /settlements/outstanding'); // which reads the settings, as the first call of a process does
  expect(await countReads(() => askInProcess(clerk, 'POST /settlements', body))).toBe(2 * 3 + 4);
  expect(await countReads(() => askInProcess(clerk, `POST /settlements/steadfast_${paymentId}/accept`))).toBe(
    2 * 7 + 4,
  );
});
