import { scannedOrder } from '@aloghor/functions/domain/packing';
import { expect, test } from 'vitest';
import { paths } from '../../shared/paths.ts';

const at = (path: string) => `https://shop.example${path}`;

test.each([
  [at(paths.trackOrder('A-1042')), 'A-1042'],
  [`${at(`/bn${paths.trackOrder('A-1042')}`)}\n`, 'A-1042'],
  [at(paths.trackOrder('5f3a ü&=')), '5f3a ü&='],
  [`A-1042${at(paths.trackOrder('A-1050'))}`, 'A-1050'],
  ['A-1042', undefined],
  ['Rupa /track?', undefined],
  [at('/track'), undefined],
  [at('/track?id='), undefined],
])('the code on a slip is read as its order: %j', (text, order) => {
  expect(scannedOrder(text)).toBe(order);
});

test('a scanner that types letter by letter, behind the previous order, ends with the scanned order', () => {
  let typed = 'A-1042';
  for (const letter of at(paths.trackOrder('A-1050'))) typed = scannedOrder(typed + letter) ?? typed + letter;
  expect(typed).toBe('A-1050');
});
