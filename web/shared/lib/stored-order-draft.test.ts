import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  checkoutInProgress,
  endCheckout,
  forgetKeptOrder,
  forgetOrders,
  isNamed,
  keepBuyer,
  keepDraft,
  keepOrder,
  keepPlace,
  keptOrders,
  knownName,
  noteMissing,
  readDraft,
  readPlace,
  tryCheckout,
  withChosenPlace,
} from './stored-order-draft.ts';

const SAVAR = { district: 'Dhaka', thana: 'Savar', names: { bn: 'সাভার, ঢাকা' } };
const DRAFT = {
  name: 'Rupa',
  mobileNumber: '+92017',
  deliveryAddress: 'House 2',
  place: SAVAR,
  placeText: 'sav',
  info: 'Ring twice',
};
const NUMBER = '01712345678';
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 28, 6);

let texts: Map<string, string>;
let ofTab: Map<string, string>;

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

/** The same device, at another time. */
function openTab() {
  ofTab = new Map();
  vi.stubGlobal('sessionStorage', storageOf(ofTab));
}

beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('localStorage', storageOf(texts));
  openTab();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is kept as it is', () => {
  expect(readDraft()).toBeUndefined();
  keepDraft(DRAFT);
  expect(readDraft()).toEqual({ ...DRAFT, isOrdered: false });
});

test('after an order its buyer is known, and its notes are gone', () => {
  keepBuyer(DRAFT);
  const { info, placeText, ...buyer } = DRAFT;
  expect(readDraft()).toEqual({ ...buyer, isOrdered: true });
  expect([...texts.values()].join()).not.toMatch(new RegExp(`${info}|${placeText}`));
});

test.each(['{', '7', '"Dhaka"', 'null', '[]', '{"place":{"district":7},"name":{}}'])(
  'nothing is read from %s',
  (text) => {
    texts.set('orderDraft', text);
    expect(readDraft() ?? {}).not.toHaveProperty('name');
    expect(readDraft()?.place).toBeUndefined();
  },
);

const HOUSE = 'House 2, Savar';

test('all tries of a checkout have one key, and the mobile number of each guest and each address are known', () => {
  vi.useFakeTimers({ now: NOW });
  const first = tryCheckout(undefined, NUMBER, HOUSE);
  expect(tryCheckout(undefined, NUMBER, HOUSE)).toEqual(first);
  const { key } = first;
  expect(tryCheckout(undefined, '01812345678', HOUSE)).toEqual({
    key,
    mobileNumbers: ['01812345678', NUMBER],
    addresses: [HOUSE],
    triedAt: NOW,
  });
  expect(tryCheckout(undefined, NUMBER, 'House 3').addresses).toEqual(['House 3', HOUSE]);
  expect(checkoutInProgress()?.key).toBe(key);
  endCheckout();
  expect(checkoutInProgress()).toBeUndefined();
  expect(tryCheckout(undefined, undefined, HOUSE)).toEqual({
    key: expect.not.stringMatching(key),
    mobileNumbers: [],
    addresses: [HOUSE],
    triedAt: NOW,
  });
});

test('that an order has not arrived is told once, and again of a further try', () => {
  vi.useFakeTimers({ now: NOW });
  tryCheckout(undefined, NUMBER, HOUSE);
  expect(checkoutInProgress()?.missingAt).toBeUndefined();
  noteMissing(undefined, NOW);
  expect(checkoutInProgress()).toMatchObject({ mobileNumbers: [NUMBER], missingAt: NOW });
  tryCheckout(undefined, NUMBER, HOUSE);
  expect(checkoutInProgress()?.missingAt).toBeUndefined();
  noteMissing(undefined, NOW - 1); // known before this try was sent
  expect(checkoutInProgress()?.missingAt).toBeUndefined();
  endCheckout();
  noteMissing(undefined, NOW);
  expect(checkoutInProgress()).toBeUndefined();
});

test('an order that has not arrived is forgotten after a day, one of which nothing is known is not', () => {
  vi.useFakeTimers({ now: NOW });
  const { key } = tryCheckout(undefined, NUMBER, HOUSE);
  vi.setSystemTime(NOW + 25 * HOUR);
  expect(checkoutInProgress()?.key).toBe(key);
  noteMissing(undefined, Date.now());
  expect(checkoutInProgress()).toBeUndefined();
  expect([...texts.values()].join()).not.toContain(NUMBER);
  expect(tryCheckout(undefined, NUMBER, HOUSE).key).not.toBe(key);
});

test('signing out leaves nothing of an order on the device', () => {
  keepDraft(DRAFT);
  tryCheckout(undefined, NUMBER, HOUSE);
  keepOrder({ id: 'one', number: 'A-1', mobileNumber: NUMBER, at: 1 });
  keepPlace({ place: SAVAR, isChosen: true });
  expect(texts.size).toBe(4);
  forgetKeptOrder();
  expect([texts.size, ofTab.size]).toEqual([0, 0]);
});

test('the last guest is proposed to the next guest of the device, and never to a customer', () => {
  keepBuyer(DRAFT);
  expect(readDraft()).toMatchObject({ name: 'Rupa', isOrdered: true });
  expect(readDraft('karim')).toBeUndefined();
  openTab();
  expect(readDraft()).toMatchObject({ name: 'Rupa', isOrdered: true });
  expect(readDraft('karim')).toBeUndefined();
});

test('what a guest has typed is there after signing in, but not for who signs in another time', () => {
  keepDraft(DRAFT);
  expect(readDraft('rupa')).toMatchObject({ name: 'Rupa' });
  openTab();
  expect(readDraft('karim')).toBeUndefined();
  expect(readDraft()).toMatchObject({ name: 'Rupa' });
});

test('what a customer has typed is theirs alone, also where nobody has logged out', () => {
  keepDraft(DRAFT, 'rupa');
  expect(readDraft('rupa')).toMatchObject({ name: 'Rupa' });
  expect([readDraft('karim'), readDraft()]).toEqual([undefined, undefined]);
});

test('the place that was chosen last is known again, to the same person', () => {
  expect(readPlace()).toBeUndefined();
  keepPlace({ place: SAVAR, isChosen: true });
  expect(readPlace()).toEqual({ place: SAVAR, isChosen: true });
  expect(readPlace('rupa')).toEqual({ place: SAVAR, isChosen: true }); // the guest has signed in
  openTab();
  expect([readPlace('rupa'), readPlace()?.isChosen]).toEqual([undefined, true]);
  keepPlace({ place: { district: 'Sylhet' }, isChosen: false }, 'rupa');
  expect([readPlace('rupa')?.place.district, readPlace('karim'), readPlace()]).toEqual([
    'Sylhet',
    undefined,
    undefined,
  ]);
});

test.each(['{', '7', 'null', '[]', '{"district":7}', '{"isChosen":true}'])('no place is read from %s', (text) => {
  texts.set('deliveryPlace', text);
  expect(readPlace()).toBeUndefined();
});

describe('the buyer of the last order is proposed', () => {
  const buyer = { name: 'Rupa', deliveryAddress: 'House 2', place: SAVAR };

  test.each([
    ['where no place was chosen since', { place: { district: 'Sylhet' }, isChosen: false }],
    ['where the same was', { place: SAVAR, isChosen: true }],
    ['where its district was', { place: { district: 'Dhaka' }, isChosen: true }],
    ['where none is known', undefined],
  ])('with place and address %s', (_where, kept) => {
    expect(withChosenPlace(buyer, kept)).toEqual(buyer);
  });

  test.each([{ district: 'Sylhet' }, { district: 'Dhaka', thana: 'Dhamrai' }])(
    'without the address where another place was chosen since: %j',
    (place) => {
      expect(withChosenPlace(buyer, { place, isChosen: true })).toEqual({ name: 'Rupa', place });
    },
  );
});

test('a lost answer of one person is not looked up for another, whose order gets a key of its own', () => {
  vi.useFakeTimers({ now: NOW });
  const { key } = tryCheckout(undefined, NUMBER, HOUSE);
  expect(checkoutInProgress('rupa')?.key).toBe(key); // the guest has signed in
  openTab();
  expect(checkoutInProgress()?.key).toBe(key);
  expect(checkoutInProgress('karim')).toBeUndefined();
  const { key: ofKarim, mobileNumbers } = tryCheckout('karim', undefined, 'House 9');
  expect([ofKarim === key, mobileNumbers]).toEqual([false, []]);
  expect(checkoutInProgress('karim')?.addresses).toEqual(['House 9']);
  expect([checkoutInProgress('rupa'), checkoutInProgress()]).toEqual([undefined, undefined]);
  noteMissing('karim', NOW);
  expect(checkoutInProgress('karim')?.missingAt).toBe(NOW);
});

test('a kept place is named in the language of the page before the list of places is there', () => {
  expect([SAVAR, { district: 'Khulna' }].map((place) => knownName(place, 'en'))).toEqual(['Savar, Dhaka', 'Khulna']);
  expect(knownName(SAVAR, 'bn')).toBe('সাভার, ঢাকা');
  expect(knownName({ district: 'Khulna' }, 'bn')).toBe('Khulna');
  const named = [isNamed({ district: 'Khulna' }, 'en'), isNamed({ district: 'Khulna' }, 'bn'), isNamed(SAVAR, 'bn')];
  expect(named).toEqual([true, false, true]);
});

test('the last ten orders of a guest are kept, each once, the last one first; what is no order is left out', () => {
  for (let at = 1; at <= 11; at += 1) keepOrder({ id: `order-${at}`, number: `A-${at}`, mobileNumber: NUMBER, at });
  keepOrder({ id: 'order-5', number: 'A-5', mobileNumber: NUMBER, at: 12 });
  const ids = keptOrders().map(({ id }) => id);
  expect(ids).toEqual(['order-5', ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map((at) => `order-${at}`)]);
  texts.set('guestOrders', '[{"id":"one"},null,{"id":"two","number":"A-2","mobileNumber":"017","at":1}]');
  expect(keptOrders().map(({ id }) => id)).toEqual(['two']);
  texts.set('guestOrders', 'no json');
  expect(keptOrders()).toEqual([]);
  forgetOrders();
  expect(texts.size).toBe(0);
});

test('what is no text in a damaged draft or checkout is left out', () => {
  openTab();
  texts.set(
    'orderDraft',
    '{"name":5,"info":"Ring","place":{"district":"Dhaka","thana":7,"names":{"bn":{},"en":"Dhaka"}}}',
  );
  tryCheckout(undefined, NUMBER, 'House 2');
  expect(readDraft()).toEqual({ info: 'Ring', place: { district: 'Dhaka', names: { en: 'Dhaka' } }, isOrdered: false });
  texts.set('checkout', `{"key":"a-key","mobileNumbers":[1,"${NUMBER}",null],"addresses":[{},"House 2"]}`);
  expect(checkoutInProgress()).toMatchObject({
    key: 'a-key',
    triedAt: 0,
    mobileNumbers: [NUMBER],
    addresses: ['House 2'],
  });
});
