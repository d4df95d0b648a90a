import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';
import { checkNotifications } from './check-notifications.ts';
import { checkSettings } from './check-settings.ts';

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
const told = TEXTS.flatMap((text) => text.replaceAll(/\\\n\s*/g, '').match(/(?<=npx firebase )\w[^#`\n]*/g) ?? []);

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

test('the settings that the page shows are the same for the Firebase CLI and for the pages', () => {
  const { parseStrict } = ofFirebase('firebase-tools/lib/functions/env.js');
  const [page = ''] = TEXTS;
  const lines = page.match(/^(?!GCLOUD_PROJECT)[A-Z_]+=.*$/gm) ?? [];
  const settings: Record<string, string> = parseStrict(lines.join('\n'));
  expect(parseEnv(lines.join('\n'))).toEqual(settings);
  expect(Object.keys(settings)).toEqual(
    expect.arrayContaining(['IMAGE_HOST_URL', 'SITE_URL', 'NOTICES', 'SMS_BY_MAIL']),
  );
  expect([...checkSettings('nokshi-shop', settings), ...checkNotifications('nokshi-shop', settings)]).toEqual([]);
});
