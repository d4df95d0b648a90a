import type { Desk } from '@aloghor/functions/contract/desk-documents';
import { newDesk } from '@aloghor/functions/domain/desk';
import { describe, expect, test, vi } from 'vitest';
import type { QueuedCall } from '../../shared/orders/live-desk.ts';
import {
  asideOf,
  followedCalls,
  isIn,
  isOutdated,
  listedCall,
  newCalls,
  newestOf,
  queueAt,
  queuedCalls,
} from './queued-calls.ts';

const NOW = 1_000_000;

const aCall = (_id: string, changes: Partial<QueuedCall> = {}): QueuedCall => ({
  _id,
  state: 'toCall',
  callAt: NOW - 1,
  revision: 1,
  ...changes,
});
const answered = (_id: string, desk: Partial<Desk>) => ({ _id, desk: { ...newDesk(NOW - 1), ...desk } });
const idsOf = (calls: QueuedCall[]) => calls.map(({ _id }) => _id);

test('a document of nonsense is left out of the queue', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const wrong = [{ callAt: 'now' }, { callAt: Number.NaN }, { revision: undefined }, { state: 'lost' }];
  expect(idsOf(queuedCalls([aCall('right'), ...wrong.map((changes) => ({ ...aCall('wrong'), ...changes }))]))).toEqual([
    'right',
  ]);
});

describe('the queue', () => {
  const queueOf = (told: QueuedCall[], rows: ReturnType<typeof answered>[] = []) => {
    const { now, later, isFull } = queueAt(told, (id) => rows.find(({ _id }) => _id === id), NOW);
    return { now: idsOf(now), later: idsOf(later), isFull };
  };

  test('has what is due in its turn, and the rest for later', () => {
    const tried = (callAt: number) => ({ state: 'noAnswer' as const, callAt });
    const told = [aCall('later', tried(NOW + 1)), aCall('second', tried(NOW)), aCall('first', { callAt: 5 })];
    expect(queueOf(told)).toEqual({ now: ['first', 'second'], later: ['later'], isFull: false });
  });

  test('has a new order at once, also where the clock of the browser is slow', () => {
    expect(queueOf([aCall('new', { callAt: NOW + 300_000 })]).now).toEqual(['new']);
  });

  test('goes by the answer of the API where that is newer', () => {
    const told = [aCall('called'), aCall('held'), aCall('known')];
    const rows = [
      answered('called', { state: 'confirmed', callAt: undefined, revision: 2 }),
      answered('held', { state: 'hold', callAt: NOW + 9, revision: 2 }),
      answered('known', { state: 'hold', callAt: NOW + 9, revision: 1 }),
    ];
    expect(queueOf(told, rows)).toEqual({ now: ['known'], later: ['held'], isFull: false });
  });

  test('may have more than the hundred that are read', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => aCall(`call-${place}`));
    expect([queueOf(many(99)).isFull, queueOf(many(100)).isFull]).toEqual([false, true]);
  });
});

test('a new order is one that nobody has touched, and no older one that moved up into what is read', () => {
  const before = [aCall('old', { revision: 0 }), aCall('tried', { state: 'noAnswer', callAt: NOW + 5 })];
  const now = [
    ...before,
    aCall('new', { revision: 0, callAt: NOW }),
    aCall('set-back', { callAt: NOW }),
    aCall('moved-up', { revision: 0, callAt: NOW - 2 }),
  ];
  const told = (calls: QueuedCall[], newest?: QueuedCall) => ({ calls, newest });
  expect(idsOf(newCalls(told(before), told(now)))).toEqual(['new']);
  expect(idsOf(newCalls(told([]), told(now.slice(0, 1))))).toEqual(['old']);
});

test('a new order is heard once behind a hundred that wait, and none when one of these is done', () => {
  const waiting = Array.from({ length: 100 }, (_, place) => aCall(`call-${place}`, { revision: 0, callAt: place }));
  const last = aCall('call-120', { revision: 0, callAt: 120 });
  const before = { calls: waiting, newest: last };
  const movedUp = { calls: [...waiting.slice(1), aCall('call-100', { revision: 0, callAt: 100 })], newest: last };
  expect(newCalls(before, movedUp)).toEqual([]);
  const called = { ...last, revision: 1, state: 'confirmed' as const }; // out of its turn
  expect(newCalls({ calls: waiting, newest: called }, { ...movedUp, newest: called })).toEqual([]);
  const placed = aCall('new', { revision: 0, callAt: 121 });
  expect(idsOf(newCalls(before, { calls: waiting, newest: placed }))).toEqual(['new']);
  expect(
    newCalls({ calls: waiting, newest: placed }, { calls: [...waiting.slice(1), placed], newest: placed }),
  ).toEqual([]);
  const byHand = { ...placed, state: 'confirmed' as const };
  expect(newCalls(before, { calls: waiting, newest: byHand })).toEqual([]);
});

test('the newest order is told by when it was placed, whether or not it is to be called', () => {
  const { callAt, ...called } = aCall('new', { state: 'confirmed' });
  expect(newestOf([{ ...called, createdAt: NOW }])).toMatchObject({ _id: 'new', callAt: NOW });
  expect(newestOf([])).toBeUndefined();
});

test('an order has changed where the queue tells a later revision, or the same with another time', () => {
  const row = answered('a', { revision: 1 });
  const changes = [{}, { revision: 0 }, { revision: 2 }, { callAt: NOW + 9 }, { revision: 0, callAt: NOW + 9 }];
  expect(changes.map((change) => isOutdated(row, aCall('a', change)))).toEqual([false, false, true, true, false]);
});

test('an order has changed where its number got other marks, which count no revision', () => {
  const row = answered('a', { revision: 1, marks: ['callFirst'] });
  expect(isOutdated(row, aCall('a', { marks: ['callFirst'] }))).toBe(false);
  for (const marks of [undefined, ['advanceOnly' as const]]) expect(isOutdated(row, aCall('a', { marks }))).toBe(true);
  expect(isOutdated(answered('a', { revision: 1 }), aCall('a', { marks: [] }))).toBe(false);
});

test('an order waits now, later, put aside or not at all', () => {
  const placesOf = (desk: Partial<Desk>) =>
    (['now', 'later', 'aside'] as const).filter((list) => isIn(list, answered('a', desk), NOW));
  expect(placesOf({})).toEqual(['now']);
  expect(placesOf({ state: 'noAnswer', callAt: NOW + 9 })).toEqual(['later']);
  expect(placesOf({ state: 'noAnswer', callAt: undefined, asideSince: NOW })).toEqual(['aside']);
  expect(placesOf({ state: 'confirmed', callAt: undefined })).toEqual([]);
});

test('what waits for later is followed live only where all of the queue was read', () => {
  const queue = { now: [aCall('a')], later: [aCall('b')], isFull: false };
  expect((['now', 'later'] as const).map((list) => followedCalls(queue, list))).toEqual([queue.now, queue.later]);
  expect(followedCalls({ ...queue, isFull: true }, 'later')).toBeUndefined();
});

test('of what is put aside a hundred are read, without documents of nonsense', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { callAt: _absent, ...aside } = aCall('a', { state: 'noAnswer' });
  const many = (count: number) => Array.from({ length: count }, (_, place) => ({ ...aside, _id: `aside-${place}` }));
  expect(asideOf([aside, { ...aside, _id: 'wrong', state: 'lost' }])).toEqual({ calls: [aside], isFull: false });
  expect([asideOf(many(99)).isFull, asideOf(many(100)).isFull]).toEqual([false, true]);
});

test('an order that is put aside is not asked for again while it is as the list tells', () => {
  const row = answered('a', { state: 'noAnswer', callAt: undefined, asideSince: NOW });
  expect(isOutdated(row, listedCall(row))).toBe(false);
  expect(isOutdated(row, { ...listedCall(row), revision: 1 })).toBe(true);
});
