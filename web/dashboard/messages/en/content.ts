import { namespace } from '../../../shared/locale/locale.ts';
/** Messages of what the shop shows, in English. */
export const contentPage = namespace('contentPage', {
  title: 'Content',
  text: 'The texts and pages of your shop. Changes show in the shop within a minute.',
  parts: 'What shoppers see',
  partsText: 'On the home page, in the menu and on About Us.',
  preview: 'Preview, in each language',
  noAnnouncement: 'No announcement.',
  pages: 'Pages about your shop',
  pagesText: 'The pages linked at the bottom of every page. Each can be written in both languages.',
  firstText: 'This is the standard text. Once you save, it becomes your own.',
  ownText: 'This is your own text.',
  signs: { heading: 'Heading', list: 'List', numbers: 'Numbered list', bold: 'Bold', link: 'Link' },
  facts: 'These are filled in from your settings:',
  showPreview: 'Preview',
  noPreviewTitle: 'No preview',
  restore: 'Restore the standard text',
  restoring: {
    question: 'Discard your text?',
    text: 'The page will show the standard text again. The audit log keeps what you have written.',
    yes: 'Yes, discard it',
    no: 'Keep it',
  },
});
