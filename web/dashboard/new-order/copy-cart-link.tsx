import { Link2 } from 'lucide-react';
import { cartLinkOf, LINK_PRODUCTS_MAXIMUM } from '../../shared/cart/cart-link.ts';
import { languageInUse } from '../../shared/lib/language.ts';
import { pathIn } from '../../shared/lib/localized-path.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showNotice, showToast } from '../../shared/ui/popup.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import type { ChosenProduct } from './new-order-draft.ts';

/** Copies the address of a cart with these products, to send in a chat; where it cannot be copied, it is shown. */
export function CopyCartLink({ products }: { products: ChosenProduct[] }) {
  const isTooLong = products.length > LINK_PRODUCTS_MAXIMUM;

  async function copy() {
    const entries = products.map(({ _id, quantity }) => ({ ItemId: _id, quantity }));
    const link = window.location.origin + pathIn(languageInUse(), cartLinkOf(entries));
    try {
      await navigator.clipboard.writeText(link);
      void showToast(tAdmin.newOrder.linkCopied);
    } catch {
      void showNotice(link, tAdmin.newOrder.copyByHand);
    }
  }

  return (
    <div className="mt-3">
      <Button variant="quiet" size="dense" disabled={isTooLong} onClick={copy}>
        <Link2 aria-hidden className="size-4" />
        {tAdmin.newOrder.copyLink}
      </Button>
      <p className="mt-1.5 text-ink-soft text-sm">
        {isTooLong ? tAdmin.newOrder.linkTooLong(LINK_PRODUCTS_MAXIMUM) : tAdmin.newOrder.linkHint}
      </p>
    </div>
  );
}
