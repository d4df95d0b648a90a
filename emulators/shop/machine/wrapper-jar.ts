// Makes the Firebase CLI start the jar of the Google Cloud CLI.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';

/** A link beside the wrapper: a line of a manifest has at most 72 bytes, and the path of the jar may be longer. */
const LINK = 'google-cloud-firestore.jar';

export const MANIFEST = [
  'Manifest-Version: 1.0',
  'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  `Class-Path: ${LINK}`,
  '\r\n',
].join('\r\n');

/**
 * The Google Cloud CLI's jar does not say which class to run, as `java -jar` expects; this one holds nothing but a
 * manifest that does, and is written into `folder`. Returns its path.
 */
export function writeWrapperJar(folder: string, jar: string): string {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, LINK), { force: true });
  symlinkSync(jar, join(folder, LINK));
  const wrapper = join(folder, 'firestore-emulator.jar');
  writeFileSync(wrapper, zipSync({ 'META-INF/MANIFEST.MF': strToU8(MANIFEST) }));
  return wrapper;
}
