// App Check is on in all three places, or in none.
import { settingsFile } from '@aloghor/web/build/deployment-settings.ts';
import { type Finding, fault } from './finding.ts';

/** What the policy must allow, by its directives. */
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

const WITHOUT_KEY: Record<string, string> = {
  note: "notes App Check without APP_CHECK_KEY: each order would be marked, those of the shop's own pages, too.",
  enforce: "enforces App Check without APP_CHECK_KEY: nobody could order, the shop's own pages neither.",
};

export function* checkAppCheck(
  project: string,
  { APP_CHECK = 'off', APP_CHECK_KEY }: NodeJS.Dict<string>,
  policy: string,
): Generator<Finding> {
  const missing = Object.entries(RECAPTCHA).flatMap(([directive, sources]) => {
    const allowed = policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? '';
    return sources.filter((source) => !allowed.split(' ').includes(source)).map((source) => `${directive} ${source}`);
  });
  if (APP_CHECK_KEY && missing.length > 0)
    yield fault(
      `App Check has a key, but the policy in firebase.json does not let it work. Add ${missing.join(', ')}.`,
    );
  const effect = WITHOUT_KEY[APP_CHECK];
  if (effect && !APP_CHECK_KEY) yield fault(`${settingsFile(project)} ${effect}`);
}
