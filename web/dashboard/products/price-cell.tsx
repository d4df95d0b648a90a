import type { AdminItem } from '@aloghor/functions/contract/products';
import { PRICE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { price } from '../../shared/lib/format.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import { EditableCell } from './editable-cell.tsx';
import { useEditItem } from './use-edit-item.ts';

/** The price of an item, to change in the table. */
export function PriceCell({ item }: { item: AdminItem }) {
  const edit = useEditItem(item);
  return (
    <EditableCell
      what={tAdmin.items.price}
      of={nameOf(item)}
      value={String(item.price)}
      range={{ max: PRICE_MAXIMUM, decimals: 2 }}
      isRequired
      onSave={(typed) => edit(() => ({ price: Number(typed) }))}
    >
      {price(item.price)}
    </EditableCell>
  );
}
