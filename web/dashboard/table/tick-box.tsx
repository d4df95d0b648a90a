import type { ReactNode } from 'react';
import { useMessages } from '../../shared/locale/locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { UnbrokenText } from '../layout/unbroken-text.tsx';
import { dataTable } from '../messages/en/common.ts';
import type { Column } from './data-table.tsx';
import type { Ticks } from './ticks.ts';

/** A column of boxes to tick. `label`: the column's; each box has one of its own. */
export function tickColumn<Row extends { _id: string }>(
  { ids, toggle }: Ticks<Row>,
  label: string,
  labelOf: (row: Row) => string,
): Column<Row> {
  return {
    label,
    isPlain: true,
    className: 'cell-start max-lg:-ml-3 lg:w-16',
    cell: (row) => (
      <TickBox label={labelOf(row)} isTicked={ids.has(row._id)} onToggle={(isRange) => toggle(row._id, isRange)} />
    ),
  };
}

/** Ticks all rows of the page, and unticks those of every page. */
export function TickAll<Row extends { _id: string }>({ ticks }: { ticks: Ticks<Row> }) {
  const t = useMessages(dataTable);
  return (
    <div className="mb-2 flex min-h-11 grow flex-wrap items-center justify-between gap-x-4 sm:grow-0 sm:justify-start">
      {ticks.listedCount > 0 && (
        <TickBox
          label={t.tickAll(ticks.listedCount)}
          isLabelShown
          isTicked={ticks.isAllTicked}
          onToggle={ticks.toggleAll}
        />
      )}
      {ticks.rows.length > 0 && (
        <Button variant="quiet" size="dense" onClick={ticks.untickAll}>
          {t.untick}
        </Button>
      )}
    </div>
  );
}

interface TickBarProps<Row extends { _id: string }> {
  ticks: Ticks<Row>;
  label: string;
  /** How many are ticked. */
  status: string;
  /** How far the work is; undefined while there is none. */
  working: string | undefined;
  children: ReactNode;
}

/** The actions for all ticked rows, always in sight below the list; how far they are, while they run. */
export function TickBar<Row extends { _id: string }>({ ticks, label, status, working, children }: TickBarProps<Row>) {
  const t = useMessages(dataTable);
  const { rows, onOtherPages } = ticks;
  if (rows.length === 0 && !working) return null;
  const elsewhere = onOtherPages > 0 ? t.elsewhere(onOtherPages) : '';
  return (
    <section
      aria-label={label}
      className="foot-bar tick-bar sticky z-10 mt-3 flex flex-wrap items-center gap-2 border-line min-[88rem]:flex-nowrap border-t bg-paper py-3"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums max-[88rem]:w-full">
        <UnbrokenText text={working ?? `${status} ${elsewhere}`} />
      </p>
      {!working && children}
    </section>
  );
}

interface TickBoxProps {
  label: string;
  isLabelShown?: boolean;
  isTicked: boolean;
  /** `isRange` with the shift key. */
  onToggle: (isRange: boolean) => void;
}

/** A checkbox that is large enough for a thumb. */
function TickBox({ label, isLabelShown = false, isTicked, onToggle }: TickBoxProps) {
  return (
    <label className="inline-flex min-h-11 min-w-11 cursor-pointer select-none items-center justify-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-bottle"
        checked={isTicked}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <span className={isLabelShown ? undefined : 'sr-only'}>{label}</span>
    </label>
  );
}
