import { dayOf } from '@aloghor/functions/domain/day-of';
import { doneBy, type ParcelNotes } from '@aloghor/functions/domain/packing';
import type { WithRider } from '@aloghor/functions/domain/riders';
import { shopClock, shopTime } from '../../shared/lib/dates.ts';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { ParcelState, type ShownParcel } from '../booking/parcel-state.tsx';
import { packing } from '../messages/en/packing.ts';

/** What is noted beside an order's status. */
type Notes = ParcelNotes & { parcel?: ShownParcel | undefined; rider?: WithRider | undefined };

/** Who has packed an order, printed its slip, and brings it, and how far its parcel is with a courier; nothing while there is none. */
export function PackedAndPrinted({ notes: { packed, printed, parcel, rider } }: { notes: Notes }) {
  const language = useLanguage();
  const t = useMessages(packing);
  return (
    <>
      {packed && (
        <span className="font-semibold text-sm text-success">
          {t.packedBy(doneBy(packed), shortTime(packed.at, language))}
        </span>
      )}
      {printed && (
        <span className="text-ink-soft text-sm">{t.printedBy(doneBy(printed), shortTime(printed.at, language))}</span>
      )}
      {parcel && <ParcelState parcel={parcel} />}
      {rider && (
        <span className="text-ink-soft text-sm">
          {t.withRider[rider.state](rider.name, shortTime(rider.at, language))}
        </span>
      )}
    </>
  );
}

/** Of today the clock alone, since it stands in a narrow column. */
export function shortTime(at: number, language: LanguageCode): string {
  return dayOf(at) === dayOf(serverNow()) ? shopClock(at, language) : shopTime(at, language);
}
