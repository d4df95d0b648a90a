// Nothing half ready goes out: `npm run doctor`, and the first step of `npm run deploy`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploymentSettings, settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import type { AskFirebase } from './ask-firebase.ts';
import { checkAppCheck } from './check-app-check.ts';
import { checkCloud } from './check-cloud.ts';
import { checkFiles, checkRegions, type FirebaseConfig } from './check-files.ts';
import { checkNotices } from './check-notices.ts';
import { checkSettings, checkSettingsFiles } from './check-settings.ts';
import { checkShop, type Shop } from './check-shop.ts';
import { type Finding, fault, hint, when } from './finding.ts';

interface Patient {
  /** The folder of the whole shop. */
  root: string;
  project: string | undefined;
  shop: Shop;
  /** What git calls changed, a line a file; undefined where there is no git. */
  changed: string | undefined;
  /** Of Node. */
  version: string;
  ask: AskFirebase;
}

/** What is missing before the shop goes out, and what could be better. */
export async function examine({ root, project, shop, changed, version, ask }: Patient): Promise<Finding[]> {
  const here = [...checkMachine(version, changed), ...checkShop(shop)];
  const files = checkFiles(root);
  if (!project) return [fault(NO_PROJECT), ...files, ...here];
  if (project.startsWith('demo-')) return [fault(`${project} is a name for the emulators alone.`), ...files, ...here];
  const settings = deploymentSettings(root, project);
  const isSet = existsSync(join(root, settingsFile(project)));
  const found = [
    ...checkSettingsFiles(root, project),
    ...(isSet ? checkSettings(project, settings) : []),
    ...checkNotices(project, settings),
    ...files,
    ...here,
  ];
  if (files.length > 0) return found;
  const config: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')); // by the CLI's schema
  return [
    ...found,
    ...checkAppCheck(project, settings, policyOf(config)),
    ...checkRegions(config, readFileSync(join(root, 'functions/src/index.ts'), 'utf8')),
    ...(await checkCloud(ask, project, config.firestore.location, secretsOf(settings))),
  ];
}

const NO_PROJECT =
  'No project is chosen: npx firebase use --add, with the alias default, or name one: npm run doctor -- <project>.';

/** The function runs on this Node, and what the builds do is tried on it alone. */
const NODE = 'v22.';

function checkMachine(version: string, changed: string | undefined): Finding[] {
  const count = changed?.split('\n').length ?? 0;
  return [
    ...when(
      !version.startsWith(NODE),
      fault(`Node 22 builds and runs the shop, this is ${version}: npm ci brings it.`),
    ),
    ...when(
      Boolean(changed),
      hint(
        `Changes in ${count === 1 ? 'a file' : `${count} files`} are not in git: nobody could say later what is online.`,
      ),
    ),
  ];
}

/** The secrets that the functions want, and what each is. */
function secretsOf({ NOTICES, SMTP_USER }: NodeJS.Dict<string>): Record<string, string> {
  return {
    IMAGE_HOST_KEY: 'The key of the image host',
    ...(NOTICES && SMTP_USER && { SMTP_PASSWORD: 'The password of the mail server' }),
  };
}

function policyOf({ hosting }: FirebaseConfig): string {
  const headers = hosting.headers.flatMap((block) => block.headers);
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}
