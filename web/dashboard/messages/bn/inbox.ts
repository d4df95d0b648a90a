import type { DashboardMessages } from '../admin-messages.ts';

/** The words of the inbox, in Bangla. */
export const inbox: DashboardMessages['inbox'] = {
  title: 'ইনবক্স',
  questions: 'প্রশ্ন',
  questionsText: '‘প্রশ্নোত্তর ও যোগাযোগ’ পেজের ফর্ম থেকে আসা।',
  noQuestions: 'এখনো কোনো প্রশ্ন নেই',
  noQuestionsText: '‘প্রশ্নোত্তর ও যোগাযোগ’ পেজে কেউ প্রশ্ন করলে এখানে দেখা যাবে।',
  answer: (name, email) => `${name}-কে উত্তর দিন: ${email}`,
  subject: (brand) => `${brand}-এ আপনার প্রশ্ন`,
  newsletter: 'নিউজলেটার',
  newsletterText: 'যাঁরা আমাদের খবর পেতে চান, তাঁদের ঠিকানা।',
  noSubscribers: 'এখনো কোনো ঠিকানা নেই',
  noSubscribersText: 'পেজের নিচের অংশে কেউ সাবস্ক্রাইব করলে এখানে দেখা যাবে।',
  address: 'ঠিকানা',
  since: 'কবে থেকে',
};
