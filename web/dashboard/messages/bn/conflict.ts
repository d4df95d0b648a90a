import type { DashboardMessages } from '../admin-messages.ts';

/** The words of two people saving the same item, in Bangla. */
export const conflict: DashboardMessages['conflict'] = {
  title: 'এর মধ্যে আরেকজন সেভ করেছেন',
  text: 'আপনার কিছুই এখনো সেভ হয়নি, হারিয়েও যায়নি। দুটোই দেখে একটি বেছে নিন।',
  theirs: 'দোকানে এখন',
  mine: 'আপনার লেখা',
  fields: {
    name: 'নাম',
    nameBn: 'বাংলা নাম',
    price: 'দাম',
    desc: 'বিবরণ',
    descBn: 'বাংলা বিবরণ',
    categories: 'ক্যাটাগরি',
    stock: 'স্টক',
    img: 'ছবি',
  },
  keepTheirs: 'দোকানেরটাই থাকুক',
  overwrite: 'আমারটা সেভ করুন',
};
