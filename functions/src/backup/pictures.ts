import { createWriteStream, existsSync, openAsBlob } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pMap from 'p-map';
import * as z from 'zod/mini';
import { uploadImage } from '../contract/images.ts';
import { Product } from '../contract/products.ts';
import { SETTINGS_SCHEMAS } from '../contract/settings.ts';
import { PICTURE_ADDRESS } from '../domain/picture-address.ts';
import { CommandError } from './command-error.ts';
import { isDiskError } from './disk-error.ts';
import type { SavedDocument } from './documents.ts';
import { FILE_MODE, sha256Of } from './lines.ts';

/** Where documents name pictures: as products and settings do, and the lines of carts and orders after them. */
const STORED = z.object({ product: Product, ...SETTINGS_SCHEMAS });
const PICTURE_FIELDS = new Set(pictureFieldsIn(z.toJSONSchema(STORED, { unrepresentable: 'any' })));
const PICTURE = new RegExp(`"(?:${[...PICTURE_FIELDS].join('|')})":\\{"stringValue":"(https?://[^"\\\\]+)"\\}`, 'g');

/** The names of fields that hold the address of a picture. */
function pictureFieldsIn(schema: object): string[] {
  return Object.entries(schema).flatMap(([name, inner]) => {
    if (typeof inner !== 'object' || inner === null) return [];
    return 'pattern' in inner && inner.pattern === PICTURE_ADDRESS.source ? [name] : pictureFieldsIn(inner);
  });
}

/** The local image host names a picture after the beginning of its content's hash, so a file can be checked by its name. */
const FILE_NAME = /^([\da-f]{12})\.\w+$/;

/**
 * Passes the documents on, and keeps each picture that they name at `imageHost` as a file in `folder`. Counts other
 * addresses in `notHeld`, by host, or by the whole address where it cannot be parsed. A picture that cannot be fetched
 * does not make a backup fail: the documents are worth more. A disk that takes no more does: what it then holds is not
 * what the shop has.
 */
export async function* keepingPictures(
  documents: AsyncIterable<SavedDocument>,
  folder: string,
  imageHost: string | undefined,
  notHeld: Record<string, number>,
): AsyncGenerator<SavedDocument> {
  for await (const document of documents) {
    for (const [, address = ''] of JSON.stringify(document).matchAll(PICTURE)) {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      const isKept = url !== undefined && url.origin === imageHost && (await keep(url, folder));
      const named = url?.host ?? address;
      if (!isKept) notHeld[named] = (notHeld[named] ?? 0) + 1;
    }
    yield document;
  }
}

async function keep(url: URL, folder: string): Promise<boolean> {
  const name = url.pathname.slice(1);
  const path = join(folder, name);
  if (!FILE_NAME.test(name)) return false;
  if (existsSync(path)) return true;
  try {
    const answer = await fetch(url);
    if (!answer.ok || !answer.body) return false;
    await pipeline(Readable.fromWeb(answer.body), createWriteStream(path, { mode: FILE_MODE, flush: true }));
    return true;
  } catch (error) {
    if (isDiskError(error)) throw error;
    await rm(path, { force: true }); // a broken transfer leaves half a picture, and no backup with it could be restored
    return false;
  }
}

/** @throws {CommandError} when a picture is missing or not as it was */
export async function checkPictures(folder: string, expected: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length !== expected)
    throw new CommandError(`${folder} is damaged: of ${expected} pictures it has ${names.length}.`);
  for (const name of names) {
    const path = join(folder, name);
    const [, hash] = FILE_NAME.exec(name) ?? [];
    if (!hash || !(await sha256Of(path)).startsWith(hash)) throw new CommandError(`${path} is damaged.`);
  }
}

const UPLOADS_AT_ONCE = 8;

/** Sends every picture to the local image host, where each gets its name again. Returns how many. */
export async function uploadPictures(folder: string, imageHost: string): Promise<number> {
  const names = await readdir(folder);
  const upload = async (name: string) => {
    const form = new FormData();
    form.set('image', await openAsBlob(join(folder, name)), name);
    const answer = await fetch(imageHost, { method: 'POST', body: form });
    const reply = uploadImage.reply.safeParse(await answer.json());
    const [, given = 'none'] = reply.data?.data.display_url.match(/\/([\da-f]{12})\.\w+$/) ?? [];
    if (!name.startsWith(`${given}.`)) throw new CommandError(`The image host has not taken the picture ${name}.`);
  };
  await pMap(names, upload, { concurrency: UPLOADS_AT_ONCE });
  return names.length;
}
