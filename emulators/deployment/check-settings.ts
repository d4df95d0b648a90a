// Checks the settings of the function and of the pages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { NOTIFICATION_SETTINGS } from './check-notifications.ts';
import { aliasesOf } from './choose-project.ts';
import { type Finding, fault } from './finding.ts';

const SETTINGS = ['SITE_URL', 'IMAGE_HOST_URL', 'APP_CHECK', 'APP_CHECK_KEY', 'PROXY_COUNT', ...NOTIFICATION_SETTINGS];

/** The function gets those of other files, too, if they are called so; the pages read one alone. */
export function* checkSettingsFiles(root: string, project: string): Generator<Finding> {
  const file = settingsFile(project);
  const isThere = (path: string) => existsSync(join(root, path));
  const others = ['functions/.env', ...aliasesOf(root, project).map(settingsFile)].filter(isThere);
  if (!isThere(file) && others.length === 0)
    yield fault(`${file} is missing: write it, by step 3 of .github/DEPLOYMENT.md.`);
  for (const other of others) yield fault(`The pages do not read ${other}: what it says belongs into ${file}.`);
}

/** Of the settings of a file that is there. */
export function* checkSettings(project: string, settings: NodeJS.Dict<string>): Generator<Finding> {
  const file = settingsFile(project);
  const unknown = Object.keys(settings).filter((name) => !SETTINGS.includes(name));
  const { SITE_URL, IMAGE_HOST_URL, PROXY_COUNT } = settings;
  for (const name of unknown)
    yield fault(`${file} sets ${name}, which nothing reads. It may set ${SETTINGS.join(', ')}.`);
  // Without a path, and without a slash at its end.
  if (SITE_URL !== undefined && originOf(SITE_URL) !== SITE_URL)
    yield fault(
      `SITE_URL in ${file} is ${SITE_URL}: write the whole address of your own domain, as in https://shop.example.`,
    );
  if (!IMAGE_HOST_URL)
    yield fault(
      `${file} does not say where product photos go: IMAGE_HOST_URL=https://api.imgbb.com/1/upload, or another.`,
    );
  else if (originOf(IMAGE_HOST_URL) === undefined)
    yield fault(
      `IMAGE_HOST_URL in ${file} is ${IMAGE_HOST_URL}: photos go only to an address that begins with https://.`,
    );
  if (PROXY_COUNT !== undefined && !/^\d$/.test(PROXY_COUNT))
    yield fault(
      `PROXY_COUNT in ${file} is ${PROXY_COUNT}: write how many entries stand behind your own address, as in 1.`,
    );
}

/** Undefined unless the address is one that everybody reaches, and nobody listens to. */
function originOf(text: string): string | undefined {
  const address = URL.parse(text);
  const isPublic =
    address?.protocol === 'https:' && address.hostname.includes('.') && !/^[\d.]+$/.test(address.hostname);
  return isPublic ? address.origin : undefined;
}
