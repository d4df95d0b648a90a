// Asks the emulators to export their data while they run: by itself the CLI exports only when it ends.
import { addressOf } from './ports.ts';

const EXPORT_LIMIT_MS = 60_000;
const RELOAD_LIMIT_MS = 30_000;

/** The Firebase CLI's control API (the emulator hub), while the suite is running. */
export function hubAt(port: number) {
  const order = async (method: string, path: string, body: unknown, limitMs: number) => {
    const answer = await fetch(`${addressOf(port)}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!answer.ok) throw new Error(`The emulators answered ${answer.status} to ${path}`);
  };
  return {
    /** Exports documents and accounts into a folder that appears only when it is complete. */
    exportTo: (path: string) => order('POST', '/_admin/export', { path, initiatedBy: 'aloghor' }, EXPORT_LIMIT_MS),
    /** Reloads the functions from a new bundle. */
    reloadFunctions: () => order('PUT', '/functions/enableBackgroundTriggers', {}, RELOAD_LIMIT_MS),
  };
}

export type Hub = ReturnType<typeof hubAt>;
