import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { packing } from '../messages/en/orders.ts';
import type { AddressFilter } from '../table/table-address.ts';

/** The filter by the outcome of the call. */
export const CALLS = ['confirmed'] as const;

/** Leaves in a list only the orders that their buyers have confirmed. */
export function ConfirmedFilter({ filter }: { filter: AddressFilter<(typeof CALLS)[number]> }) {
  const t = useMessages(packing);
  const isOn = filter.value === 'confirmed';
  return (
    <Button
      variant={isOn ? 'primary' : 'quiet'}
      size="dense"
      aria-pressed={isOn}
      onClick={() => filter.choose(isOn ? undefined : 'confirmed')}
    >
      {t.confirmed}
    </Button>
  );
}
