import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { checkFile, problemsOf, toBatches, writeFile } from './import-batches.ts';
import { NOTHING_LEFT_OUT } from './join-rows.ts';
import type { FileRow, ImportedFile, RowOutcome } from './product-file-api.ts';

const FILE: ImportedFile = { importId: 'hash-of-the-file', run: 'first-run-of-it', fileName: 'lamps.csv' };
const lamps = (count: number, desc = 'A lamp.'): FileRow[] =>
  Array.from({ length: count }, (_, place) => ({
    row: place + 2,
    cells: { name: `Lamp ${place}`, description: desc, price: '9', categories: 'LED Fan', picture: '/lamp.webp' },
  }));
const all = (outcome: RowOutcome['outcome']) => async (_: ImportedFile, rows: FileRow[]) =>
  rows.map(({ row }) => ({ row, outcome }));
const planOf = (rows: FileRow[]) => ({ file: FILE, rows, outcomes: [], unknownColumns: [], leftOut: NOTHING_LEFT_OUT });

describe('batches', () => {
  test('hold at most 100 rows, in their order', () => {
    const batches = toBatches(lamps(1_000));
    expect(batches.map(({ length }) => length)).toEqual(Array(10).fill(100));
    expect(batches.flat()).toEqual(lamps(1_000));
  });

  test('of long descriptions are small enough for one call each', () => {
    const batches = toBatches(lamps(100, 'আ'.repeat(5_000)));
    const bytes = batches.map((rows) => new TextEncoder().encode(JSON.stringify({ ...FILE, rows })).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(256 * 1024);
    expect(batches.flat()).toHaveLength(100);
  });
});

describe('a check', () => {
  test('checks every row, and counts as it goes', async () => {
    const counts: number[] = [];
    const outcomes = await checkFile(FILE, lamps(250), (count) => counts.push(count), all('new'));
    expect(outcomes.map(({ row }) => row)).toEqual(lamps(250).map(({ row }) => row));
    expect(counts).toEqual([100, 100, 50]);
  });

  test('reports wrong cells, and rows whose product was deleted or changed since', () => {
    expect(
      problemsOf([
        { row: 2, outcome: 'gone' },
        { row: 3, outcome: 'changed' },
        { row: 4, outcome: 'stale' },
        { row: 5, outcome: 'wrong', problems: [{ column: 'price', code: 'notPrice', value: 'free' }] },
        { row: 6, outcome: 'unreadable' },
      ]),
    ).toEqual([
      { row: 2, column: 'id', why: 'gone' },
      { row: 4, column: 'id', why: 'stale' },
      { row: 5, column: 'price', why: 'notPrice', value: 'free' },
      { row: 6, why: 'unreadable' },
    ]);
  });
});

describe('writing', () => {
  test('continues after an interruption with the rows that are not answered yet', async () => {
    const rows = lamps(250);
    let written: RowOutcome[] = [];
    const cut = vi.fn(all('new')).mockImplementationOnce(all('new')).mockRejectedValueOnce(new ApiError(0));
    const keep = (now: RowOutcome[]) => {
      written = now;
    };
    await expect(writeFile(planOf(rows), [], keep, cut)).rejects.toThrow(ApiError);
    expect([cut.mock.calls.length, written.length]).toEqual([2, 100]);

    const again = vi.fn(all('new'));
    await writeFile(planOf(rows), written, keep, again);
    expect(again.mock.calls.map(([, sent]) => [sent[0]?.row, sent.length])).toEqual([
      [102, 100],
      [202, 50],
    ]);
    expect(written.map(({ row }) => row)).toEqual(rows.map(({ row }) => row));
  });
});
