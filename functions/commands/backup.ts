import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenProject } from '../src/backup/chosen-project.ts';
import { ROOT } from '../src/backup/local-shop.ts';
import { writeBackup } from '../src/backup/write-backup.ts';
import { runCommand } from './run-command.ts';

// Saves documents, accounts and local pictures of a project into a new folder.
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      local: { type: 'boolean' },
      project: { type: 'string' },
      to: { type: 'string' },
      at: { type: 'string' },
      'without-passwords': { type: 'boolean', default: false },
    },
  });
  const { project, imageHost } = await chosenProject(values, 'backup');
  const name = `${project.id}-${new Date().toISOString().replaceAll(':', '-')}`;
  const folder = resolve(ROOT, values.to ?? `backups/${name}`);
  const withPasswords = !values['without-passwords'];
  const manifest = await writeBackup(project, folder, { at: values.at, withPasswords, imageHost });
  const { documents, accounts, pictures, picturesNotHeld } = manifest;
  console.warn(`${documents.lines} documents, ${accounts.lines} accounts and ${pictures} pictures are in ${folder}.`);
  for (const [host, times] of Object.entries(picturesNotHeld))
    console.warn(`Not held: pictures at ${host}, which documents name ${times} times.`);
  if (!withPasswords) console.warn('Not held: passwords.');
});
