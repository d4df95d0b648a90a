import { scannedOrder } from '@aloghor/functions/domain/packing';
import { useMessages } from '../../shared/locale/locale.ts';
import { ordersPage } from '../messages/en/orders.ts';
import { SearchField } from '../table/search-field.tsx';

interface OrderSearchProps {
  typed: string;
  onType: (text: string) => void;
  className: string;
}

/** Searches orders while typing. It also takes input of a scanner: the code on a slip becomes the order's number. */
export function OrderSearch({ typed, onType, className }: OrderSearchProps) {
  const t = useMessages(ordersPage);
  return (
    <SearchField
      label={t.search}
      value={typed}
      onChange={(text) => onType(scannedOrder(text) ?? text)}
      className={className}
    />
  );
}
