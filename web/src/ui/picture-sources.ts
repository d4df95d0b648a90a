// Imports nothing: a script that runs ahead of all others picks the same pictures with it.

interface Pictured {
  img: string;
  /** The same picture, so wide as `THUMBNAIL_WIDTH` says. */
  thumbnail?: string | undefined;
}

/** What an `<img>` is given. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** Pixels. */
export const THUMBNAIL_WIDTH = 400;

/** Pixels, of a picture that is as good as the shop's own ones. */
const PICTURE_WIDTH = 800;

/** How wide a card of the product grid is: four columns of the page, from lg on; three from md; two on a phone. */
const GRID_SIZES =
  '(min-width: 64rem) min(23vw - 1.125rem, 292px), (min-width: 48rem) calc(31vw - 1rem), calc(46vw - .5rem)';

/** The picture of a card. `sizes` says how wide the card is; unless said, as wide as those of the grid. */
export function cardPicture({ img, thumbnail }: Pictured, sizes = GRID_SIZES): PictureSources {
  if (!thumbnail) return { src: img };
  return { src: img, srcSet: `${thumbnail} ${THUMBNAIL_WIDTH}w, ${img} ${PICTURE_WIDTH}w`, sizes };
}

/** The address of the picture for a place where it is never wider than a thumb. */
export function smallPicture({ img, thumbnail }: Pictured): string {
  return thumbnail ?? img;
}
