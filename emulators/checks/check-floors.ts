// The tests count: names every import that the floor plan refuses, every text that no language can replace, and every fact
// of the shop outside its home; ends with 1 where there is one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { FLOOR_PLAN, OPEN_ROOMS } from './floor-plan.ts';
import { literalTexts } from './literal-texts.ts';
import { strayFacts } from './stray-facts.ts';
import { upwardImports } from './upward-imports.ts';
import { valueImports } from './value-imports.ts';
import { wordsReadOnce } from './words-read-once.ts';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT });
const paths = listed
  .toString()
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)));
const sources = paths.map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));
const pages = sources.filter(({ path }) => /^web\/src\/(?!.*(messages\/|\.test\.))/.test(path));
// What is sent and shown; tests bring facts of their own.
const product = sources.filter(({ path }) => /^(functions|web)\/src\/(?!.*(testing\/|\.test\.))/.test(path));
const complaints = [
  ...upwardImports(FLOOR_PLAN, sources),
  ...valueImports(OPEN_ROOMS, sources),
  ...pages.flatMap(literalTexts),
  ...pages.flatMap(wordsReadOnce),
  ...product.flatMap(strayFacts),
];
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
