import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLines, sha256Of, writeLines } from './lines.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'));
  path = join(folder, 'lines.ndjson.gz');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function* values(...all: unknown[]) {
  yield* all;
}

async function readBack(): Promise<unknown[]> {
  const read: unknown[] = [];
  for await (const line of readLines(path)) read.push(JSON.parse(line));
  return read;
}

test('what was written is read, whatever is in it', async () => {
  const all = [{ text: 'a\u2028b\u0085c\r\n"d"\\' }, { text: 'আলো'.repeat(100_000) }, {}, { text: '\n'.repeat(9) }];
  const { lines, sha256 } = await writeLines(path, values(...all));
  expect(await readBack()).toEqual(all);
  expect(lines).toBe(4);
  expect(await sha256Of(path)).toBe(sha256);
});

test('a double below zero by its sign alone keeps it, as a text', async () => {
  await writeLines(path, values({ doubleValue: -0 }, { doubleValue: 0 }));
  expect(await readBack()).toEqual([{ doubleValue: '-0' }, { doubleValue: 0 }]);
});

test('no lines are a file as well', async () => {
  expect(await writeLines(path, values())).toMatchObject({ lines: 0 });
  expect(await readBack()).toEqual([]);
});

test('a file that is cut does not end as if it were whole', async () => {
  await writeLines(path, values({ text: 'lamp' }));
  writeFileSync(path, readFileSync(path).subarray(0, -9));
  await expect(readBack()).rejects.toThrow('unexpected end of file');
});

test('a file is never written over', async () => {
  await writeLines(path, values({ text: 'first' }));
  await expect(writeLines(path, values({ text: 'second' }))).rejects.toThrow('EEXIST');
  expect(await readBack()).toEqual([{ text: 'first' }]);
});

test('a source that fails fails the file', async () => {
  const broken = async function* () {
    yield { text: 'first' };
    throw new Error('The database is away.');
  };
  await expect(writeLines(path, broken())).rejects.toThrow('The database is away.');
});
