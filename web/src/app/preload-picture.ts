/** A picture as an `img` or a `source` asks for it. */
export interface Picture {
  src?: string;
  srcSet?: string;
  sizes?: string;
  media?: string;
}

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
