import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openAccount } from '../../test/courier-host.ts';
import { bookAtOnce, clerkOf, confirmedOrder, forgetParcels } from '../../test/parcels.ts';
import { type Person, signIn } from '../../test/people.ts';
import { resetToSeed } from '../../test/seed.ts';
import { outsideServices, parcels } from '../platform/database/collections.ts';
import { askWithKeys } from '../platform/outside/ask-with-keys.ts';
import { bookParcels } from './book-parcels.ts';
import { followDue } from './follow-parcels.ts';
import { lookUpDue } from './look-up-parcels.ts';

vi.hoisted(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {}); // orders are logged
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // so are lost answers
});

const LATER_MS = 11 * 60_000;
const MANY_MS = 60_000;

let clerk: Person;
let account: ReturnType<typeof openAccount>;

beforeAll(async () => {
  await resetToSeed();
  clerk = await signIn('clerk');
});

beforeEach(async () => {
  account = openAccount();
  await forgetParcels();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await outsideServices.reference.doc('steadfast').delete();
});

function aGate() {
  const open = new EventTarget();
  const isOpen = new Promise<void>((resolve) => open.addEventListener('open', () => resolve()));
  return { isOpen, open: () => open.dispatchEvent(new Event('open')) };
}

const someOrders = (count: number) => Promise.all(Array.from({ length: count }, () => confirmedOrder(clerk)));

test(
  '25 parcels to look up and 10 to follow ask once with keys that are refused',
  async () => {
    await bookAtOnce(clerk, 'steadfast', await someOrders(10));
    await account.set({ booking: 'cut', keeps: false });
    await bookAtOnce(clerk, 'steadfast', await someOrders(25));
    await account.set({ keys: 'refused' });
    const later = Date.now() + LATER_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    const [lookedUp, followed] = await Promise.all([lookUpDue(later), followDue(later)]);
    expect([lookedUp.asked, followed]).toEqual([25, { asked: 0, news: 0 }]); // 'asked': and answered
    const { docs } = await parcels.reference.where('followAt', '>', later).get();
    expect(docs).toHaveLength(10);
    expect((await account.calls()).refused).toBe(1);
  },
  MANY_MS,
);

test(
  'a booking whose answers are all lost looks its parcels up with one call, once the keys are refused',
  async () => {
    await account.set({ booking: 'cut', keeps: false });
    const orders = await someOrders(12);
    const booked = bookParcels({ courier: 'steadfast', orders }, clerkOf(clerk), { waits: [3_000, 200] });
    await vi.waitFor(async () => expect((await account.calls()).bookings).toBe(12), { timeout: 20_000, interval: 20 });
    await account.set({ keys: 'refused' });
    for (const { parcel } of await booked) expect(parcel?.state).toBe('unknown');
    expect((await account.calls()).refused).toBe(1);
  },
  MANY_MS,
);

test('with keys that are taken the first call goes alone, and all others at once', async () => {
  const [first, others] = [aGate(), aGate()];
  const begun: number[] = [];
  const calls = [0, 1, 2, 3].map((place) =>
    askWithKeys('steadfast', 'right', async () => {
      begun.push(place);
      await (place === 0 ? first : others).isOpen;
      return { kind: 'found' };
    }),
  );
  await vi.waitFor(() => expect(begun).toEqual([0]), { timeout: 20_000 });
  first.open();
  await vi.waitFor(() => expect(begun.toSorted()).toEqual([0, 1, 2, 3]), { timeout: 20_000 });
  others.open();
  expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(['found', 'found', 'found', 'found']);
});
