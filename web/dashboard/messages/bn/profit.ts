import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import { shop } from '../../../shared/shop.config.ts';
import type * as english from '../en/profit.ts';

const inTaka = (text: string) => `${text} (${shop.currency.name.bn})`;

/** Messages of what orders and products have earned, in Bangla. */
export const profit: Texts<typeof english.profit> = {
  title: 'লাভ',
  ofOrder: 'এই অর্ডারের লাভ',
  goods: 'বিক্রি হওয়া পণ্য',
  difference: 'এর চেয়ে কম বা বেশি পাওয়া',
  cost: 'বিক্রি হওয়া পণ্যের ক্রয়মূল্য',
  spoiled: 'নষ্ট হয়ে ফেরা পণ্যের ক্রয়মূল্য',
  spent: {
    courierCharge: 'কুরিয়ার চার্জ',
    adjustment: 'কুরিয়ারের ফেরত নেওয়া বা যোগ করা টাকা',
    compensation: 'কুরিয়ারের ক্ষতিপূরণ',
  },
  profit: 'লাভ',
  uncosted: (total) =>
    `এই বিক্রির ${total}-এর ক্রয়মূল্য নেই: হিসাবে এগুলো বিনা খরচে কেনা ধরা হয়েছে। “পণ্যের তালিকা” থেকে পণ্যের ক্রয়মূল্য লিখুন; তারপরের অর্ডার থেকে তা ধরা হবে।`,
  uncostedOf: (total) => `${total}-এর ক্রয়মূল্য নেই`,
  nothing: 'এই সময়ে এখনো কিছু ডেলিভারি হয়নি।',
  follows:
    'অর্ডার যেদিন ডেলিভারি হয় বা ফেরত আসে, সেদিনের হিসাবে ধরা হয়; ক্রয়মূল্য ধরা হয় অর্ডারের সময়ের। পরে কিছু সংশোধন হলে তা সেই পরের দিনে ধরা হয়, তাই এই পরিমাণগুলো কখনো বদলায় না।',
  byProduct: 'পণ্য অনুযায়ী লাভ',
  columns: { name: 'পণ্য', pieces: 'সংখ্যা', sold: 'বিক্রি', cost: 'ক্রয়মূল্য', profit: 'লাভ', share: 'অংশ' },
  percent: (number) => `${number}%`,
  showAll: (count) => `সব ${banglaNumber(count)}টি পণ্য দেখুন`,
  csv: 'CSV',
  exportLabel: 'CSV এক্সপোর্ট: লাভ',
  csvFile: (from, to) => `লাভ-${from}-${to}.csv`,
  headings: [
    'পণ্য',
    'নাম',
    'সংখ্যা',
    inTaka('বিক্রি'),
    inTaka('ক্রয়মূল্য'),
    inTaka('ক্রয়মূল্য ছাড়া বিক্রি'),
    inTaka('লাভ'),
    'অংশ (%)',
  ],
  withoutCost: 'ক্রয়মূল্য ছাড়া বিক্রি',
};
