import { CATEGORY_NAMES } from '@aloghor/functions/domain/products';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/lib/api-error.ts';
import { checkFile, toBatches, writeFile } from './import-batches.ts';
import type { ImportedFile, RowOutcome } from './product-file-api.ts';
import type { FileRow } from './read-row.ts';

const [FIRST_CATEGORY] = CATEGORY_NAMES;

const FILE: ImportedFile = { importId: 'hash-of-the-file', fileName: 'lamps.csv' };
const lamps = (count: number, desc = 'A lamp.'): FileRow[] =>
  Array.from({ length: count }, (_, place) => {
    return { row: place + 2, name: `Lamp ${place}`, desc, price: 9, categories: [FIRST_CATEGORY], img: '/lamp.webp' };
  });
const all = (outcome: RowOutcome['outcome']) => async (_: ImportedFile, rows: FileRow[]) =>
  rows.map(({ row }) => ({ row, outcome }));
const planOf = (rows: FileRow[]) => ({ file: FILE, rows, outcomes: [], unknownColumns: [] });

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
  test('checks every row before it reports problems, and counts as it goes', async () => {
    const counts: number[] = [];
    const check = vi.fn(async (file: ImportedFile, rows: FileRow[]) => {
      if (rows[0]?.row !== 102) return all('new')(file, rows);
      const errors = [
        { path: 'rows.3.price', message: 'must not be negative' },
        { path: 'rows.4.translations.bn.name', message: 'is too long' },
        { path: 'rows.4.translations.bn.desc', message: 'is too long' },
        { path: 'rows.5.specs.width', message: 'is too wide' },
      ];
      throw new ApiError(400, { code: 'bad-input', errors } as ApiError['problem']);
    });
    const { problems } = await checkFile(FILE, lamps(250), (count) => counts.push(count), check);
    expect(problems).toEqual([
      { row: 105, column: 'price', why: 'rejected', value: 'must not be negative' },
      { row: 106, column: 'name in bangla', why: 'rejected', value: 'is too long' },
      { row: 106, column: 'description in bangla', why: 'rejected', value: 'is too long' },
      { row: 107, column: 'width (cm)', why: 'rejected', value: 'is too wide' },
    ]);
    expect(counts).toEqual([100, 100, 50]);
  });

  test('reports rows whose product was deleted or changed since', async () => {
    const check = async () => [
      { row: 2, outcome: 'gone' as const },
      { row: 3, outcome: 'changed' as const },
      { row: 4, outcome: 'stale' as const },
    ];
    expect((await checkFile(FILE, lamps(3), () => {}, check)).problems).toEqual([
      { row: 2, column: 'id', why: 'gone' },
      { row: 4, column: 'id', why: 'stale' },
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
