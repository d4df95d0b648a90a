import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Drawer } from '../../shared/ui/drawer.tsx';
import { dataTable } from '../messages/en/common.ts';
import { packing } from '../messages/en/packing.ts';
import { type OrderFilterState, OrderSelects } from '../orders/order-filters.tsx';
import { OrderSearch } from '../orders/order-search.tsx';
import { FilterSelect } from '../table/filter-select.tsx';
import type { AddressFilter } from '../table/table-address.ts';

/** Orders that are to be packed, and those that are packed. */
export const PACKED = ['false', 'true'] as const;

interface PackingFiltersProps {
  filters: OrderFilterState;
  packed: AddressFilter<(typeof PACKED)[number]>;
  readsOrders: boolean;
  /** What stands elsewhere on wide screens, and below the filters on phones. */
  children: ReactNode;
}

/** The search and the filters above the orders to pack; on phones the filters are in a drawer. */
export function PackingFilters({ filters, packed, readsOrders, children }: PackingFiltersProps) {
  const t = useMessages(packing);
  const tDataTable = useMessages(dataTable);
  const [isOpen, setOpen] = useState(false);
  const { status, area, call, search } = filters;
  const chosen = [status, area, call, packed].filter(({ value }) => value !== undefined).length;
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <OrderSearch typed={search.typed} onType={search.setTyped} className="min-w-0 grow sm:w-80 sm:grow-0" />
      <div className="flex flex-wrap gap-3 max-sm:hidden">
        <Selects {...{ filters, packed, readsOrders }} />
      </div>
      <Button variant="quiet" size="dense" className="sm:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-4" />
        <span>{t.openFilters(chosen)}</span>
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label={t.filters} closeLabel={tDataTable.close}>
        <div className="grid gap-4">
          <Selects {...{ filters, packed, readsOrders }} />
          {children}
        </div>
      </Drawer>
    </div>
  );
}

function Selects({ filters, packed, readsOrders }: Omit<PackingFiltersProps, 'children'>) {
  const t = useMessages(packing);
  return (
    <>
      <OrderSelects filters={filters} allStatuses={t.inShop} hasConfirmed={readsOrders} />
      <FilterSelect
        label={t.packedFilter}
        filter={packed}
        nameOf={(one) => t.packedChoices[one]}
        all={t.packedFilter}
      />
    </>
  );
}
