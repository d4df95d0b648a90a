/** The words of leaving a page that is not saved, in English. */
export const leaving = {
  question: 'Leave without saving?',
  text: 'What you have changed on this page is not saved yet.',
  yes: 'Leave without saving',
  no: 'Stay here',
};
