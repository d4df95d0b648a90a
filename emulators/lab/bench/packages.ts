import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Measuring needs 190 MB of packages of its own, so this folder has its own lockfile. */
export const BENCH_FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Where the program of one of these packages is, for `node`. */
export function benchProgram(path: string): string {
  return `${BENCH_FOLDER}node_modules/${path}`;
}

/** One of these packages. A cast by the caller's type: they may not be there when the types are checked. */
export function benchPackage<Package>(name: string): Package {
  return createRequire(import.meta.url)(name) as Package;
}
