import { CARRIER_NAMES } from '@aloghor/functions/domain/couriers';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Field, Select } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/status.tsx';
import { carrierOptions } from '../booking/carrier-text.ts';
import { DashboardPage } from '../layout/page.tsx';
import { payoutsPage } from '../messages/en/payouts.ts';
import { NothingFound } from '../table/data-table.tsx';
import { PagedCards, usePagedList } from '../table/paged-list.tsx';
import { useAddressFilter, useTypedFilter } from '../table/table-address.ts';
import { AddPayout } from './add-payout.tsx';
import { FetchButtons } from './fetch-button.tsx';
import { MonthSheet } from './month-sheet.tsx';
import { OutstandingPanel } from './outstanding.tsx';
import { PayoutCard } from './payout-card.tsx';
import { payoutsQuery } from './payouts-api.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What couriers owe, and what they have paid out: a new file, the payouts, and the sheet of a month. */
export function PayoutsPage() {
  const language = useLanguage();
  const t = useMessages(payoutsPage);
  const courier = useAddressFilter('courier', CARRIER_NAMES);
  const month = useTypedFilter('month', MONTH);
  const open = useAddressFilter('open', ['true']);
  const filter = { courier: courier.value, month: month.value, open: open.value };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const list = usePagedList((cursor) => payoutsQuery(filter, cursor));
  return (
    <DashboardPage title={t.title} text={t.text} actions={<FetchButtons />}>
      <div className="grid gap-5">
        <OutstandingPanel />
        <AddPayout />
        <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap sm:items-end">
          <Select
            label={t.courier}
            value={courier.value ?? ''}
            options={[['', t.allCouriers], ...carrierOptions(CARRIER_NAMES, language)]}
            onChange={(value) => courier.choose(value || undefined)}
          />
          <Field
            label={t.month}
            type="month"
            value={month.written}
            onChange={({ target }) => month.type(target.value)}
          />
          <label className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-bottle"
              checked={open.value !== undefined}
              onChange={({ target }) => open.choose(target.checked ? 'true' : undefined)}
            />
            {t.onlyOpen}
          </label>
        </div>
        {courier.value && month.value && <MonthSheet courier={courier.value} month={month.value} />}
        <section aria-label={t.title}>
          <PagedCards
            {...list}
            empty={isFiltered ? <NothingFound /> : <Notice title={t.none} text={t.noneText} />}
            card={(payout) => <PayoutCard payout={payout} />}
          />
        </section>
      </div>
    </DashboardPage>
  );
}
