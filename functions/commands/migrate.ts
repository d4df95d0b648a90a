import { parseArgs } from 'node:util';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { runMigration, waitingMigrations } from '../migrations/run-migration.ts';
import { counted, runInProject } from './run-command.ts';

// Carries stored documents over to the form of this release, each waiting migration in its turn.
await runInProject('migrate', async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dryRun = values['dry-run'];
  const waiting = await waitingMigrations(MIGRATIONS);
  if (waiting.length === 0) console.warn('Nothing waits: all documents have the form of this release.');
  for (const migration of waiting) {
    const changed = counted(await runMigration(migration, dryRun), 'document', 'documents');
    console.warn(
      `${migration.id}: ${migration.description} ${dryRun ? `It would change ${changed}.` : `${changed} changed.`}`,
    );
  }
});
