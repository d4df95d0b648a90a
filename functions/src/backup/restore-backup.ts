import { hasAccounts, writeAccounts } from './accounts.ts';
import { CommandError } from './command-error.ts';
import { hasDocuments, type SavedDocument, writeDocuments } from './documents.ts';
import { erasingAnew, erasuresOf, writeErasures } from './erased-numbers.ts';
import { readLines, sha256Of } from './lines.ts';
import { filesOf, type Manifest, readManifest } from './manifest.ts';
import { checkPictures, uploadPictures } from './pictures.ts';
import { openProject, type Project } from './project.ts';

export interface RestoreWishes {
  /** Whether existing data stay, and are replaced where the backup holds the same document or account. */
  isOverwriting: boolean;
  /** Whether the emulators are emptied first. */
  isEmptying: boolean;
  /** Whether the project of the backup is no more, so that nobody knows what it has erased since. */
  isSourceGone?: boolean;
  /** The origin of the local image host. */
  imageHost: string | undefined;
}

/** The manifest of a backup, once all its files are verified. @throws {CommandError} */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const files = filesOf(folder);
  for (const part of ['documents', 'accounts'] as const) {
    const sha256 = await sha256Of(files[part]).catch(() => 'missing');
    if (sha256 !== manifest[part].sha256) throw new CommandError(`${files[part]} is damaged: nothing was restored.`);
  }
  await checkPictures(files.pictures, manifest.pictures);
  return manifest;
}

/** @throws {CommandError} when the project holds data, and no option says what to do with them */
export async function assertRoom(project: Project, { isOverwriting, isEmptying }: RestoreWishes): Promise<void> {
  if (isEmptying && !project.isLocal)
    throw new CommandError('Only emulators are emptied first: restore a deployed shop into a new project.');
  if (isOverwriting || isEmptying) return;
  const filled = [
    ...((await hasDocuments(project)) ? ['documents'] : []),
    ...((await hasAccounts(project)) ? ['accounts'] : []),
  ];
  if (filled.length > 0)
    throw new CommandError(`${project.id} holds ${filled.join(' and ')} already: nothing was restored. ${WAYS}`);
}

const WAYS =
  'A backup goes into an empty project; --empty-first empties emulators before, --overwrite keeps what is there and ' +
  'replaces what the backup holds too.';

/** Writes a checked backup into a project. @throws {CommandError} which says what was not done */
export async function restoreBackup(
  project: Project,
  folder: string,
  manifest: Manifest,
  { isOverwriting, isEmptying, isSourceGone, imageHost }: RestoreWishes,
): Promise<void> {
  const files = filesOf(folder);
  const ledger = await ledgerOf(project, isSourceGone ? project.id : manifest.project);
  try {
    if (isEmptying) await project.empty();
    await writeErasures(project, ledger);
    if (imageHost) await uploadPictures(files.pictures, imageHost);
    const { hashing } = manifest;
    assertAll(
      await writeAccounts(project, readLines(files.accounts), { hashing, isOverwriting }),
      manifest.accounts.lines,
    );
    const restored = await erasingAnew(readLines(files.documents), ledger);
    const written = await writeDocuments(project, readLines(files.documents), manifest.project, restored);
    assertAll(written, manifest.documents.lines);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${project.id} is restored in part only, do not use it: ${reason} ${AGAIN}`, {
      cause: error,
    });
  }
}

/** The erased numbers that this project and that of the backup know. @throws {CommandError} */
async function ledgerOf(project: Project, source: string): Promise<SavedDocument[]> {
  const own = await erasuresOf(project);
  if (source === project.id) return own;
  const ofSource = await openProject(source)
    .then(erasuresOf)
    .catch((error) => {
      throw new CommandError(`${source} does not say which numbers it has erased since: ${error.message} ${GONE}`, {
        cause: error,
      });
    });
  return [...own, ...ofSource];
}

const GONE = 'Nothing was restored. If that project is no more, say --source-gone.';

const AGAIN = 'Do the same again with --overwrite, which writes all of it once more.';

function assertAll(written: number, expected: number): void {
  if (written !== expected) throw new Error(`${written} of ${expected} lines were written.`);
}
