// What the database of a stack needs of the machine.

import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import which from 'which';
import { STACKS } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Processes } from '../processes/processes.ts';
import { step } from '../progress.ts';
import { javaFolder } from './java.ts';
import { writeWrapperJar } from './wrapper-jar.ts';

let found: Promise<[java: string, emulator: NodeJS.ProcessEnv]> | undefined;

/** Found or installed once: two stacks that open at the same moment would otherwise install at the same time. */
export function databaseNeeds(processes: Processes) {
  found ??= Promise.all([javaFolder(), firestoreEmulator(processes)]);
  return found;
}

/** Where the Google Cloud CLI keeps the emulator, below its root, once that component is installed. */
const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** What the Firebase CLI needs in its environment to start Firestore, downloaded when this machine has none. */
async function firestoreEmulator(processes: Processes): Promise<NodeJS.ProcessEnv> {
  const given = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given) return { FIRESTORE_EMULATOR_BINARY_PATH: existing(resolve(given)) };
  if (existsSync(cachedJar())) return {};
  const jar = googleCloudJar();
  if (jar) return { FIRESTORE_EMULATOR_BINARY_PATH: writeWrapperJar(STACKS, jar) };
  await download(processes);
  return {};
}

function existing(jar: string): string {
  if (existsSync(jar)) return jar;
  throw new Problem(`FIRESTORE_EMULATOR_BINARY_PATH names ${jar}, which is not there: correct it or leave it out.`);
}

/** Where the Firebase CLI keeps the jar that it has downloaded once. */
function cachedJar(): string {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const { firestore } = createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  return join(cache, firestore.downloadPathRelativeToCacheDir);
}

/** Without internet, the emulator of the Google Cloud CLI serves as well. */
function googleCloudJar(): string | undefined {
  // The program is <root>/bin/gcloud; on the PATH there may be only a link to it.
  const programs = which.sync('gcloud', { all: true, nothrow: true }) ?? [];
  const roots = programs.map((program) => dirname(dirname(realpathSync(program))));
  return roots.map((root) => join(root, JAR)).find((jar) => existsSync(jar));
}

async function download(processes: Processes): Promise<void> {
  mkdirSync(STACKS, { recursive: true });
  const { code } = await step('Downloading the Firestore emulator, 130 MB', () =>
    processes.run('firebase', ['setup:emulators:firestore'], { cwd: STACKS }),
  );
  if (code === 0 && existsSync(cachedJar())) return;
  throw new Problem(
    'The Firestore emulator is missing and could not be downloaded: connect to the internet, ' +
      'or set FIRESTORE_EMULATOR_BINARY_PATH to its jar, then try again.',
  );
}
