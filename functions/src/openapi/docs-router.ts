import { type Request, type Response, Router } from 'express';
import { readOpenApi } from '../contract/openapi.ts';
import { siteAddress } from '../notifications/notification-settings.ts';
import { setEndpointName } from '../platform/http/calls.ts';
import { isEmulated } from '../platform/http/is-emulated.ts';
import { rateLimiterOf } from '../platform/http/rate-limiter.ts';
import { headersOf, isKept, serveVersioned } from '../platform/http/serve-versioned.ts';
import { versionOf } from '../platform/http/version-of.ts';
import { createDocument } from './document.ts';
import { renderDocs } from './render-docs.ts';
import type { OpenApi } from './types.ts';

/** Hosting sets the shop's own policy; this one holds at the function's own address, too. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The description of the API: as OpenAPI, and as a page with its style, because our policy forbids styles within a page. */
export const docsRouter = Router();

serveVersioned(
  docsRouter,
  readOpenApi,
  async () => currentDocument(),
  ({ document }) => document,
);

docsRouter.get('/docs', async (request, response) => {
  setEndpointName('page /api/docs');
  response.set('Content-Security-Policy', POLICY);
  await answer(request, response.type('html'), () => renderDocs(currentDocument().document, originOf(request)));
});

docsRouter.get('/docs.css', async (request, response) => {
  setEndpointName('page /api/docs.css');
  await answer(request, response.type('css'), () => DOCS_STYLE);
});

async function answer(request: Request, response: Response, render: () => string): Promise<void> {
  await rateLimiterOf(request, response).count('reading');
  const text = render();
  const source = { version: versionOf(text) };
  response.set(headersOf(source));
  if (isKept(source, request.get('if-none-match'))) return void response.status(304).end();
  response.send(text);
}

let known: { version: string; document: OpenApi } | undefined;

/** The document with its version: computed at the first request, and the same until the next deployment. */
function currentDocument() {
  if (known) return known;
  const document = createDocument(siteAddress());
  known = { version: versionOf(JSON.stringify(document)), document };
  return known;
}

/** The origin at which the caller reads the page. Hosting overwrites the header, so callers cannot forge it. */
function originOf(request: Request): string {
  const host = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  return `${isEmulated() ? 'http' : 'https'}://${host.replaceAll(/[^\w.:[\]-]/g, '')}`;
}

/** The style of the page that describes the API, in the shop's colours. */
const DOCS_STYLE = `
:root { color: #1f1a17; background: #fbf7f1; font: 1rem/1.55 system-ui, sans-serif; scroll-behavior: smooth }
@media (prefers-reduced-motion: reduce) { :root { scroll-behavior: auto } }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; text-wrap: balance }
h1 { font-size: 2.25rem; margin: .5rem 0 1rem }
h2 { font-size: 1.625rem; margin: 3rem 0 1rem }
h3 { font-size: 1.25rem; margin: 0 }
p, li { max-width: 68ch; overflow-wrap: anywhere }
a { color: #17392f; text-underline-offset: .2em }
:focus-visible { outline: 2px solid #1f4d43; outline-offset: 2px }
code { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }
article { background: #fff; border: 1px solid #e2d6c6; border-radius: .75rem; margin: 0 0 1.25rem; padding: 1.25rem; scroll-margin-top: 1rem }
article:target { border-color: #d9922e }
article > p:first-of-type { margin-top: .25rem }
.signature b { color: #8a5a12 }
.wide { margin: 1rem 0; overflow-x: auto }
table { border-collapse: collapse; font-size: .9375rem; width: 100% }
caption { color: #5c524a; font-weight: 600; padding-bottom: .25rem; text-align: left }
th { color: #5c524a; font-weight: 500 }
th, td { border-top: 1px solid #e2d6c6; padding: .375rem .75rem .375rem 0; text-align: left; vertical-align: top }
thead th { border-top: 0 }
td:first-child code { white-space: nowrap }
td p { margin: 0; min-width: 9rem }
summary { cursor: pointer; padding: .375rem 0 }
pre { background: #17392f; border-radius: .5rem; color: #fbf7f1; margin: 1rem 0 0; padding: .875rem 1rem; user-select: all; white-space: pre-wrap }
nav ul { list-style: none; margin: 0; padding: 0 }
nav li a, nav p a { display: inline-block; padding: .1875rem 0; text-decoration: none }
nav li a:hover, nav p a:hover { text-decoration: underline }
nav h2 { color: #5c524a; font: 600 .875rem/1.5 system-ui, sans-serif; margin: 1.25rem 0 .25rem }
@media (min-width: 64rem) {
  body { display: grid; column-gap: 3rem; grid-template-columns: 19rem minmax(0, 1fr) }
  header { grid-column: 1 / -1 }
  nav { align-self: start; border-right: 1px solid #e2d6c6; max-height: 100vh; overflow-y: auto; padding-right: 1rem; position: sticky; top: 0 }
  main h2:first-child { margin-top: 1rem }
}
`;
