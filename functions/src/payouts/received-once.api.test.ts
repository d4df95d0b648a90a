import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { statusCall } from '../../test/ask.ts';
import { askInProcess } from '../../test/ask-in-process.ts';
import { bookedOrder } from '../../test/parcels.ts';
import { openPayoutShop, payoutOf } from '../../test/payouts.ts';
import type { Person } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { followParcel } from '../couriers/follow-parcel.ts';
import { idOf } from '../couriers/keep-parcel.ts';
import { sumOfTaka } from '../domain/orders.ts';
import { ledger } from '../platform/database/collections.ts';

// One sum of a courier can come to the shop in several ways, and two of them mostly tell of the same money: in whatever order they
// come, the books have it once.

vi.hoisted(() => vi.spyOn(console, 'info').mockImplementation(() => {})); // orders are logged

const TAKA = 1_000;

let admin: Person;
let clerk: Person;
let packer: Person;

beforeAll(async () => {
  ({ admin, clerk, packer } = await openPayoutShop({ price: TAKA, stock: 500 }));
});
afterAll(resetToSeed);

/** A lamp that Pathao has taken, and the payouts that have told of its money. */
async function sent() {
  const booked = await bookedOrder(clerk, 'pathao', { orderItems: [{ _id: 'jute' }] });
  await askInProcess(clerk, statusCall(booked._id, 'Out for Delivery'));
  return { ...booked, payouts: new Set<string>() };
}

type Sent = Awaited<ReturnType<typeof sent>>;
type Way = (one: Sent) => Promise<unknown>;

const tell = ({ parcel }: Sent, word: string, more: object = {}) =>
  followParcel(idOf(parcel), 'webhook', { word, at: Date.now(), ...more });
const read = async ({ _id }: Sent) => (await askInProcess(clerk, `GET /orders/admin/${_id}`)).body;
const decide = ({ parcel }: Sent, decision: string) =>
  askInProcess(clerk, `POST /parcels/${parcel.invoice}/decide`, { decision });
const accept = (id: string, by = clerk) => askInProcess(by, `POST /settlements/${id}/accept`);
const note = ({ _id, parcel: { courier, invoice } }: Sent, body: object) =>
  askInProcess(clerk, `POST /orders/admin/${_id}/parcel/compensation`, { courier, invoice, ...body });
const pay = ({ _id }: Sent) => askInProcess(clerk, `POST /orders/admin/${_id}/payment`, { received: true, sum: TAKA });

/** `charge`: by which the row is another one than that of the same parcel in another payout. */
async function paidOut(one: Sent, charge: number, more: object = {}): Promise<string> {
  const { invoice, consignmentId } = one.parcel;
  const rows = [{ invoice, consignmentId, collected: TAKA, charge }];
  const { body } = await askInProcess(clerk, 'POST /settlements', payoutOf(rows, { courier: 'pathao', ...more }));
  one.payouts.add(body._id);
  return body._id;
}

async function accepted(...of: Parameters<typeof paidOut>): Promise<void> {
  await accept(await paidOut(...of));
}

/** Closes what is wrong with the row, as a person does who takes it for a mistake; else accepts it. */
async function closed(one: Sent): Promise<void> {
  const id = await paidOut(one, 1);
  const { status } = await askInProcess(clerk, `PATCH /settlements/${id}/rows/0`, { closed: 'A mistake of Pathao.' });
  if (status !== 200) await accept(id);
}

/** What the books have of it, by whatever payout or hand, in taka. */
async function inBooks({ _id, payouts }: Sent): Promise<number> {
  const ofOrder = await ledger.find((all) => all.where('orderId', '==', _id));
  const ofPayouts = await ledger.find((all) => all.where('payout', 'in', [...payouts, 'none']));
  const entries = [...ofOrder, ...ofPayouts.filter(({ orderId }) => orderId === undefined)];
  return sumOfTaka(
    entries.flatMap(({ kind, taka }) => {
      if (kind === 'courierCharge') return [];
      return kind === 'adjustment' || kind === 'compensation' ? -taka : taka;
    }),
  );
}

/** All ways in all orders. */
function pairsOf<Name extends string>(ways: Record<Name, Way>): [Name, Name][] {
  const names = Object.keys(ways) as Name[]; // its own keys
  return names.flatMap((first) =>
    names.flatMap((second): [Name, Name][] => (first === second ? [] : [[first, second]])),
  );
}

/** Two people look at every payout again at the same time. */
async function lookAgain({ payouts }: Sent): Promise<void> {
  await Promise.all([...payouts].flatMap((id) => [accept(id), accept(id, admin)]));
}

/** What its courier pays as it has damaged a parcel, which is back. */
const OF_CLAIM = {
  'a row of a file, accepted': async (one) => {
    await claimed(one);
    await accepted(one, 0, { fileName: 'november.csv' });
  },
  'the same row from its interface, accepted': async (one) => {
    await claimed(one);
    await accepted(one, 0, { paymentId: `P-${one.number}` });
  },
  'a row of another file, accepted': async (one) => {
    await claimed(one);
    await accepted(one, 2);
  },
  'a row that was closed as a mistake': closed,
  'noted by hand': async (one) => {
    await claimed(one);
    await note(one, { paid: TAKA });
  },
  'told to be paid': async (one) => {
    await tell(one, 'paid', { toldPayout: `I-${one.number}` });
  },
} as const satisfies Record<string, Way>;

async function claimed(one: Sent): Promise<void> {
  if (!(await read(one)).parcel.compensation) await note(one, { asked: TAKA });
}

describe('what a courier pays for a damaged parcel', () => {
  test.each(pairsOf(OF_CLAIM))('is in the books once: %s, then %s', async (first, second) => {
    const one = await sent();
    await tell(one, 'returned');
    await tell(one, 'returned-to-merchant');
    for (const way of [first, second]) await OF_CLAIM[way](one);
    expect(await inBooks(one)).toBe(TAKA);
    await lookAgain(one);
    expect(await inBooks(one)).toBe(TAKA);
  });
});

test('is in the books once where one row is closed, another one accepted, and the sum noted by hand at the same time', async () => {
  const one = await sent();
  await tell(one, 'returned');
  await tell(one, 'returned-to-merchant');
  const [first, second] = [await paidOut(one, 0), await paidOut(one, 2)];
  await Promise.all([
    askInProcess(clerk, `PATCH /settlements/${first}/rows/0`, { closed: 'A mistake of Pathao.' }),
    askInProcess(admin, `PATCH /settlements/${second}/rows/0`, { closed: 'A mistake of Pathao.' }),
    claimed(one).then(() => Promise.all([note(one, { paid: TAKA }), accept(second, admin)])),
  ]);
  expect(await inBooks(one)).toBe(TAKA);
  await lookAgain(one);
  expect(await inBooks(one)).toBe(TAKA);
});

/** What its courier has collected of an order. */
const OF_ORDER = {
  'a row of a file, accepted': async (one) => {
    await delivered(one);
    await accepted(one, 0, { fileName: 'november.csv' });
  },
  'the same row from its interface, accepted': async (one) => {
    await delivered(one);
    await accepted(one, 0, { paymentId: `P-${one.number}` });
  },
  'a row of another file, accepted': async (one) => {
    await delivered(one);
    await accepted(one, 2);
  },
  'recorded by hand': async (one) => {
    await delivered(one);
    await pay(one);
  },
  'told to be paid': async (one) => {
    await delivered(one);
    await tell(one, 'paid', { toldPayout: `I-${one.number}` });
  },
  'a row that was closed as a mistake, while it was noted as returned': async (one) => {
    if ((await read(one)).status === 'Out for Delivery')
      await askInProcess(packer, `POST /orders/admin/${one._id}/returned`, {
        reason: 'notReached',
        cameBack: [{ _id: 'jute', quantity: 1 }],
      });
    await closed(one);
  },
} as const satisfies Record<string, Way>;

async function delivered(one: Sent): Promise<void> {
  if ((await read(one)).status !== 'Delivered') await decide(one, 'delivered');
}

describe('what a courier has collected of an order', () => {
  test.each(pairsOf(OF_ORDER))(
    'is in the books once by the time its payouts are looked at again: %s, then %s',
    async (first, second) => {
      const one = await sent();
      for (const way of [first, second]) await OF_ORDER[way](one);
      await lookAgain(one);
      expect(await inBooks(one)).toBe(TAKA);
      expect(await read(one)).toMatchObject({ status: 'Delivered', payment: { sum: TAKA } });
    },
  );
});
