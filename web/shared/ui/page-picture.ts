import { mediumOffer, type Pictured, type PictureSources, thumbnailOffer } from './pictures.tsx';

/** Assumed pixels of an uploaded photo, whose real width is unknown: wider than the medium one. */
const PHOTO_WIDTH = 1600;

/** The width of the picture on a product's page; two thirds of it on phones with three pixels per CSS pixel. */
const PAGE_SIZES =
  '(min-width: 64rem) min(49.2vw - 2.14rem, 629px), (min-width: 48rem) calc(46vw - 1.5rem), (min-resolution: 2.1dppx) 61.4vw, 92vw';

/** The picture on a product's page: the photo itself only on large, high-density screens. */
export function pagePicture({ img, thumbnail, medium }: Pictured): PictureSources {
  const src = medium ?? img;
  const offers = [mediumOffer(src)];
  if (thumbnail) offers.unshift(thumbnailOffer(thumbnail));
  if (medium) offers.push(`${img} ${PHOTO_WIDTH}w`);
  return offers.length > 1 ? { src, srcSet: offers.join(', '), sizes: PAGE_SIZES } : { src };
}
