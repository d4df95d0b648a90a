// App Check is on in all three places, or in none.
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { type Finding, fault } from './finding.ts';

/** What the policy must allow, by its directives. */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

export function* checkAppCheck(
  project: string,
  { APP_CHECK = 'off', APP_CHECK_KEY }: NodeJS.Dict<string>,
  policy: string,
): Generator<Finding> {
  const file = settingsFile(project);
  if (!['off', 'note', 'enforce'].includes(APP_CHECK))
    yield fault(`APP_CHECK in ${file} is ${APP_CHECK}: write off, note or enforce.`);
  if (APP_CHECK_KEY) yield* checkKey(APP_CHECK_KEY, policy);
  else if (APP_CHECK === 'enforce')
    yield fault(`${file} enforces App Check without APP_CHECK_KEY: nobody could order, the shop's own pages neither.`);
  else if (APP_CHECK === 'note')
    yield fault(
      `${file} notes App Check without APP_CHECK_KEY: each order would be marked, those of the shop's own pages, too.`,
    );
}

function* checkKey(key: string, policy: string): Generator<Finding> {
  const missing = Object.entries(RECAPTCHA).flatMap(([directive, sources]) => {
    const allowed = policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? '';
    return sources.filter((source) => !allowed.split(' ').includes(source)).map((source) => `${directive} ${source}`);
  });
  if (!/^6L[\w-]{38}$/.test(key))
    yield fault(
      `APP_CHECK_KEY is no key of reCAPTCHA: those begin with 6L and have 40 characters, this one ${key.length}.`,
    );
  if (missing.length > 0)
    yield fault(
      `App Check has a key, but the policy in firebase.json does not let it work. Add ${missing.join(', ')}.`,
    );
}
