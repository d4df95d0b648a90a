// Two commands: finds or installs a Java that is new enough for the Firestore emulator.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import which from 'which';
import { Problem } from '../problem.ts';
import { runText } from '../processes/run-text.ts';
import { installOneOf } from './system-packages.ts';

/** The Firebase CLI refuses to start the Firestore emulator with an older one. */
const OLDEST_JAVA = 21;

/** Folders with one JVM each, and the path from there to its home. */
const JVM_FOLDERS = [
  ['/usr/lib/jvm', ''],
  ['/opt/java', ''],
  [join(homedir(), '.sdkman/candidates/java'), ''],
  ['/Library/Java/JavaVirtualMachines', 'Contents/Home'],
  [join(homedir(), 'Library/Java/JavaVirtualMachines'), 'Contents/Home'],
] as const;

const PACKAGES = ['openjdk-25-jre-headless', 'openjdk-21-jre-headless'];

interface Java {
  /** The folder of the program `java`. */
  bin: string;
  version: number;
}

/** The folder of the newest `java` of this machine, installed when there is none that is new enough. */
export async function javaFolder(): Promise<string> {
  let newest = await newestJava();
  if (newest.version < OLDEST_JAVA) {
    await installOneOf(PACKAGES);
    newest = await newestJava();
  }
  if (newest.version >= OLDEST_JAVA) return newest.bin;
  throw new Problem(
    `Java ${OLDEST_JAVA} or newer is needed and ${newest.version > 0 ? `only Java ${newest.version}` : 'none'} was found: ` +
      'install one (for example from adoptium.net) or set JAVA_HOME to where it is, then try again.',
  );
}

/** Version 0 where there is none. */
async function newestJava(): Promise<Java> {
  const programs = candidates().filter((path) => existsSync(path));
  const javas = await Promise.all([...new Set(programs.map((path) => realpathSync(path)))].map(javaAt));
  return javas.toSorted((a, b) => b.version - a.version)[0] ?? { bin: '', version: 0 };
}

function candidates(): string[] {
  const home = process.env.JAVA_HOME;
  return [
    ...(home ? [join(home, 'bin/java')] : []),
    ...(which.sync('java', { all: true, nothrow: true }) ?? []),
    ...JVM_FOLDERS.filter(([folder]) => existsSync(folder)).flatMap(([folder, toHome]) =>
      readdirSync(folder).map((name) => join(folder, name, toHome, 'bin/java')),
    ),
    '/opt/homebrew/opt/openjdk/bin/java',
  ];
}

async function javaAt(program: string): Promise<Java> {
  return { bin: dirname(program), version: javaVersion((await runText(program, ['-version'])) ?? '') };
}

/** The major version: 21 from `openjdk version "21.0.2"`, 8 from the older way `java version "1.8.0_402"`. */
export function javaVersion(said: string): number {
  const [, major, minor] = said.match(/version "(\d+)(?:\.(\d+))?/) ?? [];
  return Number(major === '1' ? minor : (major ?? 0));
}
