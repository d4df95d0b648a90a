import medium from '../pictures/hero-1280.webp';
import large from '../pictures/hero-1920.webp';
import small from '../pictures/hero-phone-560.webp';
import phone from '../pictures/hero-phone-828.webp';

const NARROW = {
  media: '(max-width: 1023px)',
  srcSet: `${small} 560w, ${phone} 828w`,
  sizes: '(min-width: 768px) 57vw, 100vw',
  width: 828,
  height: 844,
};
const MEDIUM = { media: '(min-width: 1024px) and (max-width: 1279px)', srcSet: medium, width: 1280, height: 720 };
const WIDE = { media: '(min-width: 1280px)', srcSet: large, width: 1920, height: 1080 };

/** The hero's picture for each screen width; the browser loads only one. */
export const HERO_PICTURES = [NARROW, MEDIUM, WIDE];

/** For browsers without support for `source`. */
export const HERO_PICTURE = large;
