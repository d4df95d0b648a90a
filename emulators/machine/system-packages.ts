import { runText } from '../processes/run-text.ts';
import { step } from '../progress.ts';
import { onPath } from './on-path.ts';

const ASKING_NOTHING = ['DEBIAN_FRONTEND=noninteractive'];

/** Whether we may install from the system's packages: as root, where there is apt. */
function mayInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get').length > 0;
}

/**
 * Installs the first of these packages that the system offers in a version we accept.
 * What it offers is only known after asking its servers, so that is done first.
 */
export async function installOneOf(names: string[], accepts: (version: string) => boolean): Promise<boolean> {
  if (!mayInstall()) return false;
  await step("Asking for the system's packages", () => runText('apt-get', ['update']));
  for (const name of names) {
    const version = await offeredVersion(name);
    if (version === undefined || !accepts(version)) continue;
    const install = () =>
      runText('env', [...ASKING_NOTHING, 'apt-get', 'install', '-y', '--no-install-recommends', name]);
    if ((await step(`Installing ${name}`, install)) !== undefined) return true;
  }
  return false;
}

async function offeredVersion(name: string): Promise<string | undefined> {
  const policy = await runText('apt-cache', ['policy', name]);
  const version = policy?.match(/Candidate: (\S+)/)?.[1];
  return version === '(none)' ? undefined : version;
}
