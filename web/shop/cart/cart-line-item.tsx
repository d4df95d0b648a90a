import { orderTotal } from '@aloghor/functions/domain/orders';
import { Trash2 } from 'lucide-react';
import { useShopName } from '../../shared/api/settings.ts';
import { sum } from '../../shared/lib/format.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { langOfName, nameOf } from '../../shared/lib/product-texts.ts';
import { cartPage, inCart } from '../../shared/locale/en/buying.ts';
import { common } from '../../shared/locale/en/common.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { NO_PICTURE, ProductPicture, smallPicture } from '../../shared/ui/pictures.tsx';
import { ask, showToast } from '../../shared/ui/popup-actions.ts';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { REMOVED_MS } from '../../shared/ui/times.ts';
import type { CartLine } from './cart-line.ts';

interface CartLineItemProps {
  line: CartLine;
  /** In taka, when the price has changed since it was last shown. */
  oldPrice: number | undefined;
  /** How many are left, if they are few and the shop shows it. */
  left: number | undefined;
  onQuantity: (quantity: number) => void;
  /** False when the line is still in the cart. */
  onRemove: () => Promise<boolean>;
}

/** A line of the cart: product, quantity, price; asks before it is removed. Keeps its height while the product loads. */
export function CartLineItem({ line, oldPrice, left, onQuantity, onRemove }: CartLineItemProps) {
  const language = useLanguage();
  const shopName = useShopName();
  const tCartPage = useMessages(cartPage);
  const { productId, product, quantity, isGone, isSoldOut, asked } = line;
  const isLeftOut = isGone || isSoldOut;
  const name = product ? nameOf(product, language) : tCartPage.missingProduct;

  async function remove() {
    const { removeQuestion: question, removeYes: yes, removeNo: no } = tCartPage;
    if (!(await ask({ question, yes, no })).isConfirmed) return;
    if (await onRemove()) await showToast(tCartPage.removed, REMOVED_MS);
  }

  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-line border-b py-5 min-[24rem]:grid-cols-[5.5rem_1fr_auto] sm:grid-cols-[7rem_1fr_auto]">
      <div className="row-span-3 min-[24rem]:row-span-2">
        {product || isGone ? (
          <ProductPicture
            name={name}
            lang={product && langOfName(product, language)}
            sources={{ src: product ? smallPicture(product) : NO_PICTURE }}
          />
        ) : (
          <div className="aspect-square rounded-card bg-sand" />
        )}
      </div>
      <div className="min-w-0">
        <p className={`text-brass-text text-sm ${isSoldOut || left ? 'font-semibold' : ''}`}>
          {lineStatus(line, left, shopName, language)}
        </p>
        <h2 className="min-h-12 font-sans font-semibold text-base leading-6 tracking-normal sm:min-h-6">
          {product ? (
            <Link to={paths.product(productId)} lang={langOfName(product, language)}>
              {name}
            </Link>
          ) : isGone ? (
            name
          ) : (
            <Skeleton className="h-5" />
          )}
        </h2>
        <p className="min-h-6 text-ink-soft">
          {isLeftOut ? tCartPage.notInTotal : product && tCartPage.each(sum(product.price, language))}
        </p>
        {product && oldPrice !== undefined && (
          <p className="mt-1 font-semibold text-brass-text text-sm">
            {tCartPage.priceChanged(sum(oldPrice, language), sum(product.price, language))}
          </p>
        )}
      </div>
      <p className="min-h-7 min-w-20 whitespace-nowrap font-serif text-lg min-[24rem]:pt-5 min-[24rem]:text-right sm:min-w-28">
        {product && !isLeftOut && sum(orderTotal([{ price: product.price, quantity }]), language)}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between min-[24rem]:col-span-2">
        {isLeftOut ? (
          <span className="text-ink-soft">{tCartPage.quantityOf(quantity)}</span>
        ) : (
          <fieldset disabled={asked === 'adding'} className="contents">
            <QuantityStepper quantity={quantity} onChange={onQuantity} format={tCartPage.quantityOf} />
          </fieldset>
        )}
        <Button aria-label={tCartPage.remove(name)} variant="icon" disabled={asked === 'adding'} onClick={remove}>
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  );
}

/** That it cannot be ordered, what the server is still asked, how few are left, or else the shop. */
function lineStatus(
  { isGone, isSoldOut, asked }: CartLine,
  left: number | undefined,
  shopName: string,
  language: LanguageCode,
): string {
  const tCartPage = messagesIn(language, cartPage);
  const t = messagesIn(language, common);
  if (isGone) return t.cart.unavailable;
  if (isSoldOut) return t.product.soldOut;
  if (asked) return tCartPage.asked[asked];
  if (left) return messagesIn(language, inCart).left(left);
  return shopName && tCartPage.by(shopName);
}
