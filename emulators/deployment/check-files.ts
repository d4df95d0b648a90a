// Nothing half ready goes out: the configuration reads as the Firebase CLI will read it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Finding, fault, when } from './finding.ts';

const ofFirebase = createRequire(import.meta.url);
const { getValidator } = ofFirebase('firebase-tools/lib/firebaseConfigValidate.js');
const { FirestoreApi } = ofFirebase('firebase-tools/lib/firestore/api.js');

/** firebase.json, the rules and the indexes. The rules are compiled by the emulator of each test, and by Google. */
export function checkFiles(root: string): Finding[] {
  return [
    ...findingsIn(root, 'firebase.json', (text) => {
      const validate = getValidator();
      return validate(JSON.parse(text)) ? [] : [`it breaks the CLI's schema at ${deepest(validate.errors)}`];
    }),
    ...findingsIn(root, 'firestore.indexes.json', (text) => {
      new FirestoreApi().validateSpec(JSON.parse(text));
      return [];
    }),
    ...findingsIn(root, 'firestore.rules', (text) =>
      /service cloud\.firestore/.test(text) ? [] : ['it has no rules for Firestore'],
    ),
  ];
}

function findingsIn(root: string, file: string, faultsIn: (text: string) => string[]): Finding[] {
  const path = join(root, file);
  if (!existsSync(path)) return [fault(`${file} is missing.`)];
  try {
    return faultsIn(readFileSync(path, 'utf8')).map((what) => fault(`${file} is wrong: ${what}.`));
  } catch (error) {
    return [fault(`${file} is wrong: ${error instanceof Error ? error.message : error}.`)];
  }
}

/** Where something has several forms, each that does not fit is an error: the deepest one says most. */
function deepest(errors: { instancePath: string }[]): string {
  return errors.map(({ instancePath }) => instancePath).reduce((a, b) => (b.length > a.length ? b : a), '/');
}

/** One region for the function, its rewrites and the database: else each call crosses the sea, or finds nothing. */
export function checkRegions(config: FirebaseConfig, functionSource: string): Finding[] {
  const called = config.hosting.rewrites.flatMap(({ function: target }) => (target ? [target.region] : []));
  const own = functionSource.match(/region: '([\w-]+)'/)?.[1] ?? 'none';
  const regions = [...new Set([own, config.firestore.location, ...called])];
  const text = `The regions differ: ${regions.join(', ')}. Write one into functions/src/index.ts, and into firebase.json for its Firestore and its rewrite.`;
  return when(regions.length > 1, fault(text));
}

export interface FirebaseConfig {
  firestore: { location: string };
  hosting: {
    rewrites: { function?: { region: string } }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
}
