import { smallPicture } from './pictures.tsx';

/** The small picture of a product, beside its name in a list. */
export function ProductThumbnail({ product }: { product: Parameters<typeof smallPicture>[0] }) {
  return (
    <img
      src={smallPicture(product)}
      alt=""
      width="48"
      height="48"
      loading="lazy"
      draggable={false}
      className="size-12 shrink-0 rounded-lg bg-stone object-cover"
    />
  );
}
