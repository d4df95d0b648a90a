import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { sumOfWork, WORK_FIGURES } from '@aloghor/functions/domain/work';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callWithToken } from '../../shared/api/client.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { DashboardFailed, DashboardPage, NotRenewed } from '../layout/page.tsx';
import { people } from '../messages/en/people.ts';
import { dayRangeText, RangeChoice, readRange, withRange } from '../overview/range-choice.tsx';
import { DataTable } from '../table/data-table.tsx';
import { peopleColumns } from './people-columns.tsx';

/** What each of the staff has done in a range of days, or the visitor alone; the range is kept in the address. */
export function PeoplePage() {
  const language = useLanguage();
  const t = useMessages(people);
  const { visitor } = useSession();
  const [search, setSearch] = useSearchParams();
  const chosen = readRange(search, serverNow());
  const { data, error, isPlaceholderData, refetch } = useQuery(workQuery(chosen.days));
  const shown = error && isPlaceholderData ? undefined : data; // figures of the previous range are shown only while these load
  return (
    <DashboardPage
      title={t.title}
      text={hasPermission(visitor, 'work:read') ? t.text : t.ownText}
      actions={
        <RangeChoice
          chosen={chosen}
          onChoose={(range) => setSearch((current) => withRange(current, range), { replace: true })}
        />
      }
    >
      <p className="mb-3 text-ink-soft text-sm tabular-nums">
        {dayRangeText(chosen.days.from, chosen.days.to, language)}
      </p>
      {error && shown && <NotRenewed error={error} onRetry={refetch} />}
      {error && !shown ? (
        <DashboardFailed error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t.title}
          columns={peopleColumns(language)}
          rows={shown?.people.map((person) => ({ _id: person.by, ...person }))}
          isStale={isPlaceholderData}
        />
      )}
      {shown && isEmpty(shown.people) && <p className="mt-4">{t.nothing}</p>}
      <Meanings />
    </DashboardPage>
  );
}

/** The figures of a range of days; the previous range is shown until they are loaded. */
function workQuery(days: DayRange) {
  return queryOptions({
    queryKey: ['work', days],
    queryFn: () => callWithToken('GET /stats/people', { query: days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });
}

function isEmpty(all: Parameters<typeof sumOfWork>[0]): boolean {
  const sums = sumOfWork(all);
  return WORK_FIGURES.every((figure) => sums[figure] === 0);
}

function Meanings() {
  const t = useMessages(people);
  return (
    <section aria-labelledby="meanings-title" className="mt-8 max-w-3xl text-ink-soft text-sm">
      <h2 id="meanings-title" className="font-sans font-semibold text-base text-ink">
        {t.meaningsTitle}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {Object.entries(t.meanings).map(([name, meaning]) => (
          <li key={name}>{meaning}</li>
        ))}
      </ul>
    </section>
  );
}
