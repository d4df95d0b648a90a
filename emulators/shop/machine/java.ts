// Finds or installs a Java that is new enough for the Firestore emulator.
import { join } from 'node:path';
import { findRuntimes } from 'jdk-utils';
import { Problem } from '../problem.ts';
import { installOneOf } from './system-packages.ts';

/** The Firebase CLI refuses to start the Firestore emulator with an older one. */
const OLDEST_JAVA = 21;

/** Folders of Javas that jdk-utils does not look into by itself. */
const MORE_PLACES = ['/opt/java'];

const PACKAGES = ['openjdk-25-jre-headless', 'openjdk-21-jre-headless'];

/** The folder of the newest `java` of this machine, installed when there is none that is new enough. */
export async function javaFolder(): Promise<string> {
  let newest = await newestJava();
  if (newest.version < OLDEST_JAVA) {
    await installOneOf(PACKAGES);
    newest = await newestJava();
  }
  if (newest.version >= OLDEST_JAVA) return join(newest.home, 'bin');
  throw new Problem(
    `Java ${OLDEST_JAVA} or newer is needed and ${newest.version > 0 ? `only Java ${newest.version}` : 'none'} was found: ` +
      'install one (for example from adoptium.net) or set JAVA_HOME to where it is, then try again.',
  );
}

/** Version 0 where there is none. */
async function newestJava(): Promise<{ home: string; version: number }> {
  const found = await findRuntimes({ withVersion: true, additionalLocations: MORE_PLACES });
  const javas = found.map(({ homedir, version }) => ({ home: homedir, version: version?.major ?? 0 }));
  return javas.toSorted((a, b) => b.version - a.version)[0] ?? { home: '', version: 0 };
}
