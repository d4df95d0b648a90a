// Packages that only one long command needs: that command installs them, in a folder of its own.
import { existsSync, statSync } from 'node:fs';
import { Problem } from '../problem.ts';
import { step } from '../progress.ts';
import type { Processes } from './processes.ts';

// Peer dependencies are those of the root.
const INSTALL = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what the lockfile of a folder demands, unless it is there. `what`: its name for the terminal. */
export async function installOwnPackages(processes: Processes, folder: string, what: string): Promise<void> {
  if (areInstalled(folder)) return;
  const { code, output } = await step(`Installing ${what}`, () => processes.run('npm', INSTALL, { cwd: folder }));
  if (code !== 0) throw new Problem(`Could not install ${what}:\n\n${output.trim()}`);
}

/** Whether npm's record of what it has installed is newer than the lockfile. */
function areInstalled(folder: string): boolean {
  const installed = `${folder}node_modules/.package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs > statSync(`${folder}package-lock.json`).mtimeMs;
}
