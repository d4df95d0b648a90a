import { SMALL_PICTURES } from '@aloghor/functions/domain/small-pictures';
import type { CSSProperties } from 'react';
import type { LanguageCode } from '../lib/language.ts';
import noPicture from './no-picture.svg?inline';

/** When a picture loads: with high priority, normally, or only near the viewport. */
export type PictureTurn = 'first' | 'soon' | 'near';

interface ProductPictureProps {
  name: string;
  /** Where it is not the page's own. */
  lang?: LanguageCode | undefined;
  sources: PictureSources;
  turn?: PictureTurn;
  className?: string;
  style?: CSSProperties | undefined;
}

/** The square picture of a product on the pictures' own backdrop, so that nothing jumps while it loads. */
export function ProductPicture({ name, lang, sources, turn = 'near', className = '', style }: ProductPictureProps) {
  return (
    <img
      sizes={sources.sizes}
      srcSet={sources.srcSet}
      src={sources.src}
      alt={name}
      lang={lang}
      width="800"
      height="800"
      loading={turn === 'near' ? 'lazy' : 'eager'}
      fetchPriority={turn === 'first' ? 'high' : 'auto'}
      decoding="async"
      style={style}
      className={`aspect-square w-full rounded-card bg-stone object-cover text-transparent ${className}`}
    />
  );
}

/** With its smaller versions for pages; the medium one is absent where `img` is not much wider. */
export interface Pictured {
  img: string;
  thumbnail?: string | undefined;
  medium?: string | undefined;
}

/** What an `<img>` is given. */
export interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** The smaller versions as a `srcset` names them. */
export const thumbnailOffer = (address: string) => `${address} ${SMALL_PICTURES.thumbnail.width}w`;
export const mediumOffer = (address: string) => `${address} ${SMALL_PICTURES.medium.width}w`;

/**
 * How wide a card is in a row of two on a phone. More than two image pixels per CSS pixel are not visible, so phones with
 * three get two thirds in `sizes`: its 24 cards weigh a quarter of what they otherwise would.
 */
export const PHONE_PAIR_SIZES = '(min-resolution: 2.1dppx) calc(30.7vw - .33rem), calc(46vw - .5rem)';

/** How wide a card of the product grid is: four columns of the page, from lg on; three from md; two on a phone. */
const GRID_SIZES = `(min-width: 64rem) min(23vw - 1.125rem, 292px), (min-width: 48rem) calc(31vw - 1rem), ${PHONE_PAIR_SIZES}`;

/** Asks for the file that an `<img>` would choose: by `sizes`, so these come first. */
export function loadPicture({ sizes = '', srcSet = '', src }: PictureSources): void {
  Object.assign(new Image(), { sizes, srcset: srcSet, src });
}

/** The picture of a card. `sizes` says how wide the card is; unless said, as wide as those of the grid. */
export function cardPicture({ img, thumbnail, medium = img }: Pictured, sizes = GRID_SIZES): PictureSources {
  if (!thumbnail) return { src: medium };
  return { src: medium, srcSet: `${thumbnailOffer(thumbnail)}, ${mediumOffer(medium)}`, sizes };
}

/** The URL of the picture for places that are never wider than a thumbnail. */
export function smallPicture({ img, thumbnail }: Pictured): string {
  return thumbnail ?? img;
}

/** An unlit lamp; it needs no network. */
export const NO_PICTURE = noPicture;

/**
 * From now on a picture that cannot load is replaced by an unlit lamp, which needs no network, or by the larger file if
 * a smaller one failed. One listener for all pictures; those with several sources are the shop's own files.
 */
export function replaceMissingPictures(): void {
  const replace = (picture: EventTarget | null) => {
    if (!(picture instanceof HTMLImageElement) || picture.src.startsWith('data:') || picture.closest('picture')) return;
    if (picture.srcset) picture.removeAttribute('srcset');
    else picture.src = NO_PICTURE;
  };
  window.addEventListener('error', ({ target }) => replace(target), { capture: true }); // it does not bubble
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) replace(picture);
}
