export interface Pictured {
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

/** The URL of the picture for places that are never wider than a thumbnail. */
export function smallPicture({ img, thumbnail }: Pictured): string {
  return thumbnail ?? img;
}
