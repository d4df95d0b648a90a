import { FIRST_CATEGORIES } from '@aloghor/functions/domain/categories';
import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { expect, test } from 'vitest';
import { info as infoInBangla } from './bn/long-pages.ts';
import { info as infoInEnglish } from './en/long-pages.ts';

/** What stays in Latin letters and digits: addresses, names, keys, and what a library fills in. */
const LATIN = [
  ...['you@example.com', 'name@example.com', '+880', '{{index}}', 'XXXXXXXXX'],
  ...['{number}', 'Pathao'],
  ...['Ctrl S', 'Ctrl আর S', 'Enter', 'TrxID', 'AL-104', 'OpenStreetMap', 'Firebase Authentication'],
  ...[
    'E27',
    'E14',
    'B22',
    'GU10',
    'G9',
    'IP20',
    'IP23',
    'IP40',
    'IP44',
    'IP54',
    'IP55',
    'IP65',
    'IP66',
    'IP67',
    'IP68',
  ],
  ...['A4', 'A6', 'PNG', 'JPG', 'GIF', 'SVG', 'WebP', 'KB', 'MB', 'CSV', '-orders-', '.csv', 'settings-', '.json'],
  ...[
    'UTF-8',
    'Excel',
    'Save as',
    'Shopify',
    'WooCommerce',
    'Meta',
    'Google',
    'https://',
    'products-template',
    'products-',
    'problems-',
    ' id',
    'id ',
  ],
  ...['23.7461', '90.3742', 'DBID', 'BIN', 'm.me/name', '/shop', 'mailto:', 'tel:', 'RGB'],
  ...[
    'name, description, price, categories, picture',
    CATEGORY_NAMES.slice(0, 2).join('; '),
    'stock ',
    'family ',
    'more pictures',
  ],
];

/** The shop's settings come in their place: see `fillPlaceholders`. */
const SHOP_FACT = /\{\w+\}/g;

type Text = string | ((...all: unknown[]) => string | string[]);

/** The argument of every text here: `৭৭` where it is a text, 77 where it is counted, a list of it where it is a list. */
const TOLD = '৭৭';
const ARGUMENT = Object.assign(Object(TOLD), {
  valueOf: () => 77,
  toFixed: (decimals: number) => (77).toFixed(decimals),
  map: (say: (one: unknown) => unknown) => [say(TOLD)],
});

/** Each text of some messages by its path, such as `t.nav.home`, and how many arguments it takes. */
function everyText(messages: object): [path: string, said: string, taken: number][] {
  return leavesOf(messages).flatMap(([path, text]): [string, string, number][] => {
    if (typeof text === 'string') return [[path, text, 0]];
    const said = text(...Array(text.length).fill(ARGUMENT));
    if (typeof said === 'string') return [[path, said, text.length]];
    return said.map((one, index) => [`${path}.${index}`, one, text.length]);
  });
}

function leavesOf(messages: object, path: string[] = []): [path: string, text: Text][] {
  return Object.entries(messages as Record<string, Text | object>).flatMap(([name, below]) =>
    typeof below === 'object' ? leavesOf(below, [...path, name]) : [[[...path, name].join('.'), below]],
  );
}

/** The messages of both applications in a language, by namespace. */
function messagesOf(files: Record<string, Record<string, object>>): Record<string, object> {
  const exported: [string, object][] = Object.entries(Object.assign({}, ...Object.values(files)));
  const messages = exported.filter(([, texts]) => typeof texts !== 'function'); // not what texts are composed with
  return Object.fromEntries(
    messages.map(([name, texts]) => [name, 'english' in texts ? Object(texts.english) : texts]),
  );
}

const english = messagesOf(
  import.meta.glob(['./en/*.ts', '../../dashboard/messages/en/*.ts', '!**/*.test.ts'], { eager: true }),
);
const texts = everyText(
  messagesOf(import.meta.glob(['./bn/*.ts', '../../dashboard/messages/bn/*.ts', '!**/messages.ts'], { eager: true })),
);
const inEnglish = new Map(everyText(english).map(([path, ...rest]) => [path, rest]));

test('every text is there in Bangla', () => {
  const said = new Set(texts.map(([path]) => path));
  const unsaid = [...inEnglish.keys()].filter((path) => !said.has(path));
  expect(unsaid).toEqual([]);
});

test('no text is empty, and each is composed as browsers and searches expect it', () => {
  expect(texts.filter(([, said]) => said.trim() === '' || said !== said.normalize('NFC'))).toEqual([]);
});

test('no text promises a delivery without a charge, which the shop may set when it calls', () => {
  const promises = (said: string) => /no delivery (fee|charge)|free delivery|ফ্রি ডেলিভারি|চার্জ (বা|নেই|লাগে না)/i.test(said);
  const all = [...inEnglish.values(), ...texts.map(([, said]) => [said])];
  expect(all.filter(([said]) => promises(String(said)))).toEqual([]);
});

test('letters and digits are Bangla', () => {
  const inWords = (said: string) =>
    LATIN.reduce((rest, word) => rest.replaceAll(word, ''), said.replaceAll(SHOP_FACT, ''));
  const isLatin = (said: string) => /[a-z\d]/i.test(inWords(said));
  expect(texts.filter(([, said]) => isLatin(said))).toEqual([]);
});

test('a text says as much of what it is told as in English', () => {
  const tellings = (said: string) => said.replaceAll('77', TOLD).split(TOLD).length;
  const facts = (said: string) => (said.match(SHOP_FACT) ?? []).toSorted().join();
  expect(
    texts.filter(([path, said, taken]) => {
      const [saidInEnglish = '', takenInEnglish] = inEnglish.get(path) ?? [];
      if (facts(said) !== facts(String(saidInEnglish))) return true;
      return taken !== takenInEnglish || tellings(said) !== tellings(saidInEnglish);
    }),
  ).toEqual([]);
});

// One word for one idea; what a reader has found wrong or stiff once does not come back.
test.each<[RegExp | string, string]>([
  ['লণ্ঠন', 'লন্ঠন'],
  ['নিশ্চিতের', 'নিশ্চিত হওয়ার'],
  ['নোটিশ', 'নোটিফিকেশন'],
  ['ট্রানজেকশন নম্বর', 'ট্রানজেকশন আইডি'],
  ['বোতাম', 'বাটন'],
  [/(?<!জাভা)স্ক্রিপ্ট/, 'জাভাস্ক্রিপ্ট'],
  ['আইপি ঠিকানা', 'আইপি অ্যাড্রেস'],
  [/আগাম(?!ী)/, 'অগ্রিম'],
  ['সদস্য', 'ইউজার'],
  [/আমাদের কথা|যোগাযোগ পেজ/, 'প্রশ্নোত্তর ও যোগাযোগ'],
  ['অঙ্ক', 'পরিমাণ'],
  [/(খোঁজার|সার্চের|কলের) ফল(?!াফল)/, 'ফলাফল'],
  ['ঘড়ি লাইট', 'ক্লক লাইট'],
  [/টাকা (দেবেন|দিন) (পণ্য )?হাতে পেয়ে/, 'পণ্য হাতে পেয়ে টাকা দিন'],
  ['দিন পর্যন্ত ফেরত', 'দিনের মধ্যে ফেরত'],
  ['এ সময়ের জনপ্রিয়', 'এখন যা জনপ্রিয়'],
  [/আমাদের সেরা(?! বাছাই)/, 'আমাদের সেরা বাছাই'],
  [/পূর্ণ সংখ্যা/, 'পূর্ণসংখ্যা'],
  ['দিন দিন', 'দিন বাছুন'],
  ['লগ ইন আর চালু নেই', 'লগ আউট হয়ে গেছেন'],
  ['পিস', 'টি'],
  ['রেজিস্টার', 'অ্যাকাউন্ট খুলুন'],
  [/দায়িত্ব (দিন|দেবেন)/, 'রোল'],
  [/খতিয়ান|পরিবর্তনের তালিকা/, 'পরিবর্তনের রেকর্ড'],
  ['আমাদের কাছে কিনবেন', 'আমাদের কাছ থেকে কিনবেন'],
  ['এখন নয়', 'এখন না'],
  [/ছাপ(া|তে)/, 'প্রিন্ট'],
  ['বেছে নিন', 'বাছুন'],
  [/(?<!এ )ধরন/, 'অপশন'],
  ['উপাদান', 'ম্যাটেরিয়াল'],
  [/(?<!ক্রে)তারা(য়|র)? (দেবেন|মধ্যে)/, 'স্টার'],
  [/নেননি|নিতে চান না/, 'নিতে চাননি'],
  ['নগদ', 'ক্যাশ'],
  [/অন্য জেলায়|সারা দেশে/, 'বাকি জেলা'],
  ['হস্তান্তর', 'কুরিয়ারের তালিকা'],
  ['অ্যাডমিন থেকে বাদ', 'অ্যাডমিন রোল বাদ'],
  ['এই মুহূর্তে খুব ভিড়', 'এখন খুব ভিড়'],
  ['খোঁজার ফলাফল', 'সার্চের ফলাফল'],
])('no text says %s: the word is %s', (retired) => {
  const pattern = new RegExp(typeof retired === 'string' ? retired.normalize() : retired.source.normalize());
  const said = [
    ...texts.map(([path, text]) => [path, text]),
    ...FIRST_CATEGORIES.map(({ name, label }) => [name, label.bn]),
  ];
  expect(said.filter(([, text = '']) => pattern.test(text))).toEqual([]);
});

test.each<[RegExp, string]>([
  [/unwanted mail/i, 'spam folder'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bjust now\b/i, 'right now'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bnotices?\b/i, 'notification'],
  [/nothing (is|more is) to be paid/i, 'nothing to pay'],
  [/history is final/i, 'can no longer be changed'],
  [/as in every new shop|every new shop says/i, 'the standard text'],
  [/\bdropped\b/i, 'removed'],
])('no English text says %s: shopkeepers say %s', (retired) => {
  expect([...inEnglish].filter(([, [text]]) => retired.test(String(text)))).toEqual([]);
});

// What the law on digital commerce asks a shop to say.
test.each([
  [infoInEnglish.english.delivery, /No VAT or other tax/],
  [infoInBangla.delivery, /ভ্যাট \(মূসক\) বা ট্যাক্স/],
  [infoInEnglish.english.support, /complaint.* within 72 hours/],
  [infoInBangla.support, /অভিযোগ.* ৭২ ঘণ্টার মধ্যে/],
  [infoInEnglish.english.terms, /Returns and refunds:.* 30 days .* 10 days/],
  [infoInBangla.terms, /রিটার্ন ও রিফান্ড নীতি:.* ৩০ দিনের .* ১০ দিনের/],
])('taxes, complaints and refunds are told: %#', ({ paragraphs }, told) => {
  expect(paragraphs.filter((paragraph) => told.test(paragraph))).toHaveLength(1);
});
