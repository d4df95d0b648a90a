import type { Order } from '@aloghor/functions/contract/orders';
import type { BrandSettings } from '@aloghor/functions/domain/brand';
import { DEFAULT_SETTINGS, type LegalSettings } from '@aloghor/functions/domain/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { addMessages, LocaleContext } from '../../shared/locale/locale.ts';
import * as bangla from '../messages/bn/messages.ts';
import { OrderPrintout } from './order-printout.tsx';

vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });

const SHOP = { ...DEFAULT_SETTINGS, contact: { ...DEFAULT_SETTINGS.contact, phone: '+880 1800-000001' } };

const TWO_LAMPS: Order = {
  _id: 'x7',
  number: 'A-1042',
  email: 'rupa@shopper.example',
  name: 'Rupa Shopper',
  mobileNumber: '01712345678',
  date: '2024/11/05',
  createdAt: 1_730_750_000_000,
  totalPrice: 3_300,
  amounts: [],
  toCollect: 3_300,
  status: 'waiting for confirmation',
  orderItems: [{ _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1_650, quantity: 2 }],
  orderProducts: [],
  timeline: [],
};

const sheetOf = (
  sheet: 'slip' | 'invoice',
  change: Partial<Order> = {},
  language: LanguageCode = 'en',
  legal: LegalSettings = {},
  brand: BrandSettings = {},
) =>
  renderToStaticMarkup(
    <LocaleContext value={language}>
      <OrderPrintout sheet={sheet} order={{ ...TWO_LAMPS, ...change }} shop={{ ...SHOP, legal, brand }} />
    </LocaleContext>,
  );

/** The texts of the cells of the one line. */
function lineOf(sheet: 'slip' | 'invoice'): string[] {
  return [...sheetOf(sheet).matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''));
}

test('a line of the invoice says how many, the price of each, and what they cost together', () => {
  expect(lineOf('invoice')).toEqual(['Moon Lamp', '2', sum(1_650, 'en'), sum(3_300, 'en')]);
});

test.each(['slip', 'invoice'] as const)('the %s has a code of its order, to be scanned', (sheet) => {
  const codeOf = (number: string) => /<svg aria-hidden.*?<\/svg>/.exec(sheetOf(sheet, { number }))?.[0];
  expect(codeOf('A-1042')).toContain('<path d="M');
  expect(codeOf('A-1042')).not.toBe(codeOf('A-1043'));
});

test('the sheet says how the shop is reached', () => {
  expect(sheetOf('invoice')).toContain('+880 1800-000001 · hello@aloghor.example');
  expect(sheetOf('slip')).toContain('House 1, Road 1, Dhanmondi, Dhaka 1205, Bangladesh');
});

test('the sheet bears the name of the shop, in the language of the page', () => {
  const name = { en: 'Noor Lights', bn: 'নূর লাইটস' };
  const ofShop = (language: LanguageCode) => sheetOf('invoice', {}, language, {}, { name });
  expect(ofShop('en')).toContain('>Noor Lights<');
  expect(ofShop('bn')).toContain('>নূর লাইটস<');
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
  const amounts: Order['amounts'] = [
    { kind: 'delivery', taka: 70, at: 1 },
    { kind: 'discount', taka: 20, at: 1 },
    { kind: 'advance', taka: 500, transaction: 'BKX7', at: 1 },
  ];
  expect(sheetOf('slip', { amounts })).toContain(`Collect in cash: ${sum(2_850, 'en')}`);
  const invoice = invoiceText({ amounts });
  expect(invoice).toContain(`Delivery charge ${taka(70)} Discount − ${taka(20)} Total: ${taka(3_350)}`);
  expect(invoice).toContain(`Advance (BKX7): − ${taka(500)} Amount due: ${taka(2_850)} Received: ${taka(0)}`);
  expect(invoice).toContain(`Still open: ${taka(2_850)}`);
});

test('the invoice tells the total and whether it is paid, and keeps the notes to the shop', () => {
  const invoice = sheetOf('invoice', { info: 'Ring twice' });
  expect(invoice).toContain(`Total: ${sum(3_300, 'en')}`);
  expect(invoice).toContain(', cash on delivery');
  expect(invoice).not.toMatch(/Collect|Ring twice/);
  const paid = sheetOf('invoice', { payment: { at: 1_730_750_000_000, sum: 3_300 } });
  expect(paid).toContain('>Paid<');
});

const taka = (value: number) => sum(value, 'en');
/** The text of an invoice. */
const invoiceText = (change: Partial<Order>, legal: LegalSettings = {}, language: LanguageCode = 'en') =>
  sheetOf('invoice', change, language, legal)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describe('the invoice follows the books', () => {
  const payment = { at: 1, sum: 3_300 };

  test('an unpaid order says what is due and open', () => {
    expect(invoiceText({})).toContain(
      `Total: ${taka(3_300)} Amount due: ${taka(3_300)} Received: ${taka(0)} Still open: ${taka(3_300)} Not paid yet, cash on delivery`,
    );
  });

  test('of an order that is 20 short, 20 is open, and it is not paid', () => {
    const short = invoiceText({ status: 'Delivered', payment: { ...payment, sum: 3_280 } });
    expect(short).toContain(`Amount due: ${taka(3_300)} Received: ${taka(3_280)} Still open: ${taka(20)}`);
    expect(short).not.toMatch(/Paid|Not paid/);
  });

  test('of an order that was rounded up, nothing is open', () => {
    expect(invoiceText({ status: 'Delivered', payment: { ...payment, sum: 3_350 } })).toContain(
      `Received: ${taka(3_350)} Overpaid: ${taka(50)} Still open: ${taka(0)} Paid`,
    );
  });

  test('a partly delivered order is charged for what stayed, and says what came back', () => {
    const outcome = { reason: 'late' as const, cameBack: [{ _id: 'moon', quantity: 1 }], collected: 1_650 };
    const part = invoiceText({ status: 'Delivered', closedFor: 'partlyDelivered', outcome });
    expect(part).toContain(`Moon Lamp 1 ${taka(1_650)} ${taka(1_650)} Returned 1 × Moon Lamp Total: ${taka(1_650)}`);
    expect(part).toContain(`Amount due: ${taka(1_650)} Received: ${taka(0)} Still open: ${taka(1_650)}`);
    const paid = invoiceText({ status: 'Delivered', outcome, payment });
    expect(paid).toContain(`Received: ${taka(3_300)} To refund: ${taka(1_650)} Still open: ${taka(0)}`);
    expect(paid).not.toContain('Paid');
    expect(invoiceText({ status: 'Delivered', outcome, payment: { ...payment, sum: 1_650 } })).toContain(
      `Still open: ${taka(0)} Paid`,
    );
  });

  test('a returned order is a credit note that calls nothing paid', () => {
    const outcome = { reason: 'late' as const, cameBack: [{ _id: 'moon', quantity: 2 }], collected: 70 };
    const returned = invoiceText({ status: 'Cancel', closedFor: 'returned', outcome, payment });
    expect(returned).toContain('Credit note');
    expect(returned).toContain(`Delivery charge ${taka(70)} Returned 2 × Moon Lamp Amount due: ${taka(70)}`);
    expect(returned).toContain(`Received: ${taka(3_300)} To refund: ${taka(3_230)} Still open: ${taka(0)}`);
    expect(returned).not.toMatch(/Invoice no|Paid|Thank you/);
  });

  test('a cancelled order that was paid is a credit note for all of it', () => {
    const cancelled = invoiceText({ status: 'Cancel', payment });
    expect(cancelled).toContain(`Cancelled 2 × Moon Lamp Amount due: ${taka(0)} Received: ${taka(3_300)}`);
    expect(cancelled).toContain(`To refund: ${taka(3_300)}`);
  });
});

test('the invoice names the registrations of the shop and who answers for it; the slip does not', () => {
  const legal = {
    bin: '000999-0101',
    tradeLicence: 'TL-7',
    responsible: { name: 'Rehana Begum', phone: '01800000009' },
  };
  const invoice = invoiceText({}, legal);
  expect(invoice).toContain('BIN 000999-0101 Trade licence TL-7');
  expect(invoice).toContain('Responsible: Rehana Begum, 01800000009');
  expect(sheetOf('slip', {}, 'en', legal)).not.toMatch(/000999|Rehana/);
});

describe('with VAT the invoice is a Mushak-6.3', () => {
  const invoice = { serial: 42, at: Date.parse('2026-01-31T08:05:00Z'), vatRate: 15 };

  test('with its number and time, and the VAT that the prices contain', () => {
    const amounts: Order['amounts'] = [
      { kind: 'delivery', taka: 115, at: 1 },
      { kind: 'discount', taka: 23, at: 1 },
    ];
    const text = invoiceText({ invoice, amounts });
    expect(text).toContain('Tax invoice Mushak-6.3');
    expect(text).toMatch(/Invoice no\. 42 Issued on .*2026/);
    expect(text).toContain('Product Pieces Price each Value VAT rate VAT With VAT');
    expect(text).toContain('Moon Lamp 2 1,650 2,869.57 15 % 430.43 3,300');
    expect(text).toContain('Delivery charge 100 15 % 15 115');
    expect(text).toContain('Discount − 20 15 % − 3 − 23');
    expect(text).toContain(`Total 2,949.57 442.43 3,392 Total: ${taka(3_392)}`);
    expect(text).toContain(`Total: ${taka(3_392)} Prices include 15% VAT.`);
  });

  test('in Bangla, too', () => {
    addMessages('bn', bangla);
    const text = invoiceText({ invoice }, {}, 'bn');
    expect(text).toContain('কর চালানপত্র মূসক-৬.৩');
    expect(text).toContain('চালান নম্বর ৪২');
  });

  test('and its credit note names it', () => {
    const text = invoiceText({ invoice, status: 'Cancel', payment: { at: 1, sum: 3_300 } });
    expect(text).toContain('Credit note To invoice no. 42');
    expect(text).not.toContain('Mushak');
  });
});

test('a printout in Bangla has the Bangla product name of the time of the order, and marks other names as English', () => {
  const [line] = TWO_LAMPS.orderItems;
  const orderItems = [{ ...line, translations: { bn: { name: 'চাঁদের বাতি' } } }, line] as Order['orderItems'];
  const slip = sheetOf('slip', { orderItems }, 'bn');
  expect(slip).toMatch(/<td class="[^"]*"><span>চাঁদের বাতি<\/span><\/td>/);
  expect(slip).toMatch(/<td lang="en" class="[^"]*"><span>Moon Lamp<\/span><\/td>/);
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

test.each(['slip', 'invoice'] as const)('the %s has the short number and the id', (sheet) => {
  expect(sheetOf(sheet)).toContain('Order A-1042');
  expect(sheetOf(sheet)).toContain('>x7<');
});

test.each(['slip', 'invoice'] as const)('the %s says thana and district beside the address', (sheet) => {
  const place = { district: 'Dhaka', thana: 'Savar', zone: 'outsideDhaka' } as const;
  const textOf = (language: LanguageCode) =>
    sheetOf(sheet, { place, deliveryAddress: 'House 7' }, language).replaceAll(/<[^>]+>/g, ' ');
  expect(textOf('en')).toMatch(/House 7\s+Savar, Dhaka\s+01712345678/);
  expect(textOf('bn')).toContain('সাভার, ঢাকা');
});
