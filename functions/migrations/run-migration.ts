import { RELEASE } from '../src/domain/release.ts';
import { inTransaction } from '../src/platform/database/collection.ts';
import { MIGRATIONS_LEDGER, type MigrationRun, meta } from '../src/platform/database/collections.ts';
import type { Migration } from './migration.ts';

/** Those that have documents to carry over, or broke off; also one that ran before an older backup was restored. */
export async function waitingMigrations(all: readonly Migration[]): Promise<Migration[]> {
  const ran = await ledger();
  const waiting = await Promise.all(
    all.map(async (migration) => (isUnfinished(ran[migration.id]) || (await migration.pending()) ? [migration] : [])),
  );
  return waiting.flat();
}

/**
 * Carries over all documents, and notes in the ledger how far it came: one that broke off goes on there. With `dryRun`
 * nothing is written. Returns how many documents changed, or would.
 */
export async function runMigration({ id, run }: Migration, dryRun: boolean): Promise<number> {
  const last = (await ledger())[id];
  const goesOn = !dryRun && isUnfinished(last) ? last : undefined;
  let { changed, cursor } = goesOn ?? { changed: 0, cursor: undefined };
  const startedAt = goesOn?.startedAt ?? Date.now();
  const note = async (doneAt?: number) => {
    if (!dryRun) await record(id, { release: RELEASE, startedAt, changed, cursor, doneAt });
  };
  await note();
  do {
    const batch = await run({ dryRun, cursor });
    changed += batch.changed;
    cursor = batch.cursor;
    await note(cursor === undefined ? Date.now() : undefined);
  } while (cursor !== undefined);
  return changed;
}

function isUnfinished(last: MigrationRun | undefined): boolean {
  return last !== undefined && last.doneAt === undefined;
}

async function ledger(): Promise<Record<string, MigrationRun>> {
  const [found] = await meta.get([MIGRATIONS_LEDGER]);
  return found?.ran ?? {};
}

function record(id: string, entry: MigrationRun): Promise<void> {
  return inTransaction(async (transaction) => {
    const within = meta.within(transaction);
    const [found] = await within.get([MIGRATIONS_LEDGER]);
    within.put(MIGRATIONS_LEDGER, { ran: { ...found?.ran, [id]: entry } });
  });
}
