import type { Product } from '@aloghor/functions/contract/products';

interface ProductPictureProps {
  product: Pick<Product, 'name' | 'img'>;
  isFirst?: boolean;
  className?: string;
}

/** The square picture of a product on the pictures' own backdrop, so that nothing jumps while it loads. */
export function ProductPicture({ product, isFirst = false, className = '' }: ProductPictureProps) {
  return (
    <img
      src={product.img}
      alt={product.name}
      width="800"
      height="800"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`aspect-square w-full rounded-card bg-stone object-cover text-transparent ${className}`}
    />
  );
}
