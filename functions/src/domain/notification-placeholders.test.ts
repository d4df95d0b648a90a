import { expect, test } from 'vitest';
import {
  asTextMessage,
  fillPlaceholders,
  hasAllValues,
  PLACEHOLDERS,
  placeholderFault,
  placeholdersOf,
} from './notification-placeholders.ts';

test('a sum is known only of what is still to be paid, a link to answer only of what waits, and only the shop itself is told of the buyer and the products', () => {
  const forBuyers = ['number', 'name', 'link', 'phone', 'shop'];
  for (const event of ['received', 'noAnswer'] as const)
    expect(placeholdersOf(event)).toEqual([...forBuyers, 'sum', 'answer']);
  expect(placeholdersOf('advance')).toEqual([...forBuyers, 'advance']);
  for (const event of ['confirmed', 'outForDelivery', 'deliveryFailed', 'riderComing'] as const)
    expect(placeholdersOf(event)).toEqual([...forBuyers, 'sum']);
  for (const event of ['delivered', 'cancelled'] as const) expect(placeholdersOf(event)).toEqual(forBuyers);
  expect(placeholdersOf('newOrder')).toEqual(PLACEHOLDERS.filter((name) => !['answer', 'advance'].includes(name)));
});

test.each([
  ['Order {number}: {link}', undefined],
  ['without any', undefined],
  ['{nubmer}', { kind: 'unknown', part: '{nubmer}' }],
  ['{ number }', { kind: 'unknown', part: '{ number }' }],
  ['{Number}', { kind: 'unknown', part: '{Number}' }],
  ['{mobile}', { kind: 'unknown', part: '{mobile}' }],
  ['{constructor}', { kind: 'unknown', part: '{constructor}' }],
  ['{}', { kind: 'unknown', part: '{}' }],
  ['{link} {number} {link}', { kind: 'repeated', part: '{link}' }],
  ['{number', { kind: 'brace', part: '{' }],
  ['number}', { kind: 'brace', part: '}' }],
  ['{{number}}', { kind: 'brace', part: '{' }],
])('the fault of %j', (text, fault) => {
  expect(placeholderFault('received', text)).toEqual(fault);
});

test('each placeholder is filled once: what a value holds in braces stays as it is', () => {
  const values = { number: 'A-1', name: '{link} $& {number}', link: 'https://lamps.example' };
  expect(fillPlaceholders('{name}: {number}, {link}', values)).toBe('{link} $& {number}: A-1, https://lamps.example');
});

test('what has no value stays as it was typed', () => {
  expect(fillPlaceholders('{number} {sum} {nubmer} {constructor}', { number: 'A-1', sum: undefined })).toBe(
    'A-1 {sum} {nubmer} {constructor}',
  );
});

test('a text is complete when the order has all that it names', () => {
  expect(hasAllValues('{number}', { number: 'A-1' })).toBe(true);
  expect(hasAllValues('{number} {sum}', { number: 'A-1', sum: undefined })).toBe(false);
});

test('a text message says once whom it is from', () => {
  expect(asTextMessage('Order A-1', 'Aloghor')).toBe('Aloghor: Order A-1');
  expect(asTextMessage('Aloghor has order A-1', 'Aloghor')).toBe('Aloghor has order A-1');
});
