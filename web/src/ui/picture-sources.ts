// Has no imports, because the start script uses it too, to pick the same pictures.

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

/** Pixels, of a photo as it was uploaded. Nobody knows: it is wider than the medium one, and heavier by more. */
const PHOTO_WIDTH = 1600;

/**
 * How wide a card is where two stand in a row on a phone. Nobody sees more than two pixels of a picture for each of CSS,
 * so a phone with three is told two thirds: its 24 cards weigh a quarter of what they else would.
 */
export const PHONE_PAIR_SIZES = '(min-resolution: 2.1dppx) calc(30.7vw - .33rem), calc(46vw - .5rem)';

/** How wide a card of the product grid is: four columns of the page, from lg on; three from md; two on a phone. */
const GRID_SIZES = `(min-width: 64rem) min(23vw - 1.125rem, 292px), (min-width: 48rem) calc(31vw - 1rem), ${PHONE_PAIR_SIZES}`;

/** The picture of a card. `sizes` says how wide the card is; unless said, as wide as those of the grid. */
export function cardPicture({ img, thumbnail, medium = img }: Pictured, sizes = GRID_SIZES): PictureSources {
  if (!thumbnail) return { src: medium };
  return { src: medium, srcSet: `${thumbnail} ${THUMBNAIL_WIDTH}w, ${medium} ${MEDIUM_WIDTH}w`, sizes };
}

/** How wide the picture of a product's own page is; to a phone with three pixels for each of CSS, two thirds of it. */
const PAGE_SIZES =
  '(min-width: 64rem) min(49.2vw - 2.14rem, 629px), (min-width: 48rem) calc(46vw - 1.5rem), (min-resolution: 2.1dppx) 61.4vw, 92vw';

/** The picture of a product's own page: the photo itself only where a large and sharp screen shows more of it. */
export function pagePicture({ img, medium }: Pictured): PictureSources {
  if (!medium) return { src: img };
  return { src: medium, srcSet: `${medium} ${MEDIUM_WIDTH}w, ${img} ${PHOTO_WIDTH}w`, sizes: PAGE_SIZES };
}

/** The address of the picture for a place where it is never wider than a thumb. */
export function smallPicture({ img, thumbnail }: Pictured): string {
  return thumbnail ?? img;
}
