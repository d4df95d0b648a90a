// `npm run doctor`, and the first step of `npm run deploy`: everything that is checked.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContactSettings, PublicSettings } from '@aloghor/functions/domain/settings';
import { deploymentSettings, settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { Ajv } from 'ajv';
import schema from 'firebase-tools/schema/firebase-config.json' with { type: 'json' };
import { checkAppCheck } from './check-app-check.ts';
import { type AskFirebase, checkCloud } from './check-cloud.ts';
import { checkCouriers, secretsOfCouriers } from './check-couriers.ts';
import { type AskWaiting, checkMigrations } from './check-migrations.ts';
import { checkNotifications } from './check-notifications.ts';
import { type AskStatus, checkPublic } from './check-public.ts';
import { type AskLeftOut, checkRequestLog } from './check-request-log.ts';
import { checkSettings, checkSettingsFiles } from './check-settings.ts';
import { type Finding, fault, hint } from './finding.ts';

interface ExaminedShop {
  /** The folder of the whole shop. */
  root: string;
  project: string | undefined;
  /** With which the order form begins mobile numbers. */
  mobilePrefix: string;
  /** What the shop that is online says of itself; undefined where there is none. */
  online: Pick<PublicSettings, 'brand' | 'contact'> | undefined;
  /** The changed files by git, one a line; undefined where there is no git. */
  changed: string | undefined;
  ask: AskFirebase;
  askStatus: AskStatus;
  askWaiting: AskWaiting;
  askLeftOut: AskLeftOut;
}

/** What is missing for a deployment, and what could be better. */
export async function* examine(examined: ExaminedShop): AsyncGenerator<Finding> {
  const { project, mobilePrefix, online, changed } = examined;
  if (changed) yield hint(changesOutsideGit(changed));
  if (!online) yield hint(NOT_ONLINE);
  else {
    if (!online.brand.name)
      yield hint(`The shop that is online is still called Aloghor, as the sample is. ${IN_DASHBOARD}`);
    yield* checkContact(online.contact, mobilePrefix);
  }
  if (!project) yield fault(NO_PROJECT);
  else if (project.startsWith('demo-')) yield fault(`${project} is a name for the emulators alone.`);
  else yield* checkProject(examined, project);
}

async function* checkProject(
  { root, ask, askStatus, askWaiting, askLeftOut }: ExaminedShop,
  project: string,
): AsyncGenerator<Finding> {
  const settings = deploymentSettings(root, project);
  yield* checkSettingsFiles(root, project);
  if (existsSync(join(root, settingsFile(project)))) yield* checkSettings(project, settings);
  yield* checkNotifications(project, settings);
  yield* checkCouriers(project, settings);
  const wrong = faultOfConfig(root);
  if (wrong) return yield fault(`firebase.json is wrong: ${wrong}.`);
  const config: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')); // by the CLI's schema
  yield* checkAppCheck(project, settings, policyOf(config));
  yield* checkRegions(config, readFileSync(join(root, 'functions/src/index.ts'), 'utf8'));
  yield* checkCloud(ask, project, config.firestore.location, secretsOf(settings));
  yield* checkPublic(ask, askStatus, project);
  yield* checkMigrations(askWaiting, project);
  yield* checkRequestLog(askLeftOut, project, settings);
}

const NO_PROJECT =
  'No project is chosen: npx firebase use --add, with the alias default, or name one: npm run doctor -- <project>.';

function changesOutsideGit(changed: string): string {
  const count = changed.split('\n').length;
  const files = count === 1 ? 'a file' : `${count} files`;
  return `Changes in ${files} are not in git: nobody could say later what is online.`;
}

/** The secrets that the functions want, and what each is. */
function secretsOf(settings: NodeJS.Dict<string>): Record<string, string> {
  const { NOTICES, SMTP_USER, SMS_GATEWAY_URL } = settings;
  return {
    IMAGE_HOST_KEY: 'The key of the image host',
    ...(NOTICES && SMTP_USER && { SMTP_PASSWORD: 'The password of the mail server' }),
    ...(SMS_GATEWAY_URL && { SMS_GATEWAY_KEY: 'The key of the SMS gateway' }),
    ...secretsOfCouriers(settings),
  };
}

function policyOf({ hosting }: FirebaseConfig): string {
  const headers = hosting.headers.flatMap((block) => block.headers);
  return headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

// Whether the shop has its own name and contact data.

const CONFIG = 'web/shared/shop.config.ts';

const NOT_ONLINE =
  'No shop is online yet. Once it is, write its name, telephone, address and more in the dashboard, under Settings: those of a new shop are made up.';

/** The contact data of a new shop are invented: a buyer who calls would reach nobody. */
function* checkContact(contact: ContactSettings, mobilePrefix: string): Generator<Finding> {
  const { phone, emailAddress, address, social } = contact;
  const placeholders = [
    ...(/0{6}$/.test(phone) ? [`the telephone ${phone}`] : []),
    ...(emailAddress.endsWith('.example') ? [`the e-mail address ${emailAddress}`] : []),
    ...(address.street.en.includes('House 1, Road 1') ? [`the address ${address.street.en}`] : []),
  ];
  const nowhere = Object.values(social).filter((link) => link && URL.parse(link)?.pathname === '/');
  for (const what of placeholders)
    yield hint(`The shop that is online still has ${what}, which is made up. ${IN_DASHBOARD}`);
  if (nowhere.length > 0)
    yield hint(`These links of the shop lead to no page of yours: ${nowhere.join(', ')}. ${IN_DASHBOARD}`);
  if (!phone.startsWith(mobilePrefix))
    yield hint(
      `The order form begins mobile numbers with ${mobilePrefix}, as ${CONFIG} has it, but the shop's own is ${phone}.`,
    );
}

const IN_DASHBOARD = 'Write your own in the dashboard, under Settings.';

/** One region for the function, its rewrites and the database: otherwise calls travel far, or find nothing. */
function* checkRegions(config: FirebaseConfig, functionSource: string): Generator<Finding> {
  const called = config.hosting.rewrites.flatMap(({ function: target }) => (target ? [target.region] : []));
  const own = functionSource.match(/region: '([\w-]+)'/)?.[1] ?? 'none';
  const regions = [...new Set([own, config.firestore.location, ...called])];
  const cure = 'Write one into functions/src/index.ts, and into firebase.json for its Firestore and its rewrite.';
  if (regions.length > 1) yield fault(`The regions differ: ${regions.join(', ')}. ${cure}`);
}

const isConfig = new Ajv({ allowUnionTypes: true }).compile(schema);

/** The CLI only logs unknown fields: with a misspelt one, the rules would not be deployed. */
function faultOfConfig(root: string): string | undefined {
  try {
    if (isConfig(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')))) return undefined;
    return `it breaks the CLI's schema at ${deepest(isConfig.errors ?? [])}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Where the schema allows several forms, each that does not match is an error; the deepest says most. */
function deepest(errors: { instancePath: string }[]): string {
  return errors.map(({ instancePath }) => instancePath).reduce((a, b) => (b.length > a.length ? b : a), '/');
}

interface FirebaseConfig {
  firestore: { location: string };
  hosting: {
    rewrites: { function?: { region: string } }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
}
