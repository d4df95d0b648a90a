import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAccount } from '../../test/courier-host.ts';
import { stateOfWord } from '../domain/courier-words.ts';
import { COURIER_NAMES, type CourierName, courierNamed } from '../domain/couriers.ts';
import type { BookingAnswer, ParcelToBook } from './courier.ts';
import { openCourier } from './registry.ts';

// Every adapter keeps these promises: a new one only needs its line in the registry, and its interface in the stand-in.

vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {})); // lost answers are logged

let account: ReturnType<typeof openAccount>;

beforeEach(() => {
  account = openAccount();
});

afterEach(() => void vi.unstubAllEnvs());

const PARCEL: ParcelToBook = {
  invoice: 'A-1042',
  name: 'Rahim Uddin',
  phone: '01712345678',
  address: 'House 9, Road 3, Dhanmondi, Dhaka',
  place: { district: 'Dhaka', thana: 'Dhanmondi' },
  taka: 1_250,
  value: 1_180,
  grams: 1_700,
  quantity: 2,
  contents: '2 x Jute Lamp',
};

const bookWith =
  (name: CourierName) =>
  (changes: Partial<ParcelToBook> = {}): Promise<BookingAnswer> =>
    openCourier(name).book({ ...PARCEL, ...changes });

type Column = keyof ReturnType<typeof courierNamed>;

/** Proves of every column of the table that the adapter, and the courier behind it, do what it says. */
const PROOFS: Record<Column, (name: CourierName) => void | Promise<void>> = {
  name: (name) => expect(courierNamed(name).name.toLowerCase()).toBe(name),
  nameLength: (name) => expectKept(name, 'name', courierNamed(name).nameLength.map(lettersOf)),
  addressLength: (name) => expectKept(name, 'address', courierNamed(name).addressLength.map(lettersOf)),
  sumMaximum: async (name) => {
    await bookWith(name)({ taka: courierNamed(name).sumMaximum });
    expect(await account.parcels()).toMatchObject([{ sum: courierNamed(name).sumMaximum }]);
  },
  grams: async (name) => {
    const [min, max] = courierNamed(name).grams ?? [0, 0];
    const told = [min, Math.min(max, 90_000)]; // of no maximum any is right
    for (const [place, grams] of told.entries()) await bookWith(name)({ invoice: `A-${place}`, grams });
    const kept = (await account.parcels()).map(({ grams }) => grams);
    expect(kept).toEqual(courierNamed(name).grams ? told : [undefined, undefined]);
  },
  lostSigns: async (name) => {
    const address = 'House 9; Road 3, Dhaka';
    await bookWith(name)({ address });
    const [kept] = await account.parcels();
    expect(kept?.address !== address).toBe(courierNamed(name).lostSigns?.test(address) ?? false);
  },
  needsPlace: async (name) => {
    const { kind } = await bookWith(name)({ place: undefined });
    expect(kind).toBe(courierNamed(name).needsPlace ? 'rejected' : 'booked');
  },
  findsByInvoice: (name) => expect(openCourier(name).find !== undefined).toBe(courierNamed(name).findsByInvoice),
  refusesRepeats: async (name) => {
    await bookWith(name)();
    expect((await bookWith(name)()).kind).toBe(courierNamed(name).refusesRepeats ? 'taken' : 'booked');
  },
  cancelling: (name) =>
    expect(openCourier(name).cancel !== undefined).toBe(courierNamed(name).cancelling !== 'inPanel'),
  scores: (name) => expect(openCourier(name).score !== undefined).toBe(courierNamed(name).scores),
  tellsPayouts: (name) => expect(openCourier(name).payouts !== undefined).toBe(courierNamed(name).tellsPayouts),
  asksPickUp: (name) => expect(openCourier(name).askPickUp !== undefined).toBe(courierNamed(name).asksPickUp),
  trackingPage: (name) => {
    const { trackingPage } = courierNamed(name);
    expect(trackingPage({})).toBeUndefined();
    expect(trackingPage({ consignmentId: 'AN-ID', trackingCode: 'AN-ID' }) ?? 'https: AN-ID').toMatch(
      /^https:.*AN-ID$/,
    );
  },
};

const lettersOf = (count: number) => 'a'.repeat(count);

/** Books a parcel with each of these texts, of which its courier keeps every sign. */
async function expectKept(name: CourierName, field: 'name' | 'address', texts: string[]): Promise<void> {
  for (const [place, text] of texts.entries()) await bookWith(name)({ invoice: `A-${place}`, [field]: text });
  expect((await account.parcels()).map((kept) => kept[field])).toEqual(texts);
}

describe.each(COURIER_NAMES)('%s', (name) => {
  const book = bookWith(name);

  test('books a parcel: what the courier keeps is what the shop has said', async () => {
    const answer = await book();
    const [kept, ...others] = await account.parcels();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      invoice: 'A-1042',
      name: 'Rahim Uddin',
      phone: '01712345678',
      address: 'House 9, Road 3, Dhanmondi, Dhaka',
      sum: 1_250,
    });
    expect(kept?.grams).toBe(courierNamed(name).grams ? 1_700 : undefined);
    expect(answer).toMatchObject({ kind: 'booked', consignmentId: kept?.consignmentId });
  });

  test('books a prepaid parcel, of which nothing is to be collected', async () => {
    expect(await book({ taka: 0 })).toMatchObject({ kind: 'booked' });
    expect(await account.parcels()).toMatchObject([{ sum: 0 }]);
  });

  test('understands sums as texts, and words in title case', async () => {
    await account.set({ sums: 'texts', words: 'titleCase' });
    const answer = await book();
    expect(answer.kind).toBe('booked');
    if (answer.kind !== 'booked') return;
    expect(stateOfWord(name, answer.word)).toBe('booked');
    expect(typeof answer.fee).not.toBe('string');
  });

  test('a parcel that the courier does not take is rejected, with its reasons', async () => {
    const answer = await book({ phone: '0171' });
    expect(answer).toMatchObject({ kind: 'rejected', reasons: [expect.stringMatching(/phone/)] });
    expect(await account.parcels()).toEqual([]);
  });

  test.each([
    ['cut off after the parcel was kept', { booking: 'cut' }],
    ['cut off before', { booking: 'cut', keeps: false }],
    ['a page of a proxy, with the status 200', { booking: 'proxyPage' }],
    ['a redirect, which nobody follows with keys', { booking: 'redirected', keeps: false }],
    ['a failure', { booking: 'failed' }],
  ])('an answer that is %s leaves it unknown whether it is booked', async (_what, switches) => {
    await account.set(switches);
    expect(await book()).toEqual({ kind: 'unknown' });
    expect((await account.calls()).bookings).toBe(1);
  });

  test('an answer that comes too late is lost', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    expect((await book()).kind).not.toBe('booked');
    timeout.mockRestore();
  });

  test('refused keys are told as such, and nothing is booked', async () => {
    await account.set({ keys: 'refused' });
    expect(await book()).toEqual({ kind: 'keysRefused' });
    expect(await account.calls()).toMatchObject({ bookings: 0, refused: 1 });
  });

  test('tells where a parcel is that it has, in any letters', async () => {
    const answer = await book();
    const [kept] = await account.parcels();
    const { whereIs } = openCourier(name);
    const id = answer.kind === 'booked' ? (answer.consignmentId ?? '') : '';
    await account.set({ words: 'titleCase', sums: 'texts' });
    if (kept) await account.move(kept, 'delivered');
    const where = await whereIs(id, 'A-1042');
    expect(where).toMatchObject({ kind: 'found', word: 'Delivered' });
    expect(where.kind === 'found' && stateOfWord(name, where.word)).toBe('delivered');
    expect(await whereIs('nobody-has-it', 'A-1042')).toEqual({ kind: 'notFound' });
    await account.set({ lookUps: 'failed' });
    expect(await whereIs(id, 'A-1042')).toEqual({ kind: 'unknown' });
    await account.set({ lookUps: 'answered', keys: 'refused' });
    expect(await openCourier(name).whereIs(id, 'A-1042')).toEqual({ kind: 'keysRefused' });
  });

  test('a process signs in once at most, for all parcels that it books and asks for at the same time', async () => {
    await Promise.all(['A-1', 'A-2', 'A-3'].map((invoice) => book({ invoice })));
    const kept = await account.parcels();
    const answers = await Promise.all(
      kept.map(({ consignmentId, invoice }) => openCourier(name).whereIs(consignmentId, invoice)),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(['found', 'found', 'found']);
    expect((await account.calls()).signIns ?? 0).toBeLessThanOrEqual(1);
  });

  test.each(Object.keys(PROOFS) as Column[])('the table says truly of it: %s', (column) => PROOFS[column](name));
});

test.each(COURIER_NAMES.filter((name) => courierNamed(name).refusesRepeats))(
  '%s: an invoice that the courier has is told as taken, with any status',
  async (name) => {
    const book = bookWith(name);
    await book();
    for (const repeatedInvoice of ['refused', 'refusedWith200']) {
      await account.set({ repeatedInvoice });
      expect(await book()).toEqual({ kind: 'taken' });
    }
    await account.set({ booking: 'repeated' }); // by a proxy
    expect(await book({ invoice: 'A-1043' })).toEqual({ kind: 'taken' });
    expect(await account.parcels()).toHaveLength(2);
  },
);

test.each(COURIER_NAMES.filter((name) => courierNamed(name).findsByInvoice))(
  '%s finds the parcel of an invoice, once the courier shows it',
  async (name) => {
    const book = bookWith(name);
    const { find } = openCourier(name);
    expect(await find?.('A-1042')).toEqual({ kind: 'notFound' });
    await account.set({ hiddenMs: 60_000 });
    await book();
    expect(await find?.('A-1042')).toEqual({ kind: 'notFound' });
    await account.set({ hiddenMs: 0, words: 'titleCase' });
    const [kept] = await account.parcels();
    expect(await find?.('A-1042')).toMatchObject({ kind: 'found', consignmentId: kept?.consignmentId });
    await account.set({ untrackedMs: 60_000 });
    expect(await find?.('A-1042')).toMatchObject({ kind: 'found', word: expect.any(String) });
    await account.set({ lookUps: 'failed' });
    expect(await find?.('A-1042')).toEqual({ kind: 'unknown' });
  },
);

describe.each(COURIER_NAMES.filter((name) => courierNamed(name).cancelling !== 'inPanel'))('%s', (name) => {
  async function cancelBooked(switches: object = {}) {
    const booked = await bookWith(name)();
    await account.set(switches);
    return openCourier(name).cancel?.(
      booked.kind === 'booked' ? (booked.consignmentId ?? '') : '',
      'The buyer called.',
    );
  }

  test('is asked to cancel a parcel that it has', async () => {
    expect(await cancelBooked()).toEqual({ kind: 'accepted' });
    expect((await account.calls()).cancellations).toBe(1);
  });

  test.each(['cut', 'failed'])('an answer to it that is lost (%s) leaves it unknown', async (cancelling) => {
    expect(await cancelBooked({ cancelling })).toEqual({ kind: 'unknown' });
  });

  test('once more, after an answer that was lost, it says that it will, though it does not take the call twice', async () => {
    await cancelBooked({ cancelling: 'cut' });
    await account.set({ cancelling: 'done' });
    const [kept] = await account.parcels();
    expect(await openCourier(name).cancel?.(kept?.consignmentId ?? '', 'The buyer called.')).toEqual({
      kind: 'accepted',
    });
  });

  test('of a delivered parcel it says that it does not, and why', async () => {
    await bookWith(name)();
    const [kept] = await account.parcels();
    if (kept) await account.move(kept, 'delivered');
    expect(await openCourier(name).cancel?.(kept?.consignmentId ?? '', 'The buyer called.')).toEqual({
      kind: 'rejected',
      reasons: [expect.stringMatching(/delivered/)],
    });
  });

  test('says that it does not, and why', async () => {
    expect(await openCourier(name).cancel?.('1', 'The buyer called.')).toEqual({
      kind: 'rejected',
      reasons: [expect.stringMatching(/./)],
    });
  });

  test('refused keys are told as such', async () => {
    expect(await cancelBooked({ keys: 'refused' })).toEqual({ kind: 'keysRefused' });
  });
});

test.each(COURIER_NAMES.filter((name) => courierNamed(name).scores))(
  '%s tells how the parcels of a number ended; without any there is no history, which is no good one',
  async (name) => {
    const { score } = openCourier(name);
    expect(await score?.('01712345678')).toEqual({
      kind: 'told',
      score: { delivered: 83, cancelled: 10, returned: 6, band: 'medium', reports: 1 },
    });
    await account.set({ scores: 'noHistory' });
    expect(await score?.('01712345678')).toEqual({ kind: 'noHistory' });
    await account.set({ scores: 'overQuota' });
    expect(await score?.('01712345678')).toEqual({ kind: 'busy' });
    await account.set({ lookUps: 'failed' });
    expect(await score?.('01712345678')).toEqual({ kind: 'unknown' });
    await account.set({ keys: 'refused' });
    expect(await score?.('01712345678')).toEqual({ kind: 'keysRefused' });
  },
);

test('Pathao is signed in to once more when it takes the token no more, and not again when that is refused, too', async () => {
  await bookWith('pathao')();
  const [kept] = await account.parcels();
  const ask = () => openCourier('pathao').whereIs(kept?.consignmentId ?? '', 'A-1042');
  await account.set({ revokedTokens: 1 });
  expect((await Promise.all([ask(), ask()])).map(({ kind }) => kind)).toEqual(['found', 'found']);
  expect((await account.calls()).signIns).toBe(2);
  await account.set({ revokedTokens: 9 });
  expect(await ask()).toEqual({ kind: 'keysRefused' });
  expect((await account.calls()).signIns).toBe(3);
});

test.each(COURIER_NAMES.filter((name) => courierNamed(name).asksPickUp))(
  '%s is asked to come; one that is open is what was wanted, and a lost answer is no answer',
  async (name) => {
    const ask = (parcels = 12) => openCourier(name).askPickUp?.({ parcels, note: 'By the back door.' });
    expect(await ask()).toEqual({ kind: 'accepted' });
    expect(await ask()).toEqual({ kind: 'accepted' });
    expect((await account.calls()).pickUps).toMatchObject([{ parcels: 12, note: 'By the back door.' }]);
    expect(await ask(0)).toEqual({ kind: 'rejected', reasons: [expect.stringMatching(/estim qty/)] });
    for (const pickUpRequests of ['cut', 'failed']) {
      await account.set({ pickUpRequests });
      expect(await ask()).toEqual({ kind: 'unknown' });
    }
    await account.set({ pickUpRequests: 'busy' });
    expect(await ask()).toEqual({ kind: 'busy' });
    await account.set({ keys: 'refused' });
    expect(await ask()).toEqual({ kind: 'keysRefused' });
  },
);

test('Carrybee books nothing at an address of which it finds no zone', async () => {
  expect(await openCourier('carrybee').book({ ...PARCEL, address: 'House 9, Nowhere' })).toEqual({
    kind: 'rejected',
    reasons: [],
    unplaced: 'noZone',
  });
  expect(await account.parcels()).toEqual([]);
});

test('RedX books nothing into an area that it does not have', async () => {
  const place = { district: 'Dhaka', thana: 'Savar' };
  expect(await openCourier('redx').book({ ...PARCEL, place })).toEqual({
    kind: 'rejected',
    reasons: [],
    unplaced: 'noArea',
  });
});
