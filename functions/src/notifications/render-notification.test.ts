import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type LanguageCode } from '../domain/languages.ts';
import { fillPlaceholders, placeholderFault } from '../domain/notification-placeholders.ts';
import {
  AUTOMATIC_EVENTS,
  type AutomaticEvent,
  isAutomatic,
  isToShop,
  NOTIFICATION_EVENTS,
  NOTIFICATION_TEXT_MAXIMUM,
  type NotificationChoices,
  type NotificationEvent,
} from '../domain/notifications.ts';
import { smsParts } from '../domain/sms-parts.ts';
import {
  placeholderValues,
  renderByHand,
  renderNotification,
  type ToldOrder,
  usualTemplate,
} from './render-notification.ts';

// A currency of the test's own: another shop has another.
vi.mock('../domain/country.ts', async (load) => ({
  ...(await load<object>()),
  GROUP_SIZE: 2,
  CURRENCY_NAME: { en: 'Tk', bn: 'টাকা' },
}));

const SITE = 'https://aloghor.example';
const SHOP = { site: SITE, brand: { name: { en: 'Aloghor', bn: 'আলোঘর' } }, phone: '+880 1700-000000', choices: {} };

const anOrder = (changes: Partial<ToldOrder> = {}): ToldOrder => ({
  _id: '0123456789abcdef01234567',
  number: 'A-1042',
  name: 'Rahim',
  mobileNumber: '01712345678',
  status: 'waiting for confirmation',
  lines: [
    { _id: 'moon', name: 'Moon', translations: { bn: { name: 'চাঁদ' } }, img: '/moon.webp', price: 1445, quantity: 2 },
  ],
  totalPrice: 2890,
  amounts: [],
  ...changes,
});

const sms = (event: AutomaticEvent, order = anOrder()) => renderNotification(event, order, 'en', 'sms', SHOP).text;

test.each<[AutomaticEvent, string]>([
  [
    'received',
    'Aloghor: Thank you, we have your order A-1042. 2,890 Tk to pay on delivery. We will call you to confirm it. https://aloghor.example/track?id=A-1042',
  ],
  [
    'confirmed',
    'Aloghor: Your order A-1042 is confirmed and being packed. 2,890 Tk to pay on delivery. https://aloghor.example/track?id=A-1042',
  ],
  [
    'outForDelivery',
    'Aloghor: Your order A-1042 is on its way. Please keep 2,890 Tk ready. https://aloghor.example/track?id=A-1042',
  ],
  [
    'delivered',
    'Aloghor: Your order A-1042 is delivered. Thank you for buying from us. If anything is wrong, please call 01700000000.',
  ],
  ['cancelled', 'Aloghor: Your order A-1042 is cancelled. You have nothing to pay.'],
])('a text message says that an order is %s', (event, text) => {
  expect(sms(event)).toBe(text);
});

const PAID = { payment: { sum: 2890, at: 1 } };

// Digits are Bangla, except in a number to call; the link leads to the page in Bangla.
test.each<[AutomaticEvent, Partial<ToldOrder>, string]>([
  [
    'received',
    { totalPrice: 123_456.5 },
    'আলোঘর: অর্ডার A-1042 পেয়েছি। রাইডারকে ১,২৩,৪৫৬.৫০ টাকা দেবেন। নিশ্চিত করতে ফোন করব। https://aloghor.example/bn/track?id=A-1042',
  ],
  [
    'confirmed',
    {},
    'আলোঘর: অর্ডার A-1042 নিশ্চিত হয়েছে, প্যাক হচ্ছে। রাইডারকে ২,৮৯০ টাকা দেবেন। https://aloghor.example/bn/track?id=A-1042',
  ],
  [
    'outForDelivery',
    {},
    'আলোঘর: অর্ডার A-1042 নিয়ে রাইডার বেরিয়েছেন। ২,৮৯০ টাকা হাতে রাখুন। https://aloghor.example/bn/track?id=A-1042',
  ],
  ['delivered', {}, 'আলোঘর: অর্ডার A-1042 ডেলিভারি হয়েছে। সমস্যা হলে ফোন: 01700000000'],
  ['cancelled', PAID, 'আলোঘর: অর্ডার A-1042 বাতিল হয়েছে। আপনার টাকার ব্যাপারে ফোন করব।'],
])('a text message says in Bangla that an order is %s', (event, changes, text) => {
  expect(renderNotification(event, anOrder(changes), 'bn', 'sms', SHOP).text).toBe(text);
});

test.each<[LanguageCode, NotificationEvent, Partial<ToldOrder>, string]>([
  [
    'en',
    'noAnswer',
    { answer: { code: 'k7m2p9qrstuv' } },
    'Aloghor: We could not reach you about your order A-1042. Please confirm it here: https://aloghor.example/answer#A-1042.k7m2p9qrstuv',
  ],
  [
    'bn',
    'noAnswer',
    { answer: { code: 'k7m2p9qrstuv', given: { outcome: 'confirm', at: 1 } } },
    'আলোঘর: অর্ডার A-1042 নিয়ে ফোনে আপনাকে পাইনি। ফোন করুন: 01700000000',
  ],
  [
    'en',
    'riderComing',
    {},
    'Aloghor: Your order A-1042 is with the rider, who will call you. Please keep 2,890 Tk ready. https://aloghor.example/track?id=A-1042',
  ],
  [
    'en',
    'advance',
    { advance: 1_290 },
    'Aloghor: Before we send your order A-1042, we ask for an advance of 1,290 Tk. Please call us: 01700000000',
  ],
  ['bn', 'advance', { advance: 280 }, 'আলোঘর: অর্ডার A-1042 পাঠাতে ২৮০ টাকা অগ্রিম লাগবে। ফোন: 01700000000'],
  ['bn', 'advance', {}, 'আলোঘর: অর্ডার A-1042 পাঠাতে অগ্রিম লাগবে। ফোন: 01700000000'],
  ['bn', 'deliveryFailed', {}, 'আলোঘর: অর্ডার A-1042 পৌঁছানো যায়নি। কবে পাঠাব? ফোন: 01700000000'],
])('a message by hand in %s says %s', (language, event, changes, text) => {
  expect(renderByHand(event, anOrder(changes), language, SHOP)).toBe(text);
});

// A change of the texts shows here how many parts a message takes, also with a longer address and a higher total.
test.each([
  ['en', 1, 1],
  ['bn', 2, 1],
] as const)('a text message in %s has at most %i parts, and %i where it has no link', (language, most, withoutLink) => {
  for (const event of NOTIFICATION_EVENTS.filter((one) => !isToShop(one)))
    for (const paid of [{}, { payment: { sum: 12_890, at: 1 } }]) {
      const order = anOrder({ number: 'A-10429', totalPrice: 12_890, advance: 1_280, ...paid });
      const shop = { ...SHOP, site: 'https://www.aloghor.example' };
      const text = isAutomatic(event)
        ? renderNotification(event, order, language, 'sms', shop).text
        : renderByHand(event, order, language, shop);
      expect(smsParts(text).parts, text).toBeLessThanOrEqual(text.includes('https') ? most : withoutLink);
      expect(text, 'NFC').toBe(text.normalize('NFC'));
    }
});

describe('what is to be paid', () => {
  const amountsWith = (advance: number): ToldOrder['amounts'] => [
    { kind: 'delivery', taka: 70, at: 1 },
    { kind: 'advance', taka: advance, transaction: 'x', at: 1 },
  ];

  test('is what is to be collected', () => {
    expect(sms('outForDelivery', anOrder({ amounts: amountsWith(960) }))).toContain('Please keep 2,000 Tk ready.');
    expect(sms('outForDelivery', anOrder({ totalPrice: 12_34_567.5 }))).toContain('keep 12,34,567.50 Tk');
  });

  test.each([
    ['is received', { payment: { sum: 2890, at: 1 } }],
    ['was paid ahead', { amounts: amountsWith(2_960) }],
  ])('is not asked for when it %s', (_what, changes) => {
    for (const event of ['received', 'confirmed', 'outForDelivery'] as const)
      expect(sms(event, anOrder(changes))).not.toMatch(/Tk|undefined| {2}/);
  });

  test('is called about when an order that was paid is cancelled', () => {
    const paid = { payment: { sum: 2890, at: 1 } };
    expect(sms('cancelled', anOrder(paid))).toBe(
      'Aloghor: Your order A-1042 is cancelled. We will call you about the money you paid.',
    );
    expect(sms('cancelled', anOrder({ amounts: amountsWith(960) }))).toContain('We will call you about the money');
  });
});

test('an order from before order numbers existed is named by its id', () => {
  const { text } = renderNotification('confirmed', anOrder({ number: undefined }), 'en', 'sms', SHOP);
  expect(text).toContain('/track?id=0123456789abcdef01234567');
});

test('an e-mail begins with whose order it is, and says once whom to call', () => {
  for (const event of AUTOMATIC_EVENTS.filter((one) => !isToShop(one)))
    for (const language of LANGUAGES) {
      const { text } = renderNotification(event, anOrder(), language, 'email', SHOP);
      expect(text).toMatch(
        language === 'bn' ? /^প্রিয় Rahim,\n\nআপনার অর্ডার A-1042 / : /^Dear Rahim,\n\n(Thank you|Your order A-1042)/,
      );
      expect(text.split('01700000000')).toHaveLength(2);
    }
});

test('an e-mail greets, names the products, and is signed', () => {
  expect(renderNotification('cancelled', anOrder(), 'en', 'email', SHOP)).toEqual({
    sender: 'Aloghor',
    subject: 'Your order A-1042 is cancelled',
    text: 'Dear Rahim,\n\nYour order A-1042 is cancelled. You have nothing to pay.\n\n2 × Moon\n\nQuestions? Call us: 01700000000\n\nAloghor',
  });
  expect(renderNotification('cancelled', anOrder({ name: undefined }), 'bn', 'email', SHOP).text).toBe(
    'শুভেচ্ছা নিন।\n\nআপনার অর্ডার A-1042 বাতিল হয়েছে। কোনো টাকা দিতে হবে না।\n\n২ × চাঁদ\n\nপ্রয়োজনে ফোন করুন: 01700000000\n\nআলোঘর',
  );
});

test('a name is one short line that leads nowhere, however old the order', () => {
  const name = 'Rahim\nYour parcel waits: https://evil.example/pay and much more besides';
  for (const event of ['received', 'newOrder'] as const) {
    const { subject, text } = renderNotification(event, anOrder({ name }), 'en', 'email', SHOP);
    expect(`${subject} ${text}`).toContain('Rahim Your parcel waits: https evil. exa…');
    expect(`${subject} ${text}`.replaceAll(SITE, '')).not.toMatch(/evil\.\S|:\/\//);
  }
});

test('the shop learns who ordered what, and where it stands in its dashboard', () => {
  expect(renderNotification('newOrder', anOrder(), 'en', 'email', SHOP)).toEqual({
    sender: 'Aloghor',
    subject: 'New order A-1042 from Rahim',
    text: 'New order A-1042 from Rahim, 01712345678\n2 × Moon\nTo collect: 2,890 Tk\nhttps://aloghor.example/dashboard/manageOrders/0123456789abcdef01234567',
  });
  expect(renderNotification('newOrder', anOrder(), 'bn', 'email', SHOP).text).toContain(
    '২ × চাঁদ\nনিতে হবে: ২,৮৯০ টাকা\nhttps://aloghor.example/dashboard/',
  );
});

test('every notification has a subject and a text in each language', () => {
  for (const event of AUTOMATIC_EVENTS)
    for (const language of LANGUAGES) {
      const { subject, text } = renderNotification(event, anOrder(), language, 'email', SHOP);
      expect([subject, text].join()).not.toMatch(/undefined|NaN|null/);
      expect(subject).toContain('A-1042');
    }
});

test('what a shop with a name of its own sends has the name of the sample nowhere', () => {
  const noor = { ...SHOP, site: 'https://noor.example', brand: { name: { en: 'Noor Lights', bn: 'নূর লাইটস' } } };
  for (const language of LANGUAGES) {
    const name = noor.brand.name[language];
    for (const event of AUTOMATIC_EVENTS)
      for (const channel of ['sms', 'email'] as const) {
        const sent = renderNotification(event, anOrder(), language, channel, noor);
        expect(sent.sender).toBe(name);
        expect(Object.values(sent).join()).not.toMatch(/aloghor|আলোঘর/i);
      }
    for (const event of NOTIFICATION_EVENTS) {
      const text = renderByHand(event, anOrder(), language, noor);
      expect(text).toContain(name);
      expect(text).not.toMatch(/aloghor|আলোঘর/i);
    }
  }
});

describe("the shop's own text", () => {
  const CHOICES: NotificationChoices = {
    received: { text: { en: 'Order {number} is here, {name}. Pay {sum}. {link} {phone}' } },
    cancelled: { text: { bn: 'অর্ডার {number} বাতিল।' } },
    newOrder: { text: { en: '{number}: {mobile}\n{products}\n{sum}' } },
  };
  const withChoices = { ...SHOP, choices: CHOICES };

  test('is the text of its event and language, in a text message and in an e-mail', () => {
    const filled = `Order A-1042 is here, Rahim. Pay 2,890 Tk. ${SITE}/track?id=A-1042 01700000000`;
    expect(renderNotification('received', anOrder(), 'en', 'sms', withChoices).text).toBe(`Aloghor: ${filled}`);
    const { subject, text } = renderNotification('received', anOrder(), 'en', 'email', withChoices);
    expect(subject).toBe('We have your order A-1042');
    expect(text).toBe(`${filled}\n\n2 × Moon\n\nAloghor`); // it greets by name and says whom to call
    expect(renderNotification('cancelled', anOrder(), 'bn', 'email', withChoices).text).toBe(
      'প্রিয় Rahim,\n\nঅর্ডার A-1042 বাতিল।\n\n২ × চাঁদ\n\nপ্রয়োজনে ফোন করুন: 01700000000\n\nআলোঘর',
    );
  });

  test('goes to the shop, too', () => {
    expect(renderNotification('newOrder', anOrder(), 'en', 'email', withChoices).text).toBe(
      'A-1042: 01712345678\n2 × Moon\n2,890 Tk',
    );
  });

  test('changes no other event, and no other language', () => {
    for (const event of AUTOMATIC_EVENTS)
      for (const language of LANGUAGES)
        for (const channel of ['sms', 'email'] as const)
          if (!CHOICES[event]?.text?.[language])
            expect(renderNotification(event, anOrder(), language, channel, withChoices)).toEqual(
              renderNotification(event, anOrder(), language, channel, SHOP),
            );
  });

  test.each([
    ['nothing to pay', { payment: { sum: 2890, at: 1 } }],
    ['no name', { name: undefined }],
  ])('gives way to the usual one for an order with %s', (_what, changes) => {
    for (const channel of ['sms', 'email'] as const)
      expect(renderNotification('received', anOrder(changes), 'en', channel, withChoices)).toEqual(
        renderNotification('received', anOrder(changes), 'en', channel, SHOP),
      );
  });

  test("has a stranger's name only cut and cleaned, and with nothing in it replaced", () => {
    const name = 'Pay at https://evil.example/{link} or call 01999999999 and much more';
    const { text } = renderNotification('received', anOrder({ name }), 'en', 'sms', withChoices);
    expect(text).toContain('is here, Pay at https evil. example/{link} or cal…. Pay');
    expect(text.replaceAll(SITE, '')).not.toMatch(/evil\.\S|:\/\//);
  });

  test('as long as it may be is five text messages in Bangla, and two in Latin letters', () => {
    const names = '{number} {name} {link} {phone} {shop} {sum}';
    const shop = { site: 'https://www.aloghor.example', brand: {}, phone: '+880 1700-000000' };
    const partsWith = (letter: string, language: LanguageCode) => {
      const order = anOrder({ number: 'A-10429', name: letter.repeat(40), totalPrice: 12_34_890.5 });
      const longest = names + letter.repeat(NOTIFICATION_TEXT_MAXIMUM - names.length);
      const choices = { received: { text: { [language]: longest } } };
      return smsParts(renderNotification('received', order, language, 'sms', { ...shop, choices }).text).parts;
    };
    expect({ bangla: partsWith('র', 'bn'), latin: partsWith('x', 'en') }).toEqual({ bangla: 5, latin: 2 });
  });
});

test('the usual text is also a template that the shop may change, and says the same when it is filled', () => {
  const order = anOrder({ answer: { code: 'k7m2p9qrstuv' }, advance: 280 });
  for (const event of NOTIFICATION_EVENTS)
    for (const language of LANGUAGES) {
      const template = usualTemplate(event, language);
      expect(placeholderFault(event, template), template).toBeUndefined();
      expect(template.length).toBeLessThanOrEqual(NOTIFICATION_TEXT_MAXIMUM);
      const filled = fillPlaceholders(template, placeholderValues(event, order, language, SHOP));
      const text = isAutomatic(event)
        ? renderNotification(event, order, language, 'sms', SHOP).text
        : renderByHand(event, order, language, SHOP);
      expect(text.replace(/^(Aloghor|আলোঘর): /, '')).toBe(filled);
    }
});

test('no notification of a shop with a name of its own has that of the sample', () => {
  const noor = { ...SHOP, site: 'https://noor.example', brand: { name: { en: 'Noor Lights', bn: 'নূর লাইটস' } } };
  const order = anOrder({ answer: { code: 'k7m2p9qrstuv' }, advance: 250 });
  for (const event of NOTIFICATION_EVENTS) {
    for (const language of LANGUAGES) {
      const ways = ['sms', 'email'] as const;
      const said = isAutomatic(event)
        ? ways.map((way) => Object.values(renderNotification(event, order, language, way, noor)).join('\n'))
        : [renderByHand(event, order, language, noor)];
      for (const text of said) expect(text, `${event} in ${language}`).not.toMatch(/aloghor|আলোঘর/i);
    }
  }
});
