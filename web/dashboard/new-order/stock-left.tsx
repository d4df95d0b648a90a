import { t } from '../../shared/locale/messages.ts';
import { shop } from '../../shared/shop.config.ts';
import { tAdmin } from '../messages/admin-messages.ts';

/** How many pieces there are; nothing for a product that is not counted. */
export function StockLeft({ stock }: { stock: number | undefined }) {
  if (stock === undefined) return null;
  if (stock === 0) return <span className="font-semibold text-danger">{t.product.soldOut}</span>;
  const style = stock <= shop.limits.lowStock ? 'text-brass-text' : 'text-ink-soft';
  return <span className={style}>{tAdmin.newOrder.left(stock)}</span>;
}
