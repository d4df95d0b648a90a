import type { PackingOrder } from '@aloghor/functions/contract/packing';
import { countQuantity } from '@aloghor/functions/domain/order-outcomes';
import { useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../../../shared/locale/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { WithOrderNumber } from '../../../shared/ui/with-order-number.tsx';
import { DashboardPage } from '../../layout/page.tsx';
import { bench, packing } from '../../messages/en/packing.ts';
import { claimSlips } from '../../orders/printed-slips.ts';
import { ScanField } from '../../scan/scan-field.tsx';
import { fetchParcels } from '../packing-api.ts';
import { PrintLayoutSelects, usePrintLayoutChoice } from '../print-layout-choice.tsx';
import { UnpackButton } from '../unpack-button.tsx';
import { showNotPrinted, usePrinting } from '../use-printing.tsx';
import { OpenParcel } from './open-parcel.tsx';
import { OpenReturn } from './open-return.tsx';
import { PackingActions } from './packing-actions.tsx';
import { sumOf } from './parcel-return.ts';
import { linesToScan } from './parcel-scan.ts';
import { StopPanel } from './stop-panel.tsx';
import { useBench } from './use-bench.ts';

/** A bench for one parcel at a time: its slip is scanned, then each product, and the last scan closes it. */
export function PackingBench() {
  const language = useLanguage();
  const t = useMessages(bench);
  const tPacking = useMessages(packing);
  const field = useRef<HTMLInputElement>(null);
  const toField = () => field.current?.focus();
  const { choice, choose } = usePrintLayoutChoice();
  const { load, printout } = usePrinting(choice, toField);
  const { state, scan, goOn, addOne, openReturn, packAnyway, recordReturn, leave, forgetLast } = useBench(
    (order) => void printFirst(order),
  );
  const { order, returns, counted, stop, last, lastReturn, isBusy = false } = state;

  // So that the print dialog follows the last scan at once. What does not load now is loaded again then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is chosen later
  useEffect(() => void load('slips').catch(() => {}), []);

  /** Prints the slip of a packed order that has none yet. */
  async function printFirst(packed: PackingOrder) {
    if (packed.printed) return;
    try {
      const [show, printed] = await Promise.all([
        load('slips'),
        claimSlips([packed], language, (ids) => fetchParcels(ids)),
      ]);
      if (printed.length > 0) show(printed);
    } catch (error) {
      void showNotPrinted(error, language);
    }
  }

  /** Scanned keys must not reach the button that was clicked. */
  const andBack = (act: () => void) => () => {
    act();
    toField();
  };

  return (
    <DashboardPage title={t.title} text={t.text} back={{ to: paths.dashboard.packing, label: tPacking.title }}>
      <div className="grid max-w-3xl gap-4">
        <ScanField ref={field} label={order ? t.scanProduct : t.scanSlip} isPaused={stop !== undefined} onScan={scan} />
        {stop && (
          <StopPanel
            stop={stop}
            onRead={andBack(goOn)}
            onCameBack={(returned) => andBack(() => openReturn(returned))()}
            onPack={(unconfirmed) => andBack(() => packAnyway(unconfirmed))()}
          />
        )}
        <div role="status" className="grid min-h-11 gap-2 font-semibold">
          {isBusy && <p>{t.busy}</p>}
          {!isBusy && order && <p>{t.progress(order.number, sumOf(counted), countQuantity(order.orderItems))}</p>}
          {!isBusy && lastReturn && (
            <p className="text-success">
              <WithOrderNumber
                text={t.returned[lastReturn.kind](lastReturn.order.number, lastReturn.restocked, lastReturn.pieces)}
              />
            </p>
          )}
          {!isBusy && last && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-success">
                <WithOrderNumber text={t.packed(last.order.number, last.packedToday)} />
              </p>
              <UnpackButton order={last.order} onUndone={andBack(forgetLast)} />
            </div>
          )}
        </div>
        {order && returns && (
          <OpenReturn
            key={order._id}
            order={order}
            kind={returns}
            counted={counted}
            isBusy={isBusy}
            onDamaged={toField}
            onAddOne={(line) => andBack(() => addOne(line))()}
            onRecord={(found) => andBack(() => recordReturn(found))()}
            onLeave={andBack(leave)}
          />
        )}
        {order && !returns && (
          <OpenParcel
            key={order._id}
            order={order}
            counted={counted}
            onAddOne={(line) => andBack(() => addOne(line))()}
          >
            <PackingActions
              isMissing={linesToScan(order, counted).length > 0}
              onClose={andBack(goOn)}
              onLeave={andBack(leave)}
            />
          </OpenParcel>
        )}
        {!order && <PrintLayoutSelects choice={choice} onChoose={choose} />}
      </div>
      {printout}
    </DashboardPage>
  );
}
