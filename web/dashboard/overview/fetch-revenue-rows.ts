import type { DayRange } from '@aloghor/functions/domain/day-ranges';
import type { ListedFigure } from '@aloghor/functions/domain/figures';
import { PAGE_MAXIMUM } from '@aloghor/functions/domain/limits';
import { callPageWithToken } from '../../shared/api/client.ts';
import { type RevenueRow, toRevenueRow } from './revenue-csv.ts';

/** The sheets that can be exported. */
export type RevenueSheet = 'ordered' | 'confirmed' | 'delivered' | 'received' | 'unpaid';

/** What was received is payments and advances: an order may have both in the same days, and is one line. */
const PARTS: Record<RevenueSheet, ListedFigure[]> = {
  ordered: ['ordered'],
  confirmed: ['confirmed'],
  delivered: ['delivered'],
  received: ['payments', 'advances'],
  unpaid: ['unpaid'],
};

/**
 * The lines of a sheet, page by page: of ten thousand orders only their lines are kept. `onProgress` is told how many
 * there are so far. @throws {ApiError}
 */
export async function fetchRevenueRows(
  name: RevenueSheet,
  days: DayRange,
  onProgress: (done: number) => void,
): Promise<RevenueRow[]> {
  const rows = new Map<string, RevenueRow>();
  for (const by of PARTS[name]) {
    let cursor: string | undefined;
    do {
      const query = { ...days, by, limit: PAGE_MAXIMUM, cursor };
      const { reply, next } = await callPageWithToken('GET /stats/revenue/orders', { query });
      for (const listed of reply) rows.set(listed.order._id, toRevenueRow(listed));
      onProgress(rows.size);
      cursor = next;
    } while (cursor);
  }
  return [...rows.values()];
}
