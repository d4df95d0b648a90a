import { curlOf } from './curl.ts';
import { drawSchema, typeOf } from './draw-schema.ts';
import { escapeHtml, markdown, table } from './html.ts';
import type { OpenApi, Operation, Parameter } from './types.ts';

/** A call of the document, with where it stands. */
export interface Placed {
  method: string;
  path: string;
  operation: Operation;
}

/** The method and path of a call, as they are read. */
export function signatureOf({ method, path }: Placed): string {
  return `<code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code>`;
}

/** A call with its input, its replies and a command that makes it. */
export function drawOperation(document: OpenApi, placed: Placed, origin: string): string {
  const { method, path, operation } = placed;
  const { operationId, summary, description = '', deprecated } = operation;
  return `<article id="${operationId}">
<h3>${escapeHtml(summary)}</h3>
<p class="signature"><a href="#${operationId}">${signatureOf(placed)}</a>${deprecated ? ' <em>for older clients</em>' : ''}</p>
${markdown(description)}
${drawParameters(document, operation)}
${drawBody(operation)}
${drawReplies(operation)}
<pre tabindex="0" role="group" aria-label="A command that makes the call"><code>${escapeHtml(curlOf(origin, method, path, operation))}</code></pre>
</article>`;
}

function drawParameters({ components }: OpenApi, { parameters = [] }: Operation): string {
  const known = components.parameters as Record<string, Parameter>; // as the document has them
  const rows = parameters.flatMap((one) => {
    const parameter = '$ref' in one ? known[one.$ref.replace(/.*\//, '')] : one;
    return parameter ? [rowOf(parameter)] : [];
  });
  return table('Parameters', ['Name', 'In', 'Type', 'What for'], rows);
}

function rowOf({ name, in: place, required, schema, description = '' }: Parameter): string[] {
  return [`<code>${name}</code>`, place, `${typeOf(schema)}${required ? '' : ', optional'}`, markdown(description)];
}

function drawBody({ requestBody }: Operation): string {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  return type && content ? drawSchema(`Body, ${type}`, content.schema) : '';
}

function drawReplies({ responses }: Operation): string {
  const [[, success] = []] = Object.entries(responses);
  const reply = Object.values(success?.content ?? {}).map(({ schema }) => drawSchema('Reply', schema));
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const rows = refusals.map(([status, { description }]) => [status, markdown(description)]);
  return `${reply.join('')}<details><summary>Refusals</summary>${table('Refusals', ['Status', 'Codes'], rows)}</details>`;
}
