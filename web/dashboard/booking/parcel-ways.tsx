import type { ParcelEvent, ParcelWay } from '@aloghor/functions/contract/parcel-ways';
import { carrierName } from '@aloghor/functions/domain/couriers';
import { doneBy } from '@aloghor/functions/domain/packing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopTime } from '../../shared/lib/dates.ts';
import { useLanguage, useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/status.tsx';
import { NotRenewed } from '../layout/page.tsx';
import { booking } from '../messages/en/booking.ts';
import { rescue as rescueMessages } from '../messages/en/rescue.ts';
import { parcelsQuery } from './booking-api.ts';
import { stateText } from './parcel-state.tsx';

/** The way of each parcel of an order, the last booked first: what was told of it, by whom, and what was done about it. */
export function ParcelWays({ orderId }: { orderId: string }) {
  const t = useMessages(booking);
  const { data, error, refetch } = useQuery(parcelsQuery(orderId));
  return (
    <section aria-label={t.way} className="grid gap-4 rounded-card border border-line p-4 md:px-6">
      <h2 className="font-sans text-ink-soft text-sm">{t.way}</h2>
      {error && <NotRenewed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-24 rounded-card" />}
      {data?.map((way) => (
        <Way key={way._id} way={way} isOnly={data.length === 1} />
      ))}
    </section>
  );
}

/** Steps that are shown at once, the newest. */
const SHOWN = 5;

function Way({ way, isOnly }: { way: ParcelWay; isOnly: boolean }) {
  const t = useMessages(booking);
  const [isWhole, setIsWhole] = useState(false);
  const { parcel } = way;
  const steps = stepsOf(way);
  return (
    <div className="grid justify-items-start gap-2">
      {!isOnly && <h3 className="font-sans font-semibold text-base">{t.wayOf(carrierName(parcel), parcel.invoice)}</h3>}
      {parcel.doubt === 'restAwaited' && (
        <p role="status" className="rounded-card bg-glow px-3 py-2">
          {t.doubts.restAwaited(carrierName(parcel))}
        </p>
      )}
      <ol className="grid gap-1.5 border-line border-l-2 pl-4">
        {steps.slice(0, isWhole ? steps.length : SHOWN).map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may have happened at the same time
          <Step key={place} step={step} way={way} />
        ))}
      </ol>
      {steps.length > SHOWN && !isWhole && (
        <Button variant="quiet" size="dense" onClick={() => setIsWhole(true)}>
          {t.wholeWay(steps.length)}
        </Button>
      )}
    </div>
  );
}

type Act = NonNullable<ParcelWay['rescue']>['acts'][number];

/** What was told and what was done, the newest first. */
function stepsOf({ events, rescue }: ParcelWay): (ParcelEvent | Act)[] {
  return [...events, ...(rescue?.acts ?? [])].sort((one, other) => other.at - one.at);
}

function Step({ step, way: { parcel } }: { step: ParcelEvent | Act; way: ParcelWay }) {
  const language = useLanguage();
  const t = useMessages(booking);
  const tRescue = useMessages(rescueMessages);
  const isAct = 'outcome' in step;
  const text = isAct ? tRescue.acts[step.outcome] : stateText({ ...parcel, state: step.state }, language);
  const source = isAct ? doneBy(step) : t.sources[step.from](carrierName(parcel));
  return (
    <li className="grid">
      <span className="wrap-anywhere">
        <span>{text}</span>
        {!isAct && step.word && <span lang="en">{` “${step.word}”`}</span>}
        {!isAct && step.message && <span lang="en">{` ${step.message}`}</span>}
      </span>
      <span className="text-ink-soft text-sm">
        <span>{shopTime(step.at, language)}</span> <span>{source}</span>
      </span>
    </li>
  );
}
