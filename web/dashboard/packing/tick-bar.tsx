import { sum } from '../../shared/lib/format.ts';
import { tAdmin } from '../messages/admin-messages.ts';
import type { PaperChoice } from './paper-choice.ts';
import { PrintPapers } from './print-papers.tsx';
import { StatusForMany } from './status-for-many.tsx';
import { sumOfAll } from './sum-to-collect.ts';
import type { useSetStatus } from './use-set-status.ts';
import type { Ticks } from './use-ticks.ts';

interface TickBarProps {
  ticks: Ticks;
  choice: PaperChoice;
  setting: ReturnType<typeof useSetStatus>;
}

/** What can be done with all ticked orders, in sight at the foot of the list. */
export function TickBar({ ticks, choice, setting: { step, set } }: TickBarProps) {
  const { orders, onOtherPages, readCurrent } = ticks;
  const elsewhere = onOtherPages > 0 ? tAdmin.packing.elsewhere(onOtherPages) : '';
  return (
    <section
      aria-label={tAdmin.packing.ticked}
      className="foot-bar tick-bar sticky z-10 mt-3 flex flex-wrap items-center gap-2 border-line min-[88rem]:flex-nowrap border-t bg-paper py-3"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums max-[88rem]:w-full">
        {step.at === 'working'
          ? tAdmin.packing.working(step.count, step.total)
          : `${tAdmin.packing.tickedSum(orders.length, sum(sumOfAll(orders)))} ${elsewhere}`}
      </p>
      {step.at !== 'working' && (
        <>
          <PrintPapers readOrders={readCurrent} choice={choice} />
          <StatusForMany readOrders={readCurrent} onConfirmed={(confirmed, wanted) => void set(confirmed, wanted)} />
        </>
      )}
    </section>
  );
}
