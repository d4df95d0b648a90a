import { createHmac } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { problemIn } from '../../../test/api.ts';
import { askInProcess, callInProcess } from '../../../test/ask-in-process.ts';
import { openAccount } from '../../../test/courier-host.ts';
import { bookAtOnce, bookedOrder, confirmedOrder, forgetParcels } from '../../../test/parcels.ts';
import { type Person, signIn } from '../../../test/people.ts';
import { resetToSeed } from '../../../test/seed.ts';
import { orders, parcels } from '../../platform/database/collections.ts';
import { DatabaseBusy } from '../../platform/database/database-timeouts.ts';
import { followDue } from '../follow-parcels.ts';
import { ADAPTERS } from '../registry.ts';

const written: string[] = [];
vi.hoisted(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // lost answers are logged
});

const SECRET = 'what-the-courier-knows';
const SECRETS = Object.values(ADAPTERS).flatMap(({ webhook }) => webhook?.secret ?? []);
const TEN_MINUTES_MS = 11 * 60_000;

let clerk: Person;
let account: ReturnType<typeof openAccount>;

beforeAll(async () => {
  await resetToSeed();
  clerk = await signIn('clerk');
});

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation((line) => void written.push(String(line))); // so are orders
  vi.spyOn(console, 'error').mockImplementation((line) => void written.push(String(line)));
  account = openAccount();
  for (const name of SECRETS) vi.stubEnv(name, SECRET);
  await forgetParcels();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The couriers that call the shop. */
type Calling = (typeof COURIERS)[number];
const COURIERS = ['steadfast', 'pathao', 'redx', 'carrybee'] as const;

interface Booked {
  _id: string;
  invoice: string;
  consignmentId: string;
}

async function aParcel(courier: Calling): Promise<Booked> {
  const { _id, parcel } = await bookedOrder(clerk, courier);
  return { _id, invoice: parcel.invoice, consignmentId: parcel.consignmentId ?? '' };
}

const read = async (id: string) => (await askInProcess(clerk, `GET /orders/admin/${id}`)).body;

interface Sending {
  secret?: string | undefined;
  headers?: Record<string, string>;
  /** In place of the JSON of the news. */
  raw?: string;
}

/** Calls as a courier does; with its secret where no other one is given. */
async function send(courier: Calling, news: object, { secret = SECRET, headers = {}, raw }: Sending = {}) {
  const shown: Record<Calling, Record<string, string>> = {
    steadfast: { authorization: `Bearer ${secret}` },
    pathao: { 'x-pathao-signature': secret },
    redx: {},
    carrybee: { 'x-carrybee-webhook-signature': secret },
  };
  const path = courier === 'redx' ? `/couriers/redx/events?token=${secret}` : `/couriers/${courier}/events`;
  const answer = await callInProcess(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...shown[courier], ...headers },
    body: raw ?? JSON.stringify(news),
  });
  const code = answer.ok ? undefined : (await problemIn(answer.clone())).code;
  const { kept } = (await answer.json()) as { kept?: boolean };
  return { status: answer.status, code, kept, headers: answer.headers };
}

type Say = (parcel: Booked, word: string, minute?: number) => object;

const START = Date.now() - 60 * 60_000; // the same news has the same time
const timeAt = (minute: number) => new Date(START + minute * 60_000);

/** News as each courier writes it; Steadfast's times have no zone. */
const NEWS: Record<Calling, Say> = {
  steadfast: ({ invoice, consignmentId }, word, minute = 0) => ({
    notification_type: 'delivery_status',
    consignment_id: Number(consignmentId),
    invoice,
    status: word,
    cod_amount: '2890.00',
    delivery_charge: 70,
    tracking_message: 'The parcel is moving.',
    updated_at: new Date(timeAt(minute).getTime() + 6 * 60 * 60_000).toISOString().slice(0, 19).replace('T', ' '),
  }),
  pathao: ({ invoice, consignmentId }, word, minute = 0) => ({
    consignment_id: consignmentId,
    merchant_order_id: invoice,
    event: `order.${word}`,
    timestamp: timeAt(minute).toISOString(),
    updated_at: '2020-01-01 00:00:00',
    collected_amount: 2_890,
  }),
  redx: ({ invoice, consignmentId }, word, minute = 0) => ({
    tracking_number: consignmentId,
    invoice_number: invoice,
    timestamp: timeAt(minute).toISOString(),
    status: word,
    message_en: 'The parcel is moving.',
    message_bn: 'পার্সেলটি পথে।',
  }),
  carrybee: ({ invoice, consignmentId }, word, minute = 0) => ({
    event: `order.${word}`,
    consignment_id: consignmentId,
    merchant_order_id: invoice,
    timestamptz: timeAt(minute).toISOString(),
    collected_amount: '2890.00',
  }),
};

const ON_ITS_WAY: Record<Calling, string> = {
  steadfast: 'Delivered Approval Pending',
  pathao: 'in-transit',
  redx: 'delivery-in-progress',
  carrybee: 'in-transit',
};
const OK: Record<Calling, number> = { steadfast: 200, pathao: 202, redx: 200, carrybee: 202 };

describe.each(COURIERS)('%s', (courier) => {
  const tell = (parcel: Booked, word: string, minute?: number, sending?: Sending) =>
    send(courier, NEWS[courier](parcel, word, minute), sending);

  test('moves an order on, also when it repeats and swaps what it says, ten times at once', async () => {
    const parcel = await aParcel(courier);
    expect(await tell(parcel, ON_ITS_WAY[courier], 5)).toMatchObject({ status: OK[courier], kept: true });
    expect(await read(parcel._id)).toMatchObject({ status: 'Out for Delivery' });
    const again = Array.from({ length: 10 }, (_, place) => async () => {
      const answer = await (place % 2 ? tell(parcel, ON_ITS_WAY[courier], 5) : tell(parcel, 'pending', 1));
      expect([OK[courier], 503]).toContain(answer.status); // the database of the tests is slow where many write one document
      return answer.status;
    });
    const statuses = await Promise.all(again.map((call) => call()));
    for (const [place, call] of again.entries()) if (statuses[place] === 503) expect(await call()).toBe(OK[courier]);
    const stored = (await parcels.reference.doc(`${courier}_${parcel.invoice}`).get()).data();
    expect(stored?.events.filter(({ from }: { from: string }) => from === 'webhook')).toHaveLength(2);
    expect(await read(parcel._id)).toMatchObject({ status: 'Out for Delivery' });
  });

  test('is found by its own number where it does not name ours', async () => {
    const parcel = await aParcel(courier);
    expect(await tell({ ...parcel, invoice: '' }, ON_ITS_WAY[courier])).toMatchObject({ kept: true });
    expect(await read(parcel._id)).toMatchObject({ status: 'Out for Delivery' });
  });

  test('an unknown word is held with its text, and another consignment changes nothing', async () => {
    const parcel = await aParcel(courier);
    await tell(parcel, 'eaten by a goat');
    expect((await read(parcel._id)).parcel).toMatchObject({ doubt: 'unknownWord', word: 'eaten by a goat' });
    await tell({ ...parcel, consignmentId: '777' }, ON_ITS_WAY[courier], 9);
    expect((await read(parcel._id)).parcel).toMatchObject({ doubt: 'otherConsignment' });
  });

  test('a parcel that the shop does not have is no reason to repeat it', async () => {
    const nobodys = { _id: '', invoice: 'A-1', consignmentId: '12345' };
    expect(await tell(nobodys, ON_ITS_WAY[courier])).toMatchObject({ status: OK[courier], kept: false });
  });

  test.each([
    ['no secret', ''],
    ['a wrong one', 'wrong'],
  ])('%s is rejected, and changes nothing', async (_what, secret) => {
    const parcel = await aParcel(courier);
    expect((await tell(parcel, ON_ITS_WAY[courier], 1, { secret })).status).toBe(401);
    expect((await read(parcel._id)).parcel.state).toBe('booked');
  });

  test('without a secret of the shop, and where it is off, nothing is right, not even an empty one', async () => {
    for (const name of SECRETS) vi.stubEnv(name, '');
    expect((await send(courier, {}, { secret: '' })).status).toBe(401);
    for (const name of SECRETS) vi.stubEnv(name, SECRET);
    vi.stubEnv('COURIERS', '');
    expect((await send(courier, {})).code).toBe('token-refused');
  });

  test('what is not understood is not repeated', async () => {
    for (const raw of ['{', '[]', '"a text"', '']) expect((await send(courier, {}, { raw })).status).toBe(400);
    expect((await send(courier, {}, { raw: ' '.repeat(70_000) })).status).toBe(413);
  });

  test.each([
    ['is busy', new DatabaseBusy()],
    ['fails otherwise', new Error('no such thing')],
  ])(
    'what cannot be kept because the database %s is answered with 503, and kept when it is repeated',
    async (_what, error) => {
      const parcel = await aParcel(courier);
      const spied = vi.spyOn(parcels, 'get').mockRejectedValueOnce(error);
      expect(await tell(parcel, ON_ITS_WAY[courier])).toMatchObject({ status: 503, code: 'busy' });
      spied.mockRestore();
      expect(await tell(parcel, ON_ITS_WAY[courier])).toMatchObject({ kept: true });
      expect(await read(parcel._id)).toMatchObject({ status: 'Out for Delivery' });
    },
  );

  test('its secret stands in no line of the log', async () => {
    const parcel = await aParcel(courier);
    written.length = 0;
    await tell(parcel, ON_ITS_WAY[courier]);
    await tell(parcel, ON_ITS_WAY[courier], 1, { secret: 'wrong' });
    vi.spyOn(parcels, 'get').mockRejectedValueOnce(new Error('no such thing'));
    await tell(parcel, ON_ITS_WAY[courier], 2);
    expect(written.join()).toContain('no such thing');
    expect(written.join()).not.toContain(SECRET);
  });
});

describe('Steadfast', () => {
  const signed = (text: string, key = SECRET) => ({
    'x-signature': createHmac('sha256', key).update(text).digest('hex'),
  });

  test('a signature is of the very bytes, and where there is one it must be right', async () => {
    const parcel = await aParcel('steadfast');
    const raw = JSON.stringify(NEWS.steadfast(parcel, 'hold'), null, 3);
    expect((await send('steadfast', {}, { raw, headers: signed(`${raw} `) })).code).toBe('token-refused');
    expect((await send('steadfast', {}, { raw, headers: signed(raw, 'another') })).code).toBe('token-refused');
    expect(await send('steadfast', {}, { raw, headers: signed(raw) })).toMatchObject({ kept: true });
  });

  test('a repeat is known by its key', async () => {
    const parcel = await aParcel('steadfast');
    const headers = { 'idempotency-key': 'the-same' };
    await send('steadfast', NEWS.steadfast(parcel, 'hold', 1), { headers });
    await send('steadfast', NEWS.steadfast(parcel, 'hold', 2), { headers });
    const { events } = (await parcels.reference.doc(`steadfast_${parcel.invoice}`).get()).data() ?? {};
    expect(events.filter(({ key }: { key?: string }) => key === 'the-same')).toHaveLength(1);
  });

  test('of a part the sum is what was collected; a changed sum is held for a person; other types are no news', async () => {
    const parcel = await aParcel('steadfast');
    const news = NEWS.steadfast(parcel, 'in_review');
    await send('steadfast', { ...news, notification_type: 'consignment_update', cod_amount: 9 });
    expect((await read(parcel._id)).parcel).toMatchObject({ state: 'booked', doubt: 'sumUnclear' });
    expect(await send('steadfast', { ...news, notification_type: 'pickup_request' })).toMatchObject({ kept: false });
    await send('steadfast', { ...NEWS.steadfast(parcel, 'Partial Delivered', 3), cod_amount: '1000.00' });
    expect(await read(parcel._id)).toMatchObject({
      status: 'Delivered',
      closedFor: 'partlyDelivered',
      outcome: { collected: 1_000 },
      parcel: { fee: 70 },
    });
  });

  test('what is only said for people is kept beside the state', async () => {
    const parcel = await aParcel('steadfast');
    const { status, ...news } = NEWS.steadfast(parcel, 'any') as { status: string };
    await send('steadfast', { ...news, notification_type: 'tracking_update' });
    const stored = (await parcels.reference.doc(`steadfast_${parcel.invoice}`).get()).data();
    expect(stored).toMatchObject({ state: 'booked' });
    expect(stored?.events.at(-1)).toMatchObject({ message: 'The parcel is moving.' });
  });
});

test.each([
  {
    courier: 'pathao',
    header: 'X-Pathao-Merchant-Webhook-Integration-Secret',
    usual: 'f3992ecc-59da-4cbe-a049-a13da2018d51',
    setting: 'PATHAO_WEBHOOK_INTEGRATION',
    event: 'webhook_integration',
  },
  {
    courier: 'carrybee',
    header: 'X-CB-Webhook-Integration-Header',
    usual: '40489fe0-9386-4fc9-8e92-2b2fcb9d451c',
    setting: 'CARRYBEE_WEBHOOK_INTEGRATION',
    event: 'webhook.integration',
  },
] as const)(
  'the header of $courier is in every answer, also in one that rejects, and its first call needs nothing',
  async ({ courier, header, usual, setting, event }) => {
    const body = JSON.stringify({ event });
    const first = await callInProcess(`/couriers/${courier}/events`, { method: 'POST', body });
    expect([first.status, first.headers.get(header)]).toEqual([202, usual]);
    const told = async (...call: Parameters<typeof send>) => {
      const { status, headers } = await send(...call);
      return [status, headers.get(header)];
    };
    expect(await told(courier, {}, { secret: 'wrong' })).toEqual([401, usual]);
    expect(await told(courier, {}, { raw: '{' })).toEqual([400, usual]);
    vi.stubEnv(setting, 'another');
    expect(await told(courier, { event })).toEqual([202, 'another']);
  },
);

describe('Pathao', () => {
  test('an end is only a hint: it is kept once Pathao says the same, with the sum of the hint', async () => {
    const parcel = await aParcel('pathao');
    const news = { ...NEWS.pathao(parcel, 'partial-delivery'), collected_amount: 1_000 };
    expect(await send('pathao', news)).toMatchObject({ status: 202, kept: true });
    expect((await read(parcel._id)).parcel.state).toBe('booked');
    await followDue(Date.now() + 1_000); // within a minute
    expect((await read(parcel._id)).parcel.state).toBe('booked'); // Pathao says nothing of it
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'partial-delivery');
    await followDue(Date.now() + TEN_MINUTES_MS);
    expect(await read(parcel._id)).toMatchObject({ status: 'Delivered', outcome: { collected: 1_000 } });
  });

  /** A parcel of which Pathao has told at the next question that it has come to this end. */
  async function ended(word: string): Promise<Booked & { stored: () => Promise<Record<string, unknown> | undefined> }> {
    const parcel = await aParcel('pathao');
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, word);
    await followDue(Date.now() + TEN_MINUTES_MS);
    const stored = async () => (await parcels.reference.doc(`pathao_${parcel.invoice}`).get()).data();
    return { ...parcel, stored };
  }

  test('what its end passes over is no hint: nobody asks for what is over', async () => {
    const parcel = await ended('returned-to-merchant');
    expect(await send('pathao', NEWS.pathao(parcel, 'returned'))).toMatchObject({ status: 202, kept: true });
    const stored = await parcel.stored();
    expect(stored).toMatchObject({ state: 'returned' });
    expect(stored).not.toHaveProperty('hint');
    expect(stored).not.toHaveProperty('followAt');
    expect(await followDue(Date.now() + 3 * TEN_MINUTES_MS)).toEqual({ asked: 0, news: 0 });
  });

  test('of another end than it has told it is asked once: where it does not say so itself, that is over', async () => {
    const parcel = await ended('delivered');
    await send('pathao', NEWS.pathao(parcel, 'returned'));
    expect(await parcel.stored()).toMatchObject({ state: 'delivered', hint: { word: 'returned' } });
    expect(await followDue(Date.now() + 1_000)).toEqual({ asked: 1, news: 0 });
    const stored = await parcel.stored();
    expect(stored).not.toHaveProperty('hint');
    expect(stored).not.toHaveProperty('followAt');
    expect(stored).not.toHaveProperty('doubt');
    expect(await followDue(Date.now() + 3 * TEN_MINUTES_MS)).toEqual({ asked: 0, news: 0 });
  });

  test.each([
    ['lost', { booking: 'cut' }, 'unknown'],
    ['a rejection that it has not kept to', { booking: 'cut' }, 'rejected'],
  ])(
    'its first call for a parcel whose answer was %s may be the end: it is asked by the number in it',
    async (_how, switches, state) => {
      await account.set(switches);
      const order = await confirmedOrder(clerk);
      await bookAtOnce(clerk, 'pathao', [order]);
      await parcels.reference.doc(`pathao_${order.number}`).update({ state });
      const [kept] = await account.parcels();
      const consignmentId = kept?.consignmentId ?? '';
      if (kept) await account.move(kept, 'delivered');
      const parcel = { _id: order._id, invoice: order.number, consignmentId };
      expect(await send('pathao', NEWS.pathao(parcel, 'delivered'))).toMatchObject({ status: 202, kept: true });
      expect(await followDue(Date.now() + 1_000)).toEqual({ asked: 1, news: 1 });
      expect(await read(order._id)).toMatchObject({
        status: 'Delivered',
        parcel: { state: 'delivered', consignmentId },
      });
    },
  );

  test('an end that it never confirms waits for a person, also of a parcel that nobody knew to be booked', async () => {
    await account.set({ booking: 'cut', lookUps: 'failed' });
    const order = await confirmedOrder(clerk);
    await bookAtOnce(clerk, 'pathao', [order]);
    await parcels.reference.doc(`pathao_${order.number}`).update({ state: 'rejected' });
    const [kept] = await account.parcels();
    const parcel = { _id: order._id, invoice: order.number, consignmentId: kept?.consignmentId ?? '' };
    await send('pathao', NEWS.pathao(parcel, 'delivered'));
    await followDue(Date.now() + 46 * 24 * 60 * 60_000);
    expect((await read(order._id)).parcel).toMatchObject({ state: 'rejected', doubt: 'noEnd' });
  });

  test('where it does, a person looks', async () => {
    const parcel = await ended('delivered');
    await send('pathao', NEWS.pathao(parcel, 'returned'));
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'returned');
    await followDue(Date.now() + 1_000);
    const stored = await parcel.stored();
    expect(stored).toMatchObject({ state: 'delivered', doubt: 'contradiction' });
    expect(stored).not.toHaveProperty('followAt');
  });

  test('after six weeks nobody asks any more, also where it never answers', async () => {
    const parcel = await ended('delivered');
    await send('pathao', NEWS.pathao(parcel, 'returned'));
    await account.set({ lookUps: 'failed' });
    await followDue(Date.now() + TEN_MINUTES_MS);
    expect(await parcel.stored()).toHaveProperty('followAt');
    await followDue(Date.now() + 46 * 24 * 60 * 60_000);
    expect(await parcel.stored()).not.toHaveProperty('followAt');
  });

  test('of what it says that it has paid, the order has the payout, but no money', async () => {
    const parcel = await aParcel('pathao');
    const paid = { ...NEWS.pathao(parcel, 'paid', 1), invoice_id: 'INV-2611' };
    expect(await send('pathao', paid)).toMatchObject({ status: 202, kept: true });
    expect((await read(parcel._id)).parcel).not.toHaveProperty('toldPayout'); // only a hint
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'paid');
    await followDue(Date.now() + TEN_MINUTES_MS);
    await send('pathao', paid);
    const order = await read(parcel._id);
    expect(order).toMatchObject({ status: 'Delivered', parcel: { state: 'delivered', toldPayout: 'INV-2611' } });
    expect(order).not.toHaveProperty('payment');
    expect(order.parcel).not.toHaveProperty('payout');
    await orders.reference.doc(parcel._id).update({ 'unpaid.at': 1 });
    const { late } = (await askInProcess(clerk, 'GET /settlements/outstanding')).body;
    expect(late).toMatchObject([{ _id: parcel._id, courier: 'pathao', toldPayout: 'INV-2611' }]);
  });

  test('what is to be collected on the way is not what was paid for a return', async () => {
    const parcel = await aParcel('pathao');
    await send('pathao', NEWS.pathao(parcel, 'in-transit'));
    expect((await read(parcel._id)).parcel).not.toHaveProperty('collected');
  });

  test('the return of a part does not take the whole back', async () => {
    const parcel = await aParcel('pathao');
    await send('pathao', { ...NEWS.pathao(parcel, 'returned-to-merchant'), return_type: 'partial-delivery' });
    const { hint } = (await parcels.reference.doc(`pathao_${parcel.invoice}`).get()).data() ?? {};
    expect(hint).toMatchObject({ word: 'partial_delivery_returned_to_merchant' });
  });

  test('of a part that it delivered, it says by its own call that the rest is back', async () => {
    const parcel = await ended('partial-delivery');
    await send('pathao', { ...NEWS.pathao(parcel, 'return-in-transit', 62), return_type: 'partial-delivery' });
    const onItsWay = await parcel.stored();
    await send('pathao', { ...NEWS.pathao(parcel, 'returned-to-merchant', 63), return_type: 'partial-delivery' });
    const back = await parcel.stored();
    expect([onItsWay?.state, back?.state]).toEqual(['partlyDelivered', 'partlyDelivered']);
    expect(back).toMatchObject({ word: 'partial_delivery_returned_to_merchant' });
  });

  test('told in any order of a part and of its rest, it keeps both, and takes no sum of the return for what was paid', async () => {
    const parcel = await aParcel('pathao');
    const rest = { return_type: 'partial-delivery', return_consignment_id: 'RL1', collected_amount: 0 };
    await send('pathao', { ...NEWS.pathao(parcel, 'returned-to-merchant', 3), ...rest });
    await send('pathao', { ...NEWS.pathao(parcel, 'partial-delivery', 1), collected_amount: 1_000 });
    await send('pathao', { ...NEWS.pathao(parcel, 'return-id-created', 2), ...rest });
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'partial-delivery', 1_000);
    await followDue(Date.now() + TEN_MINUTES_MS);
    const order = await read(parcel._id);
    expect(order).toMatchObject({ closedFor: 'partlyDelivered', outcome: { collected: 1_000 } });
    const stored = (await parcels.reference.doc(`pathao_${parcel.invoice}`).get()).data();
    expect(stored?.restDueAt).toBe(timeAt(3).getTime());
  });

  test.each(['partial-delivery', 'exchanged', 'paid-return'])(
    'that it has paid out for %s is no other end',
    async (word) => {
      const parcel = await ended(word);
      const before = await parcel.stored();
      await send('pathao', { ...NEWS.pathao(parcel, 'paid', 62), invoice_id: 'INV-2612' });
      const stored = await parcel.stored();
      expect(stored).toMatchObject({ state: before?.state, toldPayout: 'INV-2612' });
      expect([stored?.doubt, stored?.hint]).toEqual([undefined, undefined]); // its sum is known by it, too
    },
  );

  test.each([
    ['its end, then its payout', ['partial-delivery', 'paid']],
    ['its payout, then its end', ['paid', 'partial-delivery']],
  ])('a hint has what was said of money by both events, and no message of the other one: %s', async (_which, words) => {
    const parcel = await aParcel('pathao');
    const more: Record<string, object> = {
      'partial-delivery': { collected_amount: 1_000, delivery_fee: 60 },
      paid: { invoice_id: 'INV-2614', reason: 'Paid by bKash' },
    };
    for (const word of words)
      await send('pathao', { ...NEWS.pathao(parcel, word, words.indexOf(word)), ...more[word] });
    const { hint } = (await parcels.reference.doc(`pathao_${parcel.invoice}`).get()).data() ?? {};
    expect(hint).toMatchObject({ word: 'partial-delivery', collected: 1_000, fee: 60, toldPayout: 'INV-2614' });
    expect(hint).not.toHaveProperty('message');
  });

  test('told of the end and of its payout before it is asked, it keeps both', async () => {
    const parcel = await aParcel('pathao');
    await send('pathao', { ...NEWS.pathao(parcel, 'partial-delivery', 1), collected_amount: 1_000 });
    await send('pathao', { ...NEWS.pathao(parcel, 'paid', 2), collected_amount: 1_000, invoice_id: 'INV-2613' });
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'paid');
    await followDue(Date.now() + TEN_MINUTES_MS);
    const order = await read(parcel._id);
    expect(order).toMatchObject({
      closedFor: 'partlyDelivered',
      outcome: { collected: 1_000 },
      parcel: { state: 'partlyDelivered', toldPayout: 'INV-2613' },
    });
    expect(order.parcel).not.toHaveProperty('doubt');
  });
});

test('Carrybee’s end is a hint until it says the same when it is asked; what is of no parcel is no news', async () => {
  const parcel = await aParcel('carrybee');
  expect(await send('carrybee', { event: 'store.created' })).toMatchObject({ status: 202, kept: false });
  expect(await send('carrybee', NEWS.carrybee(parcel, 'delivered'))).toMatchObject({ status: 202, kept: true });
  expect((await read(parcel._id)).parcel.state).toBe('booked');
  const [kept] = await account.parcels();
  if (kept) await account.move(kept, 'delivered');
  await followDue(Date.now() + 1_000);
  expect(await read(parcel._id)).toMatchObject({
    status: 'Delivered',
    parcel: { state: 'delivered', collected: 2_890 },
  });
});

test('of a return that its buyer has paid for Carrybee says how much, and later by which payout the shop gets it', async () => {
  const parcel = await aParcel('carrybee');
  const { collected_amount: _sum, ...paid } = NEWS.carrybee(parcel, 'paid', 2) as { collected_amount: string };
  await send('carrybee', { ...NEWS.carrybee(parcel, 'paid-return', 1), collected_amount: '150' });
  await send('carrybee', { ...paid, invoice_id: 'IX212124433' });
  const [kept] = await account.parcels();
  if (kept) await account.move(kept, 'paid-return', 150);
  await followDue(Date.now() + TEN_MINUTES_MS);
  expect(await read(parcel._id)).toMatchObject({
    closedFor: 'returned',
    outcome: { collected: 150 },
    parcel: { state: 'returning', toldPayout: 'IX212124433' },
  });
});
