import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

const ofFirebase = createRequire(import.meta.url);

/** What the installed Firebase CLI says of one of its commands. */
interface Command {
  options: [flags: string, what: string][];
}

const SENTENCES = readdirSync(import.meta.dirname)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
const TEXTS = [readFileSync(join(ROOT, '.github/DEPLOYMENT.md'), 'utf8'), ...SENTENCES];

/** Each command that somebody is told to type, with what follows it on its line. */
const told = TEXTS.flatMap((text) => text.match(/(?<=npx firebase )\w[^#`\n]*/g) ?? []);

test('the page and the doctor tell of many commands', () => {
  expect(told.length).toBeGreaterThan(15);
});

test.each(told)('the installed Firebase CLI knows %s', (line) => {
  const [name] = line.match(/^[\w:]+/) ?? [''];
  const { command }: { command: Command } = ofFirebase(`firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`);
  const known = ['--project', ...command.options.flatMap(([flags]) => flags.match(/--[\w-]+/) ?? [])];
  const flags = line.match(/(?<= )--[\w-]+/g) ?? [];
  expect(flags.filter((flag) => !known.includes(flag))).toEqual([]);
});
