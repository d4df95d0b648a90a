// Names every import against the layers, every text that no language can replace, and every fact of
// the shop outside its home; ends with 1 where there is one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { upwardImports, valueImports } from './forbidden-imports.ts';
import { hardcodedShopData } from './hardcoded-shop-data.ts';
import { LAYERS, OPEN_FOLDERS, SEPARATE_APPLICATIONS } from './layers.ts';
import { literalTexts } from './literal-texts.ts';

const LIST = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
const listed = execFileSync('git', LIST, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const paths = listed.filter((path) => existsSync(join(ROOT, path)));
const sources = paths.map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') }));
const sourcesIn = (places: RegExp) => sources.filter(({ path }) => places.test(path));
const pages = sourcesIn(/^web\/(shop|dashboard|shared)\/(?!.*((locale|messages)\/|\.test\.))/);
// What is sent and shown; tests bring facts of their own.
const product = sourcesIn(/^(functions\/src|web\/(shop|dashboard|shared))\/(?!.*\.test\.)/);
const complaints = [
  ...upwardImports(LAYERS, sources, SEPARATE_APPLICATIONS),
  ...valueImports(OPEN_FOLDERS, sources),
  ...pages.flatMap(literalTexts),
  ...product.flatMap(hardcodedShopData),
];
// A folder that has moved would leave a rule without a file, and nobody would notice.
for (const [name, files] of Object.entries({ pages, product }))
  if (files.length < 100) complaints.push(`emulators/checks/check-sources.ts finds only ${files.length} ${name}`);
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
