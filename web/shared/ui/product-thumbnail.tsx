import { type Pictured, smallPicture } from './pictures.tsx';

/** The classes by size in pixels. */
const SIZES = { 44: 'size-11', 48: 'size-12', 56: 'size-14', 80: 'size-20' };

interface ProductThumbnailProps {
  product: Pictured;
  /** Pixels. */
  size?: keyof typeof SIZES;
  /** Only where its name is not beside it. */
  alt?: string;
}

/** The small picture of a product, beside its name in a list. */
export function ProductThumbnail({ product, size = 48, alt = '' }: ProductThumbnailProps) {
  return (
    <img
      src={smallPicture(product)}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      draggable={false}
      className={`${SIZES[size]} shrink-0 rounded-lg bg-stone object-cover`}
    />
  );
}
