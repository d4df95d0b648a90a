// Nothing half ready goes out: what Cloud Build will get, laid out in a folder.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { ROOT } from '../paths.ts';
import { writeFunctionLockfile } from './function-lockfile.ts';

const { prepareFunctionsUpload } = createRequire(import.meta.url)(
  'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js',
);

/**
 * Packs this shop's function as `npm run deploy` and the Firebase CLI do, with the build that is in `lib`, and unpacks it into `folder`.
 * Returns the paths of its files.
 */
export async function packFunction(lib: string, folder: string): Promise<string[]> {
  const source = join(folder, 'source');
  const isOurs = (path: string) => !/functions\/(node_modules|lib)(\/|$)/.test(path);
  cpSync(join(ROOT, 'functions'), source, { recursive: true, filter: isOurs });
  cpSync(lib, join(source, 'lib'), { recursive: true });
  writeFunctionLockfile(source);
  const { functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const { pathToSource } = await prepareFunctionsUpload(folder, source, functions[0], []);
  const packed = Object.entries(unzipSync(readFileSync(pathToSource)));
  packed.forEach(([path, content]) => {
    const file = join(folder, 'uploaded', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  });
  return packed.map(([path]) => path);
}
