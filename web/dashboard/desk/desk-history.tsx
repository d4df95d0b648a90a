import type { DeskOrder } from '@aloghor/functions/contract/desk';
import { shopTime } from '../../shared/lib/dates.ts';
import { placeName } from '../../shared/lib/place-name.ts';
import { tAdmin } from '../messages/admin-messages.ts';

type Desk = DeskOrder['desk'];

/** How it came, the calls, the notes and the old addresses of an order, the newest first. */
export function DeskHistory({ desk: { source, attempts, notes, versions } }: { desk: Desk }) {
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
        entries={versions.map(({ at, by, before }) => ({ at, by, what: versionText(before) }))}
      />
    </>
  );
}

function versionText({
  name,
  mobileNumber,
  place,
  deliveryAddress,
  lines,
}: Desk['versions'][number]['before']): string {
  const pieces = lines?.map((line) => `${line.quantity} × ${line.name}`).join('; ');
  const area = place && placeName(place);
  return [name, mobileNumber, area, deliveryAddress, pieces].filter(Boolean).join(' · ') || tAdmin.orders.noAddress;
}

function Entries({ label, entries }: { label: string; entries: { at: number; by: string; what: string }[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans font-semibold text-sm">{label}</h3>
      <ul className="mt-1 grid gap-1 border-line border-l-2 pl-3 text-sm">
        {entries.toReversed().map(({ at, by, what }) => (
          <li key={at} className="wrap-anywhere">
            <span className="whitespace-pre-line">{what}</span>{' '}
            <span className="text-ink-soft">
              {shopTime(at)} {tAdmin.desk.by(by)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
