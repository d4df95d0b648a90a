/** The words of the inbox, in English. */
export const inbox = {
  title: 'Inbox',
  questions: 'Questions',
  questionsText: 'From the form on the Contact page.',
  noQuestions: 'No questions yet',
  noQuestionsText: 'What people ask on the Contact page appears here.',
  answer: (name: string, email: string) => `Answer ${name}: ${email}`,
  subject: (brand: string) => `Your question to ${brand}`,
  newsletter: 'Newsletter',
  newsletterText: 'Addresses that want to hear from us.',
  noSubscribers: 'No addresses yet',
  noSubscribersText: 'Who subscribes at the foot of the shop appears here.',
  address: 'Address',
  since: 'Since',
};
