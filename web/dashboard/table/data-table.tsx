import { Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { common } from '../../shared/locale/en/common.ts';
import { useMessages } from '../../shared/locale/locale.ts';
import { Skeleton } from '../../shared/ui/status.tsx';
import { dataTable } from '../messages/en/common.ts';
import './data-table.css';
import { isFocusLost } from '../../shared/lib/hooks.ts';

export interface Column<Row> {
  label: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  /** Shown without its label on a phone's card. */
  isPlain?: boolean;
  className?: string;
}

export interface DataTableProps<Row extends { _id: string }> {
  caption: string;
  columns: Column<Row>[];
  /** Undefined while they load. */
  rows: Row[] | undefined;
  /** The rows are of the previous request, while the current one is pending. */
  isStale?: boolean;
  /** The content below an expanded row. */
  detail?: (row: Row) => ReactNode;
  /** On a narrow screen the columns' classes place the cells of a row, without labels: a dense list. */
  isDense?: boolean;
  body?: RefObject<HTMLTableSectionElement | null>;
}

/** A table with a sticky head; on a narrow screen each row becomes a card. */
export function DataTable<Row extends { _id: string }>(props: DataTableProps<Row>) {
  const t = useMessages(common);
  const { caption, columns, rows, isStale = false, detail, isDense = false, body } = props;
  return (
    <table className={isDense ? 'data-table dense-table' : 'data-table'} aria-busy={!rows || isStale}>
      <caption className="sr-only">{rows ? caption : t.page.loading}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber, className }) => (
            <th key={label} scope="col" className={className} data-number={isNumber}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows?.map((row, index) => (
          <Fragment key={row._id}>
            <tr data-row={row._id} data-open={detail?.(row) ? true : undefined}>
              {columns.map(({ label, cell, isNumber, isPlain, className }) => (
                <td key={label} className={className} data-number={isNumber} data-label={isPlain ? undefined : label}>
                  {cell(row, index)}
                </td>
              ))}
            </tr>
            {detail?.(row) && (
              <tr className="detail" data-row={row._id}>
                <td colSpan={columns.length}>{detail(row)}</td>
              </tr>
            )}
          </Fragment>
        )) ?? <SkeletonRows columns={columns.length} />}
      </tbody>
    </table>
  );
}

const SKELETON_ROWS = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2', 'w-2/3'];

function SkeletonRows({ columns }: { columns: number }) {
  return SKELETON_ROWS.map((width) => (
    <tr key={width}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
        <td key={column}>
          <Skeleton className={`h-5 rounded ${width}`} />
        </td>
      ))}
    </tr>
  ));
}

/** Says that a search or a filter found nothing. */
export function NothingFound() {
  const t = useMessages(dataTable);
  return (
    <div role="status" className="rounded-card border border-line bg-white px-4 py-12 text-center">
      <p className="font-semibold">{t.nothingFound}</p>
      <p className="mt-1 text-balance text-ink-soft">{t.nothingFoundText}</p>
    </div>
  );
}

interface Place {
  id: string;
  index: number;
}

/**
 * Keeps the keyboard focus in a table: when the focused row is removed, the row in its place gets the focus, or the
 * page's heading if no row is left. A focus elsewhere is left alone. Give the ref to the table's body, and `data-row`,
 * the id, to its rows.
 */
export function useFocusAfterRemoval(rows: { _id: string }[] | undefined): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const place = useRef<Place>(undefined);

  useEffect(() => {
    const following = new AbortController();
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('dialog, .swal2-container')) return; // a popup restores the focus itself
      place.current = placeOf(target.closest('button, a, select'), linesOf(body));
    };
    document.addEventListener('focusin', follow, { signal: following.signal });
    document.addEventListener('pointerdown', follow, { signal: following.signal });
    return () => following.abort();
  }, []);

  useEffect(() => {
    if (!rows) return;
    const keep = () => {
      place.current = restoreFocus(place.current, linesOf(body));
    };
    keep();
    // An open dialog has the focus until it closes, which does not bubble.
    document.addEventListener('close', keep, { capture: true });
    return () => document.removeEventListener('close', keep, { capture: true });
  }, [rows]);

  return body;
}

function linesOf(body: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(body.current?.querySelectorAll<HTMLElement>('tr[data-row]:not(.detail)') ?? [])];
}

function placeOf(control: Element | null, lines: HTMLElement[]): Place | undefined {
  const id = control?.closest<HTMLElement>('tr[data-row]')?.dataset.row;
  const index = lines.findIndex(({ dataset }) => dataset.row === id);
  return id && index !== -1 ? { id, index } : undefined;
}

function restoreFocus(place: Place | undefined, lines: HTMLElement[]): Place | undefined {
  if (!place) return undefined;
  const index = lines.findIndex(({ dataset }) => dataset.row === place.id);
  if (index !== -1) return { ...place, index };
  if (!isFocusLost()) return place;
  const next = lines[Math.min(place.index, lines.length - 1)];
  const control = next?.querySelector<HTMLElement>('button, a, select');
  (control ?? document.querySelector('h1'))?.focus();
  return placeOf(control ?? null, lines);
}
