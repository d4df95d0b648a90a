import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSaving, newestSave, save } from './saves.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saves-'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function exportTo(path: string): Promise<void> {
  mkdirSync(path);
  writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
}

async function breakOff(path: string): Promise<void> {
  mkdirSync(path);
  throw new Error('The power is gone');
}

const working = { exportTo, reloadFunctions: async () => {} };
const failing = { ...working, exportTo: breakOff };

test('where nothing was saved there is no save', () => {
  expect(newestSave(folder)).toBeUndefined();
});

test('the newest save counts, and one before it is kept; a copy that somebody has made is left alone', async () => {
  mkdirSync(join(folder, 'before-import'));
  await exportTo(join(folder, 'a-copy'));
  const saves: (string | undefined)[] = [];
  for (const time of ['10:00', '10:01', '10:02']) {
    vi.setSystemTime(`2026-03-01T${time}`);
    await save(working, folder);
    saves.push(newestSave(folder));
  }
  expect(new Set(saves).size).toBe(3);
  const kept = saves.slice(1).map((path) => basename(String(path)));
  expect(readdirSync(folder)).toEqual([...kept, 'a-copy', 'before-import']);
});

test('saves that fail for long are told once, with the time to which the shop will go back, and leave no halves', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const told = 'The last changes could not be saved, the shop opens next';
  await expect(keepSaving(failing, folder)()).rejects.toThrow(`${told} as a new one: Error: The power is gone`);
  await save(working, folder);
  const whole = String(newestSave(folder));
  utimesSync(whole, new Date('2026-03-01T10:00'), new Date('2026-03-01T10:00'));
  const finish = keepSaving(failing, folder);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(readdirSync(folder)).toEqual([basename(whole)]);
  await expect(finish()).rejects.toThrow(`${told} as it was at 10:00: Error: The power is gone`);
  expect(said.mock.calls).toEqual([[`! ${told} as it was at 10:00: Error: The power is gone`]]);
});

test('after a save that a crash has cut off the one before it counts, and the next save removes what it left', async () => {
  vi.setSystemTime('2026-03-01T10:00');
  await save(working, folder);
  const whole = newestSave(folder);
  vi.setSystemTime('2026-03-01T10:01');
  mkdirSync(join(folder, String(Date.now())));
  expect(newestSave(folder)).toBe(whole);
  vi.setSystemTime('2026-03-01T10:02');
  await save(working, folder);
  expect(readdirSync(folder)).toEqual([whole, newestSave(folder)].map((path) => basename(String(path))));
});
