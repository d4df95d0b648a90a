import { describe, expect, test } from 'vitest';
import type { DeskState } from './desk.ts';
import { shareBack, sumOfWork, type WorkedOrder, workBetween } from './work.ts';

const RUPA = 'rupa@shop.example';
const SAJID = 'sajid@shop.example';

type Order = Partial<WorkedOrder['order']>;

function state(attempts: WorkedOrder['desk']['attempts'], order: Order = {}): WorkedOrder {
  return { order: { status: 'waiting for confirmation', timeline: [], ...order }, desk: { attempts } };
}

const call = (outcome: DeskState, by = RUPA, at = 1) => ({ outcome, by, at });
const NEW = state([]);

describe('a call counts for who made it', () => {
  test.each<[DeskState, object]>([
    ['noAnswer', { calls: 1 }],
    ['hold', { calls: 1, reached: 1 }],
    ['confirmed', { calls: 1, reached: 1, confirmed: 1 }],
    ['refused', { calls: 1, reached: 1, refused: 1 }],
    ['wrongNumber', { calls: 1 }],
    ['fake', { calls: 1 }],
  ])('%s', (outcome, counts) => {
    expect(workBetween(NEW, state([call(outcome)]))).toEqual([[RUPA, counts]]);
  });

  test('until somebody sets it back, whoever that is', () => {
    const made = [call('noAnswer'), call('confirmed', SAJID)];
    const after = state([...made, call('toCall')]);
    expect(workBetween(state(made), after)).toEqual([[SAJID, { calls: -1, reached: -1, confirmed: -1 }]]);
    expect(workBetween(after, state([...after.desk.attempts, call('toCall')]))).toEqual([[RUPA, { calls: -1 }]]);
  });

  test('and nothing is taken back where no call stands', () => {
    expect(workBetween(NEW, state([call('toCall')]))).toEqual([]);
  });

  test('nor is a call, where what was set back is the buyer’s own answer', () => {
    const made = [call('noAnswer')];
    const setBack = { ...call('toCall', SAJID), ofAnswer: true as const };
    expect(workBetween(state(made), state([...made, setBack]))).toEqual([]);
    expect(workBetween(state([...made, setBack]), state([...made, setBack, call('toCall')]))).toEqual([
      [RUPA, { calls: -1 }],
    ]);
  });

  test('also once the desk has dropped the oldest of too many', () => {
    const first = call('noAnswer');
    const second = call('noAnswer', SAJID);
    expect(workBetween(state([first]), state([second]))).toEqual([[SAJID, { calls: 1 }]]);
  });

  test('once: a part that was split off has the calls of the first order, and does not give them back', () => {
    const part = { timeline: [{ at: 5, event: 'splitFrom' }] };
    const copied = [call('confirmed')];
    expect(workBetween(state(copied, part), state([...copied, call('toCall')], part))).toEqual([]);
    const own = [...copied, call('hold', SAJID, 6)];
    expect(workBetween(state(own, part), state([...own, call('toCall')], part))).toEqual([
      [SAJID, { calls: -1, reached: -1 }],
    ]);
  });
});

describe('the end of a parcel counts for whose call confirmed it', () => {
  const confirmed = [call('noAnswer', SAJID), call('confirmed')];
  const sent = state(confirmed, { status: 'Out for Delivery' });

  test.each<[string, Order, object]>([
    ['delivered', { status: 'Delivered' }, { ended: 1 }],
    ['delivered in part', { status: 'Delivered', closedFor: 'partlyDelivered' }, { ended: 1 }],
    ['come back', { status: 'Cancel', closedFor: 'returned' }, { ended: 1, cameBack: 1 }],
  ])('%s, until the order is opened again', (_, order, counts) => {
    const ended = state(confirmed, order);
    expect(workBetween(sent, ended)).toEqual([[RUPA, counts]]);
    const taken = Object.fromEntries(Object.keys(counts).map((figure) => [figure, -1]));
    expect(workBetween(ended, sent)).toEqual([[RUPA, taken]]);
    expect(workBetween(ended, ended)).toEqual([]);
  });

  test('not an order that was cancelled before it was sent, nor one that its buyer confirmed', () => {
    expect(workBetween(sent, state(confirmed, { status: 'Cancel', closedFor: 'byBuyer' }))).toEqual([]);
    expect(workBetween(state([]), state([], { status: 'Delivered' }))).toEqual([]);
    const held = [call('hold')];
    expect(workBetween(state(held), state(held, { status: 'Delivered' }))).toEqual([]);
  });
});

test('the counts of several days are added up', () => {
  expect(sumOfWork([{ calls: 3, packed: 1 }, { calls: -1 }])).toEqual({
    calls: 2,
    reached: 0,
    confirmed: 0,
    refused: 0,
    ended: 0,
    cameBack: 0,
    packed: 1,
  });
});

test.each([
  [9, 9, undefined],
  [10, 0, 0],
  [10, 1, 10],
  [14, 5, 36],
  [10, -1, 0],
])('of %i parcels %i came back: %s per cent', (ended, cameBack, share) => {
  expect(shareBack({ ended, cameBack })).toBe(share);
});
