import { beforeEach, expect, test } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { NOBODY, type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { auditLines } from '../../test/stored-documents.ts';
import { counters, INVOICES, orders } from '../platform/database/collections.ts';

let admin: Person;
let clerk: Person;

beforeEach(async () => {
  await resetToSeed();
  [admin, clerk] = await Promise.all([signIn('admin'), signIn('clerk')]);
});

async function placed(): Promise<string> {
  const order = { mobileNumber: '01712345678', orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }] };
  return (await ask(NOBODY, 'POST /orders', order)).body.insertedId;
}

const issue = (id: string, who: Person | undefined = admin) => ask(who, `POST /orders/admin/${id}/invoice`);
const stored = async (id: string) => (await orders.get([id]))[0];

async function setVatRate(vatRate: number | undefined): Promise<void> {
  const { version, ...legal } = (await ask(admin, 'GET /settings/admin')).body.legal;
  const body = { ...legal, version, bin: '000999-0101', vatRate };
  expect((await ask(admin, 'PATCH /settings/legal', body)).status).toBe(200);
}

test('an order keeps the number, the time and the rate of its first invoice', async () => {
  const id = await placed();
  await setVatRate(15);
  const first = await issue(id);
  expect(first).toEqual({ status: 200, body: { serial: 1, at: expect.any(Number), vatRate: 15 } });
  await setVatRate(undefined);
  expect(await issue(id, clerk)).toEqual(first);
  expect((await stored(id))?.invoice).toEqual(first.body);
  expect((await auditLines(id)).filter(({ after }) => after && 'invoice' in after)).toHaveLength(1);
  expect((await issue(await placed())).body).toEqual({ serial: 2, at: expect.any(Number) });
});

test('invoices that are issued at once have numbers without gaps, each once', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, placed));
  const answers = await Promise.all([...ids, ...ids.slice(0, 3)].map((id) => issue(id)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const serials = answers.slice(0, 6).map(({ body }) => body.serial);
  expect(serials.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(answers.slice(6).map(({ body }) => body.serial)).toEqual(serials.slice(0, 3));
});

test('a cancelled order gets no number, and takes none; one that was issued stays for its credit note', async () => {
  const [cancelled, issued] = [await placed(), await placed()];
  await ask(admin, statusCall(cancelled, 'Cancel'));
  expect(await issue(cancelled)).toMatchObject({ status: 409, body: { code: 'order-cancelled' } });
  expect((await issue(issued)).body.serial).toBe(1);
  await ask(admin, statusCall(issued, 'Cancel'));
  expect((await issue(issued)).body.serial).toBe(1);
  expect(await issue('no-such-order')).toMatchObject({ status: 404 });
});

test.each([
  ['is lost', undefined],
  ['is no number', { next: 'many' }],
])('a counter that %s goes on behind the last invoice, without a gap', async (_how, counter) => {
  const [earlier, ...later] = [await placed(), await placed(), await placed(), await placed()];
  await orders.reference.doc(earlier).update({ invoice: { serial: 1_041, at: 1 } });
  if (counter) await counters.reference.doc(INVOICES).set(counter);
  const issued = await Promise.all(later.map((id) => issue(id)));
  expect(issued.map(({ body }) => body.serial).toSorted()).toEqual([1_042, 1_043, 1_044]);
  expect((await issue(await placed())).body.serial).toBe(1_045);
});
