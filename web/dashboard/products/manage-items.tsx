import { CHOSEN_SORTS, PRODUCT_SORTS } from '@aloghor/functions/domain/products';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useState } from 'react';
import { shownSort } from '../../shared/api/product-lists.ts';
import { nameOf } from '../../shared/lib/product-texts.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Select } from '../../shared/ui/fields.tsx';
import { ADMIN_ITEMS } from '../cache.ts';
import { DashboardPage } from '../layout/page.tsx';
import { dataTable } from '../messages/en/common.ts';
import { productsPage } from '../messages/en/products.ts';
import { CameraScan } from '../scan/camera-scan.tsx';
import { besideFilters, FilterSelect } from '../table/filter-select.tsx';
import { PagedTable, usePagedList } from '../table/paged-list.tsx';
import { SearchField, useSearchText } from '../table/search-field.tsx';
import { useAddressFilter } from '../table/table-address.ts';
import { TickAll, tickColumn } from '../table/tick-box.tsx';
import { useTicks } from '../table/ticks.ts';
import { BulkItemsBar, BulkItemsResult } from './bulk-items.tsx';
import { itemColumns } from './item-columns.tsx';
import { ItemsActions, NoItems } from './items-actions.tsx';
import { fetchItems, ITEM_FILTERS, itemTableQuery } from './products-api.ts';
import { SharePictures } from './share-pictures.tsx';
import { useBulkChange } from './use-bulk-change.ts';

/** Every product, with its stock: to change, alone or several at once, or count for staff who may, to read for others. */
export function ManageItems() {
  const language = useLanguage();
  const t = useMessages(productsPage);
  const tDataTable = useMessages(dataTable);
  const { visitor } = useSession();
  const mayChange = hasPermission(visitor, 'products:change');
  const mayCount = hasPermission(visitor, 'stock:change');
  const sort = useAddressFilter('sort', PRODUCT_SORTS);
  // Sorting by the names in the other language stays until another order is chosen, because the open page depends on it.
  const byName = sort.value?.startsWith('name') ? sort.value : shownSort('name', language);
  const show = useAddressFilter('show', ITEM_FILTERS);
  const { typed, setTyped, q } = useSearchText();
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const list = usePagedList((cursor) => itemTableQuery({ q, sort: sort.value, show: show.value, cursor }));
  const listed = mayChange ? list.page.data?.reply : undefined;
  const ticks = useTicks({ name: 'item-ticks', listed, queryKey: ADMIN_ITEMS, read: fetchItems });
  const changing = useBulkChange(ticks);
  const columns = itemColumns({ mayChange, mayCount }, language);
  const tick = tickColumn(ticks, tDataTable.tick, (item) => t.tickOf(nameOf(item, language)));
  return (
    <DashboardPage title={t.title} actions={mayChange && <ItemsActions />}>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField label={t.search} value={typed} onChange={setTyped} className="w-full sm:w-80" />
        <Select
          label={t.sort}
          isLabelHidden
          size="dense"
          className={besideFilters}
          value={sort.value ?? 'newest'}
          options={CHOSEN_SORTS.map((one) => [one === 'name' ? byName : one, t.sorts[one]] as const)}
          onChange={(next) => sort.choose(next && next !== 'newest' ? next : undefined)}
        />
        <FilterSelect label={t.show} filter={show} nameOf={(one) => t.showing[one]} all={t.showing.all} />
        {mayCount && <CameraScan isOpen={isCameraOpen} size="dense" onToggle={setIsCameraOpen} onCode={setTyped} />}
      </div>
      {mayChange && <SharePictures />}
      <BulkItemsResult changing={changing} />
      {mayChange && <TickAll ticks={ticks} />}
      <PagedTable
        {...list}
        caption={t.title}
        columns={mayChange ? [tick, ...columns] : columns}
        isFiltered={q !== undefined || show.value !== undefined || !mayChange}
        empty={<NoItems />}
      />
      <BulkItemsBar ticks={ticks} changing={changing} />
    </DashboardPage>
  );
}
