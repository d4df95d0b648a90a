import type { AdminItem } from '@aloghor/functions/contract/products';
import { STOCK_MAXIMUM } from '@aloghor/functions/domain/limits';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { t } from '../../shared/locale/messages.ts';
import { shop } from '../../shared/shop.config.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { EditableCell } from './editable-cell.tsx';
import { countOf } from './product-values.ts';
import { stockText, useEditItem } from './use-edit-item.ts';

/** How many pieces there are, to change in the table; empty ends the counting. */
export function StockCell({ item }: { item: AdminItem }) {
  const { stock } = item;
  const edit = useEditItem(item);
  return (
    <EditableCell
      what={tAdmin.items.stock}
      of={nameOf(item)}
      value={String(stock ?? '')}
      range={{ max: STOCK_MAXIMUM }}
      onSave={(typed) => edit((seen) => ({ stock: countOf(typed), stockSeen: seen.stock ?? null }))}
    >
      <span className={stock === undefined ? 'text-ink-soft' : undefined}>
        {stockText(item)}
        {stock !== undefined && stock <= shop.limits.lowStock && <Low isSoldOut={stock === 0} />}
      </span>
    </EditableCell>
  );
}

function Low({ isSoldOut }: { isSoldOut: boolean }) {
  return (
    <span className={`block font-semibold text-sm ${isSoldOut ? 'text-danger' : 'text-brass-text'}`}>
      {isSoldOut ? t.product.soldOut : tAdmin.items.runsLow}
    </span>
  );
}
