import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEMBER_PATHS } from '../shared/paths.ts';

// The emulators do not use Google's addresses, and no other test checks some of the headers. So each value is compared here:
// only a deployment would show a mistake.
const { functions, firestore, hosting, emulators } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);

/** The headers of one pattern, by their names. */
function headersOf(source: string): Record<string, string> {
  const found = hosting.headers.filter((block: { source: string }) => block.source === source);
  expect(found).toHaveLength(1);
  return Object.fromEntries(found[0].headers.map(({ key, value }: { key: string; value: string }) => [key, value]));
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('every response has', () => {
  test('these headers, and no other', () => {
    const { 'Content-Security-Policy': policy, ...headers } = headersOf('**');
    expect(policy).toBeDefined();
    expect(headers).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Strict-Transport-Security': 'max-age=31536000',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    });
  });

  test('a policy that allows our own files, Google sign-in, its database and the map', () => {
    expect(directives(String(headersOf('**')['Content-Security-Policy']))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' https://apis.google.com",
      'style-src': "'self'",
      'img-src': "'self' https: data: blob:",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'media-src': "'none'",
      'connect-src':
        "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
      'frame-src': 'https://*.firebaseapp.com https://www.openstreetmap.org',
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'object-src': "'none'",
    });
  });
});

test('assets, whose names change with their content, are kept for a year', () => {
  expect(headersOf('/assets/**')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
});

test('an uploaded logo can run nothing, also where its own address is opened', () => {
  expect(headersOf('/logo/**')).toEqual({
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
});

test('the service worker is revalidated each time', () => {
  expect(headersOf('/sw.js')).toEqual({ 'Cache-Control': 'no-cache' });
});

/** Hosting lets browsers keep a file for an hour. */
const SHELLS = '/dashboard{,/**}';

test('a shell is asked about each time: that of an older release names assets that are gone', () => {
  expect(headersOf(SHELLS)).toEqual({ 'Cache-Control': 'no-cache' });
});

/** Behind the headers of every response: where two blocks name one header, Hosting sends that of the later. */
const DASHBOARD = '/dashboard/**';

test('the camera may be used on pages of the dashboard alone', () => {
  const ofAll = headersOf('**')['Permissions-Policy'];
  expect(headersOf(DASHBOARD)).toEqual({ 'Permissions-Policy': ofAll?.replace('camera=()', 'camera=(self)') });
});

test('no other answer has headers of its own', () => {
  expect(hosting.headers.map(({ source }: { source: string }) => source)).toEqual([
    '**',
    '/logo/**',
    SHELLS,
    DASHBOARD,
    '/assets/**',
    '/sw.js',
  ]);
});

test('calls and pages go to the function of the same release, near Dhaka; the shells are files', () => {
  const api = { functionId: 'api', region: 'asia-south1', pinTag: true };
  const ofMembers = Object.values(MEMBER_PATHS).map((path) => path.slice('/dashboard'.length));
  expect(hosting.rewrites).toEqual([
    { source: `/dashboard{,${ofMembers.join()}}`, destination: '/app.html' },
    { source: '/dashboard/**', destination: '/staff.html' },
    { source: '**', function: api },
  ]);
  expect(hosting.public).toBe('web/dist');
});

// Browsers ask for it unasked, and Google's framework answers it with an empty 404 before any function is called.
test('the icon that no document names is that of the shop, which the function answers', () => {
  expect(hosting.redirects).toEqual([{ source: '/favicon.ico', destination: '/favicon-32.png', type: 302 }]);
});

test('a deployment that finds no database makes it beside the function, and not where the CLI would: in America', () => {
  expect(firestore).toMatchObject({ database: '(default)', location: 'asia-south1' });
});

test('a page that is a file has the address of our links, without its ending', () => {
  expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false]);
});

// The Firebase CLI tags the function for all its pinned rewrites at once, and one of two changes of a service is rejected
// (firebase-tools, pull request 10180).
test('the function is pinned by one rewrite alone', () => {
  expect(hosting.rewrites.filter((one: { function?: object }) => one.function)).toHaveLength(1);
});

// A deployment of pages deploys the function that they are pinned to, so it builds both, each once.
test('a deployment builds what it deploys', () => {
  expect(hosting.predeploy).toBeUndefined();
  expect(functions).toEqual([
    {
      codebase: 'default',
      source: 'functions',
      runtime: 'nodejs24',
      ignore: ['node_modules', 'src', 'test', 'commands', 'migrations', '*.log', '.secret.local'],
      predeploy: ['npm run build --workspace web', 'npm run build --workspace functions'],
    },
  ]);
});

test('the emulators listen to this machine alone, where they always have', () => {
  expect(emulators).toEqual({
    auth: { host: '127.0.0.1', port: 9099 },
    firestore: { host: '127.0.0.1', port: 8080 },
    functions: { host: '127.0.0.1', port: 5001 },
    hosting: { host: '127.0.0.1', port: 5000 },
    ui: { enabled: false },
    singleProjectMode: true,
  });
});
