import { mkdir, readdir, rm } from 'node:fs/promises';
import { accountsOf, hashingOf } from './accounts.ts';
import { CommandError } from './command-error.ts';
import { asNotSaved } from './disk-error.ts';
import { documentsAt, readTimeNow } from './documents.ts';
import { writeLines } from './lines.ts';
import { filesOf, type Manifest, writeManifest } from './manifest.ts';
import { keepingPictures } from './pictures.ts';
import type { Project } from './project.ts';

export interface BackupWishes {
  /** The moment to save, in RFC 3339; now by default. */
  at: string | undefined;
  withPasswords: boolean;
  /** The origin of the local image host. */
  imageHost: string | undefined;
}

/** Only its owner may open it: it holds personal data. */
const FOLDER_MODE = 0o700;

/** Writes all data of a project into a new folder, which is removed again when it cannot be done. @throws {CommandError} */
export async function writeBackup(project: Project, folder: string, wishes: BackupWishes): Promise<Manifest> {
  const hashing = wishes.withPasswords ? await hashingOf(project) : undefined;
  const readTime = wishes.at ?? (await readTimeNow(project));
  await makeFolder(folder);
  try {
    return await fill(folder, project, readTime, hashing, wishes);
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => {}); // without a manifest it is no backup anyway
    throw asNotSaved(error, folder);
  }
}

async function makeFolder(folder: string): Promise<void> {
  const isMade = await mkdir(folder, { recursive: true, mode: FOLDER_MODE }).catch((error) => {
    if (error.code !== 'EEXIST') throw asNotSaved(error, folder);
  });
  if (!isMade) throw new CommandError(`${folder} is there already: name a new folder.`);
}

async function fill(
  folder: string,
  project: Project,
  documentsOf: string,
  hashing: Manifest['hashing'],
  { withPasswords, imageHost }: BackupWishes,
): Promise<Manifest> {
  const files = filesOf(folder);
  await mkdir(files.pictures, { mode: FOLDER_MODE });
  const picturesNotHeld: Record<string, number> = {};
  const found = keepingPictures(documentsAt(project, documentsOf), files.pictures, imageHost, picturesNotHeld);
  const documents = await writeLines(files.documents, found);
  const accountsAt = new Date().toISOString();
  // After the documents: the owner of a document has an account, unless it was deleted in between.
  const accounts = await writeLines(files.accounts, accountsOf(project, withPasswords));
  const pictures = (await readdir(files.pictures)).length;
  const manifest: Manifest = {
    format: 1,
    project: project.id,
    documentsAt: documentsOf,
    accountsAt,
    documents,
    accounts,
    ...(hashing && { hashing }),
    pictures,
    picturesNotHeld,
  };
  await writeManifest(folder, manifest);
  return manifest;
}
