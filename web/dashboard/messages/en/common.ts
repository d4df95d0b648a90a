import { namespace } from '../../../shared/locale/locale.ts';
/** Messages of tables and of their errors, in English. */
export const dataTable = namespace('dataTable', {
  previous: 'Previous',
  next: 'Next',
  pageNumber: (number: number) => `Page ${number}`,
  pages: 'Pages of the table',
  failedTitle: (page: string) => `“${page}” could not be loaded`,
  failed: 'Nothing was changed. Please try again.',
  busy: 'The shop is very busy right now. This page will continue in a moment.',
  offline: 'You seem to be offline. Nothing was changed. Please check your connection and try again.',
  notRenewed: 'This was loaded earlier. Newer data could not be loaded right now.',
  nothingFound: 'Nothing matches',
  nothingFoundText: 'Try a shorter word, or another filter.',
  actions: 'Actions',
  tick: 'Tick',
  tickAll: (count: number) => `Tick all ${count} of this page`,
  elsewhere: (count: number) => `(${count} of them not shown)`,
  untick: 'Untick all',
  export: 'Export CSV',
  exporting: 'Exporting…',
  outcome: 'Result',
  close: 'Close',
});

/** What is said of a change that was rejected because a role or a session has ended, in English. */
export const accessLost = namespace('accessLost', {
  title: 'Your last click was not recorded',
  role: 'Your account has no permission for this, or no longer: an admin may have changed your role. Nothing was changed.',
  session:
    'Your login has ended, for example because your role or password was changed. Nothing was changed. Please log in again.',
});

/** What is said of a change of which nobody knows whether it took effect, in English. */
export const unclear = namespace('unclear', {
  title: 'It may have been saved',
  text: 'The shop did not say whether it was. Look at it again before you repeat it.',
});

/** What is said of what was typed before, in English. */
export const restored = namespace('restored', {
  text: 'What you typed here before is back. It is not saved yet.',
  photos: 'Please choose its photos again.',
  discard: 'Discard it',
  asked: {
    question: 'Discard what you typed?',
    text: 'The form will show what is in the shop.',
    yes: 'Discard',
    no: 'Keep it',
  },
});

/** Messages of leaving a page with unsaved edits, in English. */
export const leaving = namespace('leaving', {
  question: 'Leave without saving?',
  text: 'What you have changed on this page is not saved yet.',
  yes: 'Leave without saving',
  no: 'Stay here',
});

/** Messages of two people saving the same item, in English. */
export const saveConflict = namespace('saveConflict', {
  title: 'Someone else has saved in the meantime',
  text: 'Your changes are not saved yet, and not lost. Compare and choose.',
  theirs: 'In the shop now',
  mine: 'Yours',
  keepTheirs: 'Keep what is in the shop',
  overwrite: 'Save yours instead',
});
