import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { chosenProject } from '../src/backup/chosen-project.ts';
import { CommandError } from '../src/backup/command-error.ts';
import { ROOT } from '../src/backup/local-shop.ts';
import type { Manifest } from '../src/backup/manifest.ts';
import type { Project } from '../src/backup/project.ts';
import { assertRoom, checkBackup, type RestoreWishes, restoreBackup } from '../src/backup/restore-backup.ts';
import { runCommand } from './run-command.ts';

// Writes a backup into a project, after it has shown what it will do and was confirmed.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      local: { type: 'boolean' },
      project: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      'empty-first': { type: 'boolean', default: false },
      'source-gone': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [named] = positionals;
  if (!named) throw new CommandError('Say which backup: npm run restore -- backups/<folder> --project <project>');
  const { project, imageHost } = await chosenProject(values, 'restore');
  const folder = resolve(ROOT, named);
  const manifest = await checkBackup(folder);
  const wishes = {
    isOverwriting: values.overwrite,
    isEmptying: values['empty-first'],
    isSourceGone: values['source-gone'],
    imageHost,
  };
  await assertRoom(project, wishes);
  console.warn(planOf(manifest, project, wishes));
  if (!values.yes && !(await isAgreed()))
    throw new CommandError('Nothing was restored: say y, or --yes where nobody can answer.');
  await restoreBackup(project, folder, manifest, wishes);
  console.warn(`${project.id} is restored.`);
});

function planOf(
  { documents, accounts, pictures, picturesNotHeld, documentsAt, project: from }: Manifest,
  { id, isLocal }: Project,
  { isOverwriting, isEmptying, imageHost }: RestoreWishes,
): string {
  const held = `${documents.lines} documents, ${accounts.lines} accounts and ${imageHost ? pictures : 0} pictures`;
  const elsewhere = Object.keys(picturesNotHeld);
  return [
    `Restores ${held} of ${from}, as they were at ${documentsAt}, into ${id} ${isLocal ? 'on the emulators' : 'in the cloud'}.`,
    isEmptying && `All that ${id} holds now is removed first.`,
    isOverwriting && `What ${id} holds under the same names is replaced.`,
    elsewhere.length > 0 && `Pictures stay where they are: ${elsewhere.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question('Go on? (y/n) ');
  prompt.close();
  return answer.trim().toLowerCase() === 'y';
}
