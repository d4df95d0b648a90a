import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Hashing } from './accounts.ts';
import { CommandError } from './command-error.ts';
import { FILE_MODE } from './lines.ts';

const LinesFile = z.object({ lines: z.number(), sha256: z.string() });

/** What a backup holds. It is written last: a folder without it is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  project: z.string(),
  /** The moment of the documents, and when the accounts were asked for, right after them. */
  documentsAt: z.string(),
  accountsAt: z.string(),
  documents: LinesFile,
  accounts: LinesFile,
  /** Absent where passwords are not held, and for hashes of the emulators. */
  hashing: z.optional(Hashing),
  /** The pictures of the local image host. */
  pictures: z.number(),
  /** How often documents name a picture that is not held, by host, or by the whole address where it has none. */
  picturesNotHeld: z.record(z.string(), z.number()),
});
export type Manifest = z.infer<typeof Manifest>;

/** What is where in the folder of a backup. */
export function filesOf(folder: string) {
  return {
    manifest: join(folder, 'manifest.json'),
    documents: join(folder, 'documents.ndjson.gz'),
    accounts: join(folder, 'accounts.ndjson.gz'),
    pictures: join(folder, 'pictures'),
  };
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const options = { mode: FILE_MODE, flag: 'wx', flush: true };
  await writeFile(filesOf(folder).manifest, `${JSON.stringify(manifest, null, 2)}\n`, options);
}

/** @throws {CommandError} */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(filesOf(folder).manifest, 'utf8').catch(() => {
    throw new CommandError(`${folder} is no backup, or one that broke off: it has no manifest.json.`);
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`${folder} is damaged, or of another version of the shop: its manifest.json is not valid.`);
  }
}
