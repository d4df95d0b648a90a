import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../domain/languages.ts';
import { isToShop, NOTICE_EVENTS, type NoticeEvent } from '../domain/notices.ts';
import { smsParts } from '../domain/sms-parts.ts';
import { drawNotice, type ToldOrder } from './draw-notice.ts';

// A name and a currency of the test's own: another shop has others.
vi.mock('../domain/shop-name.ts', () => ({ SHOP_NAME: { en: 'Aloghor', bn: 'আলোঘর' } }));
vi.mock('../domain/country.ts', () => ({ GROUP_SIZE: 2, CURRENCY_NAME: { en: 'Tk', bn: 'টাকা' } }));

const SITE = 'https://aloghor.example';

const anOrder = (changes: Partial<ToldOrder> = {}): ToldOrder => ({
  _id: '0123456789abcdef01234567',
  number: 'A-1042',
  name: 'Rahim',
  mobileNumber: '01712345678',
  lines: [{ _id: 'moon', name: 'Moon', nameBn: 'চাঁদ', img: '/moon.webp', price: 1445, quantity: 2 }],
  totalPrice: 2890,
  ...changes,
});

const sms = (event: NoticeEvent, order = anOrder()) => drawNotice(event, order, 'en', 'sms', SITE).text;

test.each<[NoticeEvent, string]>([
  [
    'received',
    'Aloghor: Thank you, we have your order A-1042. 2,890 Tk to pay on delivery. We will call you to confirm it. https://aloghor.example/track?id=A-1042',
  ],
  [
    'confirmed',
    'Aloghor: Your order A-1042 is confirmed, and being packed. 2,890 Tk to pay on delivery. https://aloghor.example/track?id=A-1042',
  ],
  [
    'outForDelivery',
    'Aloghor: Your order A-1042 is on its way. Please keep 2,890 Tk at hand. https://aloghor.example/track?id=A-1042',
  ],
  [
    'delivered',
    'Aloghor: Your order A-1042 is delivered. Thank you for buying from us. If anything is wrong, please tell us.',
  ],
  ['cancelled', 'Aloghor: Your order A-1042 is cancelled. Nothing is to be paid.'],
])('a text message says that an order is %s', (event, text) => {
  expect(sms(event)).toBe(text);
});

test('in Bangla digits are Bangla, and the link leads to the page in Bangla', () => {
  expect(drawNotice('received', anOrder({ totalPrice: 123_456.5 }), 'bn', 'sms', SITE).text).toBe(
    'আলোঘর: অর্ডার A-1042 পেয়েছি। হাতে পেয়ে দেবেন ১,২৩,৪৫৬.৫০ টাকা। নিশ্চিত করতে ফোন করব। https://aloghor.example/bn/track?id=A-1042',
  );
});

// Whoever changes the texts sees what a message costs, also at a longer address and for a dearer order.
test.each([
  ['en', 1, 1],
  ['bn', 2, 1],
] as const)('a text message in %s has at most %i parts, and %i where it has no link', (language, most, withoutLink) => {
  for (const event of NOTICE_EVENTS.filter((one) => !isToShop(one)))
    for (const paid of [{}, { payment: { sum: 12_890, at: 1 } }]) {
      const order = anOrder({ number: 'A-10429', totalPrice: 12_890, ...paid });
      const { text } = drawNotice(event, order, language, 'sms', 'https://www.aloghor.example');
      expect(smsParts(text).parts, text).toBeLessThanOrEqual(text.includes('https') ? most : withoutLink);
      expect(text, 'NFC').toBe(text.normalize('NFC'));
    }
});

describe('what is to be paid', () => {
  const money = { deliveryCharge: 70, discount: 0, advance: { sum: 960, transaction: 'x' } };

  test('is what is to be collected', () => {
    expect(sms('outForDelivery', anOrder({ money }))).toContain('Please keep 2,000 Tk at hand.');
    expect(sms('outForDelivery', anOrder({ totalPrice: 12_34_567.5 }))).toContain('keep 12,34,567.50 Tk');
  });

  test.each([
    ['is received', { payment: { sum: 2890, at: 1 } }],
    ['was paid ahead', { money: { ...money, advance: { sum: 2960, transaction: 'x' } } }],
  ])('is not asked for when it %s', (_what, changes) => {
    for (const event of ['received', 'confirmed', 'outForDelivery'] as const)
      expect(sms(event, anOrder(changes))).not.toMatch(/Tk|undefined| {2}/);
  });

  test('is called about when an order that was paid is cancelled', () => {
    const paid = { payment: { sum: 2890, at: 1 } };
    expect(sms('cancelled', anOrder(paid))).toBe(
      'Aloghor: Your order A-1042 is cancelled. We will call you about the money you paid.',
    );
    expect(sms('cancelled', anOrder({ money }))).toContain('We will call you about the money');
  });
});

test('an order of before there were numbers goes by its id', () => {
  const { text } = drawNotice('confirmed', anOrder({ number: undefined }), 'en', 'sms', SITE);
  expect(text).toContain('/track?id=0123456789abcdef01234567');
});

test('an e-mail greets, and is signed', () => {
  expect(drawNotice('cancelled', anOrder(), 'en', 'email', SITE)).toEqual({
    subject: 'Your order A-1042 is cancelled',
    text: 'Dear Rahim,\n\nYour order A-1042 is cancelled. Nothing is to be paid.\n\nAloghor',
  });
  expect(drawNotice('cancelled', anOrder({ name: undefined }), 'bn', 'email', SITE).text).toMatch(
    /^শুভেচ্ছা নিন।\n\n.*\n\nআলোঘর$/,
  );
});

test('the shop learns who ordered what, and where it stands in its dashboard', () => {
  expect(drawNotice('newOrder', anOrder(), 'en', 'email', SITE)).toEqual({
    subject: 'New order A-1042 from Rahim',
    text: 'New order A-1042 from Rahim, 01712345678\n2 × Moon\nTo collect: 2,890 Tk\nhttps://aloghor.example/dashboard/manageOrders/0123456789abcdef01234567',
  });
  expect(drawNotice('newOrder', anOrder(), 'bn', 'email', SITE).text).toContain(
    '২ × চাঁদ\nনিতে হবে: ২,৮৯০ টাকা\nhttps://aloghor.example/dashboard/',
  );
});

test('every notice has a subject and a text in each language', () => {
  for (const event of NOTICE_EVENTS)
    for (const language of LANGUAGES) {
      const { subject, text } = drawNotice(event, anOrder(), language, 'email', SITE);
      expect([subject, text].join()).not.toMatch(/undefined|NaN|null/);
      expect(subject).toContain('A-1042');
    }
});
