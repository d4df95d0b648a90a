import { tAdmin } from '../messages/admin-messages.ts';
import { SearchField } from '../table/search-field.tsx';

interface OrderSearchProps {
  typed: string;
  onType: (text: string) => void;
  className: string;
}

/** Searches orders while typing. A scanner may type into it, too: the code of a slip becomes the number of its order. */
export function OrderSearch({ typed, onType, className }: OrderSearchProps) {
  return (
    <SearchField
      label={tAdmin.orders.search}
      value={typed}
      onChange={(text) => onType(scannedOrder(text) ?? text)}
      className={className}
    />
  );
}

/**
 * The order that the code of a slip names, by its number or id; undefined for another text. What was in the field before
 * the address is dropped, since a scanner types behind it.
 */
export function scannedOrder(text: string): string | undefined {
  const [, query] = /\/track\?(id=[^&\s]+)$/i.exec(text.trim()) ?? [];
  return query && (new URLSearchParams(query).get('id') ?? undefined);
}
