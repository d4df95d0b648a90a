import type { PictureSources } from './picture-sources.ts';

/** When a picture loads: with high priority, normally, or only near the viewport. */
export type PictureTurn = 'first' | 'soon' | 'near';

interface ProductPictureProps {
  name: string;
  /** Where it is not the page's own. */
  lang?: 'en' | undefined;
  sources: PictureSources;
  turn?: PictureTurn;
  className?: string;
}

/** The square picture of a product on the pictures' own backdrop, so that nothing jumps while it loads. */
export function ProductPicture({ name, lang, sources, turn = 'near', className = '' }: ProductPictureProps) {
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
      className={`aspect-square w-full rounded-card bg-stone object-cover text-transparent ${className}`}
    />
  );
}
