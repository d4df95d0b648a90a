import type { BookedParcel } from '@aloghor/functions/contract/parcel-notes';
import { BY_FILE, carrierName } from '@aloghor/functions/domain/couriers';
import type { StatusTone } from '@aloghor/functions/domain/order-status';
import { toneOfParcel } from '@aloghor/functions/domain/parcels';
import type { LanguageCode } from '../../shared/lib/language.ts';
import { messagesIn, useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { booking } from '../messages/en/booking.ts';

const COLOURS: Record<StatusTone, string> = {
  waiting: 'text-ink-soft',
  paid: 'text-success',
  underWay: 'text-brass-text',
  good: 'text-success',
  bad: 'text-danger',
};

export type ShownParcel = Pick<BookedParcel, 'courier' | 'byFile' | 'state' | 'doubt'>;

/** How far a parcel is with its courier, in a few words. */
export function ParcelState({ parcel }: { parcel: ShownParcel }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const { doubt, state } = parcel;
  return (
    <span className={`text-sm ${COLOURS[doubt ? 'bad' : toneOfParcel(state)]}`}>
      <span>{carrierName(parcel)}</span>: <span>{stateText(parcel, language)}</span>
      {doubt && <span> ({t.lookAtIt})</span>}
    </span>
  );
}

/** In a word; what is unknown of a courier by file is in its file. */
export function stateText({ courier, state }: Pick<BookedParcel, 'courier' | 'state'>, language: LanguageCode): string {
  const t = messagesIn(language, booking);
  return courier === BY_FILE && state === 'unknown' ? t.inFile : t.states[state];
}
