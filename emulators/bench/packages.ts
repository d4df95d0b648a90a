import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { installOwnPackages } from '../processes/own-packages.ts';
import type { Processes } from '../processes/processes.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/**
 * Measuring needs 190 MB of packages that nothing else needs: they have a lockfile of their own, and are installed at
 * the first measurement.
 */
export function installBenchPackages(processes: Processes): Promise<void> {
  return installOwnPackages(processes, FOLDER, 'what measures');
}

/** Where the program of one of these packages is, for `node`. */
export function benchProgram(path: string): string {
  return `${FOLDER}node_modules/${path}`;
}

/** One of these packages. A cast by the caller's type: they may not be there when the types are checked. */
export function benchPackage<Package>(name: string): Package {
  return createRequire(import.meta.url)(name) as Package;
}
