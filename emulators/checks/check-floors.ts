import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { FLOOR_PLAN } from './floor-plan.ts';
import { upwardImports } from './upward-imports.ts';

/** Names every import that does not keep to the floors, and ends with 1 where there is one. */
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT });
const paths = listed
  .toString()
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)));
const complaints = upwardImports(
  FLOOR_PLAN,
  paths.map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') })),
);
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
