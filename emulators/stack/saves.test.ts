import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newestSave, save } from './saves.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saves-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

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
  expect(newestSave(join(folder, 'not there'))).toBeUndefined();
});

test('the newest save counts, and one more is kept', async () => {
  await save(working, folder);
  await save(working, folder);
  await save(working, folder);
  expect(newestSave(folder)).toBe(join(folder, '000003'));
  expect(readdirSync(folder)).toEqual(['000002', '000003']);
});

test('after an interrupted save the one before it counts', async () => {
  await save(working, folder);
  await expect(save(failing, folder)).rejects.toThrow('The power is gone');
  expect(newestSave(folder)).toBe(join(folder, '000001'));
});

test('the save after an interrupted one replaces it', async () => {
  await save(working, folder);
  await expect(save(failing, folder)).rejects.toThrow();
  await save(working, folder);
  expect(newestSave(folder)).toBe(join(folder, '000003'));
  expect(readdirSync(folder)).toEqual(['000001', '000003']);
});
