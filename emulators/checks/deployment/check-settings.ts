// The settings of the function and of the pages: which there are, and how their values are written.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COURIER_NAMES } from '@aloghor/functions/domain/couriers';
import { LANGUAGES } from '@aloghor/functions/domain/languages';
import { AUTOMATIC_EVENTS } from '@aloghor/functions/domain/notifications';
import { ADAPTERS } from '@aloghor/functions/src/couriers/registry';
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { aliasesOf } from './choose-project.ts';
import { type Finding, fault } from './finding.ts';

// Public hosts: the name has a dot and is no number.
const ORIGIN = /^https:\/\/([a-z\d][a-z\d-]*\.)+[a-z][a-z\d-]+(:\d+)?$/;
const ADDRESS = /^https:\/\/([\w-]+\.)+[a-z][\w-]+(:\d+)?(\/|$)/;
const E_MAIL = /^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EVENT = AUTOMATIC_EVENTS.join('|');
const COURIER = COURIER_NAMES.join('|');

interface Form {
  pattern: RegExp;
  /** Completes 'write'. */
  words: string;
}

const E_MAIL_FORM: Form = { pattern: E_MAIL, words: 'an e-mail address, as in hello@shop.example' };

/** In any words where there is no form. */
const SETTINGS: Record<string, Form | undefined> = {
  SITE_URL: { pattern: ORIGIN, words: 'the whole address of your own domain, as in https://shop.example' },
  IMAGE_HOST_URL: { pattern: ADDRESS, words: 'where photos go, an address that begins with https://' },
  APP_CHECK: { pattern: /^(off|note|enforce)$/, words: 'off, note or enforce' },
  APP_CHECK_KEY: { pattern: /^$|^6L[\w-]{38}$/, words: 'a key of reCAPTCHA, 40 characters that begin with 6L' },
  PROXY_COUNT: { pattern: /^\d$/, words: 'how many entries stand behind your own address, as in 1' },
  NOTICES: {
    pattern: new RegExp(`^(all|(${EVENT})?( *, *(${EVENT})?)*)$`),
    words: `all, or some of ${AUTOMATIC_EVENTS.join(', ')}`,
  },
  NOTICES_TO: E_MAIL_FORM,
  NOTICES_FROM: E_MAIL_FORM,
  NOTICES_LANGUAGE: { pattern: new RegExp(`^(${LANGUAGES.join('|')})$`), words: LANGUAGES.join(' or ') },
  SMTP_HOST: undefined,
  SMTP_PORT: { pattern: /^\d{2,5}$/, words: '587 or 465' },
  SMTP_USER: undefined,
  SMS_BY_MAIL: undefined,
  SMS_GATEWAY_URL: { pattern: ADDRESS, words: 'where text messages go, an address that begins with https://' },
  SMS_GATEWAY_FIELDS: {
    pattern: /\{to\}.*\{text\}|\{text\}.*\{to\}/,
    words: 'the fields of the form, as in key={key}&number={to}&message={text}',
  },
  SMS_GATEWAY_SUCCESS: undefined,
  SMS_BALANCE_URL: { pattern: ADDRESS, words: 'where the balance is asked for, an address that begins with https://' },
  SMS_BALANCE_PATTERN: undefined,
  COURIERS: {
    pattern: new RegExp(`^(${COURIER})?( *, *(${COURIER}))*$`),
    words: `some of ${COURIER_NAMES.join(', ')}, or nothing`,
  },
  ...settingsOfCouriers(),
};

function settingsOfCouriers(): typeof SETTINGS {
  const all = COURIER_NAMES.flatMap((name) => {
    const { address, settings, optionalSettings = {}, webhook } = ADAPTERS[name];
    const where = { pattern: ADDRESS, words: `an address that begins with https://, as ${address.usual}` };
    const named = [...Object.keys(settings), ...Object.keys(optionalSettings)];
    const others = [...named, ...(webhook?.answerHeader ? [webhook.answerHeader.setting] : [])];
    return [[address.setting, where], ...others.map((setting) => [setting, undefined])];
  });
  return Object.fromEntries(all);
}

/** The function also gets the settings of other files of that name pattern; the pages read only one. */
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
  for (const [name, value = ''] of Object.entries(settings)) {
    const form = SETTINGS[name];
    if (!(name in SETTINGS))
      yield fault(`${file} sets ${name}, which nothing reads. It may set ${Object.keys(SETTINGS).join(', ')}.`);
    else if (form && !form.pattern.test(value)) yield fault(`${name} in ${file} is ${value}: write ${form.words}.`);
  }
  if (settings.IMAGE_HOST_URL === undefined)
    yield fault(
      `${file} does not say where product photos go: IMAGE_HOST_URL=https://api.imgbb.com/1/upload, or another.`,
    );
}
