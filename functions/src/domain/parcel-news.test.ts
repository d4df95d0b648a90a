import { describe, expect, test } from 'vitest';
import type { CourierName } from './couriers.ts';
import {
  isPassedOver,
  isRepeat,
  newestOf,
  newsOf,
  type ParcelEvent,
  type Standing,
  standingOf,
} from './parcel-news.ts';
import type { ParcelState } from './parcels.ts';

/** As its courier tells it, a minute after each other. */
function told(...words: string[]): ParcelEvent[] {
  return words.map((word, place) => ({ at: place * 60_000, from: 'webhook', state: 'held', word }));
}

const byHand = (at: number, state: ParcelState): ParcelEvent => ({ at, from: 'hand', state });

function permutationsOf<One>(all: readonly One[]): One[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((one, place) => permutationsOf(all.toSpliced(place, 1)).map((others) => [one, ...others]));
}

describe('in whatever order it is told, a parcel stands where it is', () => {
  test.each<[CourierName, string[], Standing]>([
    ['steadfast', ['in_review', 'pending', 'hold', 'delivered'], { state: 'delivered' }],
    ['steadfast', ['pending', 'delivered_approval_pending', 'delivered', 'delivered'], { state: 'delivered' }],
    [
      'steadfast',
      ['pending', 'cancelled', 'cancelled_return_processing', 'cancelled_return_received'],
      { state: 'returned' },
    ],
    ['steadfast', ['partial_delivered', 'partial_delivered_return_received'], { state: 'partlyDelivered' }],
    ['steadfast', ['exceptional', 'delivered'], { state: 'delivered' }],
    [
      'pathao',
      ['picked', 'in-transit', 'partial-delivery', 'return-in-transit', 'returned-to-merchant'],
      { state: 'partlyDelivered' },
    ],
    ['pathao', ['picked', 'returned', 'assigned-for-delivery', 'delivered', 'paid'], { state: 'delivered' }],
    ['pathao', ['picked', 'partial-delivery', 'paid', 'returned-to-merchant'], { state: 'partlyDelivered' }],
    ['pathao', ['picked', 'exchanged', 'paid'], { state: 'partlyDelivered' }],
    ['pathao', ['picked', 'paid-return', 'paid', 'returned-to-merchant'], { state: 'returned' }],
    ['carrybee', ['picked', 'returned-to-merchant', 'paid'], { state: 'returned' }],
    ['carrybee', ['picked', 'paid'], { state: 'delivered' }],
    ['pathao', ['picked', 'paid', 'partial-delivery', 'returned-to-merchant'], { state: 'partlyDelivered' }],
    ['pathao', ['picked', 'paid', 'returned', 'returned-to-merchant'], { state: 'returned' }],
    ['redx', ['ready-for-delivery', 'paid', 'agent-returning'], { state: 'returning' }],
    ['pathao', ['picked', 'returned', 'assigned-for-delivery', 'paid'], { state: 'delivered' }],
    ['pathao', ['created', 'pickup-cancelled'], { state: 'cancelled' }],
    ['redx', ['pickup-pending', 'cancelled'], { state: 'cancelled' }],
    ['redx', ['ready-for-delivery', 'cancelled', 'agent-hold', 'returned'], { state: 'returned' }],
    ['steadfast', ['delivered', 'hold'], { state: 'delivered' }],
    ['steadfast', ['delivered', 'cancelled'], { state: 'delivered', doubt: 'contradiction' }],
    ['steadfast', ['cancelled', 'pending', 'delivered'], { state: 'returning', doubt: 'contradiction' }],
    ['pathao', ['delivered', 'returned', 'paid'], { state: 'delivered', doubt: 'contradiction' }],
    ['redx', ['cancelled', 'in-transit'], { state: 'cancelled', doubt: 'contradiction' }],
    ['redx', ['in-transit', 'eaten-by-a-goat'], { state: 'held', doubt: 'unknownWord' }],
    ['redx', ['eaten-by-a-goat', 'in-transit'], { state: 'picked' }],
    ['redx', ['delivered', 'eaten-by-a-goat'], { state: 'delivered', doubt: 'unknownWord' }],
    ['redx', ['delivered', 'returned', 'eaten-by-a-goat'], { state: 'delivered', doubt: 'contradiction' }],
  ])('%s: %j', (courier, words, standing) => {
    for (const order of permutationsOf(told(...words))) expect(standingOf(courier, order)).toEqual(standing);
  });

  test('what happened at the same time, too', () => {
    const atOnce = told('in_transit', 'assigned_for_delivery', 'delivered').map((event) => ({ ...event, at: 7 }));
    for (const order of permutationsOf(atOnce)) expect(standingOf('pathao', order)).toEqual({ state: 'delivered' });
  });

  test('with what a person has said: it settles what was told before, and what is told later can contradict it', () => {
    const words = told('delivered', 'returned', 'partial-delivery');
    for (const order of permutationsOf([...words, byHand(90_000, 'returned')]))
      expect(standingOf('pathao', order)).toEqual({ state: 'returned', doubt: 'contradiction' });
    for (const order of permutationsOf([...words, byHand(150_000, 'delivered')]))
      expect(standingOf('pathao', order)).toEqual({ state: 'delivered' });
  });

  test('another consignment under the same invoice moves nothing, until a person has looked', () => {
    const [first, second, third] = told('pending', 'delivered', 'hold') as [ParcelEvent, ParcelEvent, ParcelEvent];
    for (const order of permutationsOf([first, { ...second, isOther: true }, third]))
      expect(standingOf('steadfast', order)).toEqual({ state: 'held', doubt: 'otherConsignment' });
    expect(standingOf('steadfast', [{ ...second, isOther: true }, byHand(90_000, 'held')])).toEqual({ state: 'held' });
  });
});

test('a repeat is known by its key, else by word and time; an answer by its word', () => {
  const [first] = told('delivered') as [ParcelEvent];
  const event = { ...first, key: 'a' };
  expect(isRepeat([event], { ...event, at: 9 })).toBe(true);
  expect(isRepeat([event], { ...event, key: 'b' })).toBe(false);
  expect(isRepeat([first], { ...event })).toBe(true);
  expect(isRepeat([first], { ...first, at: 9 })).toBe(false);
  expect(isRepeat([first], { ...first, word: 'hold' })).toBe(false);
  expect(isRepeat([first], { ...first, from: 'poll', at: 9 })).toBe(true);
  expect(isRepeat([...told('delivered', 'hold')], { ...first, from: 'poll', at: 90_000 })).toBe(false);
});

test('the answer to a question is news only where the courier says another word, however it writes it', () => {
  const held: ParcelEvent = { at: 1, from: 'webhook', state: 'held', word: 'Hold' };
  const asked: ParcelEvent = { at: 90_000, from: 'poll', state: 'held', word: 'hold' };
  expect(isRepeat([held], asked)).toBe(true);
  expect(isRepeat([held, byHand(2, 'lost')], asked)).toBe(true); // what a person has said since stays
  const spoken: ParcelEvent = { at: 3, from: 'webhook', state: 'held' };
  expect(isRepeat([held, spoken], asked)).toBe(true);
  expect(isRepeat([held, byHand(2, 'lost')], { ...asked, word: 'delivered' })).toBe(false);
  expect(isRepeat([{ ...held, isOther: true }], asked)).toBe(false);
  expect(isRepeat([held], { ...held, word: 'hold' })).toBe(true);
});

test('news is what was told since the parcel was claimed last, beside the answers to its booking', () => {
  const asked: ParcelEvent = { at: 1, from: 'api', state: 'asked' };
  const booked: ParcelEvent = { at: 4, from: 'api', state: 'booked', word: 'in_review' };
  const never = byHand(2, 'rejected');
  const [news] = told('pending') as [ParcelEvent];
  expect(newsOf([asked, never, { ...asked, at: 3 }, booked, news])).toEqual([news]);
  expect(newsOf([asked, never])).toEqual([never]);
  expect(newestOf([{ ...news, at: 8 }, news])?.at).toBe(8);
});

test('that a person has found a parcel at its courier is no news of its way: a call of an earlier time still moves it', () => {
  const asked: ParcelEvent = { at: 1, from: 'api', state: 'asked' };
  const unknown: ParcelEvent = { at: 2, from: 'api', state: 'unknown' };
  const found = byHand(200_000, 'booked');
  const late = told('pickup-pending', 'cancelled');
  expect(newsOf([asked, unknown, found, ...late])).toEqual(late);
  expect(newsOf([asked, found, ...late])).toEqual(late);
  expect(standingOf('redx', newsOf([asked, unknown, found, ...late]))).toEqual({ state: 'cancelled' });
  const settled = byHand(200_000, 'booked'); // in a doubt, it is what a person has decided
  expect(newsOf([asked, unknown, ...late, settled])).toEqual([...late, settled]);
});

test('the way back of what is back says nothing, while another end contradicts', () => {
  expect(isPassedOver('returned', 'returning')).toBe(true);
  expect(isPassedOver('partlyDelivered', 'returned')).toBe(true);
  expect(isPassedOver('delivered', 'returning')).toBe(false);
  expect(isPassedOver('booked', 'returning')).toBe(false);
});
