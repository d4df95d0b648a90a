import { t } from '../locale/messages.ts';

/** Says on a card, or beside a price, that no piece is left. */
export function SoldOut({ className = '' }: { className?: string }) {
  return (
    <p className={`w-fit rounded-full border border-line bg-paper px-3 py-1 font-semibold text-sm ${className}`}>
      {t.product.soldOut}
    </p>
  );
}
