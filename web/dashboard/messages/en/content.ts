/** Messages of what the shop shows, in English. */
export const content = {
  title: 'Content',
  text: 'What your shop shows and says. A change is in the shop within a minute.',
  preview: 'Preview, in each language',
  noAnnouncement: 'Nothing is announced.',
};
