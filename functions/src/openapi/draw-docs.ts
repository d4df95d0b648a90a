import { drawOperation, type Placed, signatureOf } from './draw-operation.ts';
import { drawSchema } from './draw-schema.ts';
import { escapeHtml, markdown } from './html.ts';
import type { OpenApi } from './types.ts';

/** The document as a page to read. `origin` is the address of the shop, for the commands. */
export function drawDocs(document: OpenApi, origin: string): string {
  const { info, tags } = document;
  const rooms = tags.map(({ name }) => ({ name, calls: callsOf(document, name) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<meta name="description" content="The calls by which other programs speak to the shop">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header><h1>${escapeHtml(info.title)}</h1>${markdown(info.description)}
<p><a href="openapi.json">The same for programs, in OpenAPI 3.1</a> · <a href="/">To the shop</a></p></header>
<nav aria-label="Calls">${rooms.map(drawContents).join('')}<p><a href="#schemas">Schemas</a> · <a href="#ErrorCode">Error codes</a></p></nav>
<main>
${rooms.map((room) => drawRoom(document, room, origin)).join('\n')}
<section id="schemas"><h2>Schemas</h2>${drawSchemas(document)}</section>
</main>
</body>
</html>`;
}

interface Room {
  name: string;
  calls: Placed[];
}

function callsOf({ paths }: OpenApi, room: string): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(room))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}

function drawContents({ name, calls }: Room): string {
  const links = calls.map((call) => `<li><a href="#${call.operation.operationId}">${signatureOf(call)}</a></li>`);
  return `<h2>${escapeHtml(name)}</h2><ul>${links.join('')}</ul>`;
}

function drawRoom(document: OpenApi, { name, calls }: Room, origin: string): string {
  const drawn = calls.map((call) => drawOperation(document, call, origin));
  return `<section><h2>${escapeHtml(name)}</h2>${drawn.join('\n')}</section>`;
}

function drawSchemas({ components }: OpenApi): string {
  const drawn = Object.entries(components.schemas).map(([name, schema]) => {
    const body = schema.description ? markdown(schema.description) : drawSchema('Fields', schema);
    return `<article id="${name}"><h3>${name}</h3>${body}</article>`;
  });
  return drawn.join('\n');
}
