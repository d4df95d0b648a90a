import type { NotificationData, NotificationTexts } from './notification-texts.ts';

const payOnDelivery = ({ toPay }: NotificationData) => (toPay ? ` রাইডারকে দেবেন ${toPay}।` : '');

export const bangla: NotificationTexts = {
  texts: {
    received: (data) => `অর্ডার ${data.number} পেয়েছি।${payOnDelivery(data)} নিশ্চিত করতে ফোন করব। ${data.link}`,
    confirmed: (data) => `অর্ডার ${data.number} নিশ্চিত হয়েছে, প্যাক হচ্ছে।${payOnDelivery(data)} ${data.link}`,
    outForDelivery: ({ number, toPay, link }) =>
      `অর্ডার ${number} নিয়ে রাইডার বেরিয়েছেন।${toPay ? ` ${toPay} প্রস্তুত রাখুন।` : ''} ${link}`,
    delivered: ({ number, shopPhone }) => `অর্ডার ${number} ডেলিভারি হয়েছে। ধন্যবাদ। সমস্যায়: ${shopPhone}`,
    cancelled: ({ number, isPaid }) =>
      `অর্ডার ${number} বাতিল হয়েছে। ${isPaid ? 'আপনার টাকার ব্যাপারে ফোন করব।' : 'কোনো টাকা দিতে হবে না।'}`,
    newOrder: ({ number, toPay, isPaid, link, name, mobileNumber, lines }) =>
      [
        `নতুন অর্ডার ${number}${name ? `, ${name}` : ''}, ${mobileNumber}`,
        ...lines,
        toPay ? `নিতে হবে: ${toPay}` : isPaid ? 'পরিশোধিত।' : 'কোনো টাকা নিতে হবে না।',
        link,
      ].join('\n'),
  },
  inEmail: (text) => `আপনার ${text}`,
  callUs: (shopPhone) => `প্রয়োজনে ফোন করুন: ${shopPhone}`,
  subjects: {
    received: ({ number }) => `আপনার অর্ডার ${number} পেয়েছি`,
    confirmed: ({ number }) => `অর্ডার ${number} নিশ্চিত হয়েছে`,
    outForDelivery: ({ number }) => `অর্ডার ${number} ডেলিভারির পথে`,
    delivered: ({ number }) => `অর্ডার ${number} ডেলিভারি হয়েছে`,
    cancelled: ({ number }) => `অর্ডার ${number} বাতিল হয়েছে`,
    newOrder: ({ number, name }) => `নতুন অর্ডার ${number}${name ? `, ${name}` : ''}`,
  },
  greeting: (name) => (name ? `প্রিয় ${name},` : 'শুভেচ্ছা নিন।'),
};
