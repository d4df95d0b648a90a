import { banglaNumber } from '../../../shared/lib/format.ts';
import type { Texts } from '../../../shared/locale/locale.ts';
import type * as english from '../en/customers.ts';

/** Messages of the page of customers, in Bangla. */
export const customersPage: Texts<typeof english.customersPage> = {
  title: 'ক্রেতা',
  text: 'একটি মোবাইল নম্বরের সব অর্ডার, আর সেগুলো নিয়ে যা যা লেখা আছে।',
  show: 'অর্ডার দেখুন',
  ordersOf: (mobileNumber) => `${mobileNumber} নম্বরের অর্ডার`,
  became: (ordered, delivered, refused, isMore) =>
    `মোট ${banglaNumber(ordered)}টি${isMore ? 'র বেশি' : ''} অর্ডার: ডেলিভারি হয়েছে ${banglaNumber(delivered)}টি, নিতে চাননি বা ফেরত দিয়েছেন ${banglaNumber(refused)}টি।`,
  empty: 'এই নম্বরের কোনো অর্ডার নেই',
  emptyText: 'সংখ্যাগুলো মিলিয়ে দেখুন, নয়তো ক্রেতার অন্য নম্বর জেনে নিন।',
};
