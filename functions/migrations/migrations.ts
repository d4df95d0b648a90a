import type { Migration } from './migration.ts';

/** All migrations, in the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [];
