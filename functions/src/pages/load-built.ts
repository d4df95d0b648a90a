import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Drawing } from '../contract/drawing.ts';

/** What the build of the pages has left beside this function's own bundle. */
export interface Built {
  drawing: Drawing;
  /** The document without a page in it: the browser draws that. */
  shell: string;
  /** Another with each build. */
  version: string;
}

let loading: Promise<Built> | undefined;

/** Loaded when the first page is asked for: calls of the API do not wait for it. What fails is tried again. */
export function loadBuilt(): Promise<Built> {
  loading ??= load(folder()).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Tests run this function from its sources, and say where the build is. */
function folder(): string {
  return process.env.DRAWING_FOLDER ?? fileURLToPath(new URL('pages', import.meta.url));
}

async function load(path: string): Promise<Built> {
  const shell = await readFile(join(path, 'app.html'), 'utf8');
  const { drawing } = await import(pathToFileURL(join(path, 'entry-server.js')).href);
  // The shell names each file of the app by its content.
  return { drawing, shell, version: createHash('sha256').update(shell).digest('base64url').slice(0, 8) };
}
