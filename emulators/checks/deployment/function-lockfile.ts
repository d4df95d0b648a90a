// The function is installed in the cloud with the versions that were tested here.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../shop/paths.ts';
import { Problem } from '../../shop/problem.ts';
import type { Processes } from '../../shop/processes/processes.ts';

/** A `package-lock.json` of version 3: packages by path. */
export interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, { version?: string; link?: boolean; dependencies?: object }>;
}

const FUNCTIONS = `${ROOT}functions`;

/** Writes the function's lockfile into the folder that is uploaded; git ignores it there. */
export async function writeFunctionLockfile(processes: Processes, folder: string): Promise<void> {
  const own = await functionLockfile(processes, JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')));
  writeFileSync(join(folder, 'package-lock.json'), own);
}

/**
 * The lockfile of the function as if it stood alone, from that of the whole repository: the same versions. Cloud Build
 * gets the workspace's folder alone; without a lockfile in it, npm would take the newest versions in range, which
 * nobody has tried. npm itself leaves out what the function does not need; offline and with an empty cache it cannot
 * add anything.
 * @throws {Problem} where the whole lockfile lacks a needed package
 */
export async function functionLockfile(processes: Processes, whole: Lockfile): Promise<string> {
  // Anywhere else: inside the repository npm would write the lockfile of all workspaces.
  const alone = mkdtempSync(join(tmpdir(), 'function-'));
  try {
    copyFileSync(`${FUNCTIONS}/package.json`, join(alone, 'package.json'));
    writeFileSync(join(alone, 'package-lock.json'), JSON.stringify(standingAlone(whole)));
    const options = ['--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--loglevel=error'];
    const install = ['install', ...options, '--cache', join(alone, 'cache')];
    const { code, output } = await processes.run('npm', install, { cwd: alone });
    if (code !== 0) throw new Problem(`package-lock.json lacks what the function needs: run npm install.\n\n${output}`);
    return readFileSync(join(alone, 'package-lock.json'), 'utf8');
  } finally {
    rmSync(alone, { recursive: true });
  }
}

/** The packages of all workspaces, and those of this one, as seen from this one. */
function standingAlone({ lockfileVersion, packages }: Lockfile): Lockfile {
  const { functions = {} } = packages;
  const installed = Object.entries(packages).filter(([, { link }]) => !link);
  const below = (folder: string) =>
    installed
      .filter(([path]) => path.startsWith(`${folder}node_modules/`))
      .map(([path, one]) => [path.slice(folder.length), one] as const);
  return {
    lockfileVersion,
    packages: { '': functions, ...Object.fromEntries([...below(''), ...below('functions/')]) },
  };
}
