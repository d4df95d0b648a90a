// App Check is on in all three places, or in none.
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { type Finding, fault, when } from './finding.ts';

/** What the policy must allow, by its directives. */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

export function checkAppCheck(project: string, settings: NodeJS.Dict<string>, policy: string): Finding[] {
  const { APP_CHECK = 'off', APP_CHECK_KEY } = settings;
  const file = settingsFile(project);
  return [
    ...when(
      !['off', 'note', 'enforce'].includes(APP_CHECK),
      fault(`APP_CHECK in ${file} is ${APP_CHECK}: write off, note or enforce.`),
    ),
    ...when(
      APP_CHECK === 'enforce' && !APP_CHECK_KEY,
      fault(`${file} enforces App Check without APP_CHECK_KEY: nobody could order, the shop's own pages neither.`),
    ),
    ...when(
      APP_CHECK === 'note' && !APP_CHECK_KEY,
      fault(
        `${file} notes App Check without APP_CHECK_KEY: each order would be marked, those of the shop's own pages, too.`,
      ),
    ),
    ...(APP_CHECK_KEY ? keyFindings(APP_CHECK_KEY, policy) : []),
  ];
}

function keyFindings(key: string, policy: string): Finding[] {
  const missing = Object.entries(RECAPTCHA).flatMap(([directive, sources]) => {
    const allowed = policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? '';
    return sources.filter((source) => !allowed.split(' ').includes(source)).map((source) => `${directive} ${source}`);
  });
  return [
    ...when(
      !/^6L[\w-]{38}$/.test(key),
      fault(
        `APP_CHECK_KEY is no key of reCAPTCHA: those begin with 6L and have 40 characters, this one ${key.length}.`,
      ),
    ),
    ...when(
      missing.length > 0,
      fault(`App Check has a key, but the policy in firebase.json does not let it work. Add ${missing.join(', ')}.`),
    ),
  ];
}
