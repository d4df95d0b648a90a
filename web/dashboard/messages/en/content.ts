/** Messages of what the shop shows, in English. */
export const content = {
  title: 'Content',
  text: 'What your shop shows and says. A change is in the shop within a minute.',
  preview: 'Preview, in each language',
  noAnnouncement: 'Nothing is announced.',
  pages: 'Pages about your shop',
  pagesText: 'What the links at the foot of every page lead to. Each can be written in both languages.',
  firstText: 'This is what every new shop says. Once you save, it is your own text.',
  ownText: 'This is your own text.',
  pageTitle: 'Title',
  pageText: 'Text',
  signs: { heading: 'Heading', list: 'List', numbers: 'Numbered list', bold: 'Bold', link: 'Link' },
  facts: 'These stand for what you have set in the settings:',
  showPreview: 'Preview',
  noPreviewTitle: 'No preview',
  restore: 'Back to the first text',
  restoring: {
    question: 'Give up your own text?',
    text: 'The page will say again what every new shop says. The audit log keeps what you have written.',
    yes: 'Yes, give it up',
    no: 'Keep it',
  },
};
