// Two commands: without internet, the emulator that the Google Cloud CLI has brought will do.
import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { onPath } from './on-path.ts';

const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const USUAL_ROOTS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/usr/local/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];

/** The Firestore emulator that the Google Cloud CLI has brought, where it is installed with that component. */
export function googleCloudFirestoreJar(): string | undefined {
  // The program is <root>/bin/gcloud; on the PATH there may be only a link to it.
  const installed = onPath('gcloud').map((program) => dirname(dirname(realpathSync(program))));
  return [...installed, ...USUAL_ROOTS].map((root) => join(root, JAR)).find((jar) => existsSync(jar));
}
