// Two commands: finds or downloads the Firestore emulator.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { STACKS } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { Processes } from '../processes/processes.ts';
import { step } from '../progress.ts';
import { googleCloudFirestoreJar } from './google-cloud.ts';
import { wrapperJar } from './wrapper-jar.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** What the Firebase CLI needs in its environment to start Firestore, downloaded when this machine has none. */
export async function firestoreEmulator(processes: Processes): Promise<NodeJS.ProcessEnv> {
  const given = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given) return { FIRESTORE_EMULATOR_BINARY_PATH: existing(resolve(given)) };
  if (existsSync(cachedJar())) return {};
  const jar = googleCloudFirestoreJar();
  if (jar) return { FIRESTORE_EMULATOR_BINARY_PATH: wrapped(jar) };
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

/** The Google Cloud CLI's jar does not say which class to run, as `java -jar` expects; the wrapper does. */
function wrapped(jar: string): string {
  const wrapper = join(STACKS, 'firestore-emulator.jar');
  mkdirSync(STACKS, { recursive: true });
  writeFileSync(wrapper, wrapperJar(MAIN_CLASS, jar));
  return wrapper;
}

async function download(processes: Processes): Promise<void> {
  const { code } = await step('Downloading the Firestore emulator, 130 MB', () =>
    processes.run('firebase', ['setup:emulators:firestore'], { cwd: STACKS }),
  );
  if (code === 0 && existsSync(cachedJar())) return;
  throw new Problem(
    'The Firestore emulator is missing and could not be downloaded: connect to the internet, ' +
      'or set FIRESTORE_EMULATOR_BINARY_PATH to its jar, then try again.',
  );
}
