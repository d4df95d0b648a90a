import type { LanguageCode } from '../../lib/language.ts';
import { namespace } from '../locale.ts';

/** The messages about the showroom, in English. */
export const shopLocation = namespace('shopLocation', {
  title: 'Visit Our Location',
  text: 'See the lamps lit before you choose. Tea is on us.',
  address: 'Address',
  hours: 'Opening hours',
  closed: 'Closed',
  contact: 'Contact',
  mapTitle: 'Map of the showroom and the streets around it',
  drawnMapTitle: 'Drawn map: the showroom stands beside the lake, between two main roads',
  lake: 'Dhanmondi Lake',
  westRoad: 'Satmasjid Road',
  eastRoad: 'Mirpur Road',
  notToScale: 'A sketch, not to scale',
  openMap: 'Open in OpenStreetMap',
});

/** The messages of the categories' carousel, in English. */
export const carousel = namespace('carousel', {
  label: 'Categories',
  next: 'Next categories',
  previous: 'Previous categories',
  first: 'These are the first categories',
  last: 'These are the last categories',
  pause: 'Pause the carousel',
  play: 'Play the carousel',
  goTo: (slide: number) => `Go to slide ${slide}`,
  place: (slide: number, slides: number) => `${slide} / ${slides}`,
});

/** The line on the home page that offers it in Bangla, for visitors who read it. */
export const languageOffer = namespace('languageOffer', {
  /** In the language that is offered, by its code: its own name is shown where there is none. */
  see: { bn: 'বাংলায় দেখুন' } as Partial<Record<LanguageCode, string>>,
  notNow: 'Stay in English',
});

/** The messages of a shop that has nothing to sell yet, in English. */
export const openingSoon = namespace('openingSoon', {
  title: 'We are opening soon',
  text: 'Our first lamps are being unpacked, and nothing is on the shelves yet. Call us, and we will tell you when we open:',
});
