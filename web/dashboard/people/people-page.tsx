import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { sumOfWork, WORK_FIGURES } from '@aloghor/functions/domain/work';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callWithToken } from '../../shared/api/client.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { useSession } from '../../shared/session/session.tsx';
import { DashboardPage } from '../layout/page.tsx';
import { people } from '../messages/en/people.ts';
import { useDays, useFigures } from '../overview/figures-of-days.tsx';
import { dayRangeText, RangeChoice } from '../overview/range-choice.tsx';
import { DataTable } from '../table/data-table.tsx';
import { peopleColumns } from './people-columns.tsx';

/** What each of the staff has done in a range of days, or the visitor alone; the range is kept in the address. */
export function PeoplePage() {
  const language = useLanguage();
  const t = useMessages(people);
  const { visitor } = useSession();
  const range = useDays();
  const { days } = range.chosen;
  const { shown, isStale, isLoading, failure } = useFigures(workQuery(days));
  return (
    <DashboardPage
      title={t.title}
      text={hasPermission(visitor, 'work:read') ? t.text : t.ownText}
      actions={<RangeChoice {...range} />}
    >
      <p className="mb-3 text-ink-soft text-sm tabular-nums">{dayRangeText(days.from, days.to, language)}</p>
      {failure}
      {(shown || isLoading) && (
        <DataTable
          caption={t.title}
          columns={peopleColumns(language)}
          rows={shown?.people.map((person) => ({ _id: person.by, ...person }))}
          isStale={isStale}
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
