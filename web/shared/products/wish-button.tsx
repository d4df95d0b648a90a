import { Heart } from 'lucide-react';
import { type Named, nameOf } from '../lib/product-texts.ts';
import { common } from '../locale/en/common.ts';
import { useLanguage, useMessages } from '../locale/locale.ts';
import { Button } from '../ui/button.tsx';
import { showWarning } from '../ui/popup.ts';
import { WARNING_MS } from '../ui/times.ts';
import { addWishes, removeWishes, useWishes, WISHES_MAXIMUM } from './wishes.ts';

interface WishButtonProps {
  product: Named & { _id: string };
  className?: string;
}

/** Puts a product on the wish list of this device, or takes it off. Not in prerendered pages, which nobody's list is in. */
export function WishButton({ product, className }: WishButtonProps) {
  const language = useLanguage();
  const t = useMessages(common);
  const isWished = useWishes()?.includes(product._id);
  if (isWished === undefined) return null;

  function toggle() {
    if (isWished) removeWishes([product._id]);
    else if (!addWishes([product._id])) void showWarning(t.product.wishesFull(WISHES_MAXIMUM), WARNING_MS);
  }

  return (
    <Button
      variant="icon"
      aria-pressed={isWished}
      aria-label={`${t.nav.wishes}: ${nameOf(product, language)}`}
      className={className}
      onClick={toggle}
    >
      <Heart aria-hidden fill={isWished ? 'currentColor' : 'none'} className="size-5 text-danger" />
    </Button>
  );
}
