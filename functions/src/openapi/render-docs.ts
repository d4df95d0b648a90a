import { escapeHtml, markdown, table } from './html.ts';
import { renderSchema, typeOf } from './render-schema.ts';
import { responseIn } from './responses.ts';
import { exampleOf } from './sample.ts';
import type { OpenApi, Operation, Parameter } from './types.ts';

/** The document as a page to read. `origin` is the address of the shop, for the commands. */
export function renderDocs(document: OpenApi, origin: string): string {
  const { info, tags } = document;
  const modules = tags.map(({ name }) => ({ name, calls: callsOf(document, name) }));
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
<nav aria-label="Calls">${modules.map(renderContents).join('')}<p><a href="#schemas">Schemas</a> · <a href="#ErrorCode">Error codes</a></p></nav>
<main>
${modules.map((module) => renderModule(document, module, origin)).join('\n')}
<section id="schemas"><h2>Schemas</h2>${renderSchemas(document)}</section>
</main>
</body>
</html>`;
}

interface Module {
  name: string;
  calls: Placed[];
}

function callsOf({ paths }: OpenApi, module: string): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(module))
      .map(([method, operation]) => ({ method, path, operation })),
  );
}

function renderContents({ name, calls }: Module): string {
  const links = calls.map((call) => `<li><a href="#${call.operation.operationId}">${signatureOf(call)}</a></li>`);
  return `<h2>${escapeHtml(name)}</h2><ul>${links.join('')}</ul>`;
}

function renderModule(document: OpenApi, { name, calls }: Module, origin: string): string {
  const rendered = calls.map((call) => renderOperation(document, call, origin));
  return `<section><h2>${escapeHtml(name)}</h2>${rendered.join('\n')}</section>`;
}

function renderSchemas({ components }: OpenApi): string {
  const rendered = Object.entries(components.schemas).map(([name, schema]) => {
    const body = schema.description ? markdown(schema.description) : renderSchema('Fields', schema);
    return `<article id="${name}"><h3>${name}</h3>${body}</article>`;
  });
  return rendered.join('\n');
}

/** A call of the document, with where it stands. */
interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

/** The method and path of a call, as they are read. */
function signatureOf({ method, path }: Placed): string {
  return `<code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code>`;
}

/** A call with its input, its replies and a command that makes it. */
function renderOperation(document: OpenApi, placed: Placed, origin: string): string {
  const { method, path, operation } = placed;
  const { operationId, summary, description = '', deprecated } = operation;
  return `<article id="${operationId}">
<h3>${escapeHtml(summary)}</h3>
<p class="signature"><a href="#${operationId}">${signatureOf(placed)}</a>${deprecated ? ' <em>for older clients</em>' : ''}</p>
${markdown(description)}
${renderParameters(document, operation)}
${renderBody(operation)}
${renderReplies(document, operation)}
<pre tabindex="0" role="group" aria-label="A command that makes the call"><code>${escapeHtml(curlOf(origin, method, path, operation))}</code></pre>
</article>`;
}

function renderParameters({ components }: OpenApi, { parameters = [] }: Operation): string {
  const known = components.parameters;
  const rows = parameters.flatMap((one) => {
    const parameter = '$ref' in one ? known[one.$ref.replace(/.*\//, '')] : one;
    return parameter ? [rowOf(parameter)] : [];
  });
  return table('Parameters', ['Name', 'In', 'Type', 'What for'], rows);
}

function rowOf({ name, in: place, required, schema, description = '' }: Parameter): string[] {
  return [`<code>${name}</code>`, place, `${typeOf(schema)}${required ? '' : ', optional'}`, markdown(description)];
}

function renderBody({ requestBody }: Operation): string {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  return type && content ? renderSchema(`Body, ${type}`, content.schema) : '';
}

function renderReplies(document: OpenApi, operation: Operation): string {
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => [status, responseIn(document, response)] as const,
  );
  const [[, success] = []] = responses;
  const reply = Object.values(success?.content ?? {}).map(({ schema }) => renderSchema('Reply', schema));
  const errors = responses.filter(([status]) => Number(status) >= 400);
  const rows = errors.map(([status, { description }]) => [status, markdown(description)]);
  return `${reply.join('')}<details><summary>Errors</summary>${table('Errors', ['Status', 'Codes'], rows)}</details>`;
}

/** A shell command that makes a call; words in capitals are to be replaced. */
function curlOf(origin: string, method: string, path: string, operation: Operation): string {
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
  const address = `${origin}/api${path.replaceAll(/\{(\w+)\}/g, (_all, name) => name.toUpperCase())}${queryOf(operation)}`;
  const needsToken = operation.security.every((scheme) => Object.keys(scheme).length > 0);
  const parts = [
    `curl ${verb}${quoted(address)}`,
    ...(needsToken ? [`-H ${quoted('Authorization: Bearer TOKEN')}`] : []),
    ...bodyOf(operation),
  ];
  return parts.join(' \\\n  ');
}

function queryOf({ parameters = [] }: Operation): string {
  const needed = parameters.filter(
    (one): one is Parameter => 'in' in one && one.in === 'query' && Boolean(one.required),
  );
  if (needed.length === 0) return '';
  return `?${new URLSearchParams(Object.fromEntries(needed.map(({ name, schema }) => [name, String(exampleOf(schema))])))}`;
}

function bodyOf({ requestBody }: Operation): string[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return [];
  const { schema } = content;
  if (type !== 'application/json') return Object.keys(schema.properties ?? {}).map((name) => `-F ${name}=@PHOTO.jpg`);
  return [`-H ${quoted(`Content-Type: ${type}`)}`, `-d ${quoted(JSON.stringify(content.example))}`];
}

/** As one word for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
