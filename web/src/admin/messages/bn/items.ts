import type { DashboardMessages } from '../admin-messages.ts';

/** The words of the list of items, in Bangla. */
export const items: DashboardMessages['items'] = {
  title: 'পণ্যের তালিকা',
  add: 'পণ্য যোগ করুন',
  picture: 'ছবি',
  name: 'নাম',
  price: 'দাম',
  categories: 'ক্যাটাগরি',
  update: 'আপডেট করুন',
  updateOf: (name) => `${name} আপডেট করুন`,
  delete: 'মুছে ফেলুন',
  deleteOf: (name) => `${name} মুছে ফেলুন`,
  search: 'পণ্যের নাম',
  sort: 'সাজান',
  sorts: {
    newest: 'নতুনগুলো আগে',
    name: 'নাম অনুযায়ী',
    price: 'কম দাম আগে',
    '-price': 'বেশি দাম আগে',
  },
  empty: 'এখনো কোনো পণ্য নেই',
  emptyText: 'দোকান এখনো খালি। প্রথম পণ্যটি যোগ করুন।',
  deleteQuestion: 'সত্যিই মুছে ফেলবেন?',
  deleteText: (name) => `${name} দোকান আর সব তালিকা থেকে বাদ যাবে। তবে আগের অর্ডারে থেকে যাবে।`,
  deleteYes: 'হ্যাঁ, মুছে ফেলুন',
  deleteNo: 'না, থাকুক',
  deleted: 'মুছে ফেলা হয়েছে!',
  notDeletedTitle: 'মুছে ফেলা হয়নি',
  changedText: (fields, name, price) =>
    `টেবিলটি লোড হওয়ার পর কেউ একজন এই পণ্য বদলেছেন (${fields})। এখন নাম “${name}”, দাম ${price}।`,
  changedMeanwhile: 'কেউ একজন এইমাত্র পণ্যটি বদলেছেন। এটি এখনো দোকানে আছে, আরেকবার দেখে নিন।',
  deletedBefore: 'আরেকজন আগেই এটি মুছে ফেলেছেন।',
  notDeleted: (name) => `${name} এখনো দোকানে আছে। আবার চেষ্টা করুন।`,
};
