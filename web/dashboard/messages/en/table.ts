/** The words of the tables, and of what a page of them says, in English. */
export const table = {
  previous: 'Previous',
  next: 'Next',
  pageNumber: (number: number) => `Page ${number}`,
  pages: 'Pages of the table',
  failedTitle: (page: string) => `“${page}” could not be loaded`,
  failed: 'Nothing was changed. Please try again.',
  busy: 'The shop is very busy just now. This page goes on by itself in a moment.',
  offline: 'You seem to be offline. Nothing was changed. Please check your connection and try again.',
  notRenewed: 'This is what was loaded before. Nothing newer could be loaded just now.',
  nothingFound: 'Nothing matches',
  nothingFoundText: 'Try a shorter word, or another filter.',
  actions: 'Actions',
};
