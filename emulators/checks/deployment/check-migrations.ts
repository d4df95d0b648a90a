// Whether documents wait for a migration.
import { RELEASE } from '@aloghor/functions/domain/release';
import type { Migration } from '@aloghor/functions/migrations/migration';
import { type Finding, fault, hint } from './finding.ts';

/** Those that wait in the documents of a project. */
export type AskWaiting = (project: string) => Promise<Pick<Migration, 'id' | 'release' | 'description'>[]>;

/** A migration of this release runs once it is out, because it reads both forms. It may not read that of an earlier one. */
export async function* checkMigrations(askWaiting: AskWaiting, project: string): AsyncGenerator<Finding> {
  const command = `GCLOUD_PROJECT=${project} npm run migrate`;
  try {
    for (const { id, release, description } of await askWaiting(project)) {
      const what = `The migration ${id} waits. ${description}`;
      if (release === RELEASE) yield hint(`${what} Once release ${RELEASE} is out, run it: ${command}`);
      else yield fault(`${what} It came with release ${release}, and this one relies on it. Run it first: ${command}`);
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    yield hint(`Whether a migration waits could not be asked (${why}). Once the shop is out: ${command} -- --dry-run`);
  }
}
