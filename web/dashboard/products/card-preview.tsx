import { ProductCard } from '../../shared/products/product-card.tsx';
import { tAdmin } from '../messages/admin-messages.ts';
import { useLoadedPicture } from './use-showable.ts';

interface CardPreviewProps {
  name: string;
  nameBn: string;
  price: number;
  img: string | undefined;
}

// A grey square until there is a picture to show.
const NO_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/%3E';

/** The shop's own card, as an inert preview. */
export function CardPreview({ name, nameBn, price, img }: CardPreviewProps) {
  const picture = useLoadedPicture(img);
  return (
    <section aria-label={tAdmin.form.preview} className="lg:sticky lg:top-28">
      <h2 className="mb-3 font-sans font-semibold text-ink-soft text-sm tracking-normal">{tAdmin.form.preview}</h2>
      <div inert className="w-56 lg:w-full">
        <ProductCard
          turn="soon"
          product={{
            _id: 'preview',
            name: name.trim() || tAdmin.form.previewName,
            nameBn: nameBn.trim(),
            price: Math.max(0, price), // other problems are shown by the form
            categories: [],
            img: picture ?? NO_PICTURE,
          }}
        />
      </div>
    </section>
  );
}
