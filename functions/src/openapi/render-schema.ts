import { escapeHtml, table } from './html.ts';
import type { JsonSchema } from './types.ts';

/** The fields of a schema as a table; a schema without fields is its type. */
export function renderSchema(name: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema, '');
  if (fields.length === 0) return `<p>${escapeHtml(name)}: ${typeOf(schema)}</p>`;
  return table(name, ['Field', 'Type', ''], fields);
}

function fieldsOf({ properties = {}, required = [], items }: JsonSchema, prefix: string): string[][] {
  if (items) return fieldsOf(items, `${prefix}[]`);
  const dot = prefix && `${prefix}.`;
  return Object.entries(properties).flatMap(([name, field]) => [
    [`<code>${escapeHtml(dot + name)}</code>`, typeOf(field), noteOf(field, required.includes(name))],
    ...fieldsOf(field, dot + name),
  ]);
}

function noteOf({ deprecated }: JsonSchema, isRequired: boolean): string {
  return [isRequired ? '' : 'optional', deprecated ? 'for older clients' : ''].filter(Boolean).join(', ');
}

/** The type of a schema in a few words, with a link where it has a name. */
export function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, items, type } = schema;
  if ($ref) return linkTo($ref);
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (items) return [`list of ${typeOf(items)}`, ...limitsOf(schema)].join(', ');
  if (schema.enum) return schema.enum.map((one) => `<code>${escapeHtml(JSON.stringify(one))}</code>`).join(' ');
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  return [[type ?? 'anything'].flat().join(' or '), ...limitsOf(schema)].join(', ');
}

function linkTo(reference: string): string {
  const name = escapeHtml(reference.replace(/.*\//, ''));
  return `<a href="#${name}">${name}</a>`;
}

const LIMITS = {
  minimum: (limit: string) => `at least ${limit}`,
  maximum: (limit: string) => `at most ${limit}`,
  minLength: (limit: string) => `${limit} characters or more`,
  maxLength: (limit: string) => `up to ${limit} characters`,
  minItems: (limit: string) => `${limit} entries or more`,
  maxItems: (limit: string) => `up to ${limit} entries`,
} as const;

function limitsOf(schema: JsonSchema): string[] {
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[]; // the keys of the very object
  return names.flatMap((name) => {
    const limit = schema[name];
    return limit === undefined || isNoLimit(limit) ? [] : [LIMITS[name](limit.toLocaleString('en'))];
  });
}

/** zod limits integers to JavaScript's safe ones. */
function isNoLimit(limit: number): boolean {
  return Math.abs(limit) === Number.MAX_SAFE_INTEGER;
}
