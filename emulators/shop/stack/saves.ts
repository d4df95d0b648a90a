// Each save is a new folder, and the newest complete one counts: whatever interrupts a save, the one before it is whole.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import type { Hub } from './hub.ts';

/** A crash loses at most this much. */
const BETWEEN_SAVES_MS = 60_000;

/** One more than needed, to be able to go back. */
const KEPT_SAVES = 2;

/** The file that an export has only when it is complete. */
const COMPLETE = 'firebase-export-metadata.json';

/** `folder` is there, maybe without a save. */
export function newestSave(folder: string): string | undefined {
  const newest = completeSaves(folder).at(-1);
  return newest && join(folder, newest);
}

export async function save(hub: Hub, folder: string): Promise<void> {
  const path = join(folder, String(Date.now()));
  try {
    await hub.exportTo(path);
  } catch (error) {
    rmSync(path, { recursive: true, force: true }); // a full disk would fill up with halves
    throw error;
  }
  const kept = completeSaves(folder).slice(-KEPT_SAVES);
  const others = savesIn(folder).filter((name) => !kept.includes(name));
  for (const name of others) rmSync(join(folder, name), { recursive: true });
}

function completeSaves(folder: string): string[] {
  return savesIn(folder).filter((name) => existsSync(join(folder, name, COMPLETE)));
}

/** Names of 13 digits sort by their time. Copies that somebody has put beside them are left alone. */
function savesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{13}$/.test(name))
    .toSorted();
}

/** Saves every minute, never concurrently; returns a function that stops it after a last save. */
export function keepSaving(hub: Hub, folder: string): () => Promise<void> {
  let hasFailed = false;
  const saveOrTell = async () => {
    try {
      await save(hub, folder);
      hasFailed = false;
    } catch (error) {
      // The next save makes up for this one, so a second failure in a row is not told again.
      if (!hasFailed) say(`! ${notSaved(folder, error)}`);
      hasFailed = true;
    }
  };
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(saveOrTell);
  }, BETWEEN_SAVES_MS);

  return async () => {
    clearInterval(timer);
    await last;
    await save(hub, folder).catch((error) => {
      throw new Problem(notSaved(folder, error));
    });
  };
}

function notSaved(folder: string, error: unknown): string {
  const newest = newestSave(folder);
  const next = newest ? `as it was at ${statSync(newest).mtime.toTimeString().slice(0, 5)}` : 'as a new one';
  return `The last changes could not be saved, the shop opens next ${next}: ${error}`;
}
