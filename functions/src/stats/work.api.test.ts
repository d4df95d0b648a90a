import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { type Person, signIn } from '../../test/people.ts';
import { countReads } from '../../test/recordings.ts';
import { resetToSeed } from '../../test/seed.ts';
import { dayOf } from '../domain/day-of.ts';
import { NO_WORK } from '../domain/work.ts';
import { desk as desks, workDays } from '../platform/database/collections.ts';

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const DAY_MS = 24 * 60 * 60 * 1000;
const MOBILE = '01712345678';
const ORDER = {
  name: 'Rahim',
  mobileNumber: MOBILE,
  deliveryAddress: 'House 1',
  orderItems: [{ _id: 'dhoya-smoked-glass-pendant' }],
};
const CONFIRMED = { calls: 1, reached: 1, confirmed: 1 };

let admin: Person;
let clerk: Person;
let packer: Person;

beforeAll(async () => {
  await resetToSeed();
  [admin, clerk, packer] = await Promise.all([signIn('admin'), signIn('clerk'), signIn('packer')]);
});

beforeEach(async () => {
  const { docs } = await workDays.reference.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const place = async (): Promise<string> => (await ask(undefined, 'POST /orders', ORDER)).body.insertedId;
const record = (who: Person, id: string, outcome: string, more: object = {}) =>
  ask(who, `POST /desk/${id}/calls`, { outcome, ...more });
const setPacked = (who: Person, id: string, body: object) => ask(who, `POST /orders/admin/${id}/packed`, body);
const returned = { outcome: 'returned', reason: 'changedMind', collected: 0 };

async function placeConfirmed(by: Person): Promise<string> {
  const id = await place();
  await record(by, id, 'confirmed');
  return id;
}

/** What `who` reads of each person, without the figures that are 0. */
async function figuresFor(who: Person, range = '') {
  const { status, body } = await ask(who, `GET /stats/people${range}` as 'GET /stats/people');
  expect(status).toBe(200);
  const people = (body.people as Record<string, unknown>[]).map(({ by, name, role, ...figures }) => {
    const counted = Object.entries(figures).filter(([, figure]) => figure !== 0);
    return [String(by).split('@')[0], Object.fromEntries(counted)];
  });
  return Object.fromEntries(people);
}

describe('the figures of people', () => {
  test('are those of everybody for an admin, and those of oneself for everybody else', async () => {
    await record(clerk, await place(), 'noAnswer');
    await record(admin, await place(), 'refused');
    expect(await figuresFor(admin)).toEqual({
      admin: { calls: 1, reached: 1, refused: 1 },
      clerk: { calls: 1 },
      packer: {},
    });
    expect(await figuresFor(clerk)).toEqual({ clerk: { calls: 1 } });
    expect(await figuresFor(packer)).toEqual({ packer: {} });
    const { body } = await ask(packer, 'GET /stats/people');
    expect(body.people).toEqual([{ by: packer.email, name: 'Packer', role: 'packer', ...NO_WORK }]);
  });

  test('have the most busy first, and also who works here no more', async () => {
    const day = dayOf(Date.now());
    await workDays.reference.doc('left').set({ day, by: 'left@aloghor.example', counts: { calls: 2 } });
    await record(clerk, await place(), 'noAnswer');
    const { body } = await ask(admin, 'GET /stats/people');
    expect(body.people.map(({ by }: { by: string }) => by).slice(0, 2)).toEqual(['left@aloghor.example', clerk.email]);
    expect(body.people[0]).not.toHaveProperty('role');
  });

  test('are of the days that are asked for, today where none is', async () => {
    const put = (daysAgo: number, calls: number) => {
      const day = dayOf(Date.now() - daysAgo * DAY_MS);
      return workDays.reference.doc(day).set({ day, by: clerk.email, counts: { calls } });
    };
    for (const [daysAgo, calls] of [
      [0, 1],
      [1, 2],
      [6, 4],
      [7, 8],
    ] as const)
      await put(daysAgo, calls);
    expect((await figuresFor(clerk)).clerk).toEqual({ calls: 1 });
    const from = dayOf(Date.now() - 6 * DAY_MS);
    for (const who of [clerk, admin]) expect((await figuresFor(who, `?from=${from}`)).clerk).toEqual({ calls: 7 });
    expect((await ask(clerk, 'GET /stats/people?from=2020-01-01' as 'GET /stats/people')).status).toBe(400);
  });

  test('lose a call that is set back, whoever does it', async () => {
    const id = await placeConfirmed(clerk);
    await record(admin, id, 'toCall');
    expect((await figuresFor(admin)).clerk).toEqual({});
    await record(clerk, id, 'confirmed');
    expect((await figuresFor(admin)).clerk).toEqual(CONFIRMED);
  });

  test('lose the call that had closed an order which is opened again', async () => {
    const id = await place();
    await record(clerk, id, 'refused');
    await ask(admin, `POST /orders/admin/${id}/reopen`);
    expect((await figuresFor(admin)).clerk).toEqual({});
  });

  test('have a rejected call, and one that lost against another, not at all', async () => {
    const id = await place();
    const answers = await Promise.all([admin, clerk].map((who) => record(who, id, 'noAnswer', { revision: 0 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const all = await figuresFor(admin);
    expect([all.admin, all.clerk].filter(({ calls }) => calls === 1)).toHaveLength(1);
  });

  test('count what ends for whose call confirmed it, whoever closes it', async () => {
    const [back, delivered] = [await placeConfirmed(clerk), await placeConfirmed(clerk)];
    for (const id of [back, delivered]) await ask(packer, statusCall(id, 'Out for Delivery'));
    expect((await ask(admin, `POST /orders/admin/${back}/outcome`, returned)).status).toBe(200);
    await ask(admin, statusCall(delivered, 'Delivered'));
    expect((await figuresFor(admin)).clerk).toEqual({ calls: 2, reached: 2, confirmed: 2, ended: 2, cameBack: 1 });
    await ask(admin, `POST /orders/admin/${back}/reopen`);
    expect((await figuresFor(admin)).clerk).toEqual({ calls: 2, reached: 2, confirmed: 2, ended: 1 });
  });

  test('count an order that was taken and confirmed on the telephone', async () => {
    const { status } = await ask(clerk, 'POST /orders/admin', { ...ORDER, source: 'telephone', isConfirmed: true });
    expect(status).toBe(200);
    expect((await figuresFor(admin)).clerk).toEqual(CONFIRMED);
  });

  test('count a part that was split off as no call, and take none back with it', async () => {
    const orderItems = [{ _id: 'dhoya-smoked-glass-pendant' }, { _id: 'chandni-3d-printed-moon-lamp' }];
    const { insertedId: id } = (await ask(undefined, 'POST /orders', { ...ORDER, orderItems })).body;
    await record(clerk, id, 'confirmed');
    const lines = [{ _id: 'chandni-3d-printed-moon-lamp', quantity: 1 }];
    const split = await ask(admin, `POST /orders/admin/${id}/split`, { lines });
    expect(split.status).toBe(200);
    await record(admin, split.body.insertedId, 'toCall');
    expect((await figuresFor(admin)).clerk).toEqual(CONFIRMED);
  });

  test('stay when the number of an order is erased', async () => {
    const mobileNumber = '01912345678';
    const { insertedId: id } = (await ask(undefined, 'POST /orders', { ...ORDER, mobileNumber })).body;
    await record(clerk, id, 'confirmed');
    await ask(admin, statusCall(id, 'Delivered'));
    const before = await figuresFor(admin);
    expect((await ask(admin, 'POST /customers/erase', { mobileNumber })).body.erasedCount).toBe(1);
    expect(await figuresFor(admin)).toEqual(before);
    expect(JSON.stringify((await workDays.reference.get()).docs.map((doc) => doc.data()))).not.toContain('Rahim');
  });
});

describe('a parcel counts for who packed it', () => {
  test('with the seconds that its bench has measured, until it is unpacked', async () => {
    const [one, other] = [await placeConfirmed(admin), await placeConfirmed(admin)];
    const { body } = await setPacked(packer, one, { packed: true, measuredMs: 42_400 });
    expect(body.packed).toMatchObject({ by: packer.email, seconds: 42 });
    await setPacked(packer, other, { packed: true });
    expect((await figuresFor(packer)).packer).toEqual({ packed: 2, secondsAParcel: 42 });
    await setPacked(admin, one, { packed: false });
    expect((await figuresFor(packer)).packer).toEqual({ packed: 1 });
  });

  test('once, also when its scan is repeated', async () => {
    const id = await placeConfirmed(admin);
    for (const measuredMs of [5_000, 6_000]) await setPacked(packer, id, { packed: true, measuredMs });
    expect((await figuresFor(packer)).packer).toEqual({ packed: 1, secondsAParcel: 5 });
  });

  test('for no longer than since the previous one, whatever the bench says', async () => {
    const [one, other] = [await placeConfirmed(admin), await placeConfirmed(admin)];
    const { body } = await setPacked(packer, one, { packed: true, measuredMs: 1_000 });
    await desks.reference.doc(one).update({ 'packed.at': body.packed.at });
    await setPacked(packer, other, { packed: true, measuredMs: 1_500_000 });
    const { seconds } = (await desks.reference.doc(other).get()).data()?.packed ?? {};
    expect(seconds).toBeLessThan(60);
  });

  test('with a time that could be one', async () => {
    const id = await placeConfirmed(admin);
    for (const measuredMs of [-1, 0.5, 86_400_001, 'long'])
      expect((await setPacked(packer, id, { packed: true, measuredMs })).status).toBe(400);
  });
});

test('the figures cost a read for each of the staff and for each day of each, however many orders there were', async () => {
  const costOf = (who: Person, range = '') =>
    countReads(() => askInProcess(who, `GET /stats/people${range}` as 'GET /stats/people'));
  for (const who of [clerk, admin, clerk]) await placeConfirmed(who);
  expect(await costOf(clerk)).toBe(1 + 1); // the role, and the day
  expect(await costOf(admin)).toBe(1 + 3 + 2); // the role, the staff, and the day of two
  for (let more = 0; more < 5; more += 1) await placeConfirmed(clerk);
  expect(await costOf(admin)).toBe(1 + 3 + 2);
});
