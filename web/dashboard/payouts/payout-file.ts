import { asciiDigits } from '@aloghor/functions/domain/ascii-digits';
import { sumOfTaka } from '@aloghor/functions/domain/orders';
import {
  PAYOUT_COLUMNS,
  PAYOUT_PARTS_MAXIMUM,
  PAYOUT_ROWS_MAXIMUM,
  type PayoutColumn,
  type PayoutRow,
} from '@aloghor/functions/domain/payouts';
import { withoutInvisible } from '@aloghor/functions/domain/typed-text';
import { writtenTaka } from '@aloghor/functions/domain/written-taka';
import { unmarked } from '../csv.ts';
import { type FileUnread, readTable } from '../csv-file.ts';

/** Which heading of a file says what; what is absent no column says. */
export type ChosenColumns = Partial<Record<PayoutColumn, string>>;

/** Why a file is no payout. */
export type PayoutFileProblem =
  | FileUnread
  | { why: 'noRows' | 'tooManyRows' }
  | { why: 'quotes'; row: number }
  | { why: 'sum'; row: number; cell: string };

/** What a file says of parcels and adjustments. `totalRow`: a last line that only adds up the others, and is left out. */
export interface ReadRows {
  rows: PayoutRow[];
  totalRow?: number;
}

/** A file of a courier: its headings, and its lines by them. */
export interface PayoutFile {
  head: string[];
  lines: { row: number; cells: string[] }[];
}

/** What couriers' panels call each, in small letters, with spaces between the words; the first that a file has is meant. */
const HEADINGS: Record<PayoutColumn, readonly string[]> = {
  consignmentId: ['consignment id', 'consignment', 'cid', 'tracking id', 'parcel id'],
  invoice: ['merchant order id', 'invoice', 'invoice id', 'merchant invoice id', 'order id'],
  collected: ['collected amount', 'cod amount', 'amount collected', 'collected', 'cash collection', 'cod'],
  charge: ['delivery charge', 'delivery fee', 'total fee', 'charge', 'delivery cost'],
  collecting: ['cod charge', 'cod fee', 'collection charge'],
  word: ['delivery status', 'order status', 'status'],
  reason: ['reason', 'adjustment reason'], // a note or a remark may be about the buyer
};

/** Rows of a file: it is sent in parts. */
const FILE_ROWS_MAXIMUM = PAYOUT_ROWS_MAXIMUM * PAYOUT_PARTS_MAXIMUM;

/** @returns the problem where it is no file of rows */
export function readPayoutFile(text: string): PayoutFile | PayoutFileProblem {
  const { head, lines, openQuotes } = readTable(text);
  const [row] = openQuotes;
  if (row !== undefined) return { why: 'quotes', row };
  if (lines.length === 0) return { why: 'noRows' };
  return lines.length > FILE_ROWS_MAXIMUM ? { why: 'tooManyRows' } : { head: head.map(seenIn), lines };
}

/**
 * The columns as they were chosen last, where the file has them; else those that a panel is known to have. In a file with all
 * headings of the last choice, what was chosen to be none stays none.
 */
export function columnsIn(head: readonly string[], last?: ChosenColumns): ChosenColumns {
  const isAsBefore = last !== undefined && Object.values(last).every((heading) => head.includes(heading));
  const found = PAYOUT_COLUMNS.flatMap((column) => {
    const before = last?.[column];
    if (before === undefined && isAsBefore) return [];
    const heading = before && head.includes(before) ? before : known(column, head);
    return heading ? [[column, heading] as const] : [];
  });
  return Object.fromEntries(found);
}

function known(column: PayoutColumn, head: readonly string[]): string | undefined {
  const plain = head.map((one) =>
    one
      .replace(/([a-z])(?=[A-Z])/g, '$1 ')
      .replaceAll(/[_\s]+/g, ' ')
      .toLowerCase(),
  );
  const place = HEADINGS[column].map((name) => plain.indexOf(name)).find((index) => index >= 0);
  return place === undefined ? undefined : head[place];
}

/** Whether the rows can be matched, and have a sum. */
export function isEnough({ consignmentId, invoice, collected }: ChosenColumns): boolean {
  return collected !== undefined && (consignmentId !== undefined || invoice !== undefined);
}

/** What somebody sees in a cell: panels and workbooks put marks around it that are not seen. */
function seenIn(cell: string): string {
  return withoutInvisible(cell).trim();
}

const SUMS: readonly PayoutColumn[] = ['collected', 'charge', 'collecting'];

/** @returns the problem where a sum is none */
export function rowsOf({ head, lines }: PayoutFile, columns: ChosenColumns): ReadRows | PayoutFileProblem {
  const rows: PayoutRow[] = [];
  for (const { row, cells } of lines) {
    const cellOf = (column: PayoutColumn) => {
      const heading = columns[column];
      return heading === undefined ? '' : unmarked(seenIn(cells[head.indexOf(heading)] ?? ''));
    };
    const texts = PAYOUT_COLUMNS.filter((column) => !SUMS.includes(column)).flatMap((column) =>
      cellOf(column) ? [[column, cellOf(column)] as const] : [],
    );
    const unread = SUMS.find((column) => takaIn(cellOf(column)) === undefined);
    if (unread) return { why: 'sum', row, cell: cellOf(unread) };
    const [collected = 0, charge = 0, collecting = 0] = SUMS.map((column) => takaIn(cellOf(column)));
    const apart = columns.collecting === undefined ? {} : { collecting };
    rows.push({ ...Object.fromEntries(texts), collected, charge, ...apart });
  }
  return isTotal(rows) ? { rows: rows.slice(0, -1), totalRow: lines.at(-1)?.row } : { rows };
}

const TOTAL_WORD = /^(grand[\s_-]*)?(sub[\s_-]*)?(total|sum|মোট)\W*$/i;

/** Whether the last line is of no parcel, and has the sums of the others: recorded, it would be money that never came. */
function isTotal(rows: readonly PayoutRow[]): boolean {
  const others = rows.slice(0, -1);
  const last = rows.at(-1);
  const ids = [last?.consignmentId, last?.invoice].filter((id) => id !== undefined && !TOTAL_WORD.test(id));
  if (!last || others.length === 0 || ids.length > 0 || last.collected === 0) return false;
  const isSum = (sum: number, all: (number | undefined)[]) => sum === sumOfTaka(all.map((one) => one ?? 0));
  return (
    isSum(
      last.collected,
      others.map(({ collected }) => collected),
    ) &&
    (last.charge === 0 ||
      isSum(
        last.charge,
        others.map(({ charge }) => charge),
      ))
  );
}

/** As panels and workbooks write what is taken back: in brackets, or with a minus before the currency or behind the digits. */
const BRACKETS = /^\((.+)\)$/u;
const MINUS_IN_FRONT = /^([^\p{Nd}−–-]*)[−–-]/u;
const MINUS_BEHIND = /(\p{Nd})\s*[−–-]$/u;

const MORE_DECIMALS = /^(.*\p{Nd})\.(\p{Nd}{3,})(.*)$/u;

/** An empty cell is nothing; undefined for a text that is no sum. Fractions of a poisha are rounded. */
function takaIn(text: string): number | undefined {
  if (text === '' || text === '-') return 0;
  const amount = text.replace(BRACKETS, '$1').replace(MINUS_IN_FRONT, '$1').replace(MINUS_BEHIND, '$1');
  const [, whole = amount, decimals = '0', behind = ''] = MORE_DECIMALS.exec(amount) ?? [];
  const taka = writtenTaka(whole + behind);
  if (taka === undefined) return undefined;
  const sum = sumOfTaka([taka, Number(`0.${asciiDigits(decimals)}`)]);
  return amount === text || sum === 0 ? sum : -sum;
}
