// The oldest Chromium that the pages are built for: web/build/browsers.ts.
import { chmodSync, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import type { Browser } from '../../shop/machine/chromium.ts';
import { installOwnPackages } from '../../shop/processes/own-packages.ts';
import type { Processes } from '../../shop/processes/processes.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PACKED = `${FOLDER}node_modules/@sparticuz/chromium/bin/chromium.br`;
const PATH = `${FOLDER}node_modules/.chromium`;

/** Chromium 109, installed when it is not there: a program for Linux, which runs without libraries of the system. */
export async function oldestChromium(processes: Processes): Promise<Browser> {
  await installOwnPackages(processes, FOLDER, 'the oldest browser');
  if (!existsSync(PATH)) {
    await pipeline(createReadStream(PACKED), createBrotliDecompress(), createWriteStream(PATH));
    chmodSync(PATH, 0o755);
  }
  return { path: PATH, version: 'Chromium 109' };
}
