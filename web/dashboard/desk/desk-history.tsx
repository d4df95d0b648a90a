import type { DeskOrder, MobileNumberHistory } from '@aloghor/functions/contract/desk';
import { TriangleAlert } from 'lucide-react';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { dashboardMessages } from '../messages/admin-messages.ts';

type Desk = DeskOrder['desk'];

/** The source, calls, notes and previous versions of an order, newest first. */
export function DeskHistory({ desk: { source, attempts, notes, versions } }: { desk: Desk }) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  return (
    <>
      {source && <p className="text-ink-soft text-sm">{tAdmin.desk.cameBy(tAdmin.desk.sources[source])}</p>}
      <Entries label={tAdmin.desk.notes} entries={notes.map(({ at, by, text }) => ({ at, by, what: text }))} />
      <Entries
        label={tAdmin.desk.calls}
        entries={attempts.map(({ at, by, outcome }) => ({ at, by, what: tAdmin.desk.states[outcome] }))}
      />
      <Entries
        label={tAdmin.desk.versions}
        entries={versions.map(({ at, by, before }) => ({ at, by, what: versionText(before, language) }))}
      />
    </>
  );
}

function versionText(
  { name, mobileNumber, place, deliveryAddress, lines }: Desk['versions'][number]['before'],
  language: LanguageCode,
): string {
  const tAdmin = messagesIn(language, dashboardMessages);
  const items = lines?.map((line) => `${line.quantity} × ${line.name}`).join('; ');
  const area = place && placeName(place, language);
  return [name, mobileNumber, area, deliveryAddress, items].filter(Boolean).join(' · ') || tAdmin.orders.noAddress;
}

function Entries({ label, entries }: { label: string; entries: { at: number; by: string; what: string }[] }) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans font-semibold text-sm">{label}</h3>
      <ul className="mt-1 grid gap-1 border-line border-l-2 pl-3 text-sm">
        {[...entries].reverse().map(({ at, by, what }) => (
          <li key={at} className="wrap-anywhere">
            <span className="whitespace-pre-line">{what}</span>{' '}
            <span className="text-ink-soft">
              <span>{shopTime(at, language)}</span> <span>{tAdmin.desk.by(by)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How other orders of a mobile number ended; with a warning if it has refused parcels before. */
export function MobileNumberSummary({ history }: { history: MobileNumberHistory | undefined }) {
  const language = useLanguage();
  const tAdmin = useMessages(dashboardMessages);
  if (!history) return <Warning>{tAdmin.desk.notCourierPhone}</Warning>;
  const { ordered, delivered, refused, lastAt, isMore } = history;
  const { first, many, last, warning } = tAdmin.desk.history;
  return (
    <div className="grid gap-2">
      {refused > 0 && <Warning>{warning(refused)}</Warning>}
      <p className="text-ink-soft">
        <span>{ordered === 0 ? first : many(ordered, delivered, refused, isMore)}</span>
        {lastAt !== undefined && <span>{` ${last(shopTime(lastAt, language))}`}</span>}
      </p>
    </div>
  );
}

/** Something to know before calling. */
export function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 rounded-lg border border-danger/40 px-3 py-2 font-semibold text-danger">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      {children}
    </p>
  );
}
