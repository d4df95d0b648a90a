import type { Order } from '@aloghor/functions/contract/orders';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { addMessages, LocaleContext } from '../../shared/locale/locale.ts';
import * as bangla from '../messages/bn/messages.ts';
import { OrderPrintout } from './order-printout.tsx';

const CONTACT = { ...DEFAULT_SETTINGS.contact, phone: '+880 1800-000001' };

const TWO_LAMPS: Order = {
  _id: 'x7',
  email: 'rupa@shopper.example',
  name: 'Rupa Shopper',
  mobileNumber: '01712345678',
  date: '2024/11/05',
  createdAt: 1_730_750_000_000,
  totalPrice: 3_300,
  status: 'waiting for confirmation',
  orderItems: [{ _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1_650, quantity: 2 }],
  orderProducts: [],
  timeline: [],
};

const sheetOf = (sheet: 'slip' | 'invoice', change: Partial<Order> = {}, language: LanguageCode = 'en') =>
  renderToStaticMarkup(
    <LocaleContext value={language}>
      <OrderPrintout sheet={sheet} order={{ ...TWO_LAMPS, ...change }} contact={CONTACT} />
    </LocaleContext>,
  );

/** The texts of the cells of the one line. */
function lineOf(sheet: 'slip' | 'invoice'): string[] {
  return [...sheetOf(sheet).matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''));
}

test('a line of the invoice says how many, the price of each, and what they cost together', () => {
  expect(lineOf('invoice')).toEqual(['Moon Lamp', '2', sum(1_650, 'en'), sum(3_300, 'en')]);
});

test('the sheet says how the shop is reached', () => {
  expect(sheetOf('invoice')).toContain('+880 1800-000001 · hello@aloghor.example');
  expect(sheetOf('slip')).toContain('House 1, Road 1, Dhanmondi, Dhaka 1205, Bangladesh');
});

test('a line of the packing slip has a box to tick, and no price', () => {
  expect(lineOf('slip')).toEqual(['', 'Moon Lamp', '2']);
});

test('the slip tells the rider what to collect, and the notes', () => {
  const slip = sheetOf('slip', { info: 'Ring twice' });
  expect(slip).toContain(`Collect in cash: ${sum(3_300, 'en')}`);
  expect(slip).toContain('Notes: Ring twice');
});

test('slip and invoice include the delivery charge, the discount and the advance', () => {
  const money = { deliveryCharge: 70, discount: 20, advance: { sum: 500, transaction: 'BKX7' } };
  expect(sheetOf('slip', { money })).toContain(`Collect in cash: ${sum(2_850, 'en')}`);
  expect(sheetOf('invoice', { money })).toMatch(
    new RegExp(`\\+ ${sum(70, 'en')}.*− ${sum(20, 'en')}.*BKX7.*− ${sum(500, 'en')}`),
  );
});

test('the invoice tells the total and whether it is paid, and keeps the notes to the shop', () => {
  const invoice = sheetOf('invoice', { info: 'Ring twice' });
  expect(invoice).toContain(`Total: ${sum(3_300, 'en')}`);
  expect(invoice).toContain(', cash on delivery');
  expect(invoice).not.toMatch(/Collect|Ring twice/);
  const paid = sheetOf('invoice', { payment: { at: 1_730_750_000_000, sum: 3_300 } });
  expect(paid).toContain('>Paid<');
});

test('a printout in Bangla has the Bangla product name of the time of the order, and marks other names as English', () => {
  const [line] = TWO_LAMPS.orderItems;
  const orderItems = [{ ...line, translations: { bn: { name: 'চাঁদের বাতি' } } }, line] as Order['orderItems'];
  const slip = sheetOf('slip', { orderItems }, 'bn');
  expect(slip).toMatch(/<td class="[^"]*">চাঁদের বাতি<\/td>/);
  expect(slip).toMatch(/<td lang="en" class="[^"]*">Moon Lamp<\/td>/);
});

test.each([
  ['slip', 'প্যাকিং স্লিপ', 'ক্যাশ নিতে হবে'],
  ['invoice', 'ইনভয়েস', 'সর্বমোট'],
] as const)('in Bangla the %s is headed, counted and summed up in Bangla', (sheet, title, sumUp) => {
  addMessages('bn', bangla);
  const text = sheetOf(sheet, {}, 'bn').replaceAll(/<[^>]+>/g, ' ');
  expect(text).toContain(title);
  expect(text).toContain(`${sumUp}: ${sum(3_300, 'bn')}`);
  expect(text).toMatch(/ ২ /);
  expect(text).not.toMatch(/Packing|Invoice|Pieces|Total|Thank/);
});

test.each(['slip', 'invoice'] as const)('the %s has the short number, where there is one', (sheet) => {
  expect(sheetOf(sheet, { number: 'A-1042' })).toContain('Order A-1042');
  expect(sheetOf(sheet)).toContain('Order x7');
});

test.each(['slip', 'invoice'] as const)('the %s says thana and district beside the address', (sheet) => {
  const place = { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' } as const;
  const textOf = (language: LanguageCode) =>
    sheetOf(sheet, { place, deliveryAddress: 'House 7' }, language).replaceAll(/<[^>]+>/g, ' ');
  expect(textOf('en')).toMatch(/House 7\s+Savar, Dhaka\s+01712345678/);
  expect(textOf('bn')).toContain('সাভার, ঢাকা');
});
