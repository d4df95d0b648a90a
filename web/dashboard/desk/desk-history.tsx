import type { DeskOrder, MobileNumberHistory } from '@aloghor/functions/contract/desk';
import { BY_BUYER } from '@aloghor/functions/domain/answer-links';
import { TriangleAlert } from 'lucide-react';
import { shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { notificationsPage } from '../messages/en/admin.ts';
import { deskPage } from '../messages/en/desk.ts';
import { ordersPage } from '../messages/en/orders.ts';

type Desk = DeskOrder['desk'];

/** The source, calls, notes and previous versions of an order, newest first. */
export function DeskHistory({ desk: { source, answer, attempts, messages = [], notes, versions } }: { desk: Desk }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  const tNotificationsPage = useMessages(notificationsPage);
  const { ways, opened, by: byWay } = t.messages;
  const given = answer?.given;
  return (
    <>
      {source && <p className="text-ink-soft text-sm">{t.cameBy(t.sources[source])}</p>}
      <Entries
        label={t.answer}
        entries={given ? [{ at: given.at, by: BY_BUYER, what: t.answers[given.outcome] }] : []}
      />
      <Entries
        label={opened}
        entries={messages.map(({ at, by, event, way }) => ({
          at,
          by,
          what: byWay(tNotificationsPage.events[event], ways[way]),
        }))}
      />
      <Entries label={t.notes} entries={notes.map(({ at, by, text }) => ({ at, by, what: text }))} />
      <Entries label={t.calls} entries={attempts.map(({ at, by, outcome }) => ({ at, by, what: t.states[outcome] }))} />
      <Entries
        label={t.versions}
        entries={versions.map(({ at, by, before }) => ({ at, by, what: versionText(before, language) }))}
      />
    </>
  );
}

function versionText(
  { name, mobileNumber, place, deliveryAddress, lines }: Desk['versions'][number]['before'],
  language: LanguageCode,
): string {
  const t = messagesIn(language, ordersPage);
  const items = lines?.map((line) => `${line.quantity} × ${line.name}`).join('; ');
  const area = place && placeName(place, language);
  return [name, mobileNumber, area, deliveryAddress, items].filter(Boolean).join(' · ') || t.noAddress;
}

function Entries({ label, entries }: { label: string; entries: { at: number; by: string; what: string }[] }) {
  const language = useLanguage();
  const t = useMessages(deskPage);
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans font-semibold text-sm">{label}</h3>
      <ul className="mt-1 grid gap-1 border-line border-l-2 pl-3 text-sm">
        {[...entries].reverse().map(({ at, by, what }) => (
          <li key={at} className="wrap-anywhere">
            <span className="whitespace-pre-line">{what}</span>{' '}
            <span className="text-ink-soft">
              <span>{shopTime(at, language)}</span> <span>{by === BY_BUYER ? t.byBuyer : t.by(by)}</span>
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
  const t = useMessages(deskPage);
  if (!history) return <Warning>{t.notCourierPhone}</Warning>;
  const { ordered, delivered, refused, lastAt, isMore } = history;
  const { first, many, last, warning } = t.history;
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
      <span className="min-w-0">
        <UnbrokenText text={children} />
      </span>
    </p>
  );
}
