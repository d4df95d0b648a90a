// Names every import that breaks the layers; ends with 1 where there is one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shop/paths.ts';
import { upwardImports } from './forbidden-imports.ts';
import { LAYERS, SEPARATE_APPLICATIONS } from './layers.ts';

const LIST = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
const listed = execFileSync('git', LIST, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const paths = listed.filter((path) => existsSync(join(ROOT, path)));
const sources = paths.map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));
const complaints = new Set(upwardImports(LAYERS, sources, SEPARATE_APPLICATIONS));
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.size > 0 ? 1 : 0;
