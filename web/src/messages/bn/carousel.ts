import type { Language } from '../messages.ts';

/** The words of the categories' carousel, in Bangla. */
export const carousel: Language['tCarousel'] = {
  label: 'ক্যাটাগরি',
  next: 'পরের ক্যাটাগরি',
  previous: 'আগের ক্যাটাগরি',
  goTo: 'স্লাইড {{index}}-এ যান',
};
