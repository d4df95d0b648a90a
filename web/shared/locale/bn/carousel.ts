import { banglaNumber } from '../../lib/format.ts';
import type { Language } from '../messages.ts';

/** The words of the categories' carousel, in Bangla. */
export const carousel: Language['tCarousel'] = {
  label: 'ক্যাটাগরি',
  next: 'পরের ক্যাটাগরি',
  previous: 'আগের ক্যাটাগরি',
  first: 'এর আগে আর ক্যাটাগরি নেই',
  last: 'এর পরে আর ক্যাটাগরি নেই',
  goTo: (slide) => `${banglaNumber(slide)} নম্বর স্লাইডে যান`,
  place: (slide, slides) => `${banglaNumber(slides)}টির মধ্যে ${banglaNumber(slide)} নম্বর`,
};
