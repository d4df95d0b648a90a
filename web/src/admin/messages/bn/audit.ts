import type { DashboardMessages } from '../admin-messages.ts';

/** The words of the audit log, in Bangla. */
export const audit: DashboardMessages['audit'] = {
  title: 'কাজের খতিয়ান',
  text: 'কে কী বদলেছেন, কখন (ঢাকার সময়)।',
  subject: 'বিষয়',
  allSubjects: 'সবকিছু',
  subjects: { product: 'পণ্য', order: 'অর্ডার', role: 'ভূমিকা', featured: 'হোম পেজের তালিকা' },
  actions: { add: 'যোগ করেছেন', update: 'বদলেছেন', delete: 'মুছে ফেলেছেন' },
  when: 'কখন',
  who: 'কে',
  what: 'কী',
  changes: 'আগে → পরে',
  became: 'বদলে হয়েছে',
  nothing: 'কিছু না',
  order: (id) => `অর্ডার ${id}`,
  empty: 'এখনো কিছু বদলানো হয়নি',
  emptyText: 'পণ্য, অর্ডার, ভূমিকা বা হোম পেজের তালিকায় যা-ই বদলানো হয়, এখানে লেখা থাকে।',
  fields: {
    name: 'নাম',
    desc: 'বিবরণ',
    price: 'দাম',
    categories: 'ক্যাটাগরি',
    img: 'ছবি',
    thumbnail: 'ছোট ছবি',
    medium: 'মাঝারি ছবি',
    status: 'স্ট্যাটাস',
    payment: 'পেমেন্ট (টাকা)',
    role: 'ভূমিকা',
    data: 'তালিকা',
    names: 'তালিকা',
  },
};
