import type { NotificationData, NotificationTexts } from './notification-texts.ts';

const payOnDelivery = ({ toPay }: NotificationData) => (toPay ? ` রাইডারকে ${toPay} দেবেন।` : '');

export const bangla: NotificationTexts = {
  texts: {
    received: (data) => `অর্ডার ${data.orderNumber} পেয়েছি।${payOnDelivery(data)} নিশ্চিত করতে ফোন করব। ${data.link}`,
    confirmed: (data) => `অর্ডার ${data.orderNumber} নিশ্চিত হয়েছে, প্যাক হচ্ছে।${payOnDelivery(data)} ${data.link}`,
    outForDelivery: ({ orderNumber, toPay, link }) =>
      `অর্ডার ${orderNumber} নিয়ে রাইডার বেরিয়েছেন।${toPay ? ` ${toPay} হাতে রাখুন।` : ''} ${link}`,
    deliveryFailed: ({ orderNumber, shopPhone }) => `অর্ডার ${orderNumber} পৌঁছানো যায়নি। কবে পাঠাব? ফোন: ${shopPhone}`,
    delivered: ({ orderNumber, shopPhone }) => `অর্ডার ${orderNumber} ডেলিভারি হয়েছে। সমস্যা হলে ফোন: ${shopPhone}`,
    cancelled: ({ orderNumber, isPaid }) =>
      `অর্ডার ${orderNumber} বাতিল হয়েছে। ${isPaid ? 'আপনার টাকার ব্যাপারে ফোন করব।' : 'কোনো টাকা দিতে হবে না।'}`,
    newOrder: ({ orderNumber, toPay, isPaid, link, name, mobileNumber, lines }) =>
      [
        `নতুন অর্ডার ${orderNumber}${name ? `, ${name}` : ''}, ${mobileNumber}`,
        ...lines,
        toPay ? `নিতে হবে: ${toPay}` : isPaid ? 'পরিশোধিত।' : 'কোনো টাকা নিতে হবে না।',
        link,
      ].join('\n'),
    noAnswer: ({ orderNumber, answerLink, shopPhone }) =>
      `অর্ডার ${orderNumber} নিয়ে ফোনে আপনাকে পাইনি। ${answerLink ? `এখানে নিশ্চিত করুন: ${answerLink}` : `ফোন করুন: ${shopPhone}`}`,
    advance: ({ orderNumber, advance, shopPhone }) =>
      `অর্ডার ${orderNumber} পাঠাতে ${advance ? `${advance} ` : ''}অগ্রিম লাগবে। ফোন: ${shopPhone}`,
    riderComing: ({ orderNumber, toPay, link }) =>
      `অর্ডার ${orderNumber} রাইডারের কাছে। তিনি ফোন করবেন।${toPay ? ` ${toPay} হাতে রাখুন।` : ''} ${link}`,
  },
  inEmail: (text) => `আপনার ${text}`,
  callUs: (shopPhone) => `প্রয়োজনে ফোন করুন: ${shopPhone}`,
  subjects: {
    received: ({ orderNumber }) => `আপনার অর্ডার ${orderNumber} পেয়েছি`,
    confirmed: ({ orderNumber }) => `অর্ডার ${orderNumber} নিশ্চিত হয়েছে`,
    outForDelivery: ({ orderNumber }) => `অর্ডার ${orderNumber} ডেলিভারির পথে`,
    delivered: ({ orderNumber }) => `অর্ডার ${orderNumber} ডেলিভারি হয়েছে`,
    cancelled: ({ orderNumber }) => `অর্ডার ${orderNumber} বাতিল হয়েছে`,
    newOrder: ({ orderNumber, name }) => `নতুন অর্ডার ${orderNumber}${name ? `, ${name}` : ''}`,
  },
  greeting: (name) => (name ? `প্রিয় ${name},` : 'শুভেচ্ছা নিন।'),
};
