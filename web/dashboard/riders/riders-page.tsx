import { dayOf } from '@aloghor/functions/domain/day-of';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.tsx';
import { Field, Select } from '../../shared/ui/fields.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { Notice, Skeleton } from '../../shared/ui/status.tsx';
import { DashboardFailed, DashboardPage } from '../layout/page.tsx';
import { ridersPage } from '../messages/en/riders.ts';
import { ridersQuery } from '../orders/orders-api.ts';
import { OpenDifferences } from './open-differences.tsx';
import { RiderSheet } from './rider-sheet.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of one of the shop's own riders: what is out, what became of it, and the cash. */
export function RidersPage() {
  const t = useMessages(ridersPage);
  const { visitor } = useSession();
  const [search, setSearch] = useSearchParams();
  const { data: riders, error, refetch } = useQuery(ridersQuery);
  const rider = search.get('rider') ?? '';
  const named = search.get('day') ?? '';
  const day = DAY.test(named) ? named : dayOf(serverNow());
  const choose = (changed: { rider?: string; day?: string }) =>
    setSearch({ rider, day, ...changed }, { replace: rider === '' });

  return (
    <DashboardPage title={t.title} text={t.text}>
      {!riders && !error && <Skeleton className="h-11 max-w-md rounded-lg" />}
      {!riders && error && <DashboardFailed error={error} onRetry={refetch} />}
      {riders?.length === 0 && rider === '' && <NoRiders />}
      {riders && (riders.length > 0 || rider !== '') && (
        <>
          <div className="mb-6 grid gap-3 sm:flex sm:flex-wrap sm:items-end">
            <Select
              label={t.rider}
              className="sm:w-72"
              value={rider}
              options={[
                ['', t.chooseRider],
                ...withChosen(riders, rider).map(({ name, out }) => [name, t.withOut(name, out)] as const),
              ]}
              onChange={(chosen) => choose({ rider: chosen })}
            />
            <DayField key={day} day={day} onChoose={(chosen) => choose({ day: chosen })} />
          </div>
          {rider ? (
            <RiderSheet
              key={`${rider} ${day}`}
              rider={rider}
              day={day}
              unsettledSince={riders.find(({ name }) => name === rider)?.unsettledSince}
            />
          ) : (
            <Notice title={t.choose} text={t.chooseText}>
              <ButtonLink to={paths.dashboard.packing} variant="quiet">
                {t.toPacking}
              </ButtonLink>
            </Notice>
          )}
        </>
      )}
      {hasPermission(visitor, 'payments:change') && <OpenDifferences />}
    </DashboardPage>
  );
}

/** The riders with the chosen one, whom the settings may not name any more. */
function withChosen(riders: { name: string; out: number }[], chosen: string) {
  const isKnown = chosen === '' || riders.some(({ name }) => name === chosen);
  return isKnown ? riders : [...riders, { name: chosen, out: 0 }];
}

/** A typed day is applied as soon as it is one. */
function DayField({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const t = useMessages(ridersPage);
  const [typed, setTyped] = useState(day);
  function type(next: string) {
    setTyped(next);
    if (DAY.test(next) && next !== day) onChoose(next);
  }
  return <Field label={t.day} type="date" value={typed} onChange={({ target }) => type(target.value)} />;
}

function NoRiders() {
  const t = useMessages(ridersPage);
  const maySet = hasPermission(useSession().visitor, 'settings:change');
  return (
    <Notice title={t.none} text={maySet ? t.noneText : t.noneTextAsk}>
      {maySet && (
        <ButtonLink to={paths.dashboard.settings} variant="quiet">
          {t.toSettings}
        </ButtonLink>
      )}
    </Notice>
  );
}
