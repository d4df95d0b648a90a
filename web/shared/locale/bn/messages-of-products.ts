/** The messages of the pages and lists of products beside those of all pages, in Bangla. */
export { asking as askingMessages } from './asking.ts';
export { reviews as reviewMessages } from './reviews.ts';
export {
  choices as choiceMessages,
  filters as filterMessages,
  gallery as galleryMessages,
  specs as specsMessages,
} from './specs.ts';
