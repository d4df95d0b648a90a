import { sampleOf } from './sample.ts';
import type { Operation, Parameter } from './types.ts';

/** A command that makes a call, for a shell; what stands in capitals is to be replaced. */
export function curlOf(origin: string, method: string, path: string, operation: Operation): string {
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
  return `?${new URLSearchParams(Object.fromEntries(needed.map(({ name, schema }) => [name, String(sampleOf(schema))])))}`;
}

function bodyOf({ requestBody }: Operation): string[] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!type || !content) return [];
  const { schema } = content;
  if (type !== 'application/json') return Object.keys(schema.properties ?? {}).map((name) => `-F ${name}=@PHOTO.jpg`);
  return [`-H ${quoted(`Content-Type: ${type}`)}`, `-d ${quoted(JSON.stringify(sampleOf(schema)))}`];
}

/** As one word for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
