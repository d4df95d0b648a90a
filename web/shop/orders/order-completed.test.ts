import { CURRENCY_NAME } from '@aloghor/functions/domain/country';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { shopSettingsQuery } from '../../shared/api/settings.ts';
import { tryCheckout } from '../../shared/lib/stored-order-draft.ts';
import { orderFacts, sentAddress } from './order-completed.ts';
import { factsOfFound } from './pending-order.ts';

const asSum = (amount: string) => `${amount} ${CURRENCY_NAME.en}`;
const texts = new Map<string, string>();
const storage = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => texts.set(key, text),
  removeItem: (key: string) => texts.delete(key),
};
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);

const known = new QueryClient();
known.setQueryData(shopSettingsQuery.queryKey, DEFAULT_SETTINGS);
const CALLS = 'We will call you from +880 1700-000000: Monday to Friday, 9 to 5.';

test('the buyer of a placed order is told the sum, where it goes, and when and from which number the shop calls', () => {
  const sums = { toPay: 1_780, isDeliveryIncluded: true, address: 'House 2, Savar' };
  expect(orderFacts(sums, known, 'en')).toEqual([
    `You pay ${asSum('1,780')} in cash when it arrives, delivery included.`,
    'We will deliver to: House 2, Savar',
    CALLS,
  ]);
});

test('a delivery that has no charge yet is not said to be included, and nothing unknown is made up', () => {
  const sums = { toPay: 1_650, isDeliveryIncluded: false, address: undefined };
  expect(orderFacts(sums, new QueryClient(), 'en')).toEqual([
    `You pay ${asSum('1,650')} in cash when it arrives. If there is a delivery charge, we will tell you by phone.`,
  ]);
});

test('in Bangla too', () => {
  const told = orderFacts({ toPay: 1_650, isDeliveryIncluded: true, address: 'বাড়ি ২' }, known, 'bn');
  expect(told).toHaveLength(3);
  expect(told.join(' ')).toMatch(/১,৬৫০.*বাড়ি ২.*\+880 1700-000000.*সোম/);
});

test('the address has its place, where one was chosen', () => {
  const savar = { district: 'Dhaka', thana: 'Savar', names: { bn: 'সাভার, ঢাকা' } };
  expect(sentAddress('House 2', savar, 'en')).toBe('House 2, Savar, Dhaka');
  expect(sentAddress('House 2', savar, 'bn')).toBe('House 2, সাভার, ঢাকা');
  expect(sentAddress('House 2', undefined, 'en')).toBe('House 2');
  expect(sentAddress(undefined, savar, 'en')).toBe('Savar, Dhaka');
});

test('of an order that is found again the sum is what the shop collects; of two addresses none is told', () => {
  const found = {
    ...{ _id: 'one', number: 'A-1042', status: 'waiting for confirmation' as const, date: '2026/11/26', timeline: [] },
    ...{
      orderItems: [],
      orderProducts: [],
      totalPrice: 1_650,
      amounts: [],
      toCollect: 1_650,
      mobileNumber: '01712345678',
    },
  };
  tryCheckout(undefined, '01712345678', 'House 2');
  expect(factsOfFound(found, undefined, known, 'en')).toEqual([
    `You pay ${asSum('1,650')} in cash when it arrives. If there is a delivery charge, we will tell you by phone.`,
    'We will deliver to: House 2',
    CALLS,
  ]);
  const amounts = [
    { kind: 'delivery' as const, taka: 70, at: 1 },
    { kind: 'discount' as const, taka: 20, at: 1 },
  ];
  const charged = { ...found, amounts };
  expect(factsOfFound(charged, undefined, known, 'en')[0]).toBe(
    `You pay ${asSum('1,700')} in cash when it arrives, delivery included.`,
  );
  tryCheckout(undefined, '01712345678', 'House 9');
  expect(factsOfFound(found, undefined, known, 'en').join(' ')).not.toMatch(/House/);
});
