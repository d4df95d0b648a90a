interface Pictured {
  img: string;
  /** The same picture, so wide as `THUMBNAIL_WIDTH` says. */
  thumbnail?: string | undefined;
  /** The same picture, so wide as `MEDIUM_WIDTH` says; where `img` is not much wider, there is none. */
  medium?: string | undefined;
}

/** What an `<img>` is given. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** Pixels. */
export const THUMBNAIL_WIDTH = 400;

/** Pixels. */
export const MEDIUM_WIDTH = 800;

/** Assumed pixels of an uploaded photo, whose real width is unknown: wider than the medium one. */
const PHOTO_WIDTH = 1600;

/**
 * How wide a card is in a row of two on a phone. More than two image pixels per CSS pixel are not visible, so phones with
 * three get two thirds in `sizes`: its 24 cards weigh a quarter of what they otherwise would.
 */
export const PHONE_PAIR_SIZES = '(min-resolution: 2.1dppx) calc(30.7vw - .33rem), calc(46vw - .5rem)';

/** How wide a card of the product grid is: four columns of the page, from lg on; three from md; two on a phone. */
const GRID_SIZES = `(min-width: 64rem) min(23vw - 1.125rem, 292px), (min-width: 48rem) calc(31vw - 1rem), ${PHONE_PAIR_SIZES}`;

/** The picture of a card. `sizes` says how wide the card is; unless said, as wide as those of the grid. */
export function cardPicture({ img, thumbnail, medium = img }: Pictured, sizes = GRID_SIZES): PictureSources {
  if (!thumbnail) return { src: medium };
  return { src: medium, srcSet: `${thumbnail} ${THUMBNAIL_WIDTH}w, ${medium} ${MEDIUM_WIDTH}w`, sizes };
}

/** The width of the picture on a product's page; two thirds of it on phones with three pixels per CSS pixel. */
const PAGE_SIZES =
  '(min-width: 64rem) min(49.2vw - 2.14rem, 629px), (min-width: 48rem) calc(46vw - 1.5rem), (min-resolution: 2.1dppx) 61.4vw, 92vw';

/** The picture on a product's page: the photo itself only on large, high-density screens. */
export function pagePicture({ img, thumbnail, medium }: Pictured): PictureSources {
  const src = medium ?? img;
  const offers = [`${src} ${MEDIUM_WIDTH}w`];
  if (thumbnail) offers.unshift(`${thumbnail} ${THUMBNAIL_WIDTH}w`);
  if (medium) offers.push(`${img} ${PHOTO_WIDTH}w`);
  return offers.length > 1 ? { src, srcSet: offers.join(', '), sizes: PAGE_SIZES } : { src };
}

/** The URL of the picture for places that are never wider than a thumbnail. */
export function smallPicture({ img, thumbnail }: Pictured): string {
  return thumbnail ?? img;
}
