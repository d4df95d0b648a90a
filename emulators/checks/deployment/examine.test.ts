import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@aloghor/functions/domain/languages';
import { RELEASE } from '@aloghor/functions/domain/release';
import { type ContactSettings, DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../shop/paths.ts';
import { Problem } from '../../shop/problem.ts';
import type { Answer, AskFirebase } from './check-cloud.ts';
import { chooseProject } from './choose-project.ts';
import { examine } from './examine.ts';

const CONTACT: ContactSettings = {
  ...DEFAULT_SETTINGS.contact,
  phone: '+880 1812-345678',
  emailAddress: 'hello@nokshi.com.bd',
  address: { ...DEFAULT_SETTINGS.contact.address, street: { en: 'House 9, Road 27, Dhanmondi', bn: 'বাড়ি ৯, রোড ২৭' } },
  social: { facebook: 'https://www.facebook.com/nokshi' },
};

const ONLINE = { brand: { name: { en: 'Nokshi', bn: 'নকশি' } }, contact: CONTACT };

const CLOUD: Record<string, unknown> = {
  'apps:list': [{ appId: '1:2:web:3' }],
  'hosting:sites:list': { sites: [{ name: 'projects/nokshi-shop/sites/nokshi-shop', appId: '1:2:web:3' }] },
  'firestore:backups:schedules:list': [{ retention: '604800s', dailyRecurrence: {} }],
  'functions:list': [{ id: 'api', region: 'asia-south1', uri: 'https://api-x1-el.a.run.app' }],
  'functions:secrets:get': { secrets: [{ versionId: '1', state: 'ENABLED' }] },
  'firestore:databases:get': {
    locationId: 'asia-south1',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-'));
  for (const file of ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'functions/src/index.ts'])
    cpSync(join(ROOT, file), join(root, file));
  write('.firebaserc', '{ "projects": { "default": "nokshi-shop", "staging": "nokshi-staging" } }');
  write(
    'functions/.env.nokshi-shop',
    'IMAGE_HOST_URL=https://api.imgbb.com/1/upload\nSITE_URL=https://nokshi.com.bd\n',
  );
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const change = (file: string, from: string | RegExp, to: string) =>
  write(file, readFileSync(join(root, file), 'utf8').replaceAll(from, to));

/** The findings about the shop in the folder, which is fine except for `differences`. */
async function findings(differences: Partial<Parameters<typeof examine>[0]> = {}, cloud: Record<string, unknown> = {}) {
  const ask: AskFirebase = async (_project, command = ''): Promise<Answer> => {
    const result = { ...CLOUD, ...cloud }[command];
    return result ? { status: 'success', result } : { status: 'error', error: 'not there' };
  };
  const project = chooseProject(root);
  const found = await Array.fromAsync(
    examine({
      root,
      project,
      mobilePrefix: '+880',
      online: ONLINE,
      changed: '',
      ask,
      askStatus: async () => 200,
      askWaiting: async () => [],
      askLeftOut: async () => [],
      ...differences,
    }),
  );
  return found.map(({ kind, text }) => `${kind}: ${text}`);
}

test('a shop that is ready gives no cause for a word', async () => {
  expect(await findings()).toEqual([]);
});

test('a migration of this release waits until it is out, one of an earlier release must run first', async () => {
  const zones = { id: '2027-02-01-zones', release: '0.9.0', description: 'Names the zones anew.' };
  const prices = { id: '2027-03-01-prices', release: RELEASE, description: 'Stores prices in poisha.' };
  expect(await findings({ askWaiting: async () => [zones, prices] })).toEqual([
    'fault: The migration 2027-02-01-zones waits. Names the zones anew. It came with release 0.9.0, and this one relies on it. Run it first: GCLOUD_PROJECT=nokshi-shop npm run migrate',
    `hint: The migration 2027-03-01-prices waits. Stores prices in poisha. Once release ${RELEASE} is out, run it: GCLOUD_PROJECT=nokshi-shop npm run migrate`,
  ]);
});

test('a database that cannot be asked for migrations does not stop a deployment', async () => {
  const askWaiting = async () => {
    throw new Error('Could not load the default credentials');
  };
  expect(await findings({ askWaiting })).toEqual([
    'hint: Whether a migration waits could not be asked (Could not load the default credentials). Once the shop is out: GCLOUD_PROJECT=nokshi-shop npm run migrate -- --dry-run',
  ]);
});

describe('the project', () => {
  test('must be chosen', async () => {
    write('.firebaserc', '{}');
    expect(await findings()).toEqual([
      'fault: No project is chosen: npx firebase use --add, with the alias default, or name one: npm run doctor -- <project>.',
    ]);
  });

  test('is none of the emulators', async () => {
    expect(await findings({ project: 'demo-nokshi' })).toEqual([
      'fault: demo-nokshi is a name for the emulators alone.',
    ]);
  });

  test('stands in a file that can be read, or is told in one sentence', () => {
    write('.firebaserc', '{ "projects": { "default": "nokshi-shop", } }');
    expect(() => chooseProject(root)).toThrow(
      new Problem('.firebaserc is no JSON: remove it, then choose the project anew, by npx firebase use --add.'),
    );
  });

  test('may be named by its alias or by its id', () => {
    expect([chooseProject(root, 'staging'), chooseProject(root, 'other'), chooseProject(root)]).toEqual([
      'nokshi-staging',
      'other',
      'nokshi-shop',
    ]);
  });
});

test('settings that are missing, mistyped or of the tests are told one by one', async () => {
  write(
    'functions/.env.nokshi-shop',
    'SITE_URL=https://nokshi.com.bd/\nPROXY_COUNT=two\nAPP_CHEK=enforce\nUNKNOWN_CLIENTS=unlimited\n',
  );
  const settings =
    'It may set SITE_URL, IMAGE_HOST_URL, APP_CHECK, APP_CHECK_KEY, PROXY_COUNT, NOTICES, NOTICES_TO, NOTICES_FROM, NOTICES_LANGUAGE, SMTP_HOST, SMTP_PORT, SMTP_USER, SMS_BY_MAIL, SMS_GATEWAY_URL, SMS_GATEWAY_FIELDS, SMS_GATEWAY_SUCCESS, SMS_BALANCE_URL, SMS_BALANCE_PATTERN, COURIERS, STEADFAST_URL, STEADFAST_PICKUP_ADDRESS_ID, STEADFAST_PICKUP_POLICE_STATION_ID, STEADFAST_PICKUP_ADDRESS, STEADFAST_PICKUP_PHONE, PATHAO_URL, PATHAO_STORE_ID, PATHAO_WEBHOOK_INTEGRATION, ';
  expect(await findings()).toEqual([
    expect.stringContaining(`fault: functions/.env.nokshi-shop sets APP_CHEK, which nothing reads. ${settings}`),
    'fault: PROXY_COUNT in functions/.env.nokshi-shop is two: write how many entries stand behind your own address, as in 1.',
    'fault: SITE_URL in functions/.env.nokshi-shop is https://nokshi.com.bd/: write the whole address of your own domain, as in https://shop.example.',
    expect.stringContaining(`fault: functions/.env.nokshi-shop sets UNKNOWN_CLIENTS, which nothing reads. ${settings}`),
    'fault: functions/.env.nokshi-shop does not say where product photos go: IMAGE_HOST_URL=https://api.imgbb.com/1/upload, or another.',
  ]);
});

test('settings stand in one file, which the pages read, too', async () => {
  renameSync(join(root, 'functions/.env.nokshi-shop'), join(root, 'functions/.env.default'));
  write('functions/.env', 'NOTICES=all\n');
  write('functions/.env.staging', 'NOTICES=all\n'); // of another project
  expect(await findings()).toEqual([
    'fault: The pages do not read functions/.env: what it says belongs into functions/.env.nokshi-shop.',
    'fault: The pages do not read functions/.env.default: what it says belongs into functions/.env.nokshi-shop.',
  ]);
});

test('a project without settings is sent to where they are explained', async () => {
  rmSync(join(root, 'functions/.env.nokshi-shop'));
  expect(await findings()).toEqual([
    'fault: functions/.env.nokshi-shop is missing: write it, by step 3 of .github/DEPLOYMENT.md.',
  ]);
});

test.each([
  'SITE_URL=https://nokshi.com.bd/shop',
  'SITE_URL=http://nokshi.com.bd',
  'SITE_URL=https://127.0.0.1',
  'SITE_URL=https://localhost',
  'PROXY_COUNT=',
  'NOTICES_TO=nokshi.com.bd',
  'SITE_URL=https://Nokshi.com.bd',
])('no shop could work with %s', async (setting) => {
  write('functions/.env.nokshi-shop', `IMAGE_HOST_URL=https://api.imgbb.com/1/upload\n${setting}\n`);
  const [name, value] = setting.split('=');
  expect(await findings()).toEqual([
    expect.stringContaining(`fault: ${name} in functions/.env.nokshi-shop is ${value}: write `),
  ]);
});

test.each(['NOTICES_TO=', 'APP_CHECK_KEY=', 'NOTICES=received,', 'SITE_URL=https://nokshi.com.bd:8443'])(
  '%s is read as the function reads it',
  async (setting) => {
    write('functions/.env.nokshi-shop', `IMAGE_HOST_URL=https://api.imgbb.com/1/upload\n${setting}\n`);
    expect((await findings()).filter((finding) => finding.includes(': write '))).toEqual([]);
  },
);

test('photos go to no machine of ours, and not in the open', async () => {
  write('functions/.env.nokshi-shop', 'IMAGE_HOST_URL=http://127.0.0.1:5002\n');
  expect(await findings()).toEqual([
    'fault: IMAGE_HOST_URL in functions/.env.nokshi-shop is http://127.0.0.1:5002: write where photos go, an address that begins with https://.',
  ]);
});

describe('App Check', () => {
  const enforced = 'IMAGE_HOST_URL=https://api.imgbb.com/1/upload\nAPP_CHECK=enforce\n';
  const key = '6Labcdefghijklmnopqrstuvwxyz0123456789AB';

  test('is not enforced on pages that have no key', async () => {
    write('functions/.env.nokshi-shop', enforced);
    expect(await findings()).toEqual([
      "fault: functions/.env.nokshi-shop enforces App Check without APP_CHECK_KEY: nobody could order, the shop's own pages neither.",
    ]);
  });

  test('is not noted on pages that have no key', async () => {
    write('functions/.env.nokshi-shop', enforced.replace('enforce', 'note'));
    expect(await findings()).toEqual([
      "fault: functions/.env.nokshi-shop notes App Check without APP_CHECK_KEY: each order would be marked, those of the shop's own pages, too.",
    ]);
  });

  test('does nothing where the policy keeps it from asking', async () => {
    write('functions/.env.nokshi-shop', `${enforced}APP_CHECK_KEY=${key}\n`);
    expect(await findings()).toEqual([
      'fault: App Check has a key, but the policy in firebase.json does not let it work. Add script-src https://www.google.com/recaptcha/, script-src https://www.gstatic.com/recaptcha/, frame-src https://www.google.com/recaptcha/, connect-src https://content-firebaseappcheck.googleapis.com, connect-src https://www.google.com/recaptcha/.',
    ]);
  });

  test('works where it may', async () => {
    write('functions/.env.nokshi-shop', `${enforced}APP_CHECK_KEY=${key}\n`);
    const google = 'https://www.google.com/recaptcha/';
    change('firebase.json', "script-src 'self'", `$& ${google} https://www.gstatic.com/recaptcha/`);
    change('firebase.json', 'frame-src', `$& ${google}`);
    change('firebase.json', "connect-src 'self'", `$& ${google} https://content-firebaseappcheck.googleapis.com`);
    expect(await findings()).toEqual([]);
  });

  test('takes no slip of the pen', async () => {
    write('functions/.env.nokshi-shop', `${enforced.replace('enforce', 'on')}APP_CHECK_KEY=secret\n`);
    const [word, slip] = await findings();
    expect(word).toBe('fault: APP_CHECK in functions/.env.nokshi-shop is on: write off, note or enforce.');
    expect(slip).toBe(
      'fault: APP_CHECK_KEY in functions/.env.nokshi-shop is secret: write a key of reCAPTCHA, 40 characters that begin with 6L.',
    );
  });
});

test('what a new shop makes up, and what the sample merely kept, is mentioned', async () => {
  const inDashboard = 'Write your own in the dashboard, under Settings.';
  expect(await findings({ mobilePrefix: '+92', online: DEFAULT_SETTINGS })).toEqual([
    `hint: The shop that is online is still called Aloghor, as the sample is. ${inDashboard}`,
    `hint: The shop that is online still has the telephone +880 1700-000000, which is made up. ${inDashboard}`,
    `hint: The shop that is online still has the e-mail address hello@aloghor.example, which is made up. ${inDashboard}`,
    `hint: The shop that is online still has the address House 1, Road 1, Dhanmondi, which is made up. ${inDashboard}`,
    `hint: These links of the shop lead to no page of yours: https://www.facebook.com/, https://www.youtube.com/, https://www.instagram.com/. ${inDashboard}`,
    "hint: The order form begins mobile numbers with +92, as web/shared/shop.config.ts has it, but the shop's own is +880 1700-000000.",
  ]);
});

test('a shop that is not online yet is told where its contact data will be', async () => {
  expect(await findings({ online: undefined })).toEqual([
    'hint: No shop is online yet. Once it is, write its name, telephone, address and more in the dashboard, under Settings: those of a new shop are made up.',
  ]);
});

describe('notices', () => {
  const file = 'functions/.env.nokshi-shop';
  const told = (...lines: string[]) =>
    write(file, ['IMAGE_HOST_URL=https://api.imgbb.com/1/upload', ...lines].join('\n'));
  const server = ['SMTP_HOST=smtp.nokshi.com.bd', 'SMTP_USER=orders@nokshi.com.bd'];

  test('that can be sent give no cause for a word', async () => {
    told('NOTICES=all', ...server, 'NOTICES_TO=hello@nokshi.com.bd', 'SMS_BY_MAIL=sms.example');
    expect(await findings()).toEqual([]);
  });

  test('need a mail server, a sender, and the address of the shop', async () => {
    told('NOTICES=all');
    expect(await findings()).toEqual([
      `fault: ${file} switches notifications on without SMTP_HOST: nothing would be sent.`,
      `fault: ${file} switches notifications on, but does not say who writes them: NOTICES_FROM=orders@shop.example.`,
      `fault: ${file} tells the shop of new orders, but not where it reads: NOTICES_TO=hello@shop.example.`,
      `hint: Without SMS_BY_MAIL in ${file} buyers are told by e-mail, and guests, who give no address, not at all.`,
    ]);
  });

  test('may go through the gateway of an SMS house, which is called by https, and needs its form and its key', async () => {
    const shop = ['NOTICES=all', ...server, 'NOTICES_TO=hello@nokshi.com.bd'];
    told(...shop, 'SMS_GATEWAY_URL=http://sms.example/send');
    expect(await findings({}, { 'functions:secrets:get': undefined })).toEqual(
      expect.arrayContaining([
        `fault: SMS_GATEWAY_URL in ${file} is http://sms.example/send: write where text messages go, an address that begins with https://.`,
        `fault: ${file} names an SMS gateway without SMS_GATEWAY_FIELDS: write the fields of its form, as in key={key}&number={to}&message={text}.`,
        `fault: ${file} names an SMS gateway without SMS_GATEWAY_SUCCESS: write what its answer to a message that it takes holds, as a regular expression.`,
        'fault: The key of the SMS gateway is missing: npx firebase functions:secrets:set SMS_GATEWAY_KEY --project nokshi-shop',
      ]),
    );
    const form = 'SMS_GATEWAY_FIELDS=api_key={key}&number={to}&message={text}';
    told(...shop, 'SMS_GATEWAY_URL=https://sms.example/send', form, 'SMS_GATEWAY_SUCCESS=202');
    expect(await findings()).toEqual([]);
  });

  test('for the shop alone need no way to its buyers', async () => {
    told('NOTICES=newOrder', ...server, 'NOTICES_TO=hello@nokshi.com.bd');
    expect(await findings()).toEqual([]);
  });

  test('take no slip of the pen', async () => {
    told('NOTICES=recieved', 'NOTICES_LANGUAGE=bangla', 'SMTP_PORT=TLS', ...server);
    expect(await findings()).toEqual([
      `fault: NOTICES in ${file} is recieved: write all, or some of received, confirmed, outForDelivery, delivered, cancelled, newOrder.`,
      `fault: NOTICES_LANGUAGE in ${file} is bangla: write ${LANGUAGES.join(' or ')}.`,
      `fault: SMTP_PORT in ${file} is TLS: write 587 or 465.`,
    ]);
  });

  test('want the password of the mail server, where one signs in there', async () => {
    const secrets = { 'functions:secrets:get': undefined };
    const imageHost =
      'fault: The key of the image host is missing: npx firebase functions:secrets:set IMAGE_HOST_KEY --project nokshi-shop';
    told(...server);
    expect(await findings({}, secrets)).toEqual([imageHost]); // nothing is sent
    told('NOTICES=newOrder', ...server, 'NOTICES_TO=hello@nokshi.com.bd');
    expect(await findings({}, secrets)).toEqual([
      imageHost,
      'fault: The password of the mail server is missing: npx firebase functions:secrets:set SMTP_PASSWORD --project nokshi-shop',
    ]);
  });
});

describe('couriers', () => {
  const file = 'functions/.env.nokshi-shop';
  const told = (...lines: string[]) =>
    write(file, ['IMAGE_HOST_URL=https://api.imgbb.com/1/upload', ...lines].join('\n'));

  test('that are misspelt, or lack what they need, are told', async () => {
    told('COURIERS=steadfast, patao', 'REDX_URL=http://127.0.0.1:5003/redx');
    expect(await findings()).toEqual([
      expect.stringContaining(`fault: COURIERS in ${file} is steadfast, patao: write some of steadfast, pathao, redx`),
      `fault: REDX_URL in ${file} is http://127.0.0.1:5003/redx: write an address that begins with https://, as https://openapi.redx.com.bd/v1.0.0-beta.`,
    ]);
    told('COURIERS=pathao');
    expect(await findings()).toEqual([
      `fault: ${file} switches Pathao on without PATHAO_STORE_ID: write the number of the store at Pathao, where parcels are picked up.`,
    ]);
    told('COURIERS=pathao,steadfast', 'PATHAO_STORE_ID=12345');
    expect(await findings()).toEqual([]);
  });

  test('that book in a sandbox are told: a shop that sells would wait for ever', async () => {
    const sandbox = 'PATHAO_URL=https://courier-api-sandbox.pathao.com';
    told('COURIERS=pathao', 'PATHAO_STORE_ID=12345', sandbox);
    expect(await findings()).toEqual([
      `hint: ${file} books with Pathao in its sandbox, from where nobody fetches a parcel.`,
    ]);
    told('COURIERS=steadfast', sandbox);
    expect(await findings()).toEqual([]);
  });

  test('that show a secret in the address are told, as long as the request log keeps it', async () => {
    told('COURIERS=steadfast,redx');
    const shows = 'hint: RedX calls the shop with its secret in the address, which the request log of Google keeps.';
    const cure = 'Leave them out, by "Let them call the shop" of .github/COURIERS.md.';
    expect(await findings({ askLeftOut: async () => ['severity<ERROR'] })).toEqual([`${shows} ${cure}`]);
    const askLeftOut = async () => ['httpRequest.requestUrl:"/couriers/redx/events"'];
    expect(await findings({ askLeftOut })).toEqual([]);
    const noAnswer = async () => {
      throw new Error('it was answered 403');
    };
    const unasked = 'Whether those lines are left out could not be asked (it was answered 403).';
    expect(await findings({ askLeftOut: noAnswer })).toEqual([`${shows} ${unasked} ${cure}`]);
  });

  test('that are on want their secrets', async () => {
    told('COURIERS=steadfast');
    expect(await findings({}, { 'functions:secrets:get': undefined })).toEqual([
      'fault: The key of the image host is missing: npx firebase functions:secrets:set IMAGE_HOST_KEY --project nokshi-shop',
      'fault: The API key of Steadfast is missing: npx firebase functions:secrets:set STEADFAST_API_KEY --project nokshi-shop',
      'fault: The secret key of Steadfast is missing: npx firebase functions:secrets:set STEADFAST_SECRET_KEY --project nokshi-shop',
      'fault: The token that Steadfast calls the shop with is missing: npx firebase functions:secrets:set STEADFAST_WEBHOOK_TOKEN --project nokshi-shop',
    ]);
  });
});

test.each([
  ['"functionId"', '"functoinId"', "it breaks the CLI's schema at /hosting/rewrites/2/function"],
  ['"rules"', '"rule"', "it breaks the CLI's schema at /firestore"],
  ['{', '', 'Unexpected non-whitespace'],
])('a firebase.json with a slip is not deployed: %s', async (right, wrong, what) => {
  change('firebase.json', right, wrong);
  expect(await findings()).toEqual([expect.stringContaining(`fault: firebase.json is wrong: ${what}`)]);
});

test('function, rewrite and database are in one region', async () => {
  change('firebase.json', '"region": "asia-south1"', '"region": "us-central1"');
  expect(await findings()).toEqual([
    'fault: The regions differ: asia-south1, us-central1. Write one into functions/src/index.ts, and into firebase.json for its Firestore and its rewrite.',
  ]);
});

test('changes that are not in git are mentioned', async () => {
  expect(await findings({ changed: ' M README.md\n?? web/shop/new.ts' })).toEqual([
    'hint: Changes in 2 files are not in git: nobody could say later what is online.',
  ]);
});

describe('what stands in the cloud', () => {
  test('is asked of somebody who is signed in', async () => {
    expect(await findings({}, { 'apps:list': undefined })).toEqual([
      'fault: What stands in nokshi-shop could not be asked (not there). Sign in, by npx firebase login, and look whether the name of the project is right.',
    ]);
  });

  test('is a web app, a site, a key and a database', async () => {
    const nothing = {
      'apps:list': [],
      'hosting:sites:list': {},
      'functions:secrets:get': { secrets: [{ versionId: '1', state: 'DESTROYED' }] },
      'firestore:databases:get': undefined,
      'firestore:backups:schedules:list': [],
    };
    expect(await findings({}, nothing)).toEqual([
      'fault: nokshi-shop has no web app, so nobody can sign in: npx firebase apps:create WEB shop --project nokshi-shop',
      'fault: nokshi-shop has no place for the pages: open Hosting in its console, and press Get started.',
      'fault: The key of the image host is missing: npx firebase functions:secrets:set IMAGE_HOST_KEY --project nokshi-shop',
      'hint: There is no database yet: the deployment makes it, in asia-south1.',
    ]);
  });

  test('is a function that everybody may call', async () => {
    const asked: string[] = [];
    const forbidden = async (address: string) => asked.push(address) && 403;
    expect(await findings({ askStatus: forbidden })).toEqual([
      'fault: Google lets nobody call the function, as in organizations that refuse allUsers. Open it, then deploy: gcloud run services update api --no-invoker-iam-check --region=asia-south1 --project=nokshi-shop',
    ]);
    expect(asked).toEqual(['https://api-x1-el.a.run.app/api/health']);
    expect(await findings({ askStatus: async () => 503 })).toEqual([]);
    expect(await findings({ askStatus: async () => undefined })).toEqual([]);
  });

  test.each([[undefined], [[]], [[{ id: 'notices', region: 'asia-south1', uri: 'https://notices.a.run.app' }]]])(
    'says nothing of a function that is not there yet: %j',
    async (functions) => {
      expect(await findings({ askStatus: async () => 403 }, { 'functions:list': functions })).toEqual([]);
    },
  );

  test('is a site that knows the web app', async () => {
    expect(await findings({}, { 'hosting:sites:list': { sites: [{ name: 'projects/1/sites/nokshi-shop' }] } })).toEqual(
      [
        'hint: No Hosting site is linked to the web app: nobody may be able to sign in. Link it in the Project settings.',
      ],
    );
  });

  test('is a database nearby, which keeps what it held', async () => {
    const far = { locationId: 'nam5', deleteProtectionState: '', pointInTimeRecoveryEnablement: '' };
    const update = (what: string) =>
      `npx firebase firestore:databases:update '(default)' ${what} --project nokshi-shop`;
    const cloud = { 'firestore:databases:get': far, 'firestore:backups:schedules:list': [] };
    expect(await findings({}, cloud)).toEqual([
      'hint: The database stands in nam5 for good, but the function in asia-south1: each call goes that far.',
      `hint: The database could be deleted by one command. Protect it: ${update('--delete-protection ENABLED')}`,
      `hint: The database keeps nothing of its past. Let it: ${update('--point-in-time-recovery ENABLED')}`,
      'hint: Nothing saves the database by itself: give it the schedules of step 9 of .github/DEPLOYMENT.md.',
    ]);
  });
});
