import { mayBeMobileNumber } from '@aloghor/functions/domain/mobile-number';
import type { OrderStatus } from '@aloghor/functions/domain/order-status';
import type { ReactNode } from 'react';
import { placedOrders } from '../../shared/locale/en/buying.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ordersPage } from '../messages/en/orders.ts';
import { revenue } from '../messages/en/overview.ts';
import { packing } from '../messages/en/packing.ts';
import { FilterSelect } from '../table/filter-select.tsx';
import { useSearchText } from '../table/search-field.tsx';
import { type AddressFilter, useAddressFilter } from '../table/table-address.ts';
import { AREAS, AreaFilter } from './areas.tsx';
import { OrderSearch } from './order-search.tsx';

/** The outcomes of a call to filter by. */
const CALLS = ['confirmed'] as const;
/** What is known of the money, to filter by. */
const MONEY = ['unpaid'] as const;

/** The search and the filters of a list of orders, as they are kept in the page's address. */
export function useOrderFilters(statuses: readonly OrderStatus[]) {
  const status = useAddressFilter('status', statuses);
  const area = useAddressFilter('area', AREAS);
  const call = useAddressFilter('call', CALLS);
  const money = useAddressFilter('money', MONEY);
  const search = useSearchText(mayBeMobileNumber);
  return { status, area, call, money, search };
}

export type OrderFilterState = ReturnType<typeof useOrderFilters>;

interface OrderSelectsProps {
  filters: OrderFilterState;
  /** What no status means. */
  allStatuses: string;
  /** Whether the orders that their buyers have confirmed can be listed alone. */
  hasConfirmed: boolean;
  /** Whether the orders of which money is still to come can be listed alone. */
  hasUnpaid?: boolean;
}

interface OrderFiltersProps extends OrderSelectsProps {
  /** Behind the filters. */
  children?: ReactNode;
}

/** The search field and the filters above a list of orders. */
export function OrderFilters({ children, ...selects }: OrderFiltersProps) {
  const { search } = selects.filters;
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <OrderSearch typed={search.typed} onType={search.setTyped} className="w-full sm:w-80" />
      <OrderSelects {...selects} />
      {children}
    </div>
  );
}

/** The filters of a list of orders, without its search. */
export function OrderSelects({ filters, allStatuses, hasConfirmed, hasUnpaid }: OrderSelectsProps) {
  const { status, area, call, money } = filters;
  const t = useMessages(ordersPage);
  const tOrders = useMessages(placedOrders);
  const tPacking = useMessages(packing);
  const tRevenue = useMessages(revenue);
  return (
    <>
      <FilterSelect label={t.statusFilter} filter={status} nameOf={(one) => tOrders.statuses[one]} all={allStatuses} />
      <AreaFilter filter={area} />
      {hasConfirmed && <FilterSwitch filter={call} value="confirmed" label={tPacking.confirmed} />}
      {hasUnpaid && <FilterSwitch filter={money} value="unpaid" label={tRevenue.figures.unpaid} />}
    </>
  );
}

interface FilterSwitchProps<Value extends string> {
  filter: AddressFilter<Value>;
  value: Value;
  label: string;
}

/** Filters a list by one value, or not. */
function FilterSwitch<Value extends string>({ filter, value, label }: FilterSwitchProps<Value>) {
  const isOn = filter.value === value;
  return (
    <Button
      variant={isOn ? 'primary' : 'quiet'}
      size="dense"
      aria-pressed={isOn}
      onClick={() => filter.choose(isOn ? undefined : value)}
    >
      {label}
    </Button>
  );
}
