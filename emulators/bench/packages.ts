import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Problem } from '../problem.ts';
import type { Processes } from '../processes/processes.ts';
import { step } from '../progress.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Measuring needs 190 MB of packages that nothing else needs: they have a lockfile of their own, and are installed at
 * the first measurement.
 */
export async function installBenchPackages(processes: Processes): Promise<void> {
  if (areInstalled()) return;
  const { code, output } = await step('Installing what measures', () => processes.run('npm', INSTALL, { cwd: FOLDER }));
  if (code !== 0) throw new Problem(`The packages that measure could not be installed:\n\n${output.trim()}`);
}

/** Whether the lockfile is newer than npm's record of what it has installed. */
function areInstalled(): boolean {
  const installed = `${FOLDER}node_modules/.package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs > statSync(`${FOLDER}package-lock.json`).mtimeMs;
}

/** Where the program of one of these packages is, for `node`. */
export function benchProgram(path: string): string {
  return `${FOLDER}node_modules/${path}`;
}

/** One of these packages. A cast by the caller's type: they may not be there when the types are checked. */
export function benchPackage<Package>(name: string): Package {
  return createRequire(import.meta.url)(name) as Package;
}
