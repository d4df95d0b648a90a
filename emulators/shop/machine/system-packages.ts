// Installs what the machine lacks, where that is allowed.
import which from 'which';
import { runText } from '../processes/programs.ts';
import { step } from '../progress.ts';

/** Installs the first of these packages that apt offers; does nothing without root or apt. */
export async function installOneOf(names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !which.sync('apt-get', { nothrow: true })) return;
  await step("Asking for the system's packages", () => runText('apt-get', ['update']));
  for (const name of names) {
    if ((await runText('apt-cache', ['show', name])) === undefined) continue;
    const install = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '--no-install-recommends', name];
    if ((await step(`Installing ${name}`, () => runText('env', install))) !== undefined) return;
  }
}
