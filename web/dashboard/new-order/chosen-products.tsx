import { Link2, X } from 'lucide-react';
import { cartLinkOf, LINK_PRODUCTS_MAXIMUM } from '../../shared/cart/cart-link.ts';
import { sum } from '../../shared/lib/format.ts';
import { pathIn } from '../../shared/lib/language.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProductThumbnail } from '../../shared/ui/product-thumbnail.tsx';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { copyLink } from '../../shared/ui/share-link.ts';
import { newOrder } from '../messages/en/desk.ts';
import type { ChosenProduct } from '../order-products/chosen-product.ts';

interface ChosenProductsProps {
  products: ChosenProduct[];
  onChange: (products: ChosenProduct[]) => void;
}

/** The lines of the order with their quantities and sums. */
export function ChosenProducts({ products, onChange }: ChosenProductsProps) {
  const language = useLanguage();
  const t = useMessages(newOrder);
  const setQuantity = (id: string, quantity: number) =>
    onChange(products.map((one) => (one._id === id ? { ...one, quantity } : one)));
  return (
    <section aria-label={t.chosen}>
      <h2 className="mb-3 text-xl">{t.chosen}</h2>
      {products.length === 0 && <p className="text-ink-soft">{t.noneChosen}</p>}
      <ul className="grid grid-cols-1 gap-2">
        {products.map((product) => (
          <li
            key={product._id}
            aria-label={nameOf(product, language)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-white p-2"
          >
            <ProductThumbnail product={product} />
            <span className="min-w-0 basis-32 grow leading-snug">{nameOf(product, language)}</span>
            <span className="ml-auto flex items-center gap-2">
              <QuantityStepper
                quantity={product.quantity}
                onChange={(quantity) => setQuantity(product._id, quantity)}
              />
              <span className="min-w-20 whitespace-nowrap text-right tabular-nums">
                {sum(product.price * product.quantity, language)}
              </span>
              <Button
                aria-label={t.remove(nameOf(product, language))}
                variant="icon"
                onClick={() => onChange(products.filter(({ _id }) => _id !== product._id))}
              >
                <X aria-hidden className="size-5" />
              </Button>
            </span>
            {product.stock !== undefined && product.quantity > product.stock && (
              <p className="basis-full text-danger text-sm">{t.tooMany(product.stock)}</p>
            )}
          </li>
        ))}
      </ul>
      {products.length > 0 && <CopyCartLink products={products} />}
    </section>
  );
}

/** Copies a link to a cart with these products, to send in a chat; shows it where copying is not possible. */
function CopyCartLink({ products }: { products: ChosenProduct[] }) {
  const language = useLanguage();
  const t = useMessages(newOrder);
  const isTooLong = products.length > LINK_PRODUCTS_MAXIMUM;

  function copy() {
    const entries = products.map(({ _id, quantity }) => ({ ItemId: _id, quantity }));
    const link = window.location.origin + pathIn(language, cartLinkOf(entries));
    return copyLink(link, { copied: t.linkCopied, copyByHand: t.copyByHand }, language);
  }

  return (
    <div className="mt-3">
      <Button variant="quiet" size="dense" disabled={isTooLong} onClick={copy}>
        <Link2 aria-hidden className="size-4" />
        {t.copyLink}
      </Button>
      <p className="mt-1.5 text-ink-soft text-sm">{isTooLong ? t.linkTooLong(LINK_PRODUCTS_MAXIMUM) : t.linkHint}</p>
    </div>
  );
}
