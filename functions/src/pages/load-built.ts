import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Drawing } from '../contract/drawing.ts';

/** The build of the pages, stored beside this function's bundle. */
export interface Built {
  drawing: Drawing;
  /** The document without a prerendered page, for rendering in the browser. */
  shell: string;
  /** Differs for each build. */
  version: string;
}

let loading: Promise<Built> | undefined;

/** Loaded at the first request for a page, so that API calls do not wait for it. A failed load is retried. */
export function loadBuilt(): Promise<Built> {
  loading ??= load(folder()).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Tests run this function from its sources, and set where the build is. */
function folder(): string {
  return process.env.DRAWING_FOLDER ?? fileURLToPath(new URL('pages', import.meta.url));
}

async function load(path: string): Promise<Built> {
  const shell = await readFile(join(path, 'app.html'), 'utf8');
  const { drawing } = await import(pathToFileURL(join(path, 'entry-server.js')).href);
  // The shell links each file of the app by its content hash.
  return { drawing, shell, version: createHash('sha256').update(shell).digest('base64url').slice(0, 8) };
}
