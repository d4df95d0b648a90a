import { type Request, type Response, Router } from 'express';
import { noteRow } from '../http/calls.ts';
import { isEmulated } from '../http/is-emulated.ts';
import { rateLimiterOf } from '../http/rate-limiter.ts';
import { headersOf, isKept } from '../http/serve-versioned.ts';
import { currentDocument, hashOf } from './current-document.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { drawDocs } from './draw-docs.ts';

/** Hosting sets the shop's own policy; this one holds at the function's own address, too. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The description of the API as a page, and its style: our policy forbids styles within a page. */
export const docsRouter = Router();

docsRouter.get('/docs', async (request, response) => {
  noteRow('page /api/docs');
  response.set('Content-Security-Policy', POLICY);
  await answer(request, response.type('html'), () => drawDocs(currentDocument().document, originOf(request)));
});

docsRouter.get('/docs.css', async (request, response) => {
  noteRow('page /api/docs.css');
  await answer(request, response.type('css'), () => DOCS_STYLE);
});

async function answer(request: Request, response: Response, draw: () => string): Promise<void> {
  await rateLimiterOf(request, response).count('reading');
  const text = draw();
  const source = { version: hashOf(text) };
  response.set(headersOf(source));
  if (isKept(source, request.get('if-none-match'))) return void response.status(304).end();
  response.send(text);
}

/** Where the caller reads the page. Hosting overwrites what a caller says about it. */
function originOf(request: Request): string {
  const host = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  return `${isEmulated() ? 'http' : 'https'}://${host.replaceAll(/[^\w.:[\]-]/g, '')}`;
}
