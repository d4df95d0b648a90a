import type { PictureSources } from '../ui/picture-sources.ts';

/** As an `img` or a `source` asks for it. */
type Picture = Partial<PictureSources> & { media?: string };

/** Lets the browser load a picture of the first screen before the page that shows it is there. */
export function preloadPicture({ src = '', srcSet = '', sizes = '', media = '' }: Picture): void {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'image',
    fetchPriority: 'high',
    media,
    imageSrcset: srcSet,
    imageSizes: sizes,
  });
  if (src) link.href = src;
  document.head.append(link);
}
