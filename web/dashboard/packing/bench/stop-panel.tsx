import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { doneBy, scannedOrder } from '@aloghor/functions/domain/packing';
import { hasPermission } from '@aloghor/functions/domain/roles';
import { OctagonX } from 'lucide-react';
import { shopTime } from '../../../shared/lib/dates.ts';
import type { LanguageCode } from '../../../shared/lib/language.ts';
import { nameOf } from '../../../shared/lib/product-texts.ts';
import { messagesIn, useLanguage, useMessages } from '../../../shared/locale/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { errorText } from '../../../shared/ui/error-text.ts';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { WithOrderNumber } from '../../../shared/ui/with-order-number.tsx';
import { bench } from '../../messages/en/packing.ts';
import { mayComeBack } from './parcel-return.ts';
import type { Stop } from './parcel-scan.ts';

interface StopPanelProps {
  stop: Stop;
  onRead: () => void;
  /** Called for an order of which something came back. */
  onCameBack: (order: PackingOrder) => void;
  /** Called for an order that is packed although its buyer has not confirmed it. */
  onPack: (order: PackingOrder) => void;
}

/** Why nothing more is scanned, until somebody says that they have read it. */
export function StopPanel({ stop, onRead, onCameBack, onPack }: StopPanelProps) {
  const language = useLanguage();
  const t = useMessages(bench);
  const readsOrders = hasPermission(useSession().visitor, 'orders:read');
  return (
    <section role="alert" className="flex flex-wrap items-center gap-4 rounded-card bg-danger p-4 text-white">
      <OctagonX aria-hidden className="size-10 shrink-0" />
      <p className="min-w-0 grow basis-60 wrap-anywhere font-semibold text-lg">
        <WithOrderNumber text={stopText(stop, language)} />
      </p>
      {'order' in stop && readsOrders && (
        <ButtonLink variant="onDark" to={paths.dashboard.order(stop.order._id)}>
          {t.openOrder}
        </ButtonLink>
      )}
      {(stop.why === 'sent' || stop.why === 'delivered') && mayComeBack(stop.order) && (
        <Button variant="onDark" className="max-sm:grow" onClick={() => onCameBack(stop.order)}>
          {t.cameBack[stop.why]}
        </Button>
      )}
      {stop.why === 'unconfirmed' && (
        <Button variant="onDark" className="max-sm:grow" onClick={() => onPack(stop.order)}>
          {t.packAnyway}
        </Button>
      )}
      <Button variant="onDark" className="max-sm:grow" onClick={onRead}>
        {t.read}
      </Button>
    </section>
  );
}

export function stopText(stop: Stop, language: LanguageCode): string {
  const { stops } = messagesIn(language, bench);
  switch (stop.why) {
    case 'packed':
      return stops.packed(stop.order.number, doneBy(stop.packed), shopTime(stop.packed.at, language));
    case 'tooMany':
      return stops.tooMany(nameOf(stop.line, language));
    case 'unknown':
    case 'wrongProduct':
    case 'otherOrder':
    case 'unclear':
      return stops[stop.why](scannedOrder(stop.code) ?? stop.code);
    case 'failed': // or rejected, for a reason of its own
      return errorText(stop.error, stops.failed(scannedOrder(stop.code) ?? stop.code), language);
    default:
      return stops[stop.why](stop.order.number);
  }
}
