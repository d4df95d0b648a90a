import { doneBy, type ParcelNotes } from '@aloghor/functions/domain/packing';
import { shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { packing } from '../messages/en/packing.ts';

/** Who has packed an order, and printed its slip; nothing while nobody has. */
export function PackedAndPrinted({ notes: { packed, printed } }: { notes: ParcelNotes }) {
  const language = useLanguage();
  const t = useMessages(packing);
  return (
    <>
      {packed && (
        <span className="font-semibold text-sm text-success">
          {t.packedBy(doneBy(packed), shopTime(packed.at, language))}
        </span>
      )}
      {printed && (
        <span className="text-ink-soft text-sm">{t.printedBy(doneBy(printed), shopTime(printed.at, language))}</span>
      )}
    </>
  );
}
