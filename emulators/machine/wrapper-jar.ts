// Two commands: makes the Firebase CLI start the jar of the Google Cloud CLI.
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';

const LINE_BYTES = 72;

/** A jar with only a manifest that names the main class and the other jar as its class path. */
export function wrapperJar(mainClass: string, jar: string): Uint8Array {
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest(mainClass, jar)) });
}

export function manifest(mainClass: string, jar: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${pathToFileURL(jar)}`];
  return `${lines.map(folded).join('\r\n')}\r\n\r\n`;
}

/** A line of a manifest has at most 72 bytes; longer ones continue on the next line after a space. */
function folded(line: string): string {
  const rest = line.slice(LINE_BYTES);
  return rest === '' ? line : `${line.slice(0, LINE_BYTES)}\r\n${folded(` ${rest}`)}`;
}
